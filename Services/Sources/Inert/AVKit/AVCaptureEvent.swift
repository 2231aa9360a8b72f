import SwiftUI

/// Stub. A press of a camera button. A widget gets none.
open class AVCaptureEvent: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var phase: AVCaptureEventPhase { .cancelled }
  open var shouldPlaySound: Bool { false }
  @discardableResult open func play(_ sound: AVCaptureEventSound) -> Bool { false }
}
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }
/// The sound of a press.
open class AVCaptureEventSound: NSObject, @unchecked Sendable {
  public static let cameraShutter = AVCaptureEventSound()
  public static let beginVideoRecording = AVCaptureEventSound()
  public static let endVideoRecording = AVCaptureEventSound()
  override init() { super.init() }
  public init(url: URL) throws { throw CocoaError(.featureUnsupported) }
}

/// Stub. Its handlers are never called: there is no camera button.
@preconcurrency @MainActor open class AVCaptureEventInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var isEnabled = true
  public static var defaultCaptureSoundDisabled = false
  public init(handler: @escaping (AVCaptureEvent) -> Void) { super.init() }
  public init(primary primaryHandler: @escaping (AVCaptureEvent) -> Void, secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void) {
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension View {
  /// Stub. Never calls the action: the computer has no camera button.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false, action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false, primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}
