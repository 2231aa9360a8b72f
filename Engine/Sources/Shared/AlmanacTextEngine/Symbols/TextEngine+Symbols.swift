import AlmanacProfiles
import AlmanacWireSchema
import Foundation

extension TextEngine {
  /// Returns a system symbol's outline at a weight of 100…900; a question mark in a dashed square for an unknown name. Cached.
  public func symbol(_ name: String, weight: Int) -> SymbolOutline {
    symbols.value(for: SymbolKey(name: name, weight: weight)) {
      let drawing = SymbolDrawing(weight: weight, tables: iconTable, text: { self.textOutline($0, weight: weight) })
      if let recipe = SymbolRecipe.named(name), let outline = drawing.outline(of: recipe), !outline.isEmpty {
        return SymbolDrawing.placed(
          outline, parts: drawing.parts(of: recipe, named: name), colors: Profiles.symbols.colors(of: name).map(Self.color),
          variable: name.contains(".slash") ? nil : Profiles.symbols.variableOrder(of: name).flatMap { outline.variableParts($0, name: name) },
          isSlashed: name.contains(".slash"), isFallback: false)
      }
      return SymbolDrawing.placed(drawing.fallback, isFallback: true)
    }
  }

  /// Returns a colour that the symbol profile names: white, or a palette colour.
  private static func color(_ name: String) -> ColorValue { name == "white" ? .white : .system(name) }

  /// Checks that the set-up's fonts and icon tables are installed. Without them, text is drawn with the remaining fonts and symbols as the fallback.
  ///
  /// - Throws: ``FontError/missing(family:)`` for the first that is missing.
  public static func checkFonts() throws {
    if let first = FontConfiguration.current.missing.first { throw first }
  }

  private func iconTable(_ face: IconTable.Face) -> IconTable? {
    if let table = iconTables[face] { return table }
    guard let table = IconTable(face, in: configuration.folders) else { return nil }
    iconTables[face] = table
    return table
  }

  struct SymbolKey: Hashable {
    let name: String
    let weight: Int
  }

  /// Draws digits or a letter in the centre of the icons' square, with capitals 116 units tall.
  private func textOutline(_ text: String, weight: Int) -> Outline {
    var spec = FontSpec()
    spec.size = 165
    spec.weight = UInt32(min(weight + 200, 900))
    let line = TextLine.with {
      $0.runs = [
        .with {
          $0.text = text
          $0.font = spec
        }
      ]
    }
    var outline = Outline()
    for run in shape(line).runs {
      guard case .glyphs(let glyphs) = run.content else { continue }
      for glyph in glyphs.glyphs {
        outline = outline + glyphs.font.contours(of: UInt32(glyph.index)).transformed(1, 0, 0, 1, glyph.x, glyph.y)
      }
    }
    let box = outline.box
    return outline.transformed(1, 0, 0, 1, 128 - box.middleX, 128 - box.middleY)
  }
}
