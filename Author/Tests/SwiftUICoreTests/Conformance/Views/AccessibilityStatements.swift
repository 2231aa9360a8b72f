import AlmanacWireSchema
import Statements
import SwiftUICore

extension Statement {
  /// The attributes for assistive technology that a drawing records, outermost first.
  @MainActor private static func recorded<V: View>(@ViewBuilder _ view: () -> V) -> [Accessibility] {
    LayoutFixture().render(view).nodes.filter(\.hasAccessibility).map(\.accessibility)
  }
  private static func page(_ name: String) -> DocumentSource { .apple("swiftui/view/\(name)") }
  private static let children = DocumentSource.apple("swiftui/view/accessibilityelement(children:)")

  static let accessibility: [Statement] = [
    Statement("An element ignores its views unless it says otherwise", children, is: [true]) {
      recorded { Block("a", 1, 1).accessibilityElement() }.map(\.ignoreChildren)
    },
    Statement("An element that combines its views is one with their words", .apple("swiftui/accessibilitychildbehavior/combine"), is: [true]) {
      recorded { HStack { Block("a", 1, 1) }.accessibilityElement(children: .combine) }.map {
        $0.combineChildren && !$0.ignoreChildren && !$0.containChildren
      }
    },
    Statement("An element that contains its views keeps them as elements", .apple("swiftui/accessibilitychildbehavior/contain"), is: [true]) {
      recorded { HStack { Block("a", 1, 1) }.accessibilityElement(children: .contain) }.map { $0.containChildren && !$0.ignoreChildren }
    },
    Statement("A label is in the language of the view", page("accessibilitylabel(_:)"), is: ["12,5"]) {
      recorded { Block("a", 1, 1).accessibilityLabel(Text(12.5, format: .number)).environment(\.locale, Locale(identifier: "de_DE")) }.map(\.label)
    },
    Statement("A label that is not enabled leaves the one inside", page("accessibilitylabel(_:isenabled:)"), is: ["in"]) {
      recorded { Block("a", 1, 1).accessibilityLabel("in").accessibilityLabel("out", isEnabled: false) }.map(\.label)
    },
    Statement("Elements are not hidden by default, and not if the modifier says so", page("accessibilityhidden(_:)"), is: [false]) {
      recorded { Block("a", 1, 1).accessibilityHidden(false).accessibilityLabel("a") }.filter { !$0.label.isEmpty }.map(\.hidden)
    },
    Statement("A view hidden from assistive technology is drawn", page("accessibilityhidden(_:)"), is: ["a"]) {
      drawing { Block("a", 1, 1).accessibilityHidden(true) }
    },
    Statement("The default priority is 0", page("accessibilitysortpriority(_:)"), [0, 5]) {
      [
        CGFloat(recorded { Block("a", 1, 1).accessibilityLabel("a") }[0].sortPriority),
        CGFloat(recorded { Block("a", 1, 1).accessibilitySortPriority(5) }[0].sortPriority),
      ]
    },
    Statement("Traits are added and removed by one each", page("accessibilityaddtraits(_:)"), is: [true, true]) {
      let found = recorded { Block("a", 1, 1).accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isImage) }
      return [found.contains { $0.header && $0.traits != 0 }, found.contains { $0.removedTraits != 0 }]
    },
    Statement("A representation stands in for its view, and is not drawn", page("accessibilityrepresentation(representation:)"), is: [true, true]) {
      let out = LayoutFixture().render { Block("a", 20, 10).accessibilityRepresentation { Text(verbatim: "words") } }
      return [
        out.nodes.contains { $0.accessibility.hidden },
        out.nodes.contains { $0.accessibility.standIn && $0.group.children.allSatisfy { $0.opacity == 0 } },
      ]
    },
    Statement("A representation does not change the layout", page("accessibilityrepresentation(representation:)"), [20, 10]) {
      size { Color.red.frame(width: 20, height: 10).accessibilityRepresentation { Color.blue.frame(width: 90, height: 90) } }
    },
    Statement("Labels, values and hints do not change the layout", page("accessibilityvalue(_:)"), [20, 10]) {
      size { Color.red.frame(width: 20, height: 10).accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint") }
    },
    Statement("A view that takes no touches is drawn and laid out as before", page("allowshittesting(_:)"), is: ["a", "b"]) {
      drawing {
        HStack {
          Block("a", 10, 10).allowsHitTesting(false); Block("b", 10, 10)
        }
      }
    },
  ]
}
