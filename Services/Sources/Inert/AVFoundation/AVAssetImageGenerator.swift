import CoreGraphics

/// Stub. Every request fails with `AVError.fileFormatNotRecognized`: Almanac cannot read videos.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  /// Receives the requested time, the picture or nil, the picture's time, and an error if there is no picture.
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
  /// The Objective-C type of a time. On Linux Foundation's values support arrays, but not structures: this is an array of the time's bytes.
  private static let typeOfTimes = "[\(MemoryLayout<CMTime>.size)c]"

  /// Creates a value that contains a time.
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: Self.typeOfTimes)
  }
  /// The stored time; an invalid one if the value contains something else.
  public var timeValue: CMTime {
    var time = CMTime.invalid
    if String(cString: objCType) == Self.typeOfTimes { getValue(&time) }
    return time
  }
}
