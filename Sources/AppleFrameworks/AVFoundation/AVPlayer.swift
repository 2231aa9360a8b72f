/// What a player plays. It never becomes ready.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var duration: CMTime { .indefinite }
  open func currentTime() -> CMTime { .zero }
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// Plays sound and video. It stays at the beginning.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var rate: Float {
    get { 0 }
    set { if newValue != 0 { play() } }
  }
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
  open func play() { _ = AVError.refusal() }
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  @discardableResult
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any {
    NSObject()
  }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  open func advanceToNextItem() { replaceCurrentItem(with: nil) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  open func disableLooping() {}
}

/// Whether an app may use camera and microphone. It may not.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// A camera or a microphone. There are none for extensions and programs of apps.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    _ = AVError.refusal()
    return nil
  }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open var hasTorch: Bool { false }
  open var localizedName: String { "" }
  open var uniqueID: String { "" }
}
