import CoreMedia

/// A request of Vision's API for Swift. There are no models: performing one throws.
public protocol VisionRequest: Sendable {
  associatedtype Result
}
public protocol ImageProcessingRequest: VisionRequest {
  var regionOfInterest: NormalizedRect { get set }
}
public protocol VisionObservation: Sendable, Hashable, Identifiable {
  var uuid: UUID { get }
  var confidence: Float { get }
}
extension VisionObservation {
  public var id: UUID { uuid }
}
extension ImageProcessingRequest {
  public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
  public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
  public func perform(on image: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
  public func perform(on image: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
  public func perform(on image: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
  public func perform(on image: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw VisionError.refusal() }
}
public enum VisionError: Error, Sendable, LocalizedError {
  case dataUnavailable(String)
  case internalError(String)
  case invalidArgument(String)
  case invalidFormat(String)
  case invalidImage(String)
  case invalidModel(String)
  case invalidOperation(String)
  case ioError(String)
  case operationFailed(String)
  case outOfBoundsError(String)
  case outOfMemory(String)
  case requestCancelled(String)
  case timeout(String)
  case timeStampNotFound(String)
  case unsupportedComputeDevice(String)
  case unsupportedComputeStage(String)
  case unsupportedRequest(String)
  case unsupportedRevision(String)
  public var errorDescription: String? { "This machine has no models for pictures." }

  static func refusal() -> VisionError {
    reportVision()
    return .operationFailed("there are no models")
  }
}

/// A point of a picture, each coordinate from 0 to 1; the origin is at the bottom left.
public struct NormalizedPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let zero = NormalizedPoint(x: 0, y: 0)
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(normalizedPoint: CGPoint) { self.init(x: normalizedPoint.x, y: normalizedPoint.y) }
  public init(imagePoint: CGPoint, in imageSize: CGSize) { self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height) }
  public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
    CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
  }
  public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
}
public enum CoordinateOrigin: Hashable, Sendable { case lowerLeft, upperLeft }
/// A rectangle in a picture. Its coordinates go from 0 to 1, like those of ``NormalizedPoint``.
public struct NormalizedRect: Hashable, Sendable {
  public var origin: CGPoint
  public var width: CGFloat
  public var height: CGFloat
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (origin, self.width, self.height) = (CGPoint(x: x, y: y), width, height)
  }
  public init(normalizedRect: CGRect) {
    self.init(x: normalizedRect.minX, y: normalizedRect.minY, width: normalizedRect.width, height: normalizedRect.height)
  }
  public init(imageRect: CGRect, in imageSize: CGSize) {
    self.init(
      x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height, width: imageRect.width / imageSize.width,
      height: imageRect.height / imageSize.height)
  }
  public var cgRect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
  public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
    let bottom = origin == .lowerLeft ? self.origin.y : 1 - self.origin.y - height
    return CGRect(
      x: self.origin.x * imageSize.width, y: bottom * imageSize.height, width: width * imageSize.width, height: height * imageSize.height)
  }
  public func verticallyFlipped() -> NormalizedRect { NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height) }
}

/// Performs several requests on one picture. It throws.
public final class ImageRequestHandler: Sendable {
  public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ ciImage: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
  public func perform<each Request: ImageProcessingRequest>(_ request: repeat each Request) async throws -> (repeat (each Request).Result) {
    throw VisionError.refusal()
  }
}
