import AVFoundation
import Foundation
import FoundationCompat
import Testing

/// Sound that an app computes: nodes keep their settings, and the engine does not start.
@Suite struct AudioEngineTests {
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

  @Test func `a list of buffers is a collection in memory`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: AudioBufferList.sizeInBytes(maximumBuffers: 3), alignment: 16)
    defer { memory.deallocate() }
    let list = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    list.count = 3
    for index in list.indices { list[index] = AudioBuffer(mNumberChannels: 1, mDataByteSize: UInt32(index), mData: nil) }
    #expect(list.map(\.mDataByteSize) == [0, 1, 2] && list.unsafePointer.pointee.mBuffers.mDataByteSize == 0)
  }
}
