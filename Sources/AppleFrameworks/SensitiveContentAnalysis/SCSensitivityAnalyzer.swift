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
  @preconcurrency
  open func analyzeImage(at fileURL: URL, completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  @preconcurrency
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
