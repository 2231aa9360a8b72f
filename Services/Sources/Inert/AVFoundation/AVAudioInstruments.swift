/// A bus of a node to which another node is connected.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  open private(set) weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus
  public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3
  case multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2
  case multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// In decibels.
  open var preGain: Float = -6
  /// In percent.
  open var wetDryMix: Float = 50
  public override init() { super.init() }
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

extension AVAudioUnit {
  public var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
  public var name: String { "" }
  public var manufacturerName: String { "" }
  public class func instantiate(
    with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
  ) async throws -> AVAudioUnit { throw AVError.refusal() }
}
extension AVAudioUnitEffect {
  public convenience init(audioComponentDescription: AudioComponentDescription) { self.init() }
}

/// Stub. Plays no notes.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) { AVError.reportUnavailable() }
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
  open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
}
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
  open var stereoPan: Float = 0
  open var overallGain: Float = 0
  open var globalTuning: Float = 0
  public override init() { super.init() }
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { throw AVError.refusal() }
  open func loadInstrument(at instrumentURL: URL) throws { throw AVError.refusal() }
  open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError.refusal() }
}

public typealias AVMIDIPlayerCompletionHandler = @Sendable () -> Void
/// Stub. The initializer throws.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError.refusal() }
  public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVError.refusal() }
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPosition: TimeInterval = 0
  open func prepareToPlay() {}
  @preconcurrency
  open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) {
    AVError.reportUnavailable()
    completionHandler?()
  }
  open func stop() {}
}

/// Stub. Loads and plays nothing.
open class AVAudioSequencer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(audioEngine engine: AVAudioEngine) { super.init() }
  open var isPlaying: Bool { false }
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  open func load(from fileURL: URL) throws { throw AVError.refusal() }
  open func load(from data: Data) throws { throw AVError.refusal() }
  open func prepareToPlay() {}
  open func start() throws { throw AVError.refusal() }
  open func stop() {}
}
