import AlmanacWireSchema
import Testing

@testable import AlmanacPainter
@testable import AlmanacTextEngine

/// Which paint each part of a symbol gets.
@Suite struct SymbolAppearanceTests {
  private let colors = [Paint.system("red"), .system("blue"), .system("green")]

  /// The paints of parts with `levels`, the levels of hierarchies with a minus.
  private func paints(_ mode: SymbolRenderingModeValue, _ paints: [Paint], levels: [Int]) -> [String] {
    levels.map { level in
      let layer = SymbolOutline.Layer(path: PathData(), level: level, color: nil)
      let paint = SymbolAppearance(mode: mode, paints: paints).paint(of: layer, among: levels.sorted())
      return paint.hierarchical.level > 1 ? "\(paint.hierarchical.base.color.system) -\(paint.hierarchical.level)" : paint.color.system
    }
  }

  @Test func `a palette gives its colours to the levels that there are, and the last one to all others`() {
    #expect(paints(.palette, colors, levels: [3, 1]) == ["blue", "red"])
    #expect(paints(.palette, colors, levels: [3, 2, 1]) == ["green", "blue", "red"])
    #expect(paints(.palette, Array(colors.prefix(2)), levels: [3, 2, 1]) == ["blue", "blue", "red"])
    #expect(paints(.palette, Array(colors.prefix(1)), levels: [3, 1]) == ["red -3", "red"])
  }

  @Test func `a hierarchy uses the style of a level, and without one a level of the first style`() {
    #expect(paints(.hierarchical, Array(colors.prefix(1)), levels: [3, 1]) == ["red -3", "red"])
    #expect(paints(.hierarchical, Array(colors.prefix(2)), levels: [2, 1]) == ["blue", "red"])
    // A filled frame beside two styles.
    #expect(paints(.hierarchical, Array(colors.prefix(2)), levels: [3, 1]) == ["red -3", "red"])
    #expect(paints(.hierarchical, colors, levels: [3, 1]) == ["green", "red"])
  }

  @Test func `one shape has the first colour`() {
    #expect(paints(.monochrome, colors, levels: [3, 1]) == ["red", "red"])
  }
}
