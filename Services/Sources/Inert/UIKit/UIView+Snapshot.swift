extension UIView {
  /// Stub. Draws nothing, because views have no content here. The note `view.drawHierarchy` reports it.
  /// - Returns: false, because the picture lacks the views' content.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UnavailableServices.report("view.drawHierarchy", "UIKit's views have no content to draw; draw with UIGraphicsImageRenderer, or use ImageRenderer")
    return false
  }
  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
    nil
  }
  /// Returns nil: there is no content to copy.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
}
