/// Samples of one or more channels.
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() { (mNumberChannels, mDataByteSize, mData) = (0, 0, nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }
}
/// A list of buffers. The value contains the first one; the others follow it in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init() { (mNumberBuffers, mBuffers) = (0, AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }
  /// Returns the size in bytes of a list with this many buffers.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers >= 1)
    return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }
}
/// Accesses the buffers of a list in memory.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  private var first: UnsafeMutablePointer<AudioBuffer> {
    (UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!).assumingMemoryBound(to: AudioBuffer.self)
  }
  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(indices.contains(index))
      return first[index]
    }
    nonmutating set {
      precondition(indices.contains(index))
      first[index] = newValue
    }
  }
}

/// A time in a stream of samples.
public struct AudioTimeStamp: Sendable {
  public var mSampleTime = 0.0
  public var mHostTime: UInt64 = 0
  public init() {}
}
/// The format of samples.
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: UInt32 = 0
  public var mFormatFlags: UInt32 = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0
  public init() {}
  public init(
    mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
    mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID, self.mFormatFlags, self.mBytesPerPacket) = (mSampleRate, mFormatID, mFormatFlags, mBytesPerPacket)
    (self.mFramesPerPacket, self.mBytesPerFrame) = (mFramesPerPacket, mBytesPerFrame)
    (self.mChannelsPerFrame, self.mBitsPerChannel, self.mReserved) = (mChannelsPerFrame, mBitsPerChannel, mReserved)
  }
}
public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

public struct AudioStreamPacketDescription: Sendable {
  public var mStartOffset: Int64 = 0
  public var mVariableFramesInPacket: UInt32 = 0
  public var mDataByteSize: UInt32 = 0
  public init() {}
  public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
    (self.mStartOffset, self.mVariableFramesInPacket, self.mDataByteSize) = (mStartOffset, mVariableFramesInPacket, mDataByteSize)
  }
}
public typealias AudioChannelLayoutTag = UInt32
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public struct AudioChannelBitmap: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public struct AudioChannelDescription: Sendable {
  public var mChannelLabel: UInt32 = 0
  public var mChannelFlags: UInt32 = 0
  public var mCoordinates: (Float, Float, Float) = (0, 0, 0)
  public init() {}
}
/// The speaker for each channel.
public struct AudioChannelLayout: Sendable {
  public var mChannelLayoutTag: AudioChannelLayoutTag = 0
  public var mChannelBitmap: AudioChannelBitmap = []
  public var mNumberChannelDescriptions: UInt32 = 0
  public var mChannelDescriptions = AudioChannelDescription()
  public init() {}
}
