/// A key of ``PDFDocument/documentAttributes``.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = Self(rawValue: "Title")
  public static let authorAttribute = Self(rawValue: "Author")
  public static let subjectAttribute = Self(rawValue: "Subject")
  public static let creatorAttribute = Self(rawValue: "Creator")
  public static let producerAttribute = Self(rawValue: "Producer")
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  public static let modificationDateAttribute = Self(rawValue: "ModDate")
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let ownerPasswordOption = Self(rawValue: "ownerPassword")
  public static let userPasswordOption = Self(rawValue: "userPassword")
  public static let burnInAnnotationsOption = Self(rawValue: "burnInAnnotations")
}
public let kPDFDestinationUnspecifiedValue: CGFloat = .greatestFiniteMagnitude

/// A place in a document.
// Unchecked: an app uses it on one thread, as on Apple's systems.
open class PDFDestination: NSObject, @unchecked Sendable {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// A line of a table of contents, with lines below it.
// Unchecked: as above.
open class PDFOutline: NSObject, @unchecked Sendable {
  private var children: [PDFOutline] = []
  open private(set) weak var document: PDFDocument?
  open private(set) weak var parent: PDFOutline?
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  public override init() { super.init() }
  open var numberOfChildren: Int { children.count }
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
// Unchecked: as above.
open class PDFBorder: NSObject, @unchecked Sendable {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
  public override init() { super.init() }
}
public enum PDFPrintScalingMode: Int, Sendable { case pageScaleNone, pageScaleToFit, pageScaleDownToFit }

extension NSNotification.Name {
  public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
  public static let PDFViewCopyPermission = NSNotification.Name("PDFViewCopyPermission")
  public static let PDFViewPrintPermission = NSNotification.Name("PDFViewPrintPermission")
  public static let PDFViewAnnotationWillHit = NSNotification.Name("PDFViewAnnotationWillHit")
  public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
  public static let PDFThumbnailViewDocumentEdited = NSNotification.Name("PDFThumbnailViewDocumentEdited")
  public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFind")
  public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFind")
  public static let PDFDocumentDidBeginWrite = NSNotification.Name("PDFDocumentDidBeginWrite")
  public static let PDFDocumentDidEndWrite = NSNotification.Name("PDFDocumentDidEndWrite")
  public static let PDFDocumentDidBeginPageWrite = NSNotification.Name("PDFDocumentDidBeginPageWrite")
  public static let PDFDocumentDidEndPageWrite = NSNotification.Name("PDFDocumentDidEndPageWrite")
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
  public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFind")
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFind")
  public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDidUnlock")
}
