// Stub. Small parts of windows and apps. They store their properties.

public typealias NSLayoutGuide = UILayoutGuide
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }
open class NSTitlebarAccessoryViewController: NSViewController {
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
  open var fullScreenMinHeight: CGFloat = 0
  open var isHidden = false
  open var automaticallyAdjustsSize = true
}
@preconcurrency @MainActor open class NSWindowTab: NSObject {
  open var title: String! = ""
  open var attributedTitle: NSAttributedString?
  open var toolTip: String! = ""
  open var accessoryView: NSView?
}
@preconcurrency @MainActor open class NSWindowTabGroup: NSObject {
  open var identifier: String { "" }
  open var windows: [NSWindow] { [] }
  open var isOverviewVisible = false
  open var isTabBarVisible: Bool { false }
  open weak var selectedWindow: NSWindow?
  open func addWindow(_ window: NSWindow) {}
  open func insertWindow(_ window: NSWindow, at index: Int) {}
  open func removeWindow(_ window: NSWindow) {}
}
open class NSRulerView: NSView {
  public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }
  open weak var scrollView: NSScrollView?
  open var orientation: Orientation
  open weak var clientView: NSView?
  open var ruleThickness: CGFloat = 16
  open var reservedThicknessForMarkers: CGFloat = 0
  open var originOffset: CGFloat = 0
  open var baselineLocation: CGFloat { 0 }
  open var requiredThickness: CGFloat { ruleThickness }
  open var accessoryView: NSView?
  public init(scrollView: NSScrollView?, orientation: Orientation) {
    (self.scrollView, self.orientation) = (scrollView, orientation)
    super.init(frame: .zero)
  }
  public required init(coder: NSCoder) {
    orientation = .verticalRuler
    super.init(frame: .zero)
  }
  open func drawHashMarksAndLabels(in rect: NSRect) {}
  open func invalidateHashMarks() {}
}
/// Stub. Help is never shown.
@preconcurrency @MainActor open class NSHelpManager: NSObject {
  public typealias AnchorName = String
  public typealias BookName = String
  public static let shared = NSHelpManager()
  open func openHelpAnchor(_ anchor: AnchorName, inBook book: BookName?) {}
  open func find(_ query: String, inBook book: BookName?) {}
  @discardableResult open func registerBooks(in bundle: Bundle) -> Bool { false }
}
extension NSApplication {
  public func disableRelaunchOnLogin() {}
  public func enableRelaunchOnLogin() {}
}
extension NSEvent {
  public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }
}
