import Foundation

/// An access for which a coordinator is asked.
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
  /// Calls the accessor on the queue without waiting: no other process presents the files.
  @preconcurrency
  public func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {
    let refusal = intents.compactMap(\.refusal).first
    queue.addOperation { accessor(refusal) }
  }
}
