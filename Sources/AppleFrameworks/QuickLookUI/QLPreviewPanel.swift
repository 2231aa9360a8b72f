@_exported import AppKit
@_exported import QuickLook

public protocol QLPreviewPanelDataSource: AnyObject {
  @MainActor func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  @MainActor func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}
public protocol QLPreviewPanelDelegate: NSWindowDelegate {
  func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool
  func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect
  func previewPanel(_ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!, contentRect: UnsafeMutablePointer<NSRect>!) -> Any!
}
extension QLPreviewPanelDelegate {
  public func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { false }
  public func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!) -> NSRect { .zero }
  public func previewPanel(_ panel: QLPreviewPanel!, transitionImageFor item: (any QLPreviewItem)!, contentRect: UnsafeMutablePointer<NSRect>!)
    -> Any!
  {
    nil
  }
}
/// The panel of a Mac with previews of files. It shows nothing, like every window here.
open class QLPreviewPanel: NSPanel {
  private static let panel = QLPreviewPanel()
  open class func shared() -> QLPreviewPanel! { panel }
  open class func sharedPreviewPanelExists() -> Bool { false }
  open weak var dataSource: (any QLPreviewPanelDataSource)!
  open var currentController: AnyObject? { nil }
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  open var displayState: Any!
  open var isInFullScreenMode: Bool { false }
  open func updateController() {}
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open func enterFullScreenMode(_ screen: NSScreen!, withOptions options: [AnyHashable: Any]! = [:]) -> Bool { false }
  open func exitFullScreenMode(options: [AnyHashable: Any]! = [:]) {}
}
public enum QLPreviewViewStyle: UInt, Sendable { case normal, compact }
open class QLPreviewView: NSView {
  open var previewItem: (any QLPreviewItem)!
  open var autostarts = false
  open var shouldCloseWithWindow = true
  public convenience init!(frame: NSRect, style: QLPreviewViewStyle) { self.init(frame: frame) }
  open func close() {}
  open func refreshPreviewItem() {}
}
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
public protocol QLPreviewPanelDelegate: NSWindowDelegate {}
/// A Mac's panel for files. It keeps what is set and is not shown, like every window here.
  private static let one = QLPreviewPanel()
  private static var isMade = false
  open class func shared() -> QLPreviewPanel! {
    isMade = true
    return one
  open class func sharedPreviewPanelExists() -> Bool { isMade }
  open weak var dataSource: (any QLPreviewPanelDataSource)?
  open var currentPreviewItem: (any QLPreviewItem)! { dataSource?.previewPanel(self, previewItemAt: currentPreviewItemIndex) }
  open var currentController: Any! { nil }
/// A view of a file. It shows nothing, like every view here.
