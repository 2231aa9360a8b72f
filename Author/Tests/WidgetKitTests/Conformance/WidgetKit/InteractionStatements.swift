import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetInteractions: [Statement] = [
    Statement("A button with an intent performs it when it is tapped", .apple("swiftui/button/init(intent:label:)"), is: true) {
      let before = Stepped.done.all.count
      try await perform { Button(intent: StepIntent(by: 5)) { Mark(name: "a") } }
      return Array(Stepped.done.all[before...]) == [5]
    },
    Statement(
      "An intent has the parameters that the view assigned, as a widget does not ask for others",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: #"{"step":42}"#
    ) {
      let intents = Staged.intents(try await Staged.list { Button(intent: StepIntent(by: 42)) { Mark(name: "a") } })
      return String(decoding: intents.first?.parameters ?? Data(), as: UTF8.self)
    },
    Statement(
      "A toggle's intent is performed with the opposite of what the toggle shows",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"),
      is: [true, false] as [Bool?]
    ) {
      try await [false, true].asynchronously { isOn in
        Staged.intents(try await Staged.list { Toggle(isOn: isOn, intent: LampIntent()) { Mark(name: "a") } }).first?.togglesTo
      }
    },
    Statement(
      "The system sets the value of a toggle's intent to the new state", .apple("widgetkit/creating-controls-to-perform-actions-across-the-system"),
      is: true
    ) {
      let before = Lamped.done.all.count
      try await perform { Toggle(isOn: false, intent: LampIntent()) { Mark(name: "a") } }
      return Array(Lamped.done.all[before...]) == [true]
    },
    Statement(
      "A toggle shows its new state at once: both states are drawn with the style's own appearance",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: [["off"], ["on"]]
    ) {
      var list = try await Staged.list { Toggle(isOn: false, intent: LampIntent()) { EmptyView() }.toggleStyle(OnOffStyle()) }
      let before = Staged.words(list.root)
      list.turnToggle(at: Staged.path(in: list.root) { $0.hasAction } ?? NodePath())
      return [before, Staged.words(list.root)]
    },
    Statement(
      "Buttons work in the system's families and in circular and rectangular accessories, and in no other family",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"),
      is: [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular",
      ]
    ) { try await interactive { Button(intent: StepIntent(by: 1)) { Text(verbatim: "Go") } } },
    Statement(
      "Toggles work in the system's families and in circular and rectangular accessories, and in no other family",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"),
      is: [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular",
      ]
    ) { try await interactive { Toggle(isOn: true, intent: LampIntent()) { Text(verbatim: "Go") }.toggleStyle(.button) } },
    Statement(
      "A button with a closure does nothing, as the author's code does not run while a widget is shown",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: 0
    ) { Staged.intents(try await Staged.list { Button("Go") {} }).count },
    Statement(
      "A toggle with a binding does nothing, as a widget cannot update bindings",
      .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"),
      is: 0
    ) { Staged.intents(try await Staged.list { Toggle("On", isOn: .constant(true)) }).count },
    Statement("A disabled button cannot be tapped", .apple("swiftui/view/disabled(_:)"), is: 0) {
      Staged.intents(try await Staged.list { Button(intent: StepIntent(by: 1)) { Mark(name: "a") }.disabled(true) }).count
    },
    Statement("A disabled link cannot be tapped", .apple("swiftui/view/disabled(_:)"), is: 0) {
      Staged.links(try await Staged.list(.systemMedium) { Link("Open", destination: URL(string: "game://a")!).disabled(true) }).count
    },
    Statement("A view can not be enabled inside a disabled one", .apple("swiftui/view/disabled(_:)"), is: 0) {
      Staged.intents(try await Staged.list { HStack { Button(intent: StepIntent(by: 1)) { Mark(name: "a") }.disabled(false) }.disabled(true) }).count
    },
    Statement(
      "An intent that needs an unlocked device says so to the system", .apple("appintents/appintent/authenticationpolicy"), is: [false, true]
    ) {
      Staged.intents(
        try await Staged.list {
          Button(intent: StepIntent(by: 1)) { Mark(name: "a") }
          Button(intent: SecretIntent()) { Mark(name: "b") }
        }
      )
      .map(\.requiresUnlock)
    },
    Statement("An intent may open the app when it has run", .apple("appintents/appintent/openappwhenrun"), is: [false, true]) {
      Staged.intents(
        try await Staged.list {
          Button(intent: StepIntent(by: 1)) { Mark(name: "a") }
          Button(intent: SecretIntent()) { Mark(name: "b") }
        }
      )
      .map(\.opensApp)
    },
    Statement(
      "An error that perform() throws does not count as success", .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"), is: false
    ) {
      try await perform { Button(intent: FailingIntent()) { Mark(name: "a") } }
    },
    Statement(
      "A button and a link beside it are both tapped by themselves", .apple("widgetkit/adding-interactivity-to-widgets-and-live-activities"),
      is: [1, 1]
    ) {
      let list = try await Staged.list(.systemMedium) {
        HStack {
          Button(intent: StepIntent(by: 1)) { Mark(name: "a") }
          Link("Open", destination: URL(string: "game://a")!)
        }
      }
      return [Staged.intents(list).count, Staged.links(list).count]
    },
  ]
}

/// The families in which the view has something to tap.
@MainActor
private func interactive<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> [String] {
  var names: [String] = []
  for family in WidgetFamily.all where try await !Staged.intents(Staged.list(family.value, content: content)).isEmpty { names.append("\(family)") }
  return names
}

/// Performs the view's first action.
/// - Returns: True if it succeeded.
@discardableResult @MainActor
private func perform<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> Bool {
  var request = HostRequest()
  request.perform.intent = Staged.intents(try await Staged.list(content: content)).first ?? IntentAction()
  return await Staged.reply(of: SampleWidget { Mark(name: $0.name) }, to: request).performed.succeeded
}

private enum Stepped { static let done = Noted<Int>() }
private enum Lamped { static let done = Noted<Bool>() }

private struct StepIntent: AppIntent {
  static let title: LocalizedStringResource = "Step"
  @Parameter(title: "Step", default: 1) var step: Int
  init() {}
  init(by step: Int) { self.step = step }
  func perform() async throws -> some IntentResult {
    Stepped.done.note(step)
    return .result()
  }
}

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult {
    Lamped.done.note(value)
    return .result()
  }
}

struct SecretIntent: AppIntent {
  static let title: LocalizedStringResource = "Secret"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

private struct FailingIntent: AppIntent {
  struct Refused: Error {}
  static let title: LocalizedStringResource = "Fails"
  @Parameter(title: "Step", default: 1) var step: Int
  func perform() async throws -> some IntentResult {
    if step > 0 { throw Refused() }
    return .result()
  }
}

private struct OnOffStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: configuration.isOn ? "on" : "off") }
}
