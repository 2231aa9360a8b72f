/// Stub. Stores its content and shows nothing.
open class NSGlassEffectView: NSView {
  public enum Style: Int, Sendable { case regular, clear }
  open var contentView: NSView?
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
  open var style = Style.regular
}
open class NSGlassEffectContainerView: NSView {
  open var contentView: NSView?
  open var spacing: CGFloat = 0
}

/// Stub. Apple's lets a person pick a colour on the screen. Here the handler gets nil.
@preconcurrency @MainActor open class NSColorSampler: NSObject {
  public override init() { super.init() }
  open func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(nil) }
  open func sample() async -> NSColor? { nil }
}

/// Stub. Stores the URL and shows nothing.
open class NSPathControl: NSControl {
  public enum Style: Int, Sendable { case standard, popUp }
  open var url: URL?
  open var pathStyle = Style.standard
  open var isEditable = true
  open var allowedTypes: [String]?
  open var placeholderString: String?
}
