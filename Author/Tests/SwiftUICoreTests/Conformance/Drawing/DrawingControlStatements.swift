import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

extension Statement {
  private static let bordered = Documents.openSwiftUI("WidgetBorderedButtonStyle.swift")
  private static let specs = Documents.openSwiftUI("BorderedButtonSpecs.swift")
  private static let toggles = Documents.openSwiftUI("ButtonToggleStyle.swift")

  /// The box of a button: its colour's name and its opacity in per cent.
  @MainActor private static func box<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> String {
    let paint = Drawn.output(nil, nil, change, of: view).paths.first?.fill ?? Paint()
    let opacity = (paint.color.hasOpacity ? paint.color.opacity : 1) * (paint.hasOpacity ? paint.opacity : 1)
    return "\(paint.systemName) \(Int((opacity * 100).rounded()))"
  }
  /// The name of the colour of a control's text, white as its digits.
  @MainActor private static func ink<V: View>(_ change: Drawn.Change = { _ in }, @ViewBuilder _ view: () -> V) -> String {
    let paint = Drawn.output(nil, nil, change, of: view).runs.first?.paint ?? Paint()
    if paint.paint == nil { return "label 1" }
    if case .rgba(let color)? = paint.color.color { return color.red == 1 && color.green == 1 && color.blue == 1 ? "white" : "other" }
    return paint.hierarchical.level > 0 ? "label \(paint.hierarchical.level)" : paint.systemName
  }
  /// How much wider and higher a button is than its label in the same font.
  @MainActor private static func room(_ controlSize: ControlSize, _ change: @escaping Drawn.Change = { _ in }) -> [CGFloat] {
    let button = size(offered: nil, nil, change) { Button(action: {}) { Color.red.frame(width: 50, height: 20) }.controlSize(controlSize) }
    return [(button[0] - 50) / 2, (button[1] - 20) / 2]
  }
  /// The name of the colour of a button's box.
  @MainActor private static func boxColor<V: View>(@ViewBuilder _ view: () -> V) -> String { String(box({ _ in }, view).prefix { $0 != " " }) }
  @MainActor private static func go(_ role: ButtonRole? = nil) -> some View { Button("Go", role: role) {} }

  static let buttonAppearances: [Statement] = [
    Statement("In a widget a button has a box in an eighth of the tint if not stated otherwise", bordered, is: "accent 12") { box { go() } },
    Statement("In the dark appearance the box is stronger", bordered, is: "accent 32") { box(Drawn.dark) { go() } },
    Statement("A yellow button has a slightly stronger box", bordered, is: "yellow 14") { box { go().tint(Color.yellow) } },
    Statement("A bordered button's label has the tint", bordered, is: "green") { ink { go().tint(Color.green) } },
    Statement("A destructive button is red", bordered, is: ["red", "red"]) { [ink { go(.destructive) }, boxColor { go(.destructive) }] },
    Statement("A tint wins over the red of a destructive button", bordered, is: ["green", "green"]) {
      [ink { go(.destructive).tint(Color.green) }, boxColor { go(.destructive).tint(Color.green) }]
    },
    Statement("A prominent button has a white label on the tint", bordered, is: ["white", "accent 100"]) {
      [ink { go().buttonStyle(.borderedProminent) }, box { go().buttonStyle(.borderedProminent) }]
    },
    Statement("A disabled button's box is the secondary fill, whatever its tint is", bordered, is: "secondarySystemFill 100") {
      box { go().tint(Color.green).disabled(true) }
    },
    Statement("A disabled button's label is the third level of the foreground", bordered, is: "label 3") {
      ink { go().tint(Color.green).disabled(true) }
    },
    Statement("A button's own foreground style wins over the tint", bordered, is: "red") { ink { go().foregroundStyle(.red) } },
    Statement("A borderless button has no box and the tint for its label", Documents.swiftUI("borderlessbuttonstyle"), is: ["accent", " 100"]) {
      [ink { go().buttonStyle(.borderless) }, box { go().buttonStyle(.borderless) }]
    },
    Statement("A plain button is drawn as its label", Documents.swiftUI("plainbuttonstyle"), is: ["label 1", " 100"]) {
      [ink { go().buttonStyle(.plain) }, box { go().buttonStyle(.plain) }]
    },
    Statement("A button's label is semibold in the size of body text", bordered, is: [600, 17]) {
      let font = Drawn.output(nil, nil) { go() }.runs.first?.font ?? FontSpec()
      return [Int(font.weight), Int(font.size)]
    },
    Statement("A small button's label is semibold in the size of a subheadline", bordered, is: [600, 15]) {
      let font = Drawn.output(nil, nil) { go().controlSize(.small) }.runs.first?.font ?? FontSpec()
      return [Int(font.weight), Int(font.size)]
    },
    Statement("A button of the regular size has 12 points beside its label and 7 above it", specs, [12, 7]) { room(.regular) },
    Statement("A small button has 10 points beside its label and 5 above it", specs, [10, 5]) { room(.small) },
    Statement("A large button has 20 points beside its label and 15 above it", specs, [20, 15]) { room(.large) },
    Statement("At the largest size of text a button has 10 points more beside its label", specs, [22, 7]) {
      room(.regular) { $0.core.dynamicTypeSize = .accessibility5 }
    },
    Statement("In a widget a button is a capsule if not stated otherwise", bordered, [20]) {
      let out = Drawn.output(nil, nil) { Button(action: {}) { Color.red.frame(width: 80, height: 26) } }
      return out.paths.first?.shape.roundedRect.radii.map { CGFloat($0) } ?? []
    },
    Statement("A button in a rounded rectangle of 40 points has corners of 7 points", Documents.openSwiftUI("ButtonBorderShape.swift"), [7]) {
      let out = Drawn.output(nil, nil) { Button(action: {}) { Color.red.frame(width: 80, height: 26) }.buttonBorderShape(.roundedRectangle) }
      return out.paths.first?.shape.roundedRect.radii.map { CGFloat($0) } ?? []
    },
    Statement("A button in a circle has the same padding on all sides", bordered, [10, 10]) {
      let button = size { Button(action: {}) { Color.red.frame(width: 20, height: 20) }.buttonBorderShape(.circle) }
      return [(button[0] - 20) / 2, (button[1] - 20) / 2]
    },
  ]

  @MainActor private static func toggle(_ isOn: Bool) -> some View { Toggle(isOn: .constant(isOn)) { Text(verbatim: "a") } }

  static let toggleStates: [Statement] = [
    Statement("In a widget a toggle that is on is a prominent button", toggles, is: ["white", "accent 100"]) {
      [ink { toggle(true) }, box { toggle(true) }]
    },
    Statement("In a widget a toggle that is off has the secondary fill for its box", bordered, is: "secondarySystemFill 100") {
      box { toggle(false) }
    },
    Statement("The label of a toggle that is off has the tint", bordered, is: "green") { ink { toggle(false).tint(Color.green) } },
    Statement("A switch that is on is green if there is no tint", DocumentSource.guidelines("toggles"), is: "green") {
      Drawn.output(200, 50) { toggle(true).toggleStyle(.switch) }.paths.first?.fill.systemName ?? ""
    },
    Statement("A switch that is on has the tint", Documents.swiftUI("toggle"), is: "purple") {
      Drawn.output(200, 50) { toggle(true).toggleStyle(.switch).tint(Color.purple) }.paths.first?.fill.systemName ?? ""
    },
  ]

  static let groupsAndDividers: [Statement] = [
    Statement("A disclosure group is closed if not stated otherwise", Documents.swiftUI("disclosuregroup/init(content:label:)"), is: "label") {
      Drawn.output(200, 100) {
        DisclosureGroup {
          Text(verbatim: "content")
        } label: {
          Text(verbatim: "label")
        }
      }.words
    },
    Statement("An open disclosure group shows its content below the label", Documents.swiftUI("disclosuregroup"), is: "labelcontent") {
      Drawn.output(200, 100) {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text(verbatim: "content")
        } label: {
          Text(verbatim: "label")
        }
      }.words
    },
    Statement("The label of a control group is not part of its row", Documents.swiftUI("controlgroup/init(content:label:)"), is: "ab") {
      Drawn.output(200, 100) {
        ControlGroup {
          Text(verbatim: "a")
          Text(verbatim: "b")
        } label: {
          Text(verbatim: "label")
        }
      }.words
    },
    Statement("A divider is painted in the colour of separators", Documents.openSwiftUI("SystemColors.swift, separator"), is: "separator") {
      Drawn.fill { Divider() }.systemName
    },
  ]
}
