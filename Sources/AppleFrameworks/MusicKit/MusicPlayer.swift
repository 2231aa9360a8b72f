import Combine
import SwiftUI

/// Plays music. It stays stopped, and playing throws `MusicTokenRequestError.permissionDenied`.
// Unchecked: an app sets its properties on one thread, as on Apple's systems.
open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  public enum ShuffleMode: Hashable, Sendable { case off, songs }

  /// How a player plays.
  // Unchecked: an app sets its properties on one thread, as on Apple's systems.
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
    public var repeatMode: RepeatMode?
    public var shuffleMode: ShuffleMode?
    init() {}
  }

  /// What a player plays next.
  // Unchecked: an app sets its properties on one thread, as on Apple's systems.
  public final class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// An item of a queue. Nothing makes one.
    public struct Entry: Identifiable, Hashable, Sendable {
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
    }
    public var currentEntry: Entry? { nil }
    public var entries: [Entry] { [] }
    public convenience init(arrayLiteral elements: Song...) { self.init(for: elements) }
    public init<Items: Sequence>(for items: Items, startingAt: Items.Element? = nil) where Items.Element: PlayableMusicItem {}
    public init(playlist: Playlist, startingAt: Playlist.Entry) {}
    public init(album: Album, startingAt: Track) {}
  }

  public let state = State()
  /// Is kept, and not played.
  public var queue = Queue(for: [Song]())
  /// Seconds.
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }
  init() {}

  public func play() async throws { throw MusicTokenRequestError.refusal() }
  public func prepareToPlay() async throws { throw MusicTokenRequestError.refusal() }
  public func skipToNextEntry() async throws { throw MusicTokenRequestError.refusal() }
  public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.refusal() }
  public func pause() {}
  public func stop() {}
  public func restartCurrentEntry() {}
}

/// The player of the app.
// Unchecked: restates the superclass's conformance.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
}
/// The player of the system's app for music.
// Unchecked: restates the superclass's conformance.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
}

/// Shows the picture of an item, which is not loaded here: an empty area of its size.
nonisolated public struct ArtworkImage: View {
  private let width: CGFloat?
  private let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat? = nil) { (self.width, self.height) = (width, height ?? width) }
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (nil, height) }
  @MainActor public var body: some View { Color.clear.frame(width: width ?? height, height: height) }
}
