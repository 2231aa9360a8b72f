import AppKit

public enum AVPlayerViewControlsStyle: Int, Sendable {
  case none, inline, floating, minimal
  public static let `default` = AVPlayerViewControlsStyle.inline
}
/// Stub. An AppKit player. It shows nothing.
open class AVPlayerView: NSView {
  open var player: AVPlayer?
  open var controlsStyle = AVPlayerViewControlsStyle.default
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: NSView? { nil }
  open var showsFrameSteppingButtons = false
  open var showsSharingServiceButton = false
  open var showsFullScreenToggleButton = false
  open var showsTimecodes = false
  open var updatesNowPlayingInfoCenter = true
  open var allowsPictureInPicturePlayback = false
  open var allowsVideoFrameAnalysis = true
}
