public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// Stub. A press of a media key. None ever happens.
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { open var interval: TimeInterval { 0 } }
open class MPSeekCommandEvent: MPRemoteCommandEvent { open var type: MPSeekCommandEventType { .beginSeeking } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { open var positionTime: TimeInterval { 0 } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { open var playbackRate: Float { 1 } }
open class MPFeedbackCommandEvent: MPRemoteCommandEvent { open var isNegative: Bool { false } }
open class MPRatingCommandEvent: MPRemoteCommandEvent { open var rating: Float { 0 } }
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// Stub. A media key. Its handlers are never called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    reportPlaying()
    return NSObject()
  }
  open func addTarget(_ target: Any, action: Selector) { reportPlaying() }
  open func removeTarget(_ target: Any, action: Selector?) {}
  open func removeTarget(_ target: Any?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable { open var supportedPlaybackRates: [NSNumber] = [] }
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentRepeatType = MPRepeatType.off }
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentShuffleType = MPShuffleType.off }
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let ratingCommand = MPRatingCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
