@_exported import CoreGraphics
@_exported import FoundationCompat

/// Looks for something in a picture. There are no models: performing a request throws.
open class VNRequest: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  public let completionHandler: CompletionHandler?
  public init(completionHandler: CompletionHandler? = nil) { self.completionHandler = completionHandler }
  open var results: [VNObservation]? { nil }
}
open class VNObservation: NSObject, @unchecked Sendable { open var confidence: Float { 0 } }
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: Float { 0 }
}
open class VNRecognizedTextObservation: VNObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNFaceObservation: VNObservation, @unchecked Sendable { open var boundingBox: CGRect { .zero } }
open class VNBarcodeObservation: VNObservation, @unchecked Sendable { open var payloadStringValue: String? { nil } }
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = true
  open var recognitionLanguages: [String] = []
}
open class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable {}
open class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {}
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
  public init(data imageData: Data, options: [String: Any] = [:]) {}
  public init(url imageURL: URL, options: [String: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    UnavailableServices.report("vision.unavailable", "this machine has no models that look for text, faces and codes in pictures")
    let error = NSError(domain: "com.apple.Vision", code: 3, userInfo: [NSLocalizedDescriptionKey: "This machine has no models for pictures."])
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
