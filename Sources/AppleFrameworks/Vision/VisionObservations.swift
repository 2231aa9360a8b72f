// The requests of Vision's API for Swift and what they would find. No request makes an observation.

public protocol BoundingBoxProviding { var boundingBox: NormalizedRect { get } }
public protocol QuadrilateralProviding: BoundingBoxProviding {
  var topLeft: NormalizedPoint { get }
  var topRight: NormalizedPoint { get }
  var bottomLeft: NormalizedPoint { get }
  var bottomRight: NormalizedPoint { get }
}
extension QuadrilateralProviding {
  public var boundingBox: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 0, height: 0) }
  public var topLeft: NormalizedPoint { .zero }
  public var topRight: NormalizedPoint { .zero }
  public var bottomLeft: NormalizedPoint { .zero }
  public var bottomRight: NormalizedPoint { .zero }
}

public struct RecognizedText: Hashable, Sendable {
  public let string: String
  public let confidence: Float
}
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
  public var transcript: String { "" }
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
}
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public var roll: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
  public var yaw: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
  public var pitch: Measurement<UnitAngle> { Measurement(value: 0, unit: .radians) }
}
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public var isUpperBodyOnly: Bool { true }
}
public enum BarcodeSymbology: String, CaseIterable, Hashable, Sendable {
  case aztec, codabar, code39, code93, code128, dataMatrix, ean8, ean13, gs1DataBar, i2of5, itf14, microPDF417, microQR, pdf417, qr, upce
}
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
  public let symbology: BarcodeSymbology
  public let payloadString: String?
}
public struct ClassificationObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let identifier: String
  public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
  public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}
public struct FeaturePrintObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let data: Data
  public var elementCount: Int { 0 }
  public func distance(to featurePrint: FeaturePrintObservation) throws -> Double { throw VisionError.refusal() }
}
public struct PixelBufferObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public var size: CGSize { .zero }
  public var cgImage: CGImage { get throws { throw VisionError.refusal() } }
}
public struct SaliencyImageObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let heatMap: PixelBufferObservation
  public let salientObjects: [RectangleObservation]
}
public struct InstanceMaskObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let allInstances: IndexSet
  public func generateMask(for instances: IndexSet) throws -> CVPixelBuffer { throw VisionError.refusal() }
  public func generateMaskedImage(
    for instances: IndexSet, imageFrom requestHandler: ImageRequestHandler, croppedToInstancesContent: Bool = false
  ) throws -> CVPixelBuffer { throw VisionError.refusal() }
  public func generateScaledMask(for instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler) throws -> CVPixelBuffer {
    throw VisionError.refusal()
  }
}
public struct ImageAestheticsScoresObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let overallScore: Float
  public let isUtility: Bool
}

public struct RecognizeTextRequest: ImageProcessingRequest {
  public typealias Result = [RecognizedTextObservation]
  public enum RecognitionLevel: Hashable, Sendable { case accurate, fast }
  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = []
  public var customWords: [String] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var minimumTextHeightFraction: Float = 0
  public var supportedRecognitionLanguages: [Locale.Language] { [] }
  public init() {}
}
public struct DetectBarcodesRequest: ImageProcessingRequest {
  public typealias Result = [BarcodeObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var symbologies = BarcodeSymbology.allCases
  public var supportedSymbologies: [BarcodeSymbology] { [] }
  public init() {}
}
public struct DetectRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [RectangleObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var minimumSize: Float = 0.2
  public var minimumConfidence: Float = 0
  public var maximumObservations = 1
  public init() {}
}
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [HumanObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var upperBodyOnly = true
  public init() {}
}
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public typealias Result = RectangleObservation?
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct ClassifyImageRequest: ImageProcessingRequest {
  public typealias Result = [ClassificationObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var supportedIdentifiers: [String] { [] }
  public init() {}
}
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
  public typealias Result = FeaturePrintObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
  public typealias Result = SaliencyImageObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
  public typealias Result = SaliencyImageObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
  public typealias Result = InstanceMaskObservation?
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
  public typealias Result = InstanceMaskObservation?
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  public typealias Result = ImageAestheticsScoresObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}
