import AlmanacFontLock
import AlmanacWireSchema
import CAlmanacPango

/// The part of a text that comes from one run, as a range of bytes.
struct TextSpan {
  let start: Int
  let end: Int
  /// The index of that run.
  let run: Int
  let font: ResolvedFont
  let tracking: Double
  let baselineOffset: Double
  let box: InlineBox?
}

/// Text without line feeds, shaped by Pango as one line: its glyphs, by cluster in visual order.
struct ShapedText {
  struct Cluster {
    /// The first byte, in logical order.
    let start: Int
    /// The index of the span.
    let span: Int
    /// Including tracking, in points.
    let advance: Double
    /// The range in `glyphs`.
    let glyphs: Range<Int>
    /// The index in `fonts`; nil for symbols.
    let font: Int?
  }
  /// A glyph and its origin relative to its cluster's left end and the baseline, in points, y down.
  struct Glyph {
    let index: UInt32
    let x: Double
    let y: Double
  }
  var clusters: [Cluster] = []
  var glyphs: [Glyph] = []
  var fonts: [GlyphFont] = []
  var isRightToLeft = false
}

extension TextEngine {
  /// Represents an inline symbol or image in the text given to Pango.
  static let placeholder = "\u{FFFC}"

  /// Returns the language as fontconfig names it; it distinguishes Chinese scripts by region.
  private static func language(of locale: String) -> String {
    // Without keywords, which follow "-u-" or "@": they say nothing about letters.
    let parts = locale.lowercased().prefix { $0 != "@" }.split(whereSeparator: { $0 == "-" || $0 == "_" }).prefix { $0 != "u" }
    guard parts.first == "zh" else { return parts.isEmpty ? "en" : parts.joined(separator: "-") }
    if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
    return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
  }

  /// Shapes text with Pango, which also finds fallback fonts. If `rightToLeft` is nil, the first strong character determines the direction, or
  /// `fallbackDirection` if there is none. `breaks` receives the Pango layout, to read its line break opportunities.
  func shapeText(
    _ bytes: [UInt8], spans: [TextSpan], rightToLeft: Bool?, fallbackDirection: Bool, locale: String, breaks: (OpaquePointer) -> Void = { _ in }
  )
    -> ShapedText
  {
    guard !configuration.isEmpty else { return Self.blank(bytes, spans: spans) }
    return FontLock.with {
      shapeLocked(bytes, spans: spans, rightToLeft: rightToLeft, fallbackDirection: fallbackDirection, locale: locale, breaks: breaks)
    }
  }

  private func shapeLocked(
    _ bytes: [UInt8], spans: [TextSpan], rightToLeft: Bool?, fallbackDirection: Bool, locale: String, breaks: (OpaquePointer) -> Void
  )
    -> ShapedText
  {
    pango_context_set_base_dir(context, (rightToLeft ?? fallbackDirection) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string(Self.language(of: locale)))
    let layout = pango_layout_new(context)!
    defer { almanac_layout_unref(layout) }
    pango_layout_set_auto_dir(layout, rightToLeft == nil ? 1 : 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress ?? nil, Int32($0.count)) }
    }
    let attributes = attributeList(bytes, spans: spans)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    var shaped = ShapedText()
    shaped.isRightToLeft = almanac_layout_is_rtl(layout) != 0
    var known: [UnsafeMutablePointer<PangoFont>: Int] = [:]
    var node = almanac_layout_runs(layout)
    while let current = node {
      append(almanac_run(current), of: bytes, spans: spans, known: &known, to: &shaped)
      node = current.pointee.next
    }
    breaks(layout)
    return shaped
  }

  /// Returns the result if there is no font at all: every character is half an em wide and draws nothing.
  private static func blank(_ bytes: [UInt8], spans: [TextSpan]) -> ShapedText {
    var shaped = ShapedText()
    for (index, span) in spans.enumerated() {
      for start in span.start..<span.end where bytes[start] & 0xC0 != 0x80 {
        let size = span.font.key.size
        let advance = span.box?.width(at: size) ?? 0.5 * size
        shaped.clusters.append(ShapedText.Cluster(start: start, span: index, advance: advance, glyphs: 0..<0, font: nil))
      }
    }
    return shaped
  }

  private func attributeList(_ bytes: [UInt8], spans: [TextSpan]) -> OpaquePointer {
    let list = pango_attr_list_new()!
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ span: TextSpan) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(span.start)
      attribute.pointee.end_index = UInt32(span.end)
      pango_attr_list_insert(list, attribute)
    }
    for span in spans where span.start < span.end {
      insert(pango_attr_font_desc_new(span.font.description), span)
      if let inline = span.box {
        var box = PangoRectangle(
          x: 0, y: 0, width: Int32(inline.width(at: span.font.key.size) * Double(PANGO_SCALE)), height: Int32(PANGO_SCALE))
        insert(pango_attr_shape_new(&box, &box), span)
      }
      var features = span.font.features
      if !ContextualForms.apply(to: bytes[span.start..<span.end]) { features += (features.isEmpty ? "" : ",") + "calt=0" }
      if span.tracking != 0 { features += (features.isEmpty ? "" : ",") + "liga=0,clig=0,dlig=0" }
      if !features.isEmpty { insert(pango_attr_font_features_new(features), span) }
    }
    return list
  }

  private func append(
    _ item: UnsafeMutablePointer<PangoLayoutRun>?, of bytes: [UInt8], spans: [TextSpan], known: inout [UnsafeMutablePointer<PangoFont>: Int],
    to shaped: inout ShapedText
  ) {
    guard let item, let source = item.pointee.item, let strip = item.pointee.glyphs else { return }
    let count = Int(strip.pointee.num_glyphs)
    guard count > 0, let infos = strip.pointee.glyphs, let origins = strip.pointee.log_clusters else { return }
    let offset = Int(source.pointee.offset)
    let unit = Double(PANGO_SCALE)
    var fontIndex: Int?
    var family = ""
    if let font = source.pointee.analysis.font {
      fontIndex = known[font]
      if fontIndex == nil {
        fontIndex = shaped.fonts.count
        known[font] = shaped.fonts.count
        shaped.fonts.append(GlyphFont(retaining: font))
      }
      family = shaped.fonts[fontIndex!].family
    }
    var index = 0
    while index < count {
      let origin = origins[index]
      var end = index + 1
      while end < count, origins[end] == origin { end += 1 }
      let start = offset + Int(origin)
      let span = spanIndex(of: start, in: spans)
      let wanted = spans[span].font
      let isOwn = family == wanted.family
      let byte = start < bytes.count ? bytes[start] : 0
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let ownScale = isDigit ? wanted.digitStretch : byte == UInt8(ascii: "%") ? wanted.percentStretch : wanted.stretch
      let xScale = isOwn ? ownScale : wanted.fallbackScale
      let yScale = isOwn ? 1 : wanted.fallbackScale
      let first = shaped.glyphs.count
      var pen = 0.0
      if let box = spans[span].box {
        pen = box.width(at: wanted.key.size)
      } else {
        let fixed = isOwn && isDigit ? wanted.tabularAdvance : nil
        let natural = (index..<end).reduce(0) { $0 + Double(infos[$1].geometry.width) } / unit * xScale
        // A digit stands in the middle of its fixed advance.
        let shift = fixed.map { ($0 - natural) / 2 } ?? 0
        for i in index..<end {
          let info = infos[i]
          if info.glyph != PangoGlyph(0x0FFF_FFFF) {
            let missing = info.glyph & 0x1000_0000 != 0
            shaped.glyphs.append(
              ShapedText.Glyph(
                index: missing ? 0 : info.glyph, x: pen + shift + Double(info.geometry.x_offset) / unit * xScale,
                y: Double(info.geometry.y_offset) / unit * yScale))
          }
          pen += Double(info.geometry.width) / unit * xScale
        }
        if let fixed { pen = fixed }
        if pen > 0 { pen += spans[span].tracking + (isOwn ? wanted.tracking.points(of: bytes, at: start) : 0) }
      }
      let isBox = spans[span].box != nil
      shaped.clusters.append(
        ShapedText.Cluster(
          start: start, span: span, advance: max(pen, 0), glyphs: first..<shaped.glyphs.count,
          font: isBox ? nil : fontIndex.map { self.scaledFont($0, xScale, yScale, &shaped) }))
      index = end
    }
  }

  /// Returns the index of the font with these factors; adds it on first use.
  private func scaledFont(_ index: Int, _ x: Double, _ y: Double, _ shaped: inout ShapedText) -> Int {
    guard x != 1 || y != 1 else { return index }
    let base = shaped.fonts[index]
    if let found = shaped.fonts.firstIndex(where: { $0.font == base.font && $0.xScale == x && $0.yScale == y }) { return found }
    shaped.fonts.append(GlyphFont(retaining: base.font, xScale: x, yScale: y))
    return shaped.fonts.count - 1
  }

  private func spanIndex(of byte: Int, in spans: [TextSpan]) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].start <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Decides whether to use the replacement font's contextual alternates. They raise the colon of a time, as the platform's font does. But they also turn
/// "->" into an arrow and the x of "2x3" into a multiplication sign, which the platform's font does not.
enum ContextualForms {
  static func apply(to bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-") || previous == UInt8(ascii: "="): return false
      case UInt8(ascii: "-") where previous == UInt8(ascii: "<"): return false
      case UInt8(ascii: "x") where previous >= UInt8(ascii: "0") && previous <= UInt8(ascii: "9"): return false
      default: break
      }
      previous = byte
    }
    return true
  }
}
