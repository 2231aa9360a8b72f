@_exported import AVFoundation
import SwiftUI
@_exported import UIKit

/// Stub. A video with controls. A widget shows a prohibition sign instead.
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
