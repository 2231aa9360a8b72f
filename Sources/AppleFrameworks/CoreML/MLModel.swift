@_exported import CoreVideo
@_exported import FoundationCompat
@_exported import ImageIO

public let MLModelErrorDomain = "com.apple.CoreML"
public struct MLModelError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MLModelErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Models are not loaded on this machine." }

  static func refusal(_ code: Code = .io) -> MLModelError {
    UnavailableServices.report("coreML.unavailable", "this machine loads no models of Core ML")
    return MLModelError(code)
  }
}
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
  public override init() { super.init() }
}

/// A model of a machine that learned. None is loaded.
// Unchecked: there is no object.
open class MLModel: NSObject, @unchecked Sendable {
  init(absent: Void) { super.init() }
  public init(contentsOf url: URL) throws { throw MLModelError.refusal() }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.refusal() }
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
    throw MLModelError.refusal()
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { handler(.failure(MLModelError.refusal())) }
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.refusal() }
  open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError.refusal() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError.refusal(.generic) }
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
    throw MLModelError.refusal(.generic)
  }
}
open class MLModelDescription: NSObject, @unchecked Sendable {
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
}
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
}
public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
// Unchecked: as above.
open class MLPredictionOptions: NSObject, @unchecked Sendable { open var usesCPUOnly = false }

/// Values by their names.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// A number, a text or a list.
// Unchecked: immutable; an open class cannot be checked.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any
  private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
  convenience init(numbers: [AnyHashable: NSNumber]) { self.init(.dictionary, numbers) }
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  public convenience init(sequence value: MLSequence) { self.init(.sequence, value) }
  open var isUndefined: Bool { false }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var sequenceValue: MLSequence? { value as? MLSequence }
}
// Unchecked: as above.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]
  /// - Throws: `MLModelError.featureType` for a value that is neither a number nor a text nor a list.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      default: throw MLModelError(.featureType)
      }
    }
  }
  /// The values of a generated class, which have the right types.
  public init(_values: [String: MLFeatureValue]) { dictionary = _values }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
