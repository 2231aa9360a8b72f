// Stub. There is no Touch Bar.

@preconcurrency @MainActor open class NSTouchBar: NSObject {
  public typealias CustomizationIdentifier = String
  public override init() { super.init() }
  open weak var delegate: (any NSTouchBarDelegate)?
  open var customizationIdentifier: CustomizationIdentifier?
  open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
  open var principalItemIdentifier: NSTouchBarItem.Identifier?
  open var templateItems: Set<NSTouchBarItem> = []
  open var isVisible: Bool { false }
  open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    delegate?.touchBar(self, makeItemForIdentifier: identifier)
  }
}
@preconcurrency @MainActor public protocol NSTouchBarDelegate: NSObjectProtocol {
  func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem?
}
extension NSTouchBarDelegate {
  public func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? { nil }
}
@preconcurrency @MainActor open class NSTouchBarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
    public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
    public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
    public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
  }
  public let identifier: Identifier
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
  open var view: NSView? { nil }
  open var viewController: NSViewController? { nil }
  open var isVisible: Bool { false }
}
open class NSCustomTouchBarItem: NSTouchBarItem {
  private var ownView: NSView?
  open override var view: NSView? {
    get { ownView }
    set { ownView = newValue }
  }
  open var customizationLabel: String! = ""
}
