import AVFoundation
import Foundation
import FoundationCompat
import MediaPlayer
import Testing

/// Sound, video and cameras, as files have them that an app shares with its widget.
@Suite struct MediaTests {
  @Test func `times are multiplied, and what does not fit becomes an infinity`() {
    let third = CMTime(value: 10, timescale: 3)
    #expect(CMTimeMultiply(third, multiplier: -3) == CMTime(value: -10, timescale: 1))
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: -2) == .negativeInfinity)
    let ratio = CMTimeMultiplyByRatio(CMTime(value: 7, timescale: 10), multiplier: 1, divisor: 2)
    #expect(ratio.value == 4 && ratio.hasBeenRounded && CMTimeMultiplyByRatio(third, multiplier: 1, divisor: 0) == .invalid)
    #expect(CMTimeMultiplyByRatio(CMTime(value: -7, timescale: 10), multiplier: 1, divisor: 2).value == -4)
    #expect(CMTimeAbsoluteValue(CMTime(value: -7, timescale: 2)) == CMTime(value: 7, timescale: 2))
    #expect(CMTimeAbsoluteValue(CMTime(value: .min, timescale: 2)) == .positiveInfinity && CMTIME_IS_INVALID(.invalid))
    #expect("\(third)".hasPrefix("CMTime(10/3 = 3.33") && "\(CMTime.indefinite)" == "CMTime(indefinite)")
  }

  @Test func `a time is clamped to a part of a timeline, and a value holds such a part`() {
    let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 3, timescale: 1))
    #expect(CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: range) == CMTime(value: 5, timescale: 1))
    #expect(CMTimeClampToRange(.zero, range: range) == range.start && CMTimeClampToRange(.zero, range: .invalid) == .invalid)
    #expect(NSValue(timeRange: range).timeRangeValue == range && NSValue(time: .zero).timeRangeValue == .invalid)
  }

  @Test func `a queue keeps the order of its items, and plays none of them`() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).m4a")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]] && !player.canInsert(items[2], after: nil))
    player.advanceToNextItem()
    #expect(player.currentItem === items[2] && player.rate == 0 && player.timeControlStatus == .paused)
    player.remove(items[2])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil && player.items().isEmpty)
    #expect(AVPlayerLooper(player: player, templateItem: items[0]).status == .failed)
  }

  @Test func `nothing is read of an asset`() async {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mov"))
    await #expect(throws: AVError(.fileFormatNotRecognized)) { try await asset.load(.duration, .tracks) }
    await #expect(throws: AVError(.fileFormatNotRecognized)) { try await AVAssetTrack().load(.naturalSize) }
    #expect(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetMediumQuality) == nil)
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "Harbour" as NSString
    #expect(title.stringValue == "Harbour" && title.numberValue == nil)
    #expect(AVMetadataItem.metadataItems(from: [title], filteredByIdentifier: .commonIdentifierArtist).isEmpty)
  }

  @Test func `speech is cancelled, and the delegate is told`() async {
    // Unchecked: the synthesizer calls its delegate on the main thread only.
    final class Delegate: AVSpeechSynthesizerDelegate, @unchecked Sendable {
      var continuation: CheckedContinuation<String, Never>?
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        continuation?.resume(returning: utterance.speechString)
      }
    }
    let (delegate, synthesizer) = (Delegate(), AVSpeechSynthesizer())
    synthesizer.delegate = delegate
    let words = await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      synthesizer.speak(AVSpeechUtterance(string: "Ebb tide"))
    }
    #expect(words == "Ebb tide" && !synthesizer.isSpeaking && AVSpeechSynthesisVoice(language: "en-US") == nil)
  }

  @Test func `there is no camera: a session does not run, and a photograph fails`() async {
    // Unchecked: the output calls its delegate on the main thread only.
    final class Delegate: NSObject, AVCapturePhotoCaptureDelegate, @unchecked Sendable {
      let done: @Sendable (AVError?) -> Void
      init(_ done: @escaping @Sendable (AVError?) -> Void) { self.done = done }
      func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
        done(error as? AVError)
      }
    }
    let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
    session.addOutput(output)
    session.startRunning()
    #expect(!session.isRunning && session.outputs == [output] && !session.canAddOutput(output))
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let error = await withCheckedContinuation { continuation in
      let delegate = Delegate { continuation.resume(returning: $0) }
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: delegate)
    }
    #expect(error == AVError(.applicationIsNotAuthorizedToUseDevice))
  }

  @Test func `there is no library of music, and its player stays stopped`() async {
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(MPMediaPropertyPredicate(value: "Ada", forProperty: MPMediaItemPropertyArtist))
    #expect(query.items == nil && query.groupingType == .album && query.filterPredicates?.count == 1)
    #expect(await MPMediaLibrary.requestAuthorization() == .restricted)
    let player = MPMusicPlayerController.systemMusicPlayer
    player.setQueue(with: query)
    player.play()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    await #expect(throws: MPError(.permissionDenied)) { try await player.prepareToPlay() }
    #expect(UnavailableServices.all.contains { $0.name == "mediaPlayer.unavailable" })
  }
}
