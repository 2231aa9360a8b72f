@_exported import CoreGraphics
@_exported import FoundationCompat

public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled, simpleInterventions, descriptiveInterventions }

// Unchecked: no object is ever made.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
  open var isSensitive: Bool { false }
  private override init() {}
}

/// Looks for nudity in pictures. Its policy is `disabled`, as on a device whose owner has not turned it on; analyses throw.
// Unchecked: it has no state.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  open func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw refusal() }
  open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw refusal() }
  open func analyzeImage(at fileURL: URL, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func analyzeImage(_ image: CGImage, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler(error: refusal()) }

  // Unchecked: immutable.
  public final class VideoAnalysisHandler: @unchecked Sendable {
    private let error: any Error
    public let progress = Progress(totalUnitCount: 0)
    init(error: any Error) { self.error = error }
    public func hasSensitiveContent() async throws -> SCSensitivityAnalysis { throw error }
  }
  private func refusal() -> any Error {
    UnavailableServices.report("sensitiveContent.unavailable", "this machine does not look for sensitive content; the policy is disabled")
    return CocoaError(.featureUnsupported)
  }
}
/// Whether a picture shows what a person may not want to see. There is no answer here.
public final class SCSensitivityAnalysis: NSObject, Sendable {
  override init() {}
  public var isSensitive: Bool { false }
/// Looks for such content. It is disabled, as on a device whose owner has not turned it on: analysing throws.
public final class SCSensitivityAnalyzer: NSObject, Sendable {
  /// What analyses a video. It throws too.
  public final class VideoAnalysisHandler: Sendable {
    init() {}
    public var progress: Progress { Progress(totalUnitCount: 1) }
    public func hasSensitiveContent() async throws -> SCSensitivityAnalysis { throw refusal() }
  public var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  public func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw refusal() }
  public func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw refusal() }
  public func analyzeImage(at fileURL: URL, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {
    completionHandler(nil, refusal())
  public func analyzeImage(_ image: CGImage, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {
    completionHandler(nil, refusal())
  public func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
private func refusal() -> CocoaError {
  UnavailableServices.report("sensitiveContent.unavailable", "this machine has no models for pictures: analysing content is disabled")
  return CocoaError(.featureUnsupported)
