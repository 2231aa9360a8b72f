import QuartzCore

/// Stub. Plays nothing: its time stays 0.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
  open private(set) var currentItem: AVPlayerItem?
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var rate: Float {
    get { 0 }
    set { if newValue != 0 { play() } }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var isExternalPlaybackActive: Bool { false }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var appliesMediaSelectionCriteriaAutomatically = true
  open class var eligibleForHDRPlayback: Bool { false }
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
  open func play() { AVError.reportUnavailable() }
  open func playImmediately(atRate rate: Float) { AVError.reportUnavailable() }
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { AVError.reportUnavailable() }
  @preconcurrency
  open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    AVError.reportUnavailable()
    completionHandler?(false)
  }
  open func pause() {}
  open func cancelPendingPrerolls() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }

  open func seek(to time: CMTime) { AVError.reportUnavailable() }
  open func seek(to date: Date) { AVError.reportUnavailable() }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { AVError.reportUnavailable() }
  @preconcurrency
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    AVError.reportUnavailable()
    completionHandler(false)
  }
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Stub. Does not seek and returns false.
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    AVError.reportUnavailable()
    return false
  }
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    AVError.reportUnavailable()
    return false
  }

  /// Stub. Never calls the block: time does not advance.
  @discardableResult
  @preconcurrency
  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any {
    NSObject()
  }
  @discardableResult
  @preconcurrency
  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any {
    NSObject()
  }
  open func removeTimeObserver(_ observer: Any) {}
}
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}

/// Stub. Stores a queue of items and plays nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }
  open func items() -> [AVPlayerItem] { queue.isEmpty ? currentItem.map { [$0] } ?? [] : queue }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item) && (afterItem.map { items().contains($0) } ?? true)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    queue = items()
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.endIndex
    queue.insert(item, at: place)
    showFirst()
  }
  open func remove(_ item: AVPlayerItem) {
    queue = items().filter { $0 !== item }
    showFirst()
  }
  open func removeAllItems() {
    queue = []
    showFirst()
  }
  open func advanceToNextItem() {
    queue = Array(items().dropFirst())
    showFirst()
  }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + items().dropFirst()
    super.replaceCurrentItem(with: item)
  }
  private func showFirst() { super.replaceCurrentItem(with: queue.first) }
}
/// Stub. Fails.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  open private(set) var status = Status.failed
  open var error: (any Error)? { AVError(.contentIsUnavailable) }
  open var loopCount: Int { 0 }
  open var loopingPlayerItems: [AVPlayerItem] { [] }
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { AVError.reportUnavailable() }
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }
  open func disableLooping() { status = .cancelled }
}

/// Stub. A layer for a video. It shows nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
