import CoreGraphics

/// Draws pictures of a video. Nothing here reads videos: every request fails with `AVError.fileFormatNotRecognized`.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  /// Gets the time that was asked for, a picture or nil, the time of the picture, and an error without one.
  public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }

  /// Calls the handler once for each time.
  @preconcurrency
  open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
    let error = AVError.refusal(.fileFormatNotRecognized)
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.global().async {
      for time in times { handler(time, nil, .zero, .failed, error) }
    }
  }
  @preconcurrency
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let error = AVError.refusal(.fileFormatNotRecognized)
    DispatchQueue.global().async { handler(nil, .zero, error) }
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError.refusal(.fileFormatNotRecognized) }
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError.refusal(.fileFormatNotRecognized)
  }
  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  /// Foundation's values have no structs on Linux, but arrays: the bytes of a time.
  private static let typeOfTimes = "[\(MemoryLayout<CMTime>.size)c]"

  /// A value that holds a time.
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: Self.typeOfTimes)
  }
  /// The time that this value holds; an invalid one if it holds something else.
  public var timeValue: CMTime {
    var time = CMTime.invalid
    if String(cString: objCType) == Self.typeOfTimes { getValue(&time) }
    return time
  }
}
