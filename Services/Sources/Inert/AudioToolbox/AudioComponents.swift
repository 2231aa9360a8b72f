// Stub. Units that generate or process audio. Almanac has none, so searching finds nothing.

public struct AudioComponentDescription: Sendable {
  public var componentType: OSType
  public var componentSubType: OSType
  public var componentManufacturer: OSType
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32
  public init() { self.init(componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0, componentFlagsMask: 0) }
  public init(componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32, componentFlagsMask: UInt32) {
    (self.componentType, self.componentSubType, self.componentManufacturer) = (componentType, componentSubType, componentManufacturer)
    (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
  }
}
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let loadOutOfProcess = Self(rawValue: 1)
  public static let loadInProcess = Self(rawValue: 2)
}
public typealias AudioComponent = OpaquePointer
public typealias AudioComponentInstance = OpaquePointer
public typealias AudioUnit = AudioComponentInstance
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias AudioUnitParameterValue = Float
public let kAudioUnitScope_Global: AudioUnitScope = 0
public let kAudioUnitScope_Input: AudioUnitScope = 1
public let kAudioUnitScope_Output: AudioUnitScope = 2
public let kAudioUnitErr_InvalidProperty: OSStatus = -10879
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
public let kAudioUnitErr_NoConnection: OSStatus = -10876
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
public let kAudioUnitType_Output: OSType = 0x6175_6F75
public let kAudioUnitType_MusicDevice: OSType = 0x6175_6D75
public let kAudioUnitType_MusicEffect: OSType = 0x6175_6D66
public let kAudioUnitType_FormatConverter: OSType = 0x6175_6663
public let kAudioUnitType_Effect: OSType = 0x6175_6678
public let kAudioUnitType_Mixer: OSType = 0x6175_6D78
public let kAudioUnitType_Generator: OSType = 0x6175_676E
public let kAudioUnitManufacturer_Apple: OSType = 0x6170_706C
public let kAudioUnitSubType_RemoteIO: OSType = 0x7269_6F63
public let kAudioUnitSubType_VoiceProcessingIO: OSType = 0x7670_696F
public let kAudioUnitSubType_HALOutput: OSType = 0x6168_616C
public let kAudioUnitSubType_DefaultOutput: OSType = 0x6465_6620
public let kAudioUnitSubType_DynamicsProcessor: OSType = 0x6463_6D70
public let kAudioUnitSubType_PeakLimiter: OSType = 0x6C6D_7472
public let kAudioUnitSubType_LowPassFilter: OSType = 0x6C70_6173
public let kAudioUnitSubType_HighPassFilter: OSType = 0x6870_6173
public let kAudioUnitSubType_BandPassFilter: OSType = 0x6270_6173
public let kAudioUnitSubType_Reverb2: OSType = 0x7276_6232
public let kAudioUnitSubType_Delay: OSType = 0x6465_6C79
public let kAudioUnitSubType_NBandEQ: OSType = 0x6E62_6571
public let kAudioUnitSubType_MultiChannelMixer: OSType = 0x6D63_6D78
public let kAudioUnitSubType_Sampler: OSType = 0x7361_6D70
public let kDynamicsProcessorParam_Threshold: AudioUnitParameterID = 0
public let kDynamicsProcessorParam_HeadRoom: AudioUnitParameterID = 1
public let kDynamicsProcessorParam_ExpansionRatio: AudioUnitParameterID = 2
public let kDynamicsProcessorParam_ExpansionThreshold: AudioUnitParameterID = 3
public let kDynamicsProcessorParam_AttackTime: AudioUnitParameterID = 4
public let kDynamicsProcessorParam_ReleaseTime: AudioUnitParameterID = 5
public let kDynamicsProcessorParam_OverallGain: AudioUnitParameterID = 6

func refusedSound() -> OSStatus {
  UnavailableServices.report("audio.unavailable", "sounds and vibrations are not played for widgets and the programs of their apps")
  return kAudioUnitErr_Uninitialized
}
public func AudioComponentFindNext(_ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>) -> AudioComponent? { nil }
@discardableResult public func AudioComponentInstanceNew(
  _ inComponent: AudioComponent, _ outInstance: UnsafeMutablePointer<AudioComponentInstance?>
) -> OSStatus { refusedSound() }
@discardableResult public func AudioComponentInstanceDispose(_ inInstance: AudioComponentInstance) -> OSStatus { noErr }
@discardableResult public func AudioUnitInitialize(_ inUnit: AudioUnit) -> OSStatus { refusedSound() }
@discardableResult public func AudioUnitUninitialize(_ inUnit: AudioUnit) -> OSStatus { noErr }
@discardableResult public func AudioOutputUnitStart(_ ci: AudioUnit) -> OSStatus { refusedSound() }
@discardableResult public func AudioOutputUnitStop(_ ci: AudioUnit) -> OSStatus { noErr }
@discardableResult public func AudioUnitGetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outValue: UnsafeMutablePointer<AudioUnitParameterValue>
) -> OSStatus { kAudioUnitErr_InvalidParameter }
@discardableResult public func AudioUnitSetParameter(
  _ inUnit: AudioUnit, _ inID: AudioUnitParameterID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ inValue: AudioUnitParameterValue, _ inBufferOffsetInFrames: UInt32
) -> OSStatus { kAudioUnitErr_InvalidParameter }
@discardableResult public func AudioUnitGetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement,
  _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioUnitErr_InvalidProperty }
@discardableResult public func AudioUnitSetProperty(
  _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope, _ inElement: AudioUnitElement, _ inData: UnsafeRawPointer?,
  _ inDataSize: UInt32
) -> OSStatus { kAudioUnitErr_InvalidProperty }
