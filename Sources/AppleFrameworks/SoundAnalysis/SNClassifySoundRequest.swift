import CoreML

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}
public enum SNTimeDurationConstraint: Sendable {
  case enumeratedDurations([CMTime])
  case durationRange(CMTimeRange)
}
/// Tells kinds of sound apart. Making one throws: there is no model.
// Unchecked: there is no object.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
  open var overlapFactor = 0.5
  open var windowDuration = CMTime.invalid
  open var windowDurationConstraint: SNTimeDurationConstraint { .enumeratedDurations([]) }
  open var knownClassifications: [String] { [] }
  public init(mlModel: MLModel) throws { throw SNError.refusal(.invalidModel) }
  public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError.refusal(.invalidModel) }
}
open class SNClassification: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
  open var classifications: [SNClassification] { [] }
  open var timeRange: CMTimeRange { .invalid }
  open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
