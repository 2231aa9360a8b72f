import AlmanacFoundationCompat
import CoreMedia
import Foundation
import Testing

/// Times, timelines and samples.
@Suite struct CoreMediaTests {
  @Test func `times of different scales are added and compared exactly`() {
    let (third, half) = (CMTime(value: 1, timescale: 3), CMTime(value: 1, timescale: 2))
    #expect(third + half == CMTime(value: 5, timescale: 6) && half - third == CMTime(value: 1, timescale: 6) && third < half)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900 && CMTimeGetSeconds(CMTimeMake(value: 30, timescale: 20)) == 1.5)
    #expect(
      third.convertScale(1, method: .roundTowardPositiveInfinity).value == 1 && third.convertScale(1, method: .roundHalfAwayFromZero).value == 0)
    #expect(CMTime(value: -1, timescale: 2).convertScale(1, method: .roundHalfAwayFromZero).value == -1)
    #expect(CMTime.positiveInfinity + third == .positiveInfinity && !(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).seconds.isNaN && CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    #expect(CMTime(value: .max, timescale: 1).convertScale(1000, method: .default).isPositiveInfinity)
    let range = CMTimeRange(start: half, duration: third)
    #expect(range.containsTime(half) && !range.containsTime(range.end) && range.end == CMTime(value: 5, timescale: 6))
  }

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

  @Test func `a time is clamped to a part of a timeline`() {
    let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 3, timescale: 1))
    #expect(CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: range) == CMTime(value: 5, timescale: 1))
    #expect(CMTimeClampToRange(.zero, range: range) == range.start && CMTimeClampToRange(.zero, range: .invalid) == .invalid)
  }

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
}
