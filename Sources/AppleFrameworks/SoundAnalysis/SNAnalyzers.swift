@_exported import AVFoundation
@_exported import FoundationCompat

public let SNErrorDomain = "com.apple.SoundAnalysis"
/// Why sound is not analysed.
public struct SNError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknownError = 1
    case operationFailed, invalidFormat, invalidModel, invalidFile
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine has no models for sound." }
  public static let operationFailed = Code.operationFailed
  public static let invalidFormat = Code.invalidFormat
  public static let invalidModel = Code.invalidModel
  public static let invalidFile = Code.invalidFile

  static func refusal(_ code: Code = .operationFailed) -> SNError {
    UnavailableServices.report("soundAnalysis.unavailable", "this machine has no models for sound: every request fails")
    return SNError(code)
  }
}
/// Matches an error with a code in a `catch`.
extension SNError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? SNError)?.code == code }
}

public protocol SNRequest: NSObjectProtocol {}
public protocol SNResult: NSObjectProtocol {}
public protocol SNResultsObserving: NSObjectProtocol {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}

/// Analyses sound as it comes. Adding a request throws.
// Unchecked: an app uses it on one thread, as on Apple's systems.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
  public init(format: AVAudioFormat) {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError.refusal(.invalidModel) }
  open func remove(_ request: any SNRequest) {}
  open func removeAllRequests() {}
  open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
  open func completeAnalysis() {}
}
/// Analyses a file. Making one throws: nothing here reads sound.
// Unchecked: there is no object.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
  public init(url: URL) throws { throw SNError.refusal(.invalidFile) }
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError.refusal(.invalidModel) }
  open func remove(_ request: any SNRequest) {}
  open func removeAllRequests() {}
  open func analyze() {}
  open func analyze() async -> Bool { false }
  @preconcurrency
  open func analyze(completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
  open func cancelAnalysis() {}
}
