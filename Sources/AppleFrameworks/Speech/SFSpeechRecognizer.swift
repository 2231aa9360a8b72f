@_exported import AVFoundation
@_exported import FoundationCompat

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
public struct SFSpeechError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case internalServiceError = 1
    case audioReadFailed = 2
    case undefinedTemplateClassName = 7
    case malformedSupplementalModel = 8
    case timeout = 12
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SFSpeechErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This machine recognises no speech." }

  static func refusal() -> SFSpeechError {
    UnavailableServices.report("speech.unavailable", "widgets and the programs of their apps hear nothing, and no speech is recognised")
    return SFSpeechError(.internalServiceError)
  }
}

/// Recognises speech. There is no language for it: making one gives nil, and access is restricted.
///
/// No `NSObject`, unlike on Apple's systems: the initializer of that cannot give nil here.
// Unchecked: there is no object.
open class SFSpeechRecognizer: @unchecked Sendable {
  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    _ = SFSpeechError.refusal()
    return .restricted
  }
  @preconcurrency
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(authorizationStatus()) }
  }
  public convenience init?() { self.init(locale: .current) }
  public init?(locale: Locale) {
    _ = SFSpeechError.refusal()
    return nil
  }
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { false }
  open var locale: Locale { .current }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, SFSpeechError.refusal())
    return SFSpeechRecognitionTask()
  }
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    return task
  }
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// What is to be recognised.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL) { url = URL }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  open func endAudio() {}
}
/// The end of a recognition that failed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var error: (any Error)? { SFSpeechError(.internalServiceError) }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open func finish() {}
  open func cancel() {}
}
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
// What was recognised. Nothing is.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}

/// Matches an error with a code in a `catch`.
extension SFSpeechError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? SFSpeechError)?.code == code }
}
