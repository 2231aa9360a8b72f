import SwiftUICore
import Testing

@MainActor
/// Preferences and anchors.
@Suite struct PreferenceTests {
  let fixture = LayoutFixture()

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  private struct Places: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
  }
  private struct Spot: PreferenceKey {
    typealias Value = Anchor<CGPoint>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
  }
  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  /// Returns the value of the preference `Names` in `view`.
  private func names<V: View>(_ view: V) -> [String] {
    var seen: [String] = ["never read"]
    _ = fixture.render {
      view.overlayPreferenceValue(Names.self) { value in
        let _ = seen = value
        EmptyView()
      }
    }
    return seen
  }

  @Test func `values are reduced in the order of the views; without any the default is used`() {
    #expect(
      names(
        HStack {
          Block("a", 1, 1).preference(key: Names.self, value: ["a"])
          VStack {
            Block("b", 1, 1).preference(key: Names.self, value: ["b"])
            Block("-", 1, 1)
          }
          Block("c", 1, 1).overlay(Block("d", 1, 1).preference(key: Names.self, value: ["d"])).padding()
        }) == ["a", "b", "d"])
    #expect(names(Block("a", 1, 1)) == [])
  }

  @Test func `a value set on a container replaces its children's; a transformed one keeps them`() {
    let inner = HStack { Block("a", 1, 1).preference(key: Names.self, value: ["a"]) }
    #expect(names(inner.preference(key: Names.self, value: ["x"])) == ["x"])
    #expect(names(inner.transformPreference(Names.self) { $0.append("y") }) == ["a", "y"])
    #expect(names(Block("a", 1, 1).transformPreference(Names.self) { $0.append("y") }) == ["y"])
  }

  @Test func `only the view that fits passes up its value`() {
    #expect(
      names(
        ViewThatFits {
          Block("wide", 500, 1).preference(key: Names.self, value: ["wide"])
          Block("slim", 50, 1).preference(key: Names.self, value: ["slim"])
        }) == ["slim"])
  }

  @Test func `a geometry reader in a background passes up its size`() {
    var width: CGFloat = -1
    let out = fixture.render {
      VStack(spacing: 0) {
        Block("a", 30, 10).background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        Block("b", 70, 10).background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      }
      .backgroundPreferenceValue(Width.self) { value in
        let _ = width = value
        Block("behind", value, 5)
      }
    }
    #expect(width == 70)
    #expect(out.frame("behind").width == 70 && out.frame("behind").midX == 50)
    #expect(out.names.first == "behind")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an anchor is converted to the coordinates of the proxy that reads it`(direction: LayoutDirection) {
    var fixture = fixture
    fixture.direction = direction
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 20, 20)
        Block("b", 30, 10).anchorPreference(key: Places.self, value: .bounds) { ["b": $0] }
        Block("c", 10, 40)
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let anchor = places["b"] {
            let frame = proxy[anchor]
            Block("mark", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    #expect(out.frame("b").width == 30)
    #expect(out.frame("mark") == out.frame("b"))
  }

  @Test func `points, and several anchors of one view`() {
    var found: CGPoint?
    var several: [CGPoint] = []
    struct Several: PreferenceKey {
      typealias Value = Anchor<[CGPoint]>?
      static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
    }
    _ = fixture.render {
      Block("a", 40, 20).padding(.leading, 10)
        .anchorPreference(key: Spot.self, value: .bottomTrailing) { $0 }
        .anchorPreference(key: Several.self, value: .init([.topLeading, .point(CGPoint(x: 5, y: 6))])) { $0 }
        .overlayPreferenceValue(Spot.self) { spot in
          GeometryReader { proxy in
            let _ = found = spot.map { proxy[$0] }
            EmptyView()
          }
        }
        .overlayPreferenceValue(Several.self) { places in
          GeometryReader { proxy in
            let _ = several = places.map { proxy[$0] } ?? []
            EmptyView()
          }
        }
    }
    #expect(found == CGPoint(x: 50, y: 20))
    #expect(several == [.zero, CGPoint(x: 5, y: 6)])
  }

  @Test func `onPreferenceChange reports the first value, and nothing if no view sets one`() {
    var reported: [CGFloat] = []
    _ = fixture.render {
      HStack { Block("a", 1, 1).preference(key: Width.self, value: 3) }.onPreferenceChange(Width.self) { reported.append($0) }
      Block("b", 1, 1).onPreferenceChange(Width.self) { _ in Issue.record("nothing sets it") }
    }
    #expect(reported == [3])
  }
}
