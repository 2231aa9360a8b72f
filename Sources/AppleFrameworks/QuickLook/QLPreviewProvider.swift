import UIKit
import UniformTypeIdentifiers

// An extension that shows an app's files. Nothing asks it here.

// Unchecked: no object is ever made.
open class QLFilePreviewRequest: NSObject, @unchecked Sendable { open var fileURL: URL { URL(fileURLWithPath: "/") } }
open class QLPreviewReplyAttachment: NSObject, @unchecked Sendable {
  public let data: Data
  public let contentType: UTType
  public init(data: Data, contentType: UTType) { (self.data, self.contentType) = (data, contentType) }
}
// Unchecked: an extension sets its properties before it returns it.
open class QLPreviewReply: NSObject, @unchecked Sendable {
  open var stringEncoding: String.Encoding = .utf8
  open var attachments: [String: QLPreviewReplyAttachment] = [:]
  open var title = ""
  public init(contextSize: CGSize, isBitmap: Bool, drawingBlock: @escaping @Sendable (CGContext, QLPreviewReply) throws -> Void) {}
  public init(fileURL: URL) {}
  public init(dataOfContentType contentType: UTType, contentSize: CGSize, dataCreationBlock: @escaping @Sendable (QLPreviewReply) throws -> Data) {}
}
open class QLPreviewProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(at url: URL) async throws
  func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
}
extension QLPreviewingController {
  public func preparePreviewOfFile(at url: URL) async throws {}
  public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
  public func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws {}
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
  public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply { throw CocoaError(.featureUnsupported) }
}
