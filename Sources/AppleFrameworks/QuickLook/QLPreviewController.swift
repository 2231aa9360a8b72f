@_exported import FoundationCompat
import SwiftUI
@_exported import UIKit

private func reportPreviews() { UnavailableServices.report("quickLook.unavailable", "a widget presents nothing: files are not previewed") }

/// A file that is previewed.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode {
    .disabled
  }
  public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
}
/// Previews of files. It shows nothing, like every view controller here.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    reportPreviews()
    return false
  }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}

nonisolated extension View {
  /// Never shows anything: a widget presents nothing.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    reportPreviews()
    return self
  }
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    reportPreviews()
    return self
  }
}
