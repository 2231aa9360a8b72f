/// AppKit's name for `UIFont`.
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
  public class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any]) -> NSFont { preferredFont(forTextStyle: style) }
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? { monospacedSystemFont(ofSize: fontSize, weight: .regular) }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { boldSystemFont(ofSize: fontSize) }
  public var displayName: String? { fontName }
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(spec: UIFont(descriptor: fontDescriptor, size: fontSize).spec)
  }
  public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
  public var boundingRectForFont: NSRect { NSRect(x: 0, y: descender, width: pointSize, height: ascender - descender) }
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
}
extension UIFontDescriptor {
  /// Not optional, as in AppKit.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor { applying(symbolicTraits) }
}
extension UIFontDescriptor.SymbolicTraits {
  public static let italic = Self.traitItalic, bold = Self.traitBold, expanded = Self.traitExpanded, condensed = Self.traitCondensed
  public static let monoSpace = Self.traitMonoSpace, tightLeading = Self.traitTightLeading, looseLeading = Self.traitLooseLeading
}
