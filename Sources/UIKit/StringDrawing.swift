import Archive
import CPango
import TextEngine

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between letters, an `NSNumber`.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// Words set in one font, as UIKit's string drawing knows them.
private struct DrawnString {
  let layout: TextLayout
  let color: UIColor

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) {
    var run = TextRun()
    run.text = string
    // What UIKit draws in where nothing is said: 12 points.
    run.font = (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).spec
    if let kern = attributes?[.kern] as? NSNumber { run.tracking = kern.doubleValue }
    color = attributes?[.foregroundColor] as? UIColor ?? .black
    layout = TextEngine.current.layout(
      [run], style: ParagraphStyle(), locale: ProcessLocale.current.identifier, width: width.map(Double.init), height: nil)
  }

  var size: CGSize { CGSize(width: layout.width, height: layout.height) }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let fill = color.cgColor
    cairo_save(context.cr)
    cairo_translate(context.cr, point.x, point.y)
    for line in layout.lines {
      cairo_save(context.cr)
      cairo_translate(context.cr, line.origin.x, line.origin.y)
      cairo_set_source_rgba(context.cr, fill.red, fill.green, fill.blue, fill.alpha)
      for run in TextEngine.current.shape(line, locale: ProcessLocale.current.identifier).runs {
        guard case .glyphs(let glyphs) = run.content else { continue }
        glyphs.font.apply(to: context.cr)
        cairo_show_glyphs(context.cr, glyphs.glyphs, Int32(glyphs.glyphs.count))
      }
      cairo_restore(context.cr)
    }
    cairo_restore(context.cr)
  }
}

extension NSString {
  /// The size that the string takes on one line per line break, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnString(String(self), attributes, width: nil).size
  }
  /// Draws the string into the current image context, its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(String(self), attributes, width: nil).draw(at: point)
  }
  /// Draws the string broken to the width of `rect`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(String(self), attributes, width: rect.width).draw(at: rect.origin)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { (self as NSString).size(withAttributes: attributes) }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attributes)
  }
}
