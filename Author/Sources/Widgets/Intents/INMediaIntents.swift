// Stub. The intent that plays media. It stores its values. There is no Siri, so no handler is called.

open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  open private(set) var mediaItems: [INMediaItem]?
  open private(set) var mediaContainer: INMediaItem?
  open private(set) var playShuffled: Bool?
  open private(set) var playbackRepeatMode: INPlaybackRepeatMode = .unknown
  open private(set) var resumePlayback: Bool?
  open private(set) var playbackQueueLocation: INPlaybackQueueLocation = .unknown
  open private(set) var playbackSpeed: Double?
  open private(set) var mediaSearch: INMediaSearch?
  public required init() { super.init() }
  public init(
    mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: Bool?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: Bool?,
    playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: Double?, mediaSearch: INMediaSearch?
  ) {
    super.init()
    (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
    (self.playbackRepeatMode, self.resumePlayback, self.playbackQueueLocation) = (playbackRepeatMode, resumePlayback, playbackQueueLocation)
    (self.playbackSpeed, self.mediaSearch) = (playbackSpeed, mediaSearch)
  }
}
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure
  case failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPlayMediaIntentResponseCode
  open var nowPlayingInfo: [String: Any]?
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
  func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}
extension INPlayMediaIntentHandling {
  public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
  }
  public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
  }
  public func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {
    completion([.notRequired()])
  }
  public func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void) {
    completion(.notRequired())
  }
  public func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    completion(.notRequired())
  }
}
