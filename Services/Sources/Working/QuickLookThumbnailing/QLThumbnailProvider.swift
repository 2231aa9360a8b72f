/// Stub. Creates thumbnails of an app's files for other apps. Never called.
open class QLThumbnailProvider: NSObject {
  public override init() { super.init() }
  open func provideThumbnail(for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void) {
    handler(nil, QLThumbnailError(.generationFailed))
  }
}
/// Stub. A request for a file's thumbnail. Never created.
open class QLFileThumbnailRequest: NSObject, @unchecked Sendable {
  open var maximumSize: CGSize { .zero }
  open var minimumSize: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open var fileURL: URL { URL(fileURLWithPath: "/dev/null") }
}
/// A thumbnail that a provider draws, or the file that contains it.
open class QLThumbnailReply: NSObject, @unchecked Sendable {
  public let contextSize: CGSize
  open var extensionBadge = ""
  public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { self.contextSize = contextSize }
  public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { self.contextSize = contextSize }
  public init(imageFileURL fileURL: URL) { contextSize = .zero }
}
