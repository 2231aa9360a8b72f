import AVKit
import Foundation
import SwiftUI
import Testing

/// Players of videos, in files that an app shares with its widget.
@MainActor @Suite struct AVKitTests {
  /// The errors of starting picture in picture.
  final class Failures: AVPictureInPictureControllerDelegate {
    var codes: [AVError.Code] = []
    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) { codes += [(error as? AVError)?.code].compactMap(\.self) }
  }

  @Test func `a video player is a prohibition sign`() async throws {
    let found = try await PictureOfWidget.diagnostics { VideoPlayer(player: nil).onCameraCaptureEvent { _ in } }
    #expect(found.count { $0.name == "view.prohibited" && $0.message.hasPrefix("VideoPlayer ") } == 1, "\(found)")
  }

  @Test func `picture in picture fails, and its delegate is called`() {
    let call = AVPictureInPictureController.ContentSource(
      activeVideoCallSourceView: UIView(), contentViewController: AVPictureInPictureVideoCallViewController())
    let controller = AVPictureInPictureController(contentSource: call)
    let failures = Failures()
    controller.delegate = failures
    controller.startPictureInPicture()
    #expect(failures.codes == [.operationNotAllowed])
    #expect(!AVPictureInPictureController.isPictureInPictureSupported() && !controller.isPictureInPictureActive)
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }

  @Test func `a player's view stores its properties, and shows nothing`() {
    let controller = AVPlayerViewController()
    controller.showsPlaybackControls = false
    controller.videoGravity = .resizeAspectFill
    #expect(!controller.showsPlaybackControls && controller.videoGravity == .resizeAspectFill)
    #expect(!controller.isReadyForDisplay && controller.videoBounds == .zero)
  }

  @Test func `a sound of a camera button cannot be made of a file`() {
    #expect(throws: CocoaError.self) { try AVCaptureEventSound(url: URL(filePath: "/tmp/click.wav")) }
  }
}
