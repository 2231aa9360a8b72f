/// Stub. A node of an audio graph: a source, an effect, a mixer or an output. Stores its properties; no audio flows through it.
open class AVAudioNode: NSObject, @unchecked Sendable {
  open fileprivate(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  /// Returns a format with the sample rate 0 and no channels, as on a device without audio.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(none: ()) }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(none: ()) }
  /// Stub. Never calls the block.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open var lastRenderTime: AVAudioTime? { nil }
  open var latency: TimeInterval { 0 }
  open var outputPresentationLatency: TimeInterval { 0 }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  open var volume: Float = 1
  open var pan: Float = 0
  public override init() { super.init() }
}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  open var isVoiceProcessingEnabled: Bool { false }
  open var isVoiceProcessingBypassed = false
  open var isVoiceProcessingAGCEnabled = true
  open var isVoiceProcessingInputMuted = false
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw AVError.refusal(.operationNotAllowed) }
}

public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>
) -> OSStatus
/// Stub. The render block is never called.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
}

/// Stub. Plays nothing.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var volume: Float = 1
  open var pan: Float = 0
  open var isPlaying: Bool { false }
  public override init() { super.init() }
  open func play() { AVError.reportUnavailable() }
  open func pause() {}
  open func stop() {}
  /// Stub. Never plays the buffer and never calls the handler.
  @preconcurrency
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
  /// Stub. Never plays the buffer and never calls the handler.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {}
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// In hertz.
  open var frequency: Float = 1_000
  /// In octaves.
  open var bandwidth: Float = 0.5
  /// In decibels.
  open var gain: Float = 0
  open var bypass = true
}
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  /// In decibels.
  open var globalGain: Float = 0
  public init(numberOfBands: Int) { bands = (0..<min(max(numberOfBands, 0), 1_024)).map { _ in AVAudioUnitEQFilterParameters() } }
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3
  case largeHall2
}
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// In percent.
  open var wetDryMix: Float = 0
  public override init() { super.init() }
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// In seconds.
  open var delayTime: TimeInterval = 1
  /// In percent.
  open var feedback: Float = 50
  open var wetDryMix: Float = 100
  /// In hertz.
  open var lowPassCutoff: Float = 15_000
  public override init() { super.init() }
}
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
  public override init() { super.init() }
}
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
  open var pitch: Float = 0
  open var overlap: Float = 8
  public override init() { super.init() }
}

/// Stub. Starting throws: widgets and the programs of their apps do not play audio.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false
  public override init() { super.init() }
  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { throw AVError.refusal(.operationNotAllowed) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}
