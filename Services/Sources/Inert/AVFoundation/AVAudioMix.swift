/// The volume of each track over time.
open class AVAudioMix: NSObject, @unchecked Sendable {
  open var inputParameters: [AVAudioMixInputParameters] { [] }
}
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  private var parameters: [AVAudioMixInputParameters] = []
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
  public override init() { super.init() }
}
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  open var trackID: CMPersistentTrackID { 0 }
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { nil }
  fileprivate struct Ramp {
    var start: Float
    var end: Float
    var range: CMTimeRange
  }
  fileprivate var ramps: [Ramp] = []
  /// Gets the last ramp that begins at or before a time; returns false if there is none.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramps.last(where: { $0.range.start <= time }) else { return false }
    startVolume?.pointee = ramp.start
    endVolume?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }
}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  private var id: CMPersistentTrackID = 0
  private var algorithm: AVAudioTimePitchAlgorithm?
  open override var trackID: CMPersistentTrackID {
    get { id }
    set { id = newValue }
  }
  open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
    get { algorithm }
    set { algorithm = newValue }
  }
  /// An `MTAudioProcessingTap` on Apple's systems. It is never called.
  open var audioTapProcessor: AnyObject?
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) {
    self.init()
    id = track?.trackID ?? 0
  }
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    ramps.append(Ramp(start: startVolume, end: endVolume, range: timeRange))
    ramps.sort { $0.range.start < $1.range.start }
  }
  open func setVolume(_ volume: Float, at time: CMTime) {
    setVolumeRamp(fromStartVolume: volume, toEndVolume: volume, timeRange: CMTimeRange(start: time, duration: .zero))
  }
}
extension AVPlayerItem {
  /// Stub. Setting it has no effect: nothing is played.
  public var audioMix: AVAudioMix? {
    get { nil }
    set { if newValue != nil { AVError.reportUnavailable() } }
  }
  public var videoComposition: AVVideoComposition? {
    get { nil }
    set { if newValue != nil { AVError.reportUnavailable() } }
  }
}
