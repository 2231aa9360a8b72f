import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// An installed app.
public struct App: Sendable, Hashable {
  /// The name of the app in commands and URLs: its bundle's name.
  public let name: String
  /// The app's bundle.
  public let bundle: AppBundle
  /// The app's name for people, in the device's language as far as the app has it.
  public let displayName: String
  /// Whether the containing app has been opened; before that its widgets are not offered (Specification B1).
  public let isLaunched: Bool
  /// When the app was installed.
  public let installed: Date
}

/// A widget on the device: one kind in one family with its own configuration (Specification B3).
public struct Instance: Sendable, Hashable {
  /// The widget's id: unique on the device, used in URLs.
  public let id: String
  /// The app's name.
  public let app: String
  /// The widget's kind.
  public let kind: String
  /// The widget's family.
  public let family: WidgetFamilyValue
  /// The device's profile id.
  public let device: String
  /// Where the widget is; nil: no profile has a place for it any more.
  public let placement: Placement?
  /// A JSON object with the configured intent's parameters; empty: their defaults.
  public let configuration: Data
  /// When the widget was added.
  public let added: Date
  /// What the widget can display so far.
  public let stage: Stage
  /// Its top left cell in its slot; nil: it has none, because its slot is full or not known.
  public var position: GridPosition?
  /// The sizes that it can have where it is, with all widgets of its stack, the smallest first.
  public var families: [WidgetFamilyValue] = []
  /// Where it is in a stack; nil: it is in none.
  public var stack: StackPlace?
  /// Where it is in a list that is ordered by relevance; nil: it is in none.
  public var list: ListPlace?
  /// The error of the newest failed attempt, while the widget has no timeline. Nil: it has one, no attempt failed, or a lock hides the error.
  public var failure: String?

  /// What a new widget can display; it passes through the stages in this order.
  public enum Stage: String, Sendable, Hashable, Codable {
    /// Nothing.
    case empty
    /// The redacted shape of the content.
    case placeholder
    /// One entry.
    case snapshot
    /// Entries with dates.
    case timeline
  }
}

/// The current timeline of an instance, without its drawings.
public struct InstanceTimeline: Sendable {
  /// An entry of the timeline.
  public struct Entry: Sendable, Hashable {
    /// The entry's date.
    public let date: Date
    /// The entry's relevance; nil if the author gave none.
    public let relevance: Relevance?
    /// The first change of this entry's picture after the entry's date; nil: it does not change.
    public let nextUpdate: Date?
  }
  /// The widget.
  public let instance: Instance
  /// The entries in order.
  public let entries: [Entry]
  /// Index of the last entry whose date has passed, or of the first entry before that date (Specification C2).
  public let current: Int?
  /// When the author wants the next timeline.
  public let policy: ReloadPolicy
  /// What the extension could not archive as written.
  public let diagnostics: [Diagnostic]
  /// When the timeline was made.
  public let created: Date
  /// When the scheduler plans the next reload; nil: none is planned.
  public let nextReload: Date?
  /// Why the newest request failed; nil once a later one succeeded.
  public let failure: String?
}

/// A painted picture with what HTTP needs to serve it.
public struct RenderedImage: Sendable {
  /// The picture as a PNG file.
  public let png: Data
  /// How long a client may keep the picture.
  public enum Caching: Sendable, Equatable {
    /// Until it changes.
    case untilChange
    /// It asks the host each time, because a lock may have changed the picture.
    case checked
    /// Not at all: it is of a protected app.
    case none
  }

  /// The HTTP entity tag, without quotation marks: a hash of the picture; of a protected app's picture under a key of this run.
  public let etag: String
  /// When the picture changes next, because of the next entry or dynamic text; nil: never.
  public let nextChange: Date?
  /// Width on screen in points.
  public let width: Double
  /// Height on screen in points.
  public let height: Double
  /// How long a client may keep it.
  public var caching = Caching.untilChange
  /// Names what the picture shows (``ShownContent/content``); empty: nothing that has a name, or something is hidden.
  public var content = ""
}
