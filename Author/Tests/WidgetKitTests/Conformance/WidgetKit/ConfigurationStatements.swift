import AlmanacWireSchema
import Statements

@testable import WidgetKit

extension Statement {
  static let widgetConfigurations: [Statement] = [
    Statement("The kind is the string that the author chose", .apple("widgetkit/staticconfiguration"), is: "com.mygame.game-status") {
      try Staged.kind(SampleWidget("com.mygame.game-status") { Mark(name: $0.name) }).kind
    },
    Statement(
      "Name and description in the gallery are those of the modifiers", .apple("swiftui/widgetconfiguration/configurationdisplayname(_:)"),
      is: ["Game Status", "Shows an overview"]
    ) { try offered { $0.configurationDisplayName("Game Status").description("Shows an overview") } },
    Statement(
      "A name may be a text, and a description a string", .apple("swiftui/widgetconfiguration/configurationdisplayname(_:)"),
      is: ["Status", "Overview"]
    ) { try offered { $0.configurationDisplayName(Text(verbatim: "Status")).description(String("Overview")) } },
    Statement(
      "A name and a description may be interpolated", .apple("swiftui/widgetconfiguration/description(_:)"), is: ["Level 7", "From 1 to 9"]
    ) { try offered { $0.configurationDisplayName("Level \(7)").description("From \(1) to \(9)") } },
    Statement(
      "A name and a description may be localized resources", .apple("swiftui/widgetconfiguration/description(_:)"), is: ["Status", "Overview"]
    ) {
      let (name, description): (LocalizedStringResource, LocalizedStringResource) = ("Status", "Overview")
      return try offered { $0.configurationDisplayName(name).description(description) }
    },
    Statement(
      "A widget is offered in the families that its configuration names", .apple("swiftui/widgetconfiguration/supportedfamilies(_:)"),
      is: ["systemSmall", "systemLarge"]
    ) {
      try families { $0.supportedFamilies([.systemSmall, .systemLarge]) }
    },
    Statement("A family that is named twice is offered once", .apple("swiftui/widgetconfiguration/supportedfamilies(_:)"), is: ["systemSmall"]) {
      try families { $0.supportedFamilies([.systemSmall, .systemSmall]) }
    },
    Statement(
      "A widget has content margins unless its configuration disables them", .apple("swiftui/widgetconfiguration/contentmarginsdisabled()"),
      is: [false, true]
    ) { [try kind { $0 }.contentMarginsDisabled, try kind { $0.contentMarginsDisabled() }.contentMarginsDisabled] },
    Statement(
      "containerBackgroundRemovable() without an argument makes the background removable",
      .apple("swiftui/widgetconfiguration/containerbackgroundremovable(_:)"), is: [true, false]
    ) {
      [try kind { $0.containerBackgroundRemovable() }.backgroundRemovable, try kind { $0.containerBackgroundRemovable(false) }.backgroundRemovable]
    },
    Statement(
      "Calls of disfavoredLocations join: each names locations for its families",
      .apple("swiftui/widgetconfiguration/disfavoredlocations(_:for:)"),
      is: ["lockScreen:systemSmall", "homeScreen:systemSmall", "homeScreen:systemMedium"]
    ) {
      try kind {
        $0.disfavoredLocations([.lockScreen, .homeScreen], for: [.systemSmall]).disfavoredLocations([.homeScreen], for: [.systemMedium])
      }
      .disfavoredLocations
    },
    Statement(
      "A location can be disfavored for several families at once", .apple("swiftui/widgetconfiguration/disfavoredlocations(_:for:)"),
      is: ["standBy:systemSmall", "standBy:systemLarge"]
    ) { try kind { $0.disfavoredLocations([.standBy], for: [.systemSmall, .systemLarge]) }.disfavoredLocations },
    Statement(
      "Disfavored locations leave the families of the widget as they are", .apple("swiftui/widgetconfiguration/disfavoredlocations(_:for:)"),
      is: ["systemSmall"]
    ) { try families { $0.supportedFamilies([.systemSmall]).disfavoredLocations([.homeScreen], for: [.systemSmall]) } },
    Statement(
      "The configuration opens when the widget is added only if it asks for that",
      .apple("swiftui/widgetconfiguration/promptsforuserconfiguration()"), is: [false, true]
    ) { [try kind { $0 }.promptsForConfiguration, try kind { $0.promptsForUserConfiguration() }.promptsForConfiguration] },
    Statement("An empty configuration offers no widget", .apple("swiftui/emptywidgetconfiguration"), is: 0) {
      WidgetRegistry(StagedWidget { EmptyWidgetConfiguration() }).description.kinds.count
    },
    Statement(
      "A configuration may be chosen by a condition on the system's version", .apple("widgetkit/migrating-from-sirikit-intents-to-app-intents"),
      is: "Chosen"
    ) {
      try Staged.kind(StagedWidget { chosen() }).kind
    },
  ]

  static let widgetBundles: [Statement] = [
    Statement("Widgets are offered in the order of the bundle", .apple("swiftui/widgetbundle/body-swift.property"), is: ["A", "B", "C"]) {
      WidgetRegistry(Ordered().body).description.kinds.map(\.kind)
    },
    Statement("A bundle may have more widgets than ten", .apple("swiftui/widgetbundle"), is: 12) {
      WidgetRegistry(Many().body).description.kinds.count
    },
    Statement(
      "A bundle may contain widgets, Live Activities and controls", .apple("activitykit/displaying-live-data-with-live-activities"),
      is: ["static", "activity", "control"]
    ) { WidgetRegistry(Mixed().body).description.kinds.map { "\($0.configuration)" } },
    Statement(
      "A widget behind a check for availability is offered where the check holds", .apple("swiftui/widgetbundlebuilder/buildoptional(_:)"),
      is: ["A", "New"]
    ) { WidgetRegistry(Checked().body).description.kinds.map(\.kind) },
    Statement("A bundle may contain the widgets of another", .apple("swiftui/widgetbundlebuilder"), is: ["First", "A", "B", "C"]) {
      WidgetRegistry(Nested().body).description.kinds.map(\.kind)
    },
    Statement("An empty block is a bundle without a widget", .apple("swiftui/widgetbundlebuilder/buildblock()"), is: 0) {
      WidgetRegistry(Empty().body).description.kinds.count
    },
    Statement(
      "A kind is unique: of two widgets with one kind, one is offered", .apple("widgetkit/staticconfiguration/init(kind:provider:content:)"), is: 1
    ) {
      WidgetRegistry(Twice().body).description.kinds.count
    },
  ]

}

@MainActor private var configuration: StaticConfiguration<Mark> {
  StaticConfiguration(kind: "Sample", provider: SampleProvider()) { Mark(name: $0.name) }
}

@MainActor
private func kind<Changed: WidgetConfiguration>(_ change: @escaping @MainActor (StaticConfiguration<Mark>) -> Changed) throws -> KindDescription {
  try Staged.kind(StagedWidget { change(configuration) })
}

@MainActor
private func offered<Changed: WidgetConfiguration>(_ change: @escaping @MainActor (StaticConfiguration<Mark>) -> Changed) throws -> [String] {
  let kind = try kind(change)
  return [kind.displayName, kind.description_p]
}

@MainActor
private func families<Changed: WidgetConfiguration>(_ change: @escaping @MainActor (StaticConfiguration<Mark>) -> Changed) throws -> [String] {
  try kind(change).families.map(\.name)
}

@MainActor
private func chosen() -> some WidgetConfiguration {
  if #available(iOS 17, macOS 14, watchOS 10, *) {
    return StaticConfiguration(kind: "Chosen", provider: SampleProvider()) { Mark(name: $0.name) }
  } else {
    return StaticConfiguration(kind: "Earlier", provider: SampleProvider()) { Mark(name: $0.name) }
  }
}

private struct Ordered: WidgetBundle {
  var body: some Widget {
    SampleWidget("A") { _ in Mark(name: "a") }
    SampleWidget("B") { _ in Mark(name: "b") }
    SampleWidget("C") { _ in Mark(name: "c") }
  }
}

private struct Many: WidgetBundle {
  private func widget(_ number: Int) -> SampleWidget<Mark> { SampleWidget("\(number)") { _ in Mark(name: "") } }
  var body: some Widget {
    widget(1)
    widget(2)
    widget(3)
    widget(4)
    widget(5)
    widget(6)
    widget(7)
    widget(8)
    widget(9)
    widget(10)
    widget(11)
    widget(12)
  }
}

private struct Mixed: WidgetBundle {
  var body: some Widget {
    SampleWidget("A") { _ in Mark(name: "a") }
    TripActivity()
    StagedRing()
  }
}

private struct Checked: WidgetBundle {
  var body: some Widget {
    SampleWidget("A") { _ in Mark(name: "a") }
    if #available(iOS 17, *) { SampleWidget("New") { _ in Mark(name: "new") } }
  }
}

private struct Nested: WidgetBundle {
  var body: some Widget {
    SampleWidget("First") { _ in Mark(name: "first") }
    Ordered().body
  }
}

private struct Empty: WidgetBundle {
  var body: some Widget {}
}

private struct Twice: WidgetBundle {
  var body: some Widget {
    SampleWidget("A") { _ in Mark(name: "a") }
    SampleWidget("A") { _ in Mark(name: "b") }
  }
}
