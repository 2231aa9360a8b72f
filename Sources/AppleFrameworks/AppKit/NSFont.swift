/// A font, under AppKit's name.
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor
public typealias NSEdgeInsets = UIEdgeInsets
public let NSEdgeInsetsZero = UIEdgeInsets.zero

extension UIFont {
  public class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any]) -> NSFont { preferredFont(forTextStyle: style) }
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? { monospacedSystemFont(ofSize: fontSize, weight: .regular) }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { boldSystemFont(ofSize: fontSize) }
  public var displayName: String? { fontName }
}
