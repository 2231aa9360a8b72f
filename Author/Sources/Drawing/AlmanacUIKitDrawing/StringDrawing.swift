extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The first one in a text applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSNumber`: points between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `URL` or a text. Ignored when text is drawn into an image; a link's colour and underline are separate attributes.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A `UIColor`; by default the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// An `NSNumber`: points above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

extension NSString {
  private func drawn(_ attributes: [NSAttributedString.Key: Any]?, width: CGFloat? = nil, height: CGFloat? = nil) -> DrawnText {
    DrawnText([(String(self), attributes ?? [:])], width: width, height: height)
  }
  /// Returns the size of the string in points, with lines broken at line feeds only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { drawn(attributes).size }
  /// Draws the string into the current image context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) { drawn(attributes).draw(at: point) }
  /// Draws the string with lines broken to the width of `rect`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    drawn(attributes, width: rect.width).draw(in: rect)
  }
  /// Draws the string within `rect`, on one line unless `usesLineFragmentOrigin` is set.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawn(attributes, width: options.lineWidth(rect.size), height: options.height(rect.size)).draw(in: rect)
  }
  /// Returns the bounding box of the string within `size`, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let box = CGRect(origin: .zero, size: drawn(attributes, width: options.lineWidth(size), height: options.height(size)).size)
    context?.totalBounds = box
    return box
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
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  private func drawn(width: CGFloat? = nil, height: CGFloat? = nil) -> DrawnText {
    var parts: [(String, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      parts.append((attributedSubstring(from: range).string, attributes))
    }
    return DrawnText(parts, width: width, height: height)
  }
  /// Returns the size of the text in points, with lines broken at line feeds only.
  public func size() -> CGSize { drawn().size }
  /// Draws the text into the current image context with its top left corner at `point`.
  public func draw(at point: CGPoint) { drawn().draw(at: point) }
  /// Draws the text with lines broken to the width of `rect`.
  public func draw(in rect: CGRect) { drawn(width: rect.width).draw(in: rect) }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    drawn(width: options.lineWidth(rect.size), height: options.height(rect.size)).draw(in: rect)
  }
  /// Returns the bounding box of the text within `size`, in points.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    let box = CGRect(origin: .zero, size: drawn(width: options.lineWidth(size), height: options.height(size)).size)
    context?.totalBounds = box
    return box
  }
}

extension NSStringDrawingOptions {
  fileprivate func lineWidth(_ size: CGSize) -> CGFloat? {
    contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6 ? size.width : nil
  }
  fileprivate func height(_ size: CGSize) -> CGFloat? { contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : nil }
}

// Attributes that are stored but ignored when text is drawn into an image.
extension NSAttributedString.Key {
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
}
