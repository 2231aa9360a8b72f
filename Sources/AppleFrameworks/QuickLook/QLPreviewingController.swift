@_exported import UniformTypeIdentifiers

/// Shows or makes the preview of an app's own files, in an extension. Nothing here asks it for one.
public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(at url: URL) async throws
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
  func providePreview(for request: QLFilePreviewRequest, completionHandler handler: @escaping (QLPreviewReply?, (any Error)?) -> Void)
}
extension QLPreviewingController {
  private var refusal: CocoaError { CocoaError(.featureUnsupported) }
  public func preparePreviewOfFile(at url: URL) async throws { throw refusal }
  public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(refusal) }
  public func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws { throw refusal }
  public func preparePreviewOfSearchableItem(identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(refusal)
  }
  public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply { throw refusal }
  public func providePreview(for request: QLFilePreviewRequest, completionHandler handler: @escaping (QLPreviewReply?, (any Error)?) -> Void) {
    handler(nil, refusal)
  }
}
open class QLPreviewProvider: NSObject { public override init() { super.init() } }
/// A file whose preview is asked for. There is none.
open class QLFilePreviewRequest: NSObject, @unchecked Sendable {
  open var fileURL: URL { URL(fileURLWithPath: "/dev/null") }
}
public struct QLPreviewReplyAttachment: Sendable {
  public let data: Data
  public let contentType: UTType
  public init(data: Data, contentType: UTType) { (self.data, self.contentType) = (data, contentType) }
}
/// A preview that a provider makes.
// Unchecked: an app makes it and passes it on.
open class QLPreviewReply: NSObject, @unchecked Sendable {
  open var stringEncoding = String.Encoding.utf8
  open var attachments: [String: QLPreviewReplyAttachment] = [:]
  open var title = ""
  public init(contextSize: CGSize, isBitmap: Bool, drawUsing drawingBlock: @escaping (CGContext, QLPreviewReply) throws -> Void) {}
  public init(fileURL: URL) {}
  public init(
    dataOfContentType contentType: UTType, contentSize: CGSize, createDataUsing dataCreationBlock: @escaping (QLPreviewReply) throws -> Data
  ) {}
}
