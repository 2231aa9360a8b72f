public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cat = Self(rawValue: "Cat")
  public static let dog = Self(rawValue: "Dog")
}
/// A line around something.
open class VNContour: NSObject, @unchecked Sendable {
  open var indexPath: IndexPath { IndexPath() }
  open var childContourCount: Int { 0 }
  open var childContours: [VNContour] { [] }
  open var pointCount: Int { 0 }
  open var normalizedPoints: [SIMD2<Float>] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
  open var aspectRatio: Float { 0 }
  open func childContour(at childContourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }
  open func polygonApproximation(epsilon: Float) throws -> VNContour { throw VNError(.operationFailed) }
}
open class VNContoursObservation: VNObservation, @unchecked Sendable {
  open var contourCount: Int { 0 }
  open var topLevelContourCount: Int { 0 }
  open var topLevelContours: [VNContour] { [] }
  open var normalizedPath: CGPath { CGMutablePath() }
  open func contour(at contourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }
}
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  open var contrastAdjustment: Float = 2
  open var contrastPivot: NSNumber? = 0.5
  open var detectsDarkOnLight = true
  open var maximumImageDimension = 512
  public var results: [VNContoursObservation]? { nil }
}
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable { open var upperBodyOnly: Bool { true } }
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var upperBodyOnly = true
  public var results: [VNHumanObservation]? { nil }
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRectangleObservation]? { nil }
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
  public var results: [VNFaceObservation]? { nil }
}
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var transform: CGAffineTransform { .identity }
  open var angle: CGFloat { 0 }
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable { public var results: [VNHorizonObservation]? { nil } }
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNSaliencyImageObservation]? { nil }
}
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNInstanceMaskObservation]? { nil }
}
open class VNImageAestheticsScoresObservation: VNObservation, @unchecked Sendable {
  open var isUtility: Bool { false }
  open var overallScore: Float { 0 }
}
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNImageAestheticsScoresObservation]? { nil }
}
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = VNRequestTrackingLevel.fast
  open var isLastFrame = false
  public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {}
open class VNTrackRectangleRequest: VNTrackingRequest, @unchecked Sendable {
  public init(rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init(detectedObjectObservation: observation, completionHandler: completionHandler)
  }
}
