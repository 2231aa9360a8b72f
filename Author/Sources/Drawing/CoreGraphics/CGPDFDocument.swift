private func reportDocuments() {
  UnavailableServices.report("coreGraphics.pdf", "PDF documents are not opened page by page and not written; an image of the app may be a PDF")
}

/// Stub. Both initializers return nil: Almanac cannot read PDF documents.
public final class CGPDFDocument: Sendable {
  public init?(_ url: CFURL) {
    reportDocuments()
    return nil
  }
  public init?(_ provider: CGDataProvider) {
    reportDocuments()
    return nil
  }
  public var numberOfPages: Int { 0 }
  public var isEncrypted: Bool { false }
  public var isUnlocked: Bool { true }
  public var allowsCopying: Bool { false }
  public var allowsPrinting: Bool { false }
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { false }
}
public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// Stub. No page is ever available.
public final class CGPDFPage: Sendable {
  private init() {}
  public var document: CGPDFDocument? { nil }
  public var pageNumber: Int { 0 }
  public var rotationAngle: Int32 { 0 }
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform { .identity }
}
extension CGContext {
  public func drawPDFPage(_ page: CGPDFPage) {}
}

public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
public var kCGPDFContextMediaBox: CFString { "MediaBox" }
public var kCGPDFContextCropBox: CFString { "CropBox" }
