import Combine
import SwiftUI

/// Plays music. It stays stopped, and playing throws `MusicTokenRequestError.permissionDenied`.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  public enum ShuffleMode: Hashable, Sendable { case off, songs }
  /// How one entry follows another. It is kept.
  public enum Transition: Hashable, Sendable {
    /// How long two entries sound together.
    public struct CrossfadeOptions: Hashable, Sendable {
      /// Seconds; nil: as the player likes.
      public let duration: TimeInterval?
      public init(duration: TimeInterval? = nil) { self.duration = duration }
    }
    case none
    case crossfade(options: CrossfadeOptions)
    public static var crossfade: Transition { .crossfade(options: .init()) }
  }

  /// How a player plays.
  // Unchecked: an app sets its properties on one thread, as on Apple's systems.
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    /// Is kept; nothing plays.
    @Published public var playbackRate: Float = 0
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
    public var audioVariant: AudioVariant? { nil }
    init() {}
  }

  public let state = State()
  /// Seconds.
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }
  init() {}

  public func play() async throws { throw MusicTokenRequestError.refusal() }
  public func prepareToPlay() async throws { throw MusicTokenRequestError.refusal() }
  public func skipToNextEntry() async throws { throw MusicTokenRequestError.refusal() }
  public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.refusal() }
  // The player is stopped already.
  public func pause() {}
  public func stop() {}
  public func restartCurrentEntry() {}
  public func beginSeekingForward() {}
  public func beginSeekingBackward() {}
  public func endSeeking() {}
}

/// The player of the app.
// Unchecked: restates the superclass's conformance.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
  /// Is kept, and not played.
  public var queue: ApplicationMusicPlayer.Queue = []
  public var transition = Transition.none
}
/// The player of the system's app for music.
// Unchecked: restates the superclass's conformance.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
  /// Is kept, and not played.
  public var queue: MusicPlayer.Queue = []
}
