/// A view that scrolls. Like ``UIView``, it keeps its properties and shows nothing.
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Moves the content only as far as the rectangle needs.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    contentOffset.x = min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX)
    contentOffset.y = min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open override class func appearance() -> UIScrollView { AppearanceProxies.proxy { UIScrollView() } }
}

/// Text of several lines that a person writes.
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  public let layoutManager = NSLayoutManager()
  open func scrollRangeToVisible(_ range: NSRange) {}
  open override class func appearance() -> UITextView { AppearanceProxies.proxy { UITextView() } }
}

/// Rows, one below the other. It asks no data source, because it shows no rows.
open class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 22
  open var allowsSelection = true
  open override class func appearance() -> UITableView { AppearanceProxies.proxy { UITableView() } }
}
/// One row.
open class UITableViewCell: UIView {
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open override class func appearance() -> UITableViewCell { AppearanceProxies.proxy { UITableViewCell() } }
}
/// The head or foot of a section of rows.
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
  open override class func appearance() -> UITableViewHeaderFooterView { AppearanceProxies.proxy { UITableViewHeaderFooterView() } }
}
/// Cells in any arrangement.
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open override class func appearance() -> UICollectionView { AppearanceProxies.proxy { UICollectionView() } }
}
