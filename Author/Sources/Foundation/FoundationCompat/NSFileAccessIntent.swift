import Foundation

/// An access that a coordinator is to allow.
// Unchecked: immutable.
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
  public let url: URL
  fileprivate let refusal: CocoaError?
  private init(_ url: URL, refusal: CocoaError?) { (self.url, self.refusal) = (url, refusal) }
  public class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(
      options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url,
      refusal: options.contains(.forUploading) ? CocoaError(.featureUnsupported) : nil)
  }
  public class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url, refusal: nil)
  }
}

extension NSFileCoordinator {
  /// Allows all accesses at once, on the queue: nobody else presents the files.
  @preconcurrency
  public func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {
    let refusal = intents.compactMap(\.refusal).first
    queue.addOperation { accessor(refusal) }
  }
}
