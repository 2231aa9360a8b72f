@_exported import UIKit

/// Stub. A UIKit player. It shows nothing.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var allowsVideoFrameAnalysis = true
  open var showsTimecodes = false
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView? { nil }
  open var speeds: [AVPlaybackSpeed] = []
  open var selectedSpeed: AVPlaybackSpeed? { nil }
  open func selectSpeed(_ speed: AVPlaybackSpeed) {}
}
public protocol AVPlayerViewControllerDelegate: AnyObject {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error) {}
}
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  public let rate: Float
  public let localizedName: String
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  open var localizedNumericName: String { "\(rate)×" }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] { [] }
}

/// Stub. A button for the audio route. It shows nothing.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
}
public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// Stub. Picture in picture is not supported.
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  /// The source of the picture: a player, samples, or a video call.
  open class ContentSource: NSObject {
    open var playerLayer: AVPlayerLayer? { nil }
    open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
    open private(set) weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)?
    open private(set) weak var activeVideoCallSourceView: UIView?
    public init(playerLayer: AVPlayerLayer) {}
    public init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate) {
      (self.sampleBufferDisplayLayer, sampleBufferPlaybackDelegate) = (sampleBufferDisplayLayer, playbackDelegate)
    }
    public init(activeVideoCallSourceView sourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController) {
      activeVideoCallSourceView = sourceView
    }
  }
  public init?(playerLayer: AVPlayerLayer) { return nil }
  public init(contentSource: ContentSource) { self.contentSource = contentSource }
  open var contentSource: ContentSource?
  open var playerLayer: AVPlayerLayer { AVPlayerLayer() }
  open var requiresLinearPlayback = false
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  open func invalidatePlaybackState() {}
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stub. Fails, and notifies the delegate.
  open func startPictureInPicture() {
    delegate?.pictureInPictureController(self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
  }
  open func stopPictureInPicture() {}
}
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  func pictureInPictureControllerTimeRangeForPlayback(_ pictureInPictureController: AVPictureInPictureController) -> CMTimeRange
  func pictureInPictureControllerIsPlaybackPaused(_ pictureInPictureController: AVPictureInPictureController) -> Bool
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping () -> Void)
  func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_ pictureInPictureController: AVPictureInPictureController) -> Bool
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
  public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(_ pictureInPictureController: AVPictureInPictureController) -> Bool {
    false
  }
}
open class AVPictureInPictureVideoCallViewController: UIViewController {}

public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
}
