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
