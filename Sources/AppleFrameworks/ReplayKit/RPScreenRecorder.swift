@_exported import AVFoundation
@_exported import FoundationCompat
@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
/// Why the screen is not recorded.
public struct RPRecordingError: Error, CustomNSError, LocalizedError, Sendable, Equatable {
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case insufficientStorage = -5805
    case interrupted = -5806
    case contentResize = -5807
    case broadcastInvalidSession = -5808
    case attemptToStopNonRecording = -5829
    case attemptToStartInRecordingState = -5830
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { RPRecordingErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Apps record no screen here." }
  public static let disabled = Code.disabled
  public static let userDeclined = Code.userDeclined
  public static let failedToStart = Code.failedToStart

  static func refusal(_ code: Code = .disabled) -> RPRecordingError {
    UnavailableServices.report("screens.unavailable", "apps see no screens and windows here and record none")
    return RPRecordingError(code)
  }
}
/// Matches an error with a code in a `catch`.
extension RPRecordingError.Code {
  public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? RPRecordingError)?.code == code }
}

public enum RPSampleBufferType: Int, Sendable {
  case video = 1
  case audioApp, audioMic
}
public enum RPCameraPosition: Int, Sendable {
  case front = 1
  case back
}
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(_ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Records the screen of an app. It is not available: starting fails with `disabled`.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  private static let recorder = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { recorder }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var cameraPosition = RPCameraPosition.front
  open var cameraPreviewView: UIView? { nil }
  open func startRecording() async throws { throw RPRecordingError.refusal() }
  @preconcurrency
  open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(RPRecordingError.refusal()) }
  @preconcurrency
  open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, RPRecordingError(.attemptToStopNonRecording))
  }
  open func stopRecording(withOutput url: URL) async throws { throw RPRecordingError(.attemptToStopNonRecording) }
  @preconcurrency
  open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(RPRecordingError(.attemptToStopNonRecording))
  }
  @preconcurrency
  open func discardRecording(handler: @escaping @Sendable () -> Void) { handler() }
  @preconcurrency
  open func startCapture(
    handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(RPRecordingError.refusal()) }
  open func stopCapture() async throws { throw RPRecordingError(.attemptToStopNonRecording) }
  @preconcurrency
  open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.attemptToStopNonRecording)) }
}
/// The preview of what was recorded. It shows nothing, like every view controller here.
open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>) {}
}
