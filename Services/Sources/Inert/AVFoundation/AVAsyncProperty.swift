/// Stub. Properties that Apple loads asynchronously. Every request throws: Almanac cannot read audio or video.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
  func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
  func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

public struct AVAsyncProperty<Root, Value>: Sendable {
  public enum Status {
    case notYetLoaded, loading
    case loaded(Value)
    case failed(NSError)
  }
  init() {}
}
public typealias AVPartialAsyncProperty = AVAsyncProperty

extension AVAsynchronousKeyValueLoading {
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A { throw AVError.refusal(.fileFormatNotRecognized) }
  public func load<A, B>(_ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>) async throws -> (A, B) {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  public func load<A, B, C>(
    _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { throw AVError.refusal(.fileFormatNotRecognized) }
  public func load<A, B, C, D>(
    _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>, _ d: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) { throw AVError.refusal(.fileFormatNotRecognized) }
  public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status { .notYetLoaded }

  public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    outError?.pointee = AVError.refusal(.fileFormatNotRecognized) as NSError
    return .failed
  }
  @preconcurrency
  public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    AVError.reportUnavailable()
    if let handler { DispatchQueue.global().async { handler() } }
  }
}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init() }
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init() }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init() }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { .init() }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init() }
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { .init() }
  public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init() }
}
extension AVAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init() }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init() }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init() }
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init() }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init() }
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { .init() }
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init() }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
  public static var languageCode: AVAsyncProperty<Root, String?> { .init() }
}
extension AVAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init() }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init() }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}
