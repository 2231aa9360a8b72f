import AlmanacWireSchema

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
/// How a line that is too long is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The alignment, line breaking and line spacing of text.
// Unchecked: immutable; `NSMutableParagraphStyle` is set up before it becomes part of a text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  open internal(set) var alignment = NSTextAlignment.natural
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between the bottom of a line and the top of the next.
  open internal(set) var lineSpacing: CGFloat = 0
  open internal(set) var lineHeightMultiple: CGFloat = 0
  open internal(set) var minimumLineHeight: CGFloat = 0
  open internal(set) var maximumLineHeight: CGFloat = 0
  open internal(set) var paragraphSpacing: CGFloat = 0
  open internal(set) var firstLineHeadIndent: CGFloat = 0
  open internal(set) var headIndent: CGFloat = 0
  open internal(set) var tailIndent: CGFloat = 0
  open internal(set) var paragraphSpacingBefore: CGFloat = 0
  open internal(set) var hyphenationFactor: Float = 0
  open internal(set) var defaultTabInterval: CGFloat = 0
  open internal(set) var baseWritingDirection: NSWritingDirection = NSWritingDirection.natural
  open internal(set) var tabStops: [NSTextTab]! = []
  open internal(set) var allowsDefaultTighteningForTruncation: Bool = false
  open internal(set) var usesDefaultHyphenation: Bool = false
  open internal(set) var lineBreakStrategy: LineBreakStrategy = []
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  open override func copy() -> Any { mutableCopy() }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Reports the properties that have no effect when text is drawn.
  func reportIgnored() {
    let ignored = [
      ("lineHeightMultiple", lineHeightMultiple), ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight),
      ("paragraphSpacing", paragraphSpacing), ("firstLineHeadIndent", firstLineHeadIndent), ("headIndent", headIndent), ("tailIndent", tailIndent),
      ("paragraphSpacingBefore", paragraphSpacingBefore),
    ].filter { $0.1 != 0 }.map(\.0)
    guard !ignored.isEmpty else { return }
    UnavailableServices.report(
      "paragraphStyle.ignored", "text that is drawn into an image leaves out \(ignored.joined(separator: ", ")) of its paragraph style")
  }
}

/// A paragraph style with mutable properties.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { super.usesDefaultHyphenation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (alignment, lineBreakMode, lineSpacing, lineHeightMultiple) = (obj.alignment, obj.lineBreakMode, obj.lineSpacing, obj.lineHeightMultiple)
    (minimumLineHeight, maximumLineHeight, paragraphSpacing) = (obj.minimumLineHeight, obj.maximumLineHeight, obj.paragraphSpacing)
    (firstLineHeadIndent, headIndent, tailIndent) = (obj.firstLineHeadIndent, obj.headIndent, obj.tailIndent)
    (paragraphSpacingBefore, hyphenationFactor, baseWritingDirection) = (obj.paragraphSpacingBefore, obj.hyphenationFactor, obj.baseWritingDirection)
  }
  open func addTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []) + [anObject] }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
/// A tab stop. Ignored when text is drawn into an image.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location) = (alignment, loc)
    super.init()
  }
}

/// The style and pattern of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Twice as thick as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Lengths of dashes and gaps, alternating, as multiples of the line's thickness; empty means a solid line.
  var dashes: [CGFloat] {
    switch rawValue & 0x0700 {
    case 0x0100: [3, 3]
    case 0x0200: [10, 5]
    case 0x0300: [10, 3, 3, 3]
    case 0x0400: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}

/// The shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  /// In points; positive heights are downwards.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; by default black with an alpha of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Truncates text that does not fit, with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks lines, from the top of the rectangle downwards. Without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The results of drawing a string. Text is never scaled down here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open internal(set) var totalBounds = CGRect.zero
}

extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
