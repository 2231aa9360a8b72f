open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Supports title, author, subject, keywords and creator; other keys have no effect.
  open var documentInfo: [String: Any] = [:]
  public override init() { super.init() }
  open override class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The drawing target that a PDF renderer passes to its closure.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsPDFRendererFormat
  open private(set) var pdfContextBounds: CGRect
  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
    (self.format, pdfContextBounds) = (format, context.pdfBounds)
    super.init(context)
  }
  open func beginPage() { beginPage(withBounds: cgContext.pdfBounds, pageInfo: [:]) }
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    cgContext.beginPDFPage(in: bounds)
  }
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as CFURL, for: rect) }
}

/// Writes PDF files with sizes in points. Text stays text in them.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var data = Data()
    guard let context = CGContext(pdfPagesOf: bounds, info: format.documentInfo, onClose: { data = $0 }) else { return data }
    ImageContexts.with(context, scale: 1) { actions(UIGraphicsPDFRendererContext(context, format)) }
    context.closePDF()
    return data
  }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { try pdfData(actions: actions).write(to: url) }
}

/// Begins a PDF file, which is written into the data when the context ends.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  PDFContexts.begin(bounds, documentInfo) { data.append($0) }
}
/// - Returns: false if the file cannot be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  PDFContexts.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
  return true
}
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(UIGraphicsGetCurrentContext()?.pdfBounds ?? .zero, nil) }
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  UIGraphicsGetCurrentContext()?.beginPDFPage(in: bounds)
}
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pdfBounds ?? .zero }
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { UIGraphicsGetCurrentContext()?.setURL(url as CFURL, for: rect) }
public func UIGraphicsEndPDFContext() {
  UIGraphicsGetCurrentContext()?.closePDF()
  ImageContexts.pop()
}

private enum PDFContexts {
  static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, onClose: @escaping (Data) -> Void) {
    var named: [String: Any] = [:]
    for (key, value) in info ?? [:] { if let key = key as? String { named[key] = value } }
    ImageContexts.push(CGContext(pdfPagesOf: bounds, info: named, onClose: onClose), scale: 1)
  }
}
