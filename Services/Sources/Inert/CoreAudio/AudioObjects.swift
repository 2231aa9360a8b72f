@_exported import AlmanacFoundationCompat
@_exported import AudioToolbox

// Stub. A Mac's audio devices. There are none: no object has a property, and every other call returns `kAudioHardwareNotRunningError`.

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioStreamID = AudioObjectID
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32
public struct AudioObjectPropertyAddress: Sendable {
  public var mSelector: AudioObjectPropertySelector
  public var mScope: AudioObjectPropertyScope
  public var mElement: AudioObjectPropertyElement
  public init() { (mSelector, mScope, mElement) = (0, 0, 0) }
  public init(mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement) {
    (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement)
  }
}
/// Returns a four-character code.
private func code(_ text: StaticString) -> UInt32 {
  text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}
public let kAudioObjectSystemObject: Int32 = 1
public let kAudioObjectUnknown: AudioObjectID = 0
public let kAudioDeviceUnknown: AudioObjectID = 0
public let kAudioHardwareNoError: OSStatus = 0
public let kAudioHardwareNotRunningError = OSStatus(bitPattern: code("stop"))
public let kAudioHardwareUnspecifiedError = OSStatus(bitPattern: code("what"))
public let kAudioHardwareUnknownPropertyError = OSStatus(bitPattern: code("who?"))
public let kAudioHardwareBadObjectError = OSStatus(bitPattern: code("!obj"))
public let kAudioObjectPropertyScopeGlobal = code("glob")
public let kAudioObjectPropertyScopeInput = code("inpt")
public let kAudioObjectPropertyScopeOutput = code("outp")
public let kAudioDevicePropertyScopeInput = code("inpt")
public let kAudioDevicePropertyScopeOutput = code("outp")
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyName = code("lnam")
public let kAudioHardwarePropertyDevices = code("dev#")
public let kAudioHardwarePropertyDefaultInputDevice = code("dIn ")
public let kAudioHardwarePropertyDefaultOutputDevice = code("dOut")
public let kAudioDevicePropertyDeviceUID = code("uid ")
public let kAudioDevicePropertyDeviceNameCFString = code("lnam")
public let kAudioDevicePropertyVolumeScalar = code("volm")
public let kAudioDevicePropertyMute = code("mute")
public let kAudioDevicePropertyStreams = code("stm#")
public let kAudioDevicePropertyDeviceIsRunningSomewhere = code("gone")

private func refused() -> OSStatus {
  UnavailableServices.report("coreAudio.unavailable", "audio devices are not available to apps")
  return kAudioHardwareNotRunningError
}
public func AudioObjectHasProperty(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>) -> Bool { false }
@discardableResult public func AudioObjectGetPropertyDataSize(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
  _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  outDataSize.pointee = 0
  return refused()
}
@discardableResult public func AudioObjectGetPropertyData(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
  _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> OSStatus {
  ioDataSize.pointee = 0
  return refused()
}
@discardableResult public func AudioObjectSetPropertyData(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32,
  _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer
) -> OSStatus { refused() }
public typealias AudioObjectPropertyListenerBlock = (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
@discardableResult public func AudioObjectAddPropertyListenerBlock(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?,
  _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { refused() }
@discardableResult public func AudioObjectRemovePropertyListenerBlock(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inDispatchQueue: DispatchQueue?,
  _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> OSStatus { refused() }
