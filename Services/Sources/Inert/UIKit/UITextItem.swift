/// Stub. A link, attachment or tagged range in a text view. It is never tapped.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public let content: Content
  public let range: NSRange
  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    @preconcurrency @MainActor open class Preview: NSObject {
      public init(view: UIView) { super.init() }
      open class func `default`() -> Preview { Preview(view: UIView()) }
    }
    public let menu: UIMenu
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
    public init(preview: Preview?, menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}
extension NSAttributedString.Key {
  /// The tag of a ``UITextItem``.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
