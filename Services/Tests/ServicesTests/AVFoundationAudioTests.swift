import AVFAudio
import AVFoundation
import AlmanacFoundationCompat
import Foundation
import Testing

/// Sound that an app computes: formats, buffers and nodes keep their settings, and the engine does not start.
@Suite struct AVFoundationAudioTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `an engine keeps its nodes and does not start`() throws {
    let (engine, equalizer, mixer) = (AVAudioEngine(), AVAudioUnitEQ(numberOfBands: 2), AVAudioMixerNode())
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    let source = AVAudioSourceNode(format: format) { isSilence, _, _, _ in
      isSilence.pointee = false
      return 0
    }
    for node in [source, equalizer, mixer] { engine.attach(node) }
    engine.connect(source, to: equalizer, format: format)
    engine.connect(equalizer, to: mixer, format: format)
    equalizer.bands[1].filterType = .highShelf
    equalizer.bands[1].gain = -6
    engine.prepare()
    #expect(throws: AVError(.operationNotAllowed)) { try engine.start() }
    #expect(!engine.isRunning && engine.attachedNodes.count == 3 && mixer.engine === engine && equalizer.bands[1].gain == -6)
    #expect(engine.outputNode.inputFormat(forBus: 0).sampleRate == 0 && UnavailableServices.all.contains { $0.name == "audio.unavailable" })
    engine.detach(mixer)
    #expect(mixer.engine == nil)
    #expect(throws: AVError(.operationNotAllowed)) { try AVAudioSession.sharedInstance().setPreferredSampleRate(48_000) }
    #expect(AVAudioSession.ErrorCode(rawValue: -50) == .badParam)
  }

  @Test func `a format has one or two channels; a buffer has memory for each`() throws {
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 3) == nil)
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    #expect(format.isStandard && format.isEqual(AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: 2, interleaved: false)))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16))
    buffer.floatChannelData?[1][15] = 0.5
    #expect(buffer.floatChannelData?[1][15] == 0.5 && buffer.floatChannelData?[0][0] == 0)
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
  }

  @Test func `the list of buffers of samples points to the samples of each channel`() throws {
    let format = try #require(AVAudioFormat(settings: [AVSampleRateKey: 8_000, AVNumberOfChannelsKey: 2]))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
    buffer.floatChannelData?[1][2] = 0.25
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == 2 && list[1].mDataByteSize == 12)
    #expect(list[1].mData?.assumingMemoryBound(to: Float.self)[2] == 0.25)
    #expect(AVAudioConverter(from: format, to: format) == nil && AVAudioFormat(settings: [:]) == nil)
  }

  @Test func `a time of samples keeps what it was made of`() {
    let time = AVAudioTime(sampleTime: 48, atRate: 48_000)
    #expect(time.isSampleTimeValid && !time.isHostTimeValid && time.audioTimeStamp.mSampleTime == 48)
    #expect(AVAudioTime.hostTime(forSeconds: 1.5) == 1_500_000_000 && AVAudioTime.seconds(forHostTime: 500_000_000) == 0.5)
  }

  @Test func `an audio session has no outputs, and opening a player fails`() {
    #expect(AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty)
    #expect(throws: AVError(.contentIsUnavailable)) { try AVAudioPlayer(data: Data()) }
    #expect(isReported("audio.unavailable"))
  }

  @Test func `a property is not observed by its name, which is reported once`() {
    final class Observer: NSObject {
      var heard = 0
      func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        heard += 1
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let observer = Observer()
    let session = AVAudioSession.sharedInstance()
    for _ in 0..<2 { session.addObserver(observer, forKeyPath: "outputVolume", options: [.new, .initial], context: nil) }
    session.removeObserver(observer, forKeyPath: "outputVolume")
    #expect(observer.heard == 0 && isReported("keyValueObserving.unavailable"))
    observer.observeValue(forKeyPath: nil, of: nil, change: nil, context: nil)
    #expect(observer.heard == 1)
  }
}
