import Foundation
import Host

/// A live activity, in answers of the API and of `almanac activities`.
public struct LiveActivityReport: Codable, Sendable, Equatable {
  public struct Presentation: Codable, Sendable, Equatable {
    /// `lockScreen`, `islandCompact`, `islandMinimal`, `islandExpanded` or `activitySmall`.
    public let family: String
    /// Points.
    public let width, height: Double
  }
  public struct Alert: Codable, Sendable, Equatable {
    public let title, body: String
    public let date: Date
  }
  public let id, app, appName, kind: String
  /// `pending`, `active`, `stale`, `ended`.
  public let phase: String
  public let started: Date
  @ExplicitNull public var staleDate: Date?
  /// When it ends at the latest, or has ended.
  public let ends: Date
  /// When it is not shown any more.
  public let dismissal: Date
  public let relevanceScore: Double
  public let isTransient: Bool
  public let takesPushes: Bool
  @ExplicitNull public var alert: Alert?
  public let presentations: [Presentation]
  /// How the device's Dynamic Island shows it: `compact`, `attached` or `detached`; nil: not at all.
  @ExplicitNull public var island: String?
  /// Changes with every drawing.
  public let revision: Int
  /// Why it was not drawn anew.
  @ExplicitNull public var failure: String?

  public init(_ activity: ShownActivity) {
    (id, app, appName, kind) = (activity.id, activity.app, activity.appName, activity.kind)
    phase = activity.phase.rawValue
    started = activity.started
    _staleDate = ExplicitNull(wrappedValue: activity.staleDate)
    (ends, dismissal, relevanceScore) = (activity.ends, activity.dismissal, activity.relevanceScore)
    (isTransient, takesPushes) = (activity.isTransient, activity.takesPushes)
    _alert = ExplicitNull(wrappedValue: activity.alert.map { Alert(title: $0.title, body: $0.body, date: $0.date) })
    presentations = activity.presentations.map { Presentation(family: $0.family, width: $0.width, height: $0.height) }
    _island = ExplicitNull(wrappedValue: activity.island?.rawValue)
    revision = activity.revision
    _failure = ExplicitNull(wrappedValue: activity.failure)
  }
}
