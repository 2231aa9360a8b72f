import AlmanacTextEngine
import AlmanacWireSchema
import CAlmanacPango

/// Attributed text, laid out for drawing into an image context.
struct DrawnText {
  private let layout: TextLayout
  private let attributes: [[NSAttributedString.Key: Any]]
  private let style: ParagraphStyle
  private let width: CGFloat?
  private let locale = ProcessLocale.current.identifier

  /// - Parameters:
  ///   - width: The width for line breaks; nil means that only line feeds break lines.
  ///   - height: The height that truncates the text; nil means no limit.
  init(_ parts: [(text: String, attributes: [NSAttributedString.Key: Any])], width: CGFloat?, height: CGFloat? = nil) {
    attributes = parts.map(\.attributes)
    self.width = width
    var style = ParagraphStyle()
    if let paragraph = attributes.lazy.compactMap({ $0[.paragraphStyle] as? NSParagraphStyle }).first {
      style.alignment =
        switch paragraph.alignment {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
      style.lineSpacing = Double(paragraph.lineSpacing)
      paragraph.reportIgnored()
      switch paragraph.lineBreakMode {
      case .byTruncatingHead: (style.truncation, style.lineLimit) = (.head, 1)
      case .byTruncatingMiddle: (style.truncation, style.lineLimit) = (.middle, 1)
      case .byTruncatingTail: style.lineLimit = 1
      case .byWordWrapping, .byCharWrapping, .byClipping: break
      }
    }
    self.style = style
    layout = TextEngine.current.layout(
      parts.map { Self.run($0.text, $0.attributes) }, style: style, locale: locale, width: width.map(Double.init), height: height.map(Double.init))
  }

  private static func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    var run = TextRun()
    run.text = text
    // UIKit's default is 12 points.
    run.font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).spec
    if let kern = number(attributes[.kern]) { run.tracking = kern }
    if let offset = number(attributes[.baselineOffset]) { run.baselineOffset = offset }
    // The layout only needs to know that there is a line; its pattern and colour are drawn here.
    if line(attributes[.underlineStyle]) != nil { run.underline = TextDecoration() }
    if line(attributes[.strikethroughStyle]) != nil { run.strikethrough = TextDecoration() }
    return run
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map(Double.init) ?? (value as? Int).map(Double.init)
  }
  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    guard let number = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map({ Int($0) }), number & 0xFF != 0 else { return nil }
    return NSUnderlineStyle(rawValue: number)
  }

  var size: CGSize { CGSize(width: layout.width, height: layout.height) }

  /// Draws the text into the current image context with its top left corner at `point`. Does nothing if there is no context.
  func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the text from the top left corner of `rect`. The rectangle's height is used only if the context's y axis points up, to find the top.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    ImageContexts.standUpright(in: rect)
    let point = rect.origin
    let slack = max(0, (width ?? 0) - CGFloat(layout.width))
    let shift = width == nil ? 0 : style.alignment == .center ? slack / 2 : style.alignment == .trailing ? slack : 0
    for (line, sources) in zip(layout.lines, layout.sources) {
      let shaped = TextEngine.current.shape(line, locale: locale)
      let origin = CGPoint(x: point.x + shift + line.origin.x, y: point.y + line.origin.y)
      for run in shaped.runs where sources.indices.contains(run.run) {
        draw(run, attributes[sources[run.run]], line, at: origin, in: context)
      }
    }
  }

  private func draw(_ run: ShapedRun, _ attributes: [NSAttributedString.Key: Any], _ line: TextLine, at origin: CGPoint, in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: origin.x, y: origin.y)
    if let ground = attributes[.backgroundColor] as? UIColor {
      context.setFillColor(ground.cgColor)
      context.fill(CGRect(x: run.x, y: -line.ascent, width: run.width, height: line.ascent + line.descent))
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: (shadow.shadowColor as? UIColor)?.cgColor)
    }
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    context.casting {
      if case .glyphs(let glyphs) = run.content {
        let fill = color.cgColor
        cairo_set_source_rgba(context.cr, fill.red, fill.green, fill.blue, fill.alpha)
        glyphs.font.show(glyphs.glyphs, on: context.cr)
      }
      stroke(run.underline, Self.line(attributes[.underlineStyle]), attributes[.underlineColor] as? UIColor ?? color, in: context)
      stroke(run.strikethrough, Self.line(attributes[.strikethroughStyle]), attributes[.strikethroughColor] as? UIColor ?? color, in: context)
    }
  }

  private func stroke(_ bar: DecorationLine?, _ style: NSUnderlineStyle?, _ color: UIColor, in context: CGContext) {
    guard let bar, let style else { return }
    let thickness = bar.thickness * (style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? 2 : 1)
    let color = color.cgColor
    cairo_save(context.cr)
    cairo_set_source_rgba(context.cr, color.red, color.green, color.blue, color.alpha)
    cairo_set_line_width(context.cr, thickness)
    cairo_set_line_cap(context.cr, CAIRO_LINE_CAP_BUTT)
    let dashes = style.dashes.map { Double($0) * bar.thickness }
    cairo_set_dash(context.cr, dashes, Int32(dashes.count), bar.x)
    // A double line is two lines, one thickness above and one below.
    let lines = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue ? [bar.y - bar.thickness, bar.y + bar.thickness] : [bar.y]
    for y in lines {
      cairo_new_path(context.cr)
      cairo_move_to(context.cr, bar.x, y)
      cairo_line_to(context.cr, bar.x + bar.width, y)
      cairo_stroke(context.cr)
    }
    cairo_restore(context.cr)
  }
}
