/// Samples of one or several channels.
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?
  public init() { (mNumberChannels, mDataByteSize, mData) = (0, 0, nil) }
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }
}
/// A number of buffers, of which the first is part of the value; the others follow it in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer
  public init() { (mNumberBuffers, mBuffers) = (0, AudioBuffer()) }
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }
  /// The size of a list with this many buffers, in bytes.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers >= 1)
    return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }
}
/// The buffers of a list in memory.
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

/// A time of a stream of samples.
public struct AudioTimeStamp: Sendable {
  public var mSampleTime = 0.0
  public var mHostTime: UInt64 = 0
  public init() {}
}
/// The form of samples.
public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: UInt32 = 0
  public var mFormatFlags: UInt32 = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public init() {}
}
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
