/// Several inputs or outputs of a model.
public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
/// Inputs in an array.
// Unchecked: immutable; what it holds is the app's.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// One input for each place of the lists, which have to be equally long.
  public convenience init(dictionary: [String: [Any]]) throws {
    guard Set(dictionary.values.map(\.count)).count <= 1 else { throw MLModelError(.generic) }
    let count = dictionary.values.first?.count ?? 0
    self.init(array: try (0..<count).map { place in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[place] }) })
  }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
extension MLModel {
  public func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions = MLPredictionOptions()) throws -> any MLBatchProvider {
    throw MLModelError.refusal(.generic)
  }
  public func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError.refusal(.generic) }
}

public protocol MLWritable: NSObjectProtocol { func write(to url: URL) throws }
extension MLModel: MLWritable {
  /// Throws: there is no model to write.
  public func write(to url: URL) throws { throw MLModelError.refusal(.io) }
}

public struct MLUpdateProgressEvent: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let trainingBegin = Self(rawValue: 1)
  public static let epochEnd = Self(rawValue: 2)
  public static let miniBatchEnd = Self(rawValue: 4)
}
public enum MLTaskState: Int, Sendable {
  case suspended = 1
  case running, cancelling, completed, failed
}
open class MLKey: NSObject, @unchecked Sendable {
  public let name: String
  public let scope: String?
  init(_ name: String) { (self.name, scope) = (name, nil) }
}
open class MLMetricKey: MLKey, @unchecked Sendable {
  public static let lossValue = MLMetricKey("lossValue")
  public static let epochIndex = MLMetricKey("epochIndex")
  public static let miniBatchIndex = MLMetricKey("miniBatchIndex")
}
open class MLParameterKey: MLKey, @unchecked Sendable {
  public static let learningRate = MLParameterKey("learningRate")
  public static let epochs = MLParameterKey("epochs")
  public static let miniBatchSize = MLParameterKey("miniBatchSize")
}
// Unchecked: there is no object.
open class MLTask: NSObject, @unchecked Sendable {
  override init() {}
  open var taskIdentifier: String { "" }
  open var state: MLTaskState { .failed }
  open var error: (any Error)? { MLModelError(.generic) }
  open func resume() {}
  open func cancel() {}
}
/// Trains a model further. Making one throws: there is no model.
open class MLUpdateTask: MLTask, @unchecked Sendable {
  public init(
    forModelAt modelURL: URL, trainingData: any MLBatchProvider, configuration: MLModelConfiguration?,
    completionHandler: @escaping (MLUpdateContext) -> Void
  ) throws { throw MLModelError.refusal() }
  public convenience init(
    forModelAt modelURL: URL, trainingData: any MLBatchProvider, completionHandler: @escaping (MLUpdateContext) -> Void
  ) throws { try self.init(forModelAt: modelURL, trainingData: trainingData, configuration: nil, completionHandler: completionHandler) }
  public init(
    forModelAt modelURL: URL, trainingData: any MLBatchProvider, configuration: MLModelConfiguration?, progressHandlers: MLUpdateProgressHandlers
  ) throws { throw MLModelError.refusal() }
  public convenience init(forModelAt modelURL: URL, trainingData: any MLBatchProvider, progressHandlers: MLUpdateProgressHandlers) throws {
    try self.init(forModelAt: modelURL, trainingData: trainingData, configuration: nil, progressHandlers: progressHandlers)
  }
  open func resume(withParameters updateParameters: [MLParameterKey: Any]) {}
}
open class MLUpdateProgressHandlers: NSObject, @unchecked Sendable {
  public init(
    forEvents interestedEvents: MLUpdateProgressEvent, progressHandler: ((MLUpdateContext) -> Void)?,
    completionHandler: @escaping (MLUpdateContext) -> Void
  ) {}
}
/// How far a training is. There is none.
// Unchecked: there is no object.
open class MLUpdateContext: NSObject, @unchecked Sendable {
  override init() {}
  /// No training makes a context: there is no way to this property.
  open var model: MLModel & MLWritable { MLModel._absent }
  open var event: MLUpdateProgressEvent { [] }
  open var metrics: [MLMetricKey: Any] { [:] }
  open var parameters: [MLParameterKey: Any] { [:] }
}
