/// Stub. The views of a screen: no view has the focus, and a snapshot is empty.
extension UIScreen {
  public var focusedItem: (any UIFocusItem)? { nil }
  public var focusedView: UIView? { nil }
  @preconcurrency @MainActor public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}
