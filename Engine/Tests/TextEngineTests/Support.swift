import AlmanacWireSchema
import Foundation

@testable import AlmanacTextEngine

/// A run of text in the system font.
func run(_ text: String, size: Double = 17, weight: UInt32 = 400, design: FontDesignValue = .default, family: String = "") -> TextRun {
  TextRun.with {
    $0.text = text
    $0.font = .with {
      $0.size = size
      $0.weight = weight
      $0.design = design
      $0.family = family
    }
  }
}

func layout(
  _ runs: [TextRun], width: Double? = nil, height: Double? = nil, locale: String = "en", _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
  var style = ParagraphStyle()
  change(&style)
  return TextEngine.current.layout(runs, style: style, locale: locale, width: width, height: height)
}

func words(_ layout: TextLayout) -> [String] {
  layout.lines.map { $0.runs.map(\.text).joined() }
}

func font(size: Double, weight: UInt32 = 400, design: FontDesignValue = .default, family: String = "") -> FontSpec {
  run("", size: size, weight: weight, design: design, family: family).font
}

extension ShapedLine {
  /// The font families in visual order, one per run.
  var families: [String] {
    runs.compactMap { run in
      guard case .glyphs(let glyphs) = run.content else { return nil }
      return glyphs.font.family
    }
  }

  var glyphRuns: [GlyphRun] {
    runs.compactMap { run in
      guard case .glyphs(let glyphs) = run.content else { return nil }
      return glyphs
    }
  }
}
