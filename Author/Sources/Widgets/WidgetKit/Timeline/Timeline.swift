/// The relevance of a widget from an entry's date on. Stacks use it to choose the widget to show.
///
/// Scores compare the entries of one provider with each other. A score of zero or less never rotates a stack.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// Seconds from the entry's date for which the score holds; 0 = until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The content that a widget shows from a date on.
public protocol TimelineEntry {
  /// The date from which the system shows the entry.
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The policy for requesting the next timeline from a provider (Specification C3, C4).
public struct TimelineReloadPolicy: Equatable {
  package enum Kind: Equatable {
    case atEnd
    case after(Date)
    case never
  }
  package let kind: Kind

  /// The system may request a new timeline once the last entry is shown.
  public static var atEnd: TimelineReloadPolicy { TimelineReloadPolicy(kind: .atEnd) }
  /// The system requests no new timeline by itself. It requests one when the app calls `WidgetCenter`, or for the system's own reasons.
  public static var never: TimelineReloadPolicy { TimelineReloadPolicy(kind: .never) }
  /// Returns a policy that lets the system request a new timeline from `date` on, never before. If `date` is the same on many devices, spread it with
  /// ``after(_:jitter:)``.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

@available(*, unavailable, message: "a reload policy does not cross actors")
extension TimelineReloadPolicy: Sendable {}

/// A provider's entries, and the policy for requesting more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
