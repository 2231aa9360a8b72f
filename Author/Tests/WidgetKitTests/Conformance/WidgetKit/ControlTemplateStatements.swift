import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let controlTemplates: [Statement] = [
    Statement(
      "A toggle without labels for its values says On and Off", .apple("widgetkit/controlwidgettoggle/init(ison:action:label:)"),
      is: [["Lamp", "On"], ["Lamp", "Off"]]
    ) {
      [
        try await ControlStage.words { toggle(true) { ControlWidgetToggle("Lamp", isOn: $0, action: LampIntent()) } },
        try await ControlStage.words { toggle(false) { ControlWidgetToggle("Lamp", isOn: $0, action: LampIntent()) } },
      ]
    },
    Statement(
      "A toggle's value label is made for its value", .apple("widgetkit/controlwidgettoggle/init(_:ison:action:valuelabel:)"),
      is: [["Door", "Open"], ["Door", "Closed"]]
    ) { [try await ControlStage.words { toggle(true, door) }, try await ControlStage.words { toggle(false, door) }] },
    Statement(
      "A toggle may have a view as its label", .apple("widgetkit/controlwidgettoggle/init(ison:action:label:valuelabel:)"), is: ["Door", "Open"]
    ) {
      try await ControlStage.words {
        toggle(true) { isOn in
          ControlWidgetToggle(isOn: isOn, action: LampIntent()) {
            Text(verbatim: "Door")
          } valueLabel: {
            Text(verbatim: $0 ? "Open" : "Closed")
          }
        }
      }
    },
    Statement("A tap on a toggle sets the opposite value", .apple("widgetkit/controlwidgettoggle"), is: [false, true]) {
      [
        try await ControlStage.list { toggle(true, door) }, try await ControlStage.list { toggle(false, door) },
      ].compactMap { Staged.intents($0).first?.togglesTo }
    },
    Statement("A tap on a button performs its intent and sets no value", .apple("widgetkit/controlwidgetbutton"), is: false) {
      Staged.intents(try await ControlStage.list { button { Label("Ring", systemImage: "bell") } }).first?.hasTogglesTo ?? true
    },
    Statement("A button at rest shows no label of its action", .apple("widgetkit/controlwidgetbutton/init(action:label:actionlabel:)"), is: ["Trunk"])
    {
      try await ControlStage.words {
        StaticControlConfiguration(kind: "Trunk") {
          ControlWidgetButton("Trunk", action: SecretIntent()) { isActive in if isActive { Text(verbatim: "Opening…") } }
        }
      }
    },
    Statement(
      "The symbol of a button's action label stands for the control", .apple("widgetkit/controlwidgetbutton/init(_:action:actionlabel:)"), is: 1
    ) {
      let list = try await ControlStage.list(.controlSmall) {
        StaticControlConfiguration(kind: "Trunk") { ControlWidgetButton("Trunk", action: SecretIntent()) { _ in Image(systemName: "car") } }
      }
      return Staged.nodes(list.root).count { if case .symbol? = $0.content { true } else { false } }
    },
    Statement("In the smallest size title and value are not visible", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: []) {
      try await ControlStage.words(.controlSmall) { toggle(true, door) }
    },
    Statement("A toggle's symbol is that of its value", .apple("widgetkit/controlwidgettoggle"), is: true) {
      try await ControlStage.list(.controlSmall) { toggle(true, door) }.root.jsonString()
        != ControlStage.list(.controlSmall) { toggle(false, door) }.root.jsonString()
    },
    Statement("The template's tint colours a toggle that is on", .apple("swiftui/controlwidgettemplate/tint(_:)"), is: [true, false]) {
      [try await isOrange { toggle(true) { door($0).tint(.orange) } }, try await isOrange { toggle(true, door) }]
    },
    Statement("A tint of the label does not count", .apple("swiftui/controlwidgettemplate/tint(_:)"), is: false) {
      try await isOrange {
        toggle(true) { isOn in
          ControlWidgetToggle("Door", isOn: isOn, action: LampIntent()) {
            Label($0 ? "Open" : "Closed", systemImage: "door.left.hand.open").tint(.orange)
          }
        }
      }
    },
    Statement("A disabled template cannot be tapped", .apple("swiftui/controlwidgettemplate/disabled(_:)"), is: 0) {
      Staged.intents(try await ControlStage.list { toggle(true) { door($0).disabled(true) } }).count
    },
    Statement("disabled on a label disables the label alone: the control can be tapped", .apple("swiftui/controlwidgettemplate/disabled(_:)"), is: 1)
    {
      Staged.intents(try await ControlStage.list { button { Label("Ring", systemImage: "bell").disabled(true) } }).count
    },
    Statement("disabled(false) leaves a control as it is", .apple("swiftui/controlwidgettemplate/disabled(_:)"), is: 1) {
      Staged.intents(try await ControlStage.list { toggle(true) { door($0).disabled(false) } }).count
    },
    Statement(
      "A private template hides label and value", .apple("swiftui/controlwidgettemplate/privacysensitive(_:)"), is: []
    ) { Staged.words(try await locked { toggle(true) { door($0).privacySensitive() } }) },
    Statement("A private template can be tapped on a locked device", .apple("swiftui/controlwidgettemplate/privacysensitive(_:)"), is: [false]) {
      Staged.intents(try await ControlStage.list(redaction: .privacy) { toggle(true) { door($0).privacySensitive() } }).map(\.togglesTo)
    },
    Statement("A symbol of a private label is hidden", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: [true, false]) {
      try await [true, false].asynchronously { isPrivate in
        let list = try await ControlStage.list(.controlSmall, redaction: .privacy) {
          button { Label("Ring", systemImage: "bell").privacySensitive(isPrivate) }
        }
        return hidden(list.root).flatMap(Staged.nodes).contains { if case .symbol? = $0.content { true } else { false } }
      }
    },
    Statement(
      "A private template hides whether the toggle is on: both states look alike while the device is locked",
      .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: true
    ) { try await locked { toggle(true) { door($0).privacySensitive() } } == locked { toggle(false) { door($0).privacySensitive() } } },
    Statement(
      "A value label that is private hides its text", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: ["Open"]
    ) {
      try await hidden {
        toggle(true) { isOn in
          ControlWidgetToggle("Door", isOn: isOn, action: LampIntent()) { Text(verbatim: $0 ? "Open" : "Closed").privacySensitive() }
        }
      }
    },
    Statement(
      "A label that is private hides its text", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: ["Door"]
    ) {
      try await hidden {
        toggle(true) { isOn in
          ControlWidgetToggle(isOn: isOn, action: LampIntent()) { Text(verbatim: "Door").privacySensitive() }
        }
      }
    },
    Statement(
      "A private value label leaves the state of the toggle visible", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: false
    ) {
      let make = { (isOn: Bool) in
        ControlWidgetToggle("Door", isOn: isOn, action: LampIntent()) { _ in Text(verbatim: "Open").privacySensitive() }
      }
      return try await locked { toggle(true, make) } == locked { toggle(false, make) }
    },
    Statement(
      "An intent that needs an unlocked device says so to the system", .apple("widgetkit/adding-refinements-and-configuration-to-controls"), is: true
    ) {
      Staged.intents(try await ControlStage.list { button { Text(verbatim: "Ring") } }).first?.requiresUnlock ?? false
    },
    Statement(
      "A title may be a resource, or a text that is known only when the control is made", .apple("widgetkit/controlwidgetbutton"),
      is: ["Ring", "Ring 2", "Lamp", "On"]
    ) {
      let (resource, text) = (LocalizedStringResource("Ring"), "Ring \(1 + 1)")
      return try await ControlStage.words { StaticControlConfiguration(kind: "A") { ControlWidgetButton(resource, action: SecretIntent()) } }
        + ControlStage.words { StaticControlConfiguration(kind: "B") { ControlWidgetButton(text, action: SecretIntent()) } }
        + ControlStage.words { toggle(true) { ControlWidgetToggle(LocalizedStringResource("Lamp"), isOn: $0, action: LampIntent()) } }
    },
    Statement("Statements may come before the template", .apple("swiftui/controlwidgettemplatebuilder"), is: ["Lamp 2"]) {
      try await ControlStage.words {
        StaticControlConfiguration(kind: "Lamp") {
          let title = "Lamp \(1 + 1)"
          ControlWidgetButton(title, action: SecretIntent())
        }
      }
    },
    Statement("A control has a timeline of one entry that never ends", .apple("widgetkit"), is: ["1", "never"]) {
      let archive = try await ControlStage.archive { toggle(true, door) }
      return ["\(archive.entries.count)", "\(archive.policy.kind)"]
    },
  ]
}

/// The texts that are hidden while the device is locked.
@MainActor
private func hidden<Configuration: ControlWidgetConfiguration>(_ make: @escaping @MainActor () -> Configuration) async throws -> [String] {
  hidden(try await ControlStage.list(redaction: .privacy, make).root).flatMap(Staged.words)
}

/// The outermost private nodes, before a tap.
@MainActor
private func hidden(_ node: DisplayNode) -> [DisplayNode] {
  if node.toggleFace == .tapped { return [] }
  return node.privacySensitive ? [node] : node.group.children.flatMap(hidden)
}

/// What is drawn while the device is locked, without what is hidden then and without actions.
@MainActor
private func locked<Configuration: ControlWidgetConfiguration>(_ make: @escaping @MainActor () -> Configuration) async throws -> DisplayNode {
  func visible(_ node: DisplayNode) -> DisplayNode {
    var node = node
    node.clearAction()
    node.accessibility = Accessibility()
    guard case .group(var group)? = node.content else { return node }
    group.children = group.children.filter { !$0.privacySensitive && $0.toggleFace != .tapped && !$0.accessibility.standIn }.map(visible)
    node.group = group
    return node
  }
  return visible(try await ControlStage.list(redaction: .privacy, make).root)
}

/// Whether a symbol is painted orange.
@MainActor
private func isOrange<Configuration: ControlWidgetConfiguration>(_ make: @escaping @MainActor () -> Configuration) async throws -> Bool {
  try await ControlStage.list(.controlSmall, make).root.jsonString().contains("\"orange\"")
}

@MainActor private func door(_ isOn: Bool) -> some ControlWidgetTemplate {
  ControlWidgetToggle("Door", isOn: isOn, action: LampIntent()) {
    Label($0 ? "Open" : "Closed", systemImage: $0 ? "door.left.hand.open" : "door.left.hand.closed")
  }
}

@MainActor
private func toggle<Template: ControlWidgetTemplate>(_ isOn: Bool, _ template: @escaping (Bool) -> Template) -> some ControlWidgetConfiguration {
  StaticControlConfiguration(kind: "Toggle", provider: LampValue(preview: isOn, current: isOn)) { template($0) }
}

@MainActor
private func button<V: View>(@ViewBuilder label: @escaping () -> V) -> some ControlWidgetConfiguration {
  StaticControlConfiguration(kind: "Button") { ControlWidgetButton(action: SecretIntent(), label: label) }
}
