// Stub. Sequences of notes. Creating one fails, because Almanac neither plays nor writes notes.

public typealias MusicTimeStamp = Double
public typealias MusicSequence = OpaquePointer
public typealias MusicTrack = OpaquePointer
public typealias MusicPlayer = OpaquePointer
public struct MIDINoteMessage: Sendable {
  public var channel: UInt8
  public var note: UInt8
  public var velocity: UInt8
  public var releaseVelocity: UInt8
  /// In beats.
  public var duration: Float
  public init() { self.init(channel: 0, note: 0, velocity: 0, releaseVelocity: 0, duration: 0) }
  public init(channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float) {
    (self.channel, self.note, self.velocity, self.releaseVelocity, self.duration) = (channel, note, velocity, releaseVelocity, duration)
  }
}
public struct MIDIChannelMessage: Sendable {
  public var status: UInt8
  public var data1: UInt8
  public var data2: UInt8
  public var reserved: UInt8
  public init(status: UInt8, data1: UInt8, data2: UInt8, reserved: UInt8) {
    (self.status, self.data1, self.data2, self.reserved) = (status, data1, data2, reserved)
  }
}
public enum MusicSequenceFileTypeID: UInt32, Sendable {
  case anyType = 0
  case midiType = 0x6D69_6469
  case iMelodyType = 0x696D_656C
}
public struct MusicSequenceLoadFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let smf_ChannelsToTracks = Self(rawValue: 1)
}
public struct MusicSequenceFileFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let eraseFile = Self(rawValue: 1)
}
@discardableResult public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> OSStatus { refusedSound() }
@discardableResult public func DisposeMusicSequence(_ inSequence: MusicSequence) -> OSStatus { noErr }
@discardableResult public func MusicSequenceNewTrack(_ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>) -> OSStatus {
  refusedSound()
}
@discardableResult public func MusicSequenceGetTempoTrack(_ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>) -> OSStatus {
  refusedSound()
}
@discardableResult public func MusicSequenceGetTrackCount(_ inSequence: MusicSequence, _ outNumberOfTracks: UnsafeMutablePointer<UInt32>) -> OSStatus
{
  outNumberOfTracks.pointee = 0
  return refusedSound()
}
@discardableResult public func MusicSequenceFileLoad(
  _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileTypeHint: MusicSequenceFileTypeID, _ inFlags: MusicSequenceLoadFlags
) -> OSStatus { refusedSound() }
@discardableResult public func MusicSequenceFileCreate(
  _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileType: MusicSequenceFileTypeID, _ inFlags: MusicSequenceFileFlags, _ inResolution: Int16
) -> OSStatus { refusedSound() }
@discardableResult public func MusicTrackNewMIDINoteEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDINoteMessage>
) -> OSStatus { refusedSound() }
@discardableResult public func MusicTrackNewMIDIChannelEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDIChannelMessage>
) -> OSStatus { refusedSound() }
@discardableResult public func MusicTrackNewExtendedTempoEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inBPM: Double
) -> OSStatus { refusedSound() }
@discardableResult public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> OSStatus { refusedSound() }
@discardableResult public func DisposeMusicPlayer(_ inPlayer: MusicPlayer) -> OSStatus { noErr }
@discardableResult public func MusicPlayerSetSequence(_ inPlayer: MusicPlayer, _ inSequence: MusicSequence?) -> OSStatus { refusedSound() }
@discardableResult public func MusicPlayerStart(_ inPlayer: MusicPlayer) -> OSStatus { refusedSound() }
@discardableResult public func MusicPlayerStop(_ inPlayer: MusicPlayer) -> OSStatus { noErr }
