@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import FoundationCompat
@_exported import ImageIO

/// What a request may be asked for: its observations, which never come.
public protocol _VNRequest {}
extension _VNRequest {
  public var results: [VNObservation]? { nil }
}
/// Looks for something in a picture. There are no models: performing a request throws.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class VNRequest: NSObject, _VNRequest, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  public convenience override init() { self.init(completionHandler: nil) }
  open func cancel() {}
}
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
// Unchecked: as above.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { nil }
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  public var results: [VNBarcodeObservation]? { nil }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
  open var quadratureTolerance: Float = 30
  public var results: [VNRectangleObservation]? { nil }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNClassificationObservation]? { nil }
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFeaturePrintObservation]? { nil }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNSaliencyImageObservation]? { nil }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: OSType = 0
  public var results: [VNPixelBufferObservation]? { nil }
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNInstanceMaskObservation]? { nil }
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNRecognizedObjectObservation]? { nil }
  open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

func reportVision() {
  UnavailableServices.report("vision.unavailable", "this machine has no models that look for text, faces and codes in pictures")
}
public let VNErrorDomain = "com.apple.Vision"
public struct VNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption, notImplemented
    case internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { VNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no models for pictures." }

  fileprivate static func refusal() -> VNError {
    reportVision()
    return VNError(.operationFailed)
  }
}
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}
/// Performs requests on a picture. It throws, and each request's handler gets the error.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    let error = VNError.refusal()
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { throw refuse(requests) }
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { throw refuse(requests) }
  private func refuse(_ requests: [VNRequest]) -> VNError {
    let error = VNError.refusal()
    for request in requests { request.completionHandler?(request, error) }
    return error
  }
}

/// Matches an error with a code in a `catch`.
extension VNError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? VNError)?.code == code }
}
