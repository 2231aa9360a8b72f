import Combine
import Foundation

extension MusicPlayer {
  /// What a player plays next. It keeps what it is given; nothing plays, so the current entry changes only if the app sets it.
  // Unchecked: an app sets its properties on one thread, as on Apple's systems.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// An item of a queue.
    public struct Entry: Identifiable, Hashable, Sendable {
      public enum Item: PlayableMusicItem {
        case song(Song)
        case musicVideo(MusicVideo)
        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let video): video.id
          }
        }
        public var playParameters: PlayParameters? {
          switch self {
          case .song(let song): song.playParameters
          case .musicVideo(let video): video.playParameters
          }
        }
      }
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      public let item: Item?
      /// Seconds.
      public let startTime: TimeInterval?
      /// Seconds.
      public let endTime: TimeInterval?
      /// An album, list or station, which a player here does not take apart into its songs.
      public let transientItem: (any PlayableMusicItem)?
      public var isTransient: Bool { item == nil }

      public init(_ playableMusicItem: some PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil) {
        self.init(of: playableMusicItem, startTime, endTime)
      }
      init(of playable: any PlayableMusicItem, _ start: TimeInterval? = nil, _ end: TimeInterval? = nil) {
        id = UUID().uuidString
        (startTime, endTime) = (start, end)
        switch playable {
        case let song as Song: (title, subtitle, artwork, item) = (song.title, song.artistName, song.artwork, .song(song))
        case let video as MusicVideo: (title, subtitle, artwork, item) = (video.title, video.artistName, video.artwork, .musicVideo(video))
        case .song(let song) as Track: (title, subtitle, artwork, item) = (song.title, song.artistName, song.artwork, .song(song))
        case .musicVideo(let video) as Track: (title, subtitle, artwork, item) = (video.title, video.artistName, video.artwork, .musicVideo(video))
        case let entry as Playlist.Entry: (title, subtitle, artwork, item) = (entry.title, entry.artistName, entry.artwork, nil)
        case let album as Album: (title, subtitle, artwork, item) = (album.title, album.artistName, album.artwork, nil)
        case let list as Playlist: (title, subtitle, artwork, item) = (list.name, list.curatorName, list.artwork, nil)
        case let station as Station: (title, subtitle, artwork, item) = (station.name, station.stationProviderName, station.artwork, nil)
        default: (title, subtitle, artwork, item) = ("", nil, nil, nil)
        }
        transientItem = item == nil ? playable : nil
      }
      public static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
      public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }

    /// Sends a change to views before it happens.
    @Published fileprivate var content: [Entry]
    @Published public var currentEntry: Entry?
    /// Is kept: nothing plays, and no history is written.
    public var affectsListeningHistory = true

    fileprivate init(_ content: [Entry], _ start: Entry?) {
      self.content = content
      currentEntry = start ?? content.first
    }
    public required convenience init(arrayLiteral elements: (any PlayableMusicItem)...) { self.init(elements.map { Entry(of: $0) }, nil) }
    public convenience init<Items: Sequence>(for items: Items, startingAt startItem: Items.Element? = nil) where Items.Element: PlayableMusicItem {
      let items = Array(items)
      let content = items.map { Entry($0) }
      self.init(content, startItem.flatMap { start in items.firstIndex(of: start) }.map { content[$0] })
    }
    public convenience init<Entries: Sequence>(_ entries: Entries, startingAt startEntry: Entry? = nil) where Entries.Element == Entry {
      self.init(Array(entries), startEntry)
    }
    public convenience init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {
      self.init(for: playlist.entries ?? [], startingAt: startPlaylistEntry)
    }
    public convenience init(album: Album, startingAt startTrack: Track) { self.init(for: album.tracks ?? [], startingAt: startTrack) }

    public func insert(_ item: some PlayableMusicItem, position: EntryInsertionPosition) async throws { put([Entry(item)], position) }
    public func insert<Items: Sequence>(_ items: Items, position: EntryInsertionPosition) async throws where Items.Element: PlayableMusicItem {
      put(items.map { Entry($0) }, position)
    }
    public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws { put([entry], position) }
    public func insert<Entries: Sequence>(_ entries: Entries, position: EntryInsertionPosition) async throws where Entries.Element == Entry {
      put(Array(entries), position)
    }
    private func put(_ new: [Entry], _ position: EntryInsertionPosition) {
      let current = position == .afterCurrentEntry ? content.firstIndex { $0 == currentEntry } : nil
      content.insert(contentsOf: new, at: current.map { $0 + 1 } ?? content.count)
      currentEntry = currentEntry ?? content.first
    }
  }
}

extension ApplicationMusicPlayer {
  /// The queue of ``ApplicationMusicPlayer``. The app can change its entries.
  // Unchecked: restates the superclass's conformance.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    public typealias Entries = [MusicPlayer.Queue.Entry]
    public var entries: Entries {
      get { content }
      set { content = newValue }
    }
  }
}
