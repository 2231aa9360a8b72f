import AlmanacScheduler
import Foundation
import Host

/// Where a widget is in a stack, in the response of `GET /v1/instances`.
public struct StackPlaceReport: Codable, Sendable, Equatable {
  public let id: String
  /// The place in the order, from 0.
  public let index: Int
  public let count: Int
  /// Whether it is the widget that is seen.
  public let isTop: Bool
  public let smartRotate: Bool

  public init(_ place: StackPlace) {
    (id, index, count, isTop, smartRotate) = (place.id, place.index, place.count, place.isTop, place.rotates)
  }
}

/// Where a widget is in a list that is ordered by relevance, in the response of `GET /v1/instances`.
public struct ListPlaceReport: Codable, Sendable, Equatable {
  /// The place in the order in which the list shows its widgets now, from 0; null: it does not show this one now.
  @ExplicitNull public var index: Int?
  /// How many widgets it shows now.
  public let count: Int
  /// Whether a person wants it before the others.
  public let isPinned: Bool
  /// Whether it is shown only while it is relevant (`RelevanceConfiguration`).
  public let onlyWhileRelevant: Bool

  public init(_ place: ListPlace) {
    (count, isPinned, onlyWhileRelevant) = (place.count, place.isPinned, place.onlyWhileRelevant)
    index = place.index
  }
}

/// A stack in the response of `GET /v1/stacks`.
public struct StackReport: Codable, Sendable, Equatable {
  /// How relevant a widget is at present.
  public struct Relevance: Codable, Sendable, Equatable {
    public let instance: String
    /// The score as a part of the highest score of the same timeline, or what a context counts: above 0 and at most 1; null: the widget is not relevant.
    @ExplicitNull public var share: Double?
    /// The entry's score; null: it has none, or a context counts.
    @ExplicitNull public var score: Double?
    /// The context that counts: `date` or `location`; null: the score does, or the widget is not relevant.
    @ExplicitNull public var context: String?
  }

  public let id: String
  /// The ids of its widgets in their order.
  public let instances: [String]
  /// The id of the widget that is seen.
  public let top: String
  public let topSince: Date
  /// When a person chose the top; null: nobody did.
  @ExplicitNull public var chosenAt: Date?
  public let smartRotate: Bool
  /// Until when the top stays whatever is relevant; null: no longer.
  @ExplicitNull public var heldUntil: Date?
  /// When another widget can come to the top if nothing happens before; null: not foreseeable.
  @ExplicitNull public var nextRotation: Date?
  /// In the order of `instances`.
  public let relevances: [Relevance]

  public init(_ stack: StackStatus) {
    id = stack.id
    instances = stack.instances
    top = stack.top
    topSince = stack.topSince
    smartRotate = stack.rotates
    relevances = zip(stack.instances, stack.relevances).map { instance, standing in
      Relevance(
        instance: instance, share: standing?.share, score: standing.flatMap { $0.context == nil ? Double($0.score) : nil },
        context: standing?.context?.rawValue)
    }
    chosenAt = stack.chosenAt
    heldUntil = stack.heldUntil
    nextRotation = stack.nextRotation
  }
}
