import Foundation

/// Coordinates file accesses of an app and its extension. No other process presents files on Linux, so an accessor is called at once, with the
/// original URL.
public class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// Reads a copy for uploading: for a folder, a ZIP file. Not supported: reading with this option gives an error.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private let isCancelled = Flag()
  public var purposeIdentifier: String = UUID().uuidString

  /// - Parameter filePresenter: ignored.
  public init(filePresenter: Any? = nil) {}

  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    guard !options.contains(.forUploading) else {
      error?.pointee = NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Almanac does not prepare files for uploading (NSFileCoordinator.ReadingOptions.forUploading)"])
      return
    }
    call(error) { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }
  }

  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { call(error) { writer(url) } }

  public func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) { coordinate(readingItemAt: readingURL, options: readingOptions, error: error) { readerWriter($0, writingURL) } }

  public func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) { call(error) { writer(url1, url2) } }

  /// Makes accesses that begin later fail.
  public func cancel() { isCancelled.set() }
  public func item(at oldURL: URL, willMoveTo newURL: URL) {}
  public func item(at oldURL: URL, didMoveTo newURL: URL) {}

  private func call(_ error: UnsafeMutablePointer<NSError?>?, _ access: () -> Void) {
    guard !isCancelled.isSet else {
      error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue)
      return
    }
    access()
  }
}

/// A flag that any thread can set once.
// Unchecked: `lock` guards the value.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
