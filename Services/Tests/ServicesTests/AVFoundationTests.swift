import AVFoundation
import AlmanacFoundationCompat
import Foundation
import Testing

/// Video, cameras and speech: values are kept, and nothing is played, read or recorded.
@Suite struct AVFoundationTests {
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

  @Test func `no pictures of a video are made, and the handler gets every time that was asked for`() async {
    let times = [CMTime(seconds: 1, preferredTimescale: 60), CMTime(value: 5, timescale: 2)]
    #expect(times.map { NSValue(time: $0).timeValue } == times && !NSValue(range: NSRange(location: 1, length: 2)).timeValue.isValid)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mov")))
    let answers = AsyncStream<(CMTime, Bool, AVAssetImageGenerator.Result, AVError.Code?)> { stream in
      generator.generateCGImagesAsynchronously(forTimes: times.map(NSValue.init(time:))) { time, image, _, result, error in
        stream.yield((time, image == nil, result, (error as? AVError)?.code))
        if time == times[1] { stream.finish() }
      }
    }
    var seen: [CMTime] = []
    for await (time, hasNone, result, code) in answers {
      seen.append(time)
      #expect(hasNone && result == .failed && code == .fileFormatNotRecognized)
    }
    #expect(seen == times)
  }

  @Test func `a composition numbers its tracks, and takes no part of an asset`() throws {
    let composition = AVMutableComposition()
    let tracks = try [kCMPersistentTrackID_Invalid, 7, 7].map {
      try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: $0))
    }
    #expect(tracks.map(\.trackID) == [1, 7, 2] && composition.tracks(withMediaType: .video).isEmpty)
    composition.removeTrack(tracks[1])
    #expect(composition.tracks.map(\.trackID) == [1, 2] && composition.track(withTrackID: 7) == nil)
    #expect(throws: AVError(.fileFormatNotRecognized)) { try tracks[0].insertTimeRange(.zero, of: tracks[2], at: .zero) }
    #expect(throws: AVError(.operationNotSupportedForAsset)) { try AVAssetWriter(outputURL: URL(fileURLWithPath: "/a.mp4"), fileType: .mp4) }
    #expect(throws: AVError(.fileFormatNotRecognized)) { try AVAssetReader(asset: composition) }

    let volume = AVMutableAudioMixInputParameters(track: tracks[2])
    volume.setVolume(0.5, at: CMTime(value: 4, timescale: 1))
    volume.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1)))
    var (start, end): (Float, Float) = (9, 9)
    #expect(volume.trackID == 2 && volume.getVolumeRamp(for: CMTime(value: 3, timescale: 1), startVolume: &start, endVolume: &end, timeRange: nil))
    #expect(start == 0 && end == 1 && !volume.getVolumeRamp(for: CMTime(value: -1, timescale: 1), startVolume: nil, endVolume: nil, timeRange: nil))
  }

  @Test func `speech is cancelled, and the delegate is notified`() async {
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

  @Test func `access to the camera is restricted`() {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted)
  }

  @Test func `NSValue stores a CMTimeRange`() {
    let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 3, timescale: 1))
    #expect(NSValue(timeRange: range).timeRangeValue == range && NSValue(time: .zero).timeRangeValue == .invalid)
  }
}
