import AlmanacProfiles
import Foundation
import Host

/// A widget's top left cell in its slot, counted from 0.
public struct PositionReport: Codable, Sendable, Equatable {
  public let page, column, row: Int

  public init(_ position: GridPosition) { (page, column, row) = (position.page, position.column, position.row) }
}

/// The cells of a slot in the response of `GET /v1/devices/{device}/places`.
public struct GridReport: Codable, Sendable, Equatable {
  public struct Span: Codable, Sendable, Equatable {
    public let columns, rows: Int
  }

  public let columns: Int
  /// Null: as many as needed.
  @ExplicitNull public var rows: Int?
  /// The most pages.
  public let pages: Int
  /// Whether widgets move up to close gaps.
  public let closesGaps: Bool
  /// How many cells each family takes.
  public let spans: [String: Span]

  public init(_ grid: SlotGrid) {
    columns = grid.columns
    pages = grid.pages
    closesGaps = grid.closesGaps
    spans = grid.spans.mapValues { Span(columns: $0.columns, rows: $0.rows) }
    rows = grid.rows
  }
}

/// A change of the widgets that can be undone, in the response of `GET /v1/undo`.
public struct UndoReport: Codable, Sendable, Equatable {
  public let id: UInt64
  /// `moved`, `resized`, `removed`, `stacked`, `unstacked` or `restacked`.
  public let action: String
  public let instance, app, kind, displayName: String
  public let date: Date
  /// For how many seconds from now it can still be undone.
  public let seconds: Double

  public init(_ step: UndoStep, displayName: String, seconds: Double, now: Date) {
    id = step.id
    action = step.action.rawValue
    instance = step.instance
    app = step.app
    kind = step.kind
    self.displayName = displayName
    date = step.date
    self.seconds = max(0, min(seconds, seconds - now.timeIntervalSince(step.date)))
  }

  /// The change in words, for example “removed Weather”.
  public var sentence: String { "\(action) \(displayName)" }
}
