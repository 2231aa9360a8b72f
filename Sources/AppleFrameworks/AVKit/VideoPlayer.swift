@_exported import AVFoundation
import SwiftUI
@_exported import UIKit

/// A video with controls. A widget shows a prohibition sign instead.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let source: SourceLocation
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View { ProhibitedView(name: "VideoPlayer", alternative: "show a picture of the video", source: source) }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(player: player, videoOverlay: { EmptyView() }, fileID: fileID, line: line)
  }
}

/// A player of UIKit. It shows nothing, like every view controller here.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
}
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .tintColor
  open var prioritizesVideoDevices = false
}
/// A video over other apps. It is not supported.
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPictureActive: Bool { false }
}
