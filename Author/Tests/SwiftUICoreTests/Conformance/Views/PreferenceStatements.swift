import Statements
import SwiftUICore

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct First: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value == -1 ? nextValue() : value }
}
private struct Last: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}
private struct Spots: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
private struct Corner: PreferenceKey {
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

extension Statement {
  private static let key = DocumentSource.apple("swiftui/preferencekey")
  private static let reduce = DocumentSource.apple("swiftui/preferencekey/reduce(value:nextvalue:)")
  private static let standard = DocumentSource.apple("swiftui/preferencekey/defaultvalue")
  private static let overlaid = DocumentSource.apple("swiftui/view/overlaypreferencevalue(_:alignment:_:)")
  private static let anchor = DocumentSource.apple("swiftui/view/anchorpreference(key:value:transform:)")

  /// The rectangles that views anchor, in the coordinates of a reader over them: x, y, width, height of each.
  @MainActor private static func anchored<V: View>(direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V) -> [CGFloat] {
    var found: [CGFloat] = []
    _ = LayoutFixture(direction: direction).render {
      view().overlayPreferenceValue(Spots.self) { spots in
        GeometryReader { proxy in
          let _ = found = spots.map { proxy[$0] }.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
          EmptyView()
        }
      }
    }
    return found
  }
  @MainActor private static func spot<V: View>(_ view: V) -> some View { view.anchorPreference(key: Spots.self, value: .bounds) { [$0] } }

  static let preferences: [Statement] = [
    Statement("Views that set no value have the default", standard, is: []) { passedUp(Names.self) { HStack { Block("a", 1, 1) } } },
    Statement("A key of an optional value has the default nil", standard, is: nil) { passedUp(Last.self) { Block("a", 1, 1) } },
    Statement("Values are combined in the order of the views", reduce, is: ["a", "b", "c", "d"]) {
      passedUp(Names.self) {
        VStack {
          Block("a", 1, 1).named("a")
          HStack {
            Block("b", 1, 1).named("b"); Block("c", 1, 1).named("c")
          }
          ForEach(["d"], id: \.self) { Block($0, 1, 1).named($0) }
        }
      }
    },
    Statement("The order of the views counts, not that in which they are drawn", reduce, is: ["a", "b"]) {
      passedUp(Names.self) {
        ZStack {
          Block("a", 1, 1).named("a").zIndex(1); Block("b", 1, 1).named("b")
        }
      }
    },
    Statement("Views without a value do not take part", standard, is: 7) {
      passedUp(First.self) {
        HStack {
          Block("a", 1, 1); Block("b", 1, 1).preference(key: First.self, value: 7); Block("c", 1, 1).preference(key: First.self, value: 8)
        }
      }
    },
    Statement("A value set on a container is that of the container, whatever is in it", .apple("swiftui/view/preference(key:value:)"), is: ["x"]) {
      passedUp(Names.self) { HStack { Block("a", 1, 1).named("a") }.named("x") }
    },
    Statement("Values of two keys do not affect each other", key, is: ["a"]) {
      passedUp(Names.self) { HStack { Block("a", 1, 1).named("a") }.preference(key: First.self, value: 1) }
    },
    Statement("A transform changes the value of the views inside", .apple("swiftui/view/transformpreference(_:_:)"), is: ["a", "b", "!"]) {
      passedUp(Names.self) {
        HStack {
          Block("a", 1, 1).named("a"); Block("b", 1, 1).named("b")
        }
        .transformPreference(Names.self) { $0.append("!") }
      }
    },
    Statement("A transform of nothing starts from the default", .apple("swiftui/view/transformpreference(_:_:)"), is: 9) {
      passedUp(First.self) { Block("a", 1, 1).transformPreference(First.self) { $0 += 10 } }
    },
    Statement("A hidden view passes its value up: it stays in the hierarchy", .apple("swiftui/view/hidden()"), is: ["a"]) {
      passedUp(Names.self) { Block("a", 1, 1).named("a").hidden() }
    },
    Statement("The value of an overlay follows that of its view", reduce, is: ["a", "o"]) {
      passedUp(Names.self) { Block("a", 1, 1).named("a").overlay(Block("o", 1, 1).named("o")) }
    },
    Statement("The value of a background follows that of its view", reduce, is: ["a", "b"]) {
      passedUp(Names.self) { Block("a", 1, 1).named("a").background(Block("b", 1, 1).named("b")) }
    },
    Statement("An overlay made of a value adds its own for the views around", overlaid, is: ["a", "a+"]) {
      passedUp(Names.self) {
        Block("a", 1, 1).named("a").overlayPreferenceValue(Names.self) { names in Block("o", 1, 1).named((names.first ?? "") + "+") }
      }
    },
    Statement(
      "A background made of a value is behind, with the alignment given", .apple("swiftui/view/backgroundpreferencevalue(_:alignment:_:)"), [0, 10]
    ) {
      let out = laidOut("a", "b", in: 30, 10) {
        box("a", 30, 10).preference(key: First.self, value: 10).backgroundPreferenceValue(First.self, alignment: .leading) {
          box("b", CGFloat($0), 10)
        }
      }
      return [out[4], out[6]]
    },
    Statement("A geometry reader passes up the value of its views", key, is: ["a"]) {
      passedUp(Names.self) { GeometryReader { _ in Block("a", 1, 1).named("a") } }
    },
    Statement("Views that ViewThatFits leaves out have no value", key, is: ["b"]) {
      passedUp(Names.self) {
        ViewThatFits {
          Block("a", 500, 1).named("a"); Block("b", 1, 1).named("b")
        }
      }
    },
    Statement(
      "An action for a value is called with the value that the views set", .apple("swiftui/view/onpreferencechange(_:perform:)"), is: ["[\"a\"]"]
    ) {
      noted { log in
        HStack { Block("a", 1, 1).named("a") }.onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { log.note("\(value)") } }
      }
    },
  ]

  static let anchors: [Statement] = [
    Statement("An anchor's bounds are converted to the coordinates of the reader", anchor, [10, 5, 20, 10]) {
      anchored { spot(Block("a", 20, 10)).padding(EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0)) }
    },
    Statement("Anchors of several views come in their order", anchor, [0, 0, 10, 10, 18, 0, 20, 10]) {
      anchored {
        HStack(spacing: 8) {
          spot(Block("a", 10, 10)); spot(Block("b", 20, 10))
        }
      }
    },
    Statement("An anchor is that of the view with the modifiers before it", anchor, [0, 0, 30, 20]) {
      anchored { spot(Block("a", 20, 10).padding(5)) }
    },
    Statement("Right to left an anchor is measured from the reader's leading edge", .apple("swiftui/layoutdirection"), [10, 0, 20, 10]) {
      anchored(direction: .rightToLeft) { spot(Block("a", 20, 10)).padding(.leading, 10) }
    },
    Statement("An anchor follows an offset", anchor, [7, 3, 20, 10]) { anchored { spot(Block("a", 20, 10)).offset(x: 7, y: 3) } },
    Statement("A rectangle and a point are measured in the view that anchors them", .apple("swiftui/anchor/source"), [12, 6, 5, 4]) {
      anchored {
        Block("a", 20, 10).anchorPreference(key: Spots.self, value: .rect(CGRect(x: 2, y: 1, width: 5, height: 4))) { [$0] }
          .padding(EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0))
      }
    },
    Statement(
      "A transform adds an anchor to those of the views inside", .apple("swiftui/view/transformanchorpreference(key:value:transform:)"),
      [5, 5, 20, 10, 0, 0, 30, 20]
    ) {
      anchored { spot(Block("a", 20, 10)).padding(5).transformAnchorPreference(key: Spots.self, value: .bounds) { $0.append($1) } }
    },
    Statement("A corner of a view as an anchor", .apple("swiftui/anchor/source"), [30, 15]) {
      var found = CGPoint.zero
      _ = LayoutFixture().render {
        Block("a", 20, 10).anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
          .padding(EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0))
          .overlayPreferenceValue(Corner.self) { corner in
            GeometryReader { proxy in
              let _ = found = corner.map { proxy[$0] } ?? .zero
              EmptyView()
            }
          }
      }
      return [found.x, found.y]
    },
  ]
}
