import AVFoundation
import AVKit
import CoreHaptics
import Foundation
import FoundationCompat
import Testing

/// Samples, timelines and compositions, which apps prepare for what this machine does not play.
@Suite struct SampleTests {
  @Test func `a timebase runs at a rate of its source`() throws {
    let source = try CMTimebase(sourceClock: CMClockGetHostTimeClock())
    #expect(source.rate == 0 && source.time == .zero)
    CMTimebaseSetTime(source, time: CMTime(value: 2, timescale: 1))
    var timebase: CMTimebase?
    #expect(CMTimebaseCreateWithSourceTimebase(allocator: kCFAllocatorDefault, sourceTimebase: source, timebaseOut: &timebase) == noErr)
    let twice = try #require(timebase)
    CMTimebaseSetRate(twice, rate: 2)
    CMTimebaseSetTime(source, time: CMTime(value: 5, timescale: 1))
    #expect(CMTimebaseGetTime(twice) == CMTime(value: 6, timescale: 1))
    CMTimebaseSetRate(twice, rate: 0)
    CMTimebaseSetTime(source, time: CMTime(value: 9, timescale: 1))
    #expect(CMTimebaseGetTime(twice) == CMTime(value: 6, timescale: 1))
    let clock = CMClockGetHostTimeClock()
    let earlier = CMClockGetTime(clock)
    #expect(earlier <= CMClockGetTime(clock) && CMClockConvertHostTimeToSystemUnits(CMClockMakeHostTimeFromSystemUnits(77)) == 77)
  }

  @Test func `bytes of a buffer are replaced and copied within its bounds`() throws {
    var made: CMBlockBuffer?
    func create(_ offset: Int, _ length: Int) -> OSStatus {
      CMBlockBufferCreateWithMemoryBlock(
        allocator: nil, memoryBlock: nil, blockLength: 8, blockAllocator: nil, customBlockSource: nil, offsetToData: offset, dataLength: length,
        flags: 0, blockBufferOut: &made)
    }
    #expect(create(9, 0) == kCMBlockBufferBadOffsetParameterErr && create(4, 5) == kCMBlockBufferBadLengthParameterErr && made == nil)
    #expect(create(0, 8) == kCMBlockBufferNoErr)
    let buffer = try #require(made)
    let bytes: [UInt8] = [1, 2, 3]
    #expect(CMBlockBufferReplaceDataBytes(with: bytes, blockBuffer: buffer, offsetIntoDestination: 5, dataLength: 3) == kCMBlockBufferNoErr)
    #expect(
      CMBlockBufferReplaceDataBytes(with: bytes, blockBuffer: buffer, offsetIntoDestination: 6, dataLength: 3) == kCMBlockBufferBadLengthParameterErr)
    var copy = [UInt8](repeating: 9, count: 4)
    #expect(CMBlockBufferCopyDataBytes(buffer, atOffset: 4, dataLength: 4, destination: &copy) == kCMBlockBufferNoErr && copy == [0, 1, 2, 3])
    #expect(CMBlockBufferCopyDataBytes(buffer, atOffset: -1, dataLength: 1, destination: &copy) == kCMBlockBufferBadOffsetParameterErr)
    var (length, pointer): (Int, UnsafeMutablePointer<CChar>?) = (0, nil)
    let status = CMBlockBufferGetDataPointer(buffer, atOffset: 6, lengthAtOffsetOut: &length, totalLengthOut: nil, dataPointerOut: &pointer)
    #expect(status == noErr && length == 2 && pointer?.pointee == 2)
  }

  @Test func `a description of samples says what it was made of`() throws {
    var made: CMFormatDescription?
    #expect(
      CMVideoFormatDescriptionCreate(
        allocator: nil, codecType: kCMVideoCodecType_H264, width: 40, height: 30, extensions: nil, formatDescriptionOut: &made) == noErr)
    let video = try #require(made)
    #expect(CMVideoFormatDescriptionGetDimensions(video).width == 40 && video.mediaType == .video && video.mediaSubType == .h264)
    var form = AudioStreamBasicDescription()
    (form.mSampleRate, form.mFormatID) = (44_100, kAudioFormatLinearPCM)
    CMAudioFormatDescriptionCreate(
      allocator: nil, asbd: &form, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil, extensions: nil, formatDescriptionOut: &made)
    let sound = try #require(made)
    #expect(CMFormatDescriptionGetMediaType(sound) == kCMMediaType_Audio && sound != video)
    #expect(CMAudioFormatDescriptionGetStreamBasicDescription(sound)?.pointee.mSampleRate == 44_100)
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

  @Test func `a pattern lasts until its last event ends`() throws {
    let late = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 0.5)
    let early = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: CHHapticTimeImmediate)
    #expect(try CHHapticPattern(events: [late, early], parameters: []).duration == 1.5)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/a.ahap")) }
    #expect(CHHapticError(.notSupported).errorCode == -4809)
  }
}
