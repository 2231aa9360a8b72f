/// Stub. Shows no items and asks its data source only for their number.
open class NSCollectionView: NSView {
  public struct SupplementaryElementKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2), bottom = Self(rawValue: 4), left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open weak var dataSource: (any NSCollectionViewDataSource)?
  open weak var delegate: (any NSCollectionViewDelegate)?
  open var collectionViewLayout: NSCollectionViewLayout?
  open var backgroundColors: [NSColor]! = []
  open var backgroundView: NSView?
  open var content: [Any] = []
  open var isSelectable = false
  open var allowsEmptySelection = true
  open var allowsMultipleSelection = false
  open var selectionIndexPaths: Set<IndexPath> = []
  open var selectionIndexes = IndexSet()
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  /// Returns a plain item: a registered class cannot be instantiated by its name.
  open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem {
    NSCollectionViewItem()
  }
  open func makeSupplementaryView(ofKind elementKind: String, withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath)
    -> NSView
  { NSView() }
  open func item(at index: Int) -> NSCollectionViewItem? { nil }
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { nil }
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? { nil }
  open func indexPathForItem(at point: NSPoint) -> IndexPath? { nil }
  open func visibleItems() -> [NSCollectionViewItem] { [] }
  open func indexPathsForVisibleItems() -> Set<IndexPath> { [] }
  open func reloadData() {}
  open func reloadItems(at indexPaths: Set<IndexPath>) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertItems(at indexPaths: Set<IndexPath>) {}
  open func deleteItems(at indexPaths: Set<IndexPath>) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
    updates?()
    completionHandler?(true)
  }
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) { selectionIndexPaths.formUnion(indexPaths) }
  open func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }
  open func deselectAll(_ sender: Any?) { selectionIndexPaths = [] }
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {}
  open func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool) {}
}
open class NSCollectionViewItem: NSViewController {
  open var isSelected = false
  open var highlightState = HighlightState.none
  open var imageView: NSImageView?
  open var textField: NSTextField?
  open weak var collectionView: NSCollectionView? { nil }
  public enum HighlightState: Int, Sendable { case none, forSelection, forDeselection, asDropTarget }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}
@preconcurrency @MainActor public protocol NSCollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> NSView
}
extension NSCollectionViewDataSource {
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  public func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> NSView {
    NSView()
  }
}
@preconcurrency @MainActor public protocol NSCollectionViewDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath>
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
}
extension NSCollectionViewDelegate {
  public func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>) -> Set<IndexPath> { indexPaths }
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
  public func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
  {}
  public func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath
  ) {}
}
@preconcurrency @MainActor public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int
  ) -> NSEdgeInsets
}
extension NSCollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> NSSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int
  ) -> NSEdgeInsets { (collectionViewLayout as? NSCollectionViewFlowLayout)?.sectionInset ?? .zero }
}
@preconcurrency @MainActor open class NSCollectionViewLayoutAttributes: NSObject {
  open var frame = NSRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath?
  public override init() { super.init() }
  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}
@preconcurrency @MainActor open class NSCollectionViewLayout: NSObject {
  open weak var collectionView: NSCollectionView? { nil }
  open var collectionViewContentSize: NSSize { .zero }
  public override init() { super.init() }
  open func prepare() {}
  open func invalidateLayout() {}
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] { [] }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }
}
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
  open var itemSize = NSSize(width: 50, height: 50)
  open var estimatedItemSize = NSSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = NSEdgeInsets.zero
  open var headerReferenceSize = NSSize.zero
  open var footerReferenceSize = NSSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
}
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  open var maximumNumberOfRows = 0
  open var maximumNumberOfColumns = 0
  open var minimumItemSize = NSSize.zero
  open var maximumItemSize = NSSize.zero
  open var minimumInteritemSpacing: CGFloat = 0
  open var minimumLineSpacing: CGFloat = 0
  open var margins = NSEdgeInsets.zero
}
