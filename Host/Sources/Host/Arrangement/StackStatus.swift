import AlmanacScheduler
import Foundation

/// Where a widget is in a stack (Specification B5).
public struct StackPlace: Sendable, Hashable {
  /// The stack's id: unique on the device, used in URLs.
  public let id: String
  /// The widget's place in the order, from 0.
  public let index: Int
  /// How many widgets the stack has: 2 to 10.
  public let count: Int
  /// Whether the widget is the one that is seen.
  public let isTop: Bool
  /// Whether the system may bring another widget to the top.
  public let rotates: Bool

  /// Creates a value.
  public init(id: String, index: Int, count: Int, isTop: Bool, rotates: Bool) {
    self.id = id
    self.index = index
    self.count = count
    self.isTop = isTop
    self.rotates = rotates
  }
}

/// A stack at an instant (Specification B5).
public struct StackStatus: Sendable, Equatable {
  /// The stack's id.
  public let id: String
  /// The ids of its widgets in their order.
  public let instances: [String]
  /// The id of the widget that is seen.
  public let top: String
  /// Since when it is on top.
  public let topSince: Date
  /// When a person chose it; nil: a rotation brought it up, or it was there from the beginning.
  public let chosenAt: Date?
  /// Whether the system may bring another widget to the top.
  public let rotates: Bool
  /// Until when the top stays whatever is relevant; nil: no longer.
  public let heldUntil: Date?
  /// When another widget can come to the top if nothing happens before; nil: not foreseeable.
  public let nextRotation: Date?
  /// How relevant each widget is now, in the order of ``instances``; nil: it is not.
  public let relevances: [RelevanceStanding?]

  /// Creates a value.
  public init(
    id: String, instances: [String], top: String, topSince: Date, chosenAt: Date?, rotates: Bool, heldUntil: Date?, nextRotation: Date?,
    relevances: [RelevanceStanding?]
  ) {
    self.id = id
    self.instances = instances
    self.top = top
    self.topSince = topSince
    self.chosenAt = chosenAt
    self.rotates = rotates
    self.heldUntil = heldUntil
    self.nextRotation = nextRotation
    self.relevances = relevances
  }

  /// Says where one of the widgets is in the stack and what a rotation compares; instants are in UTC.
  public func sentence(of index: Int) -> String {
    let isTop = instances[index] == top
    var parts = [
      "Stack: widget \(index + 1) of \(instances.count) in \(id), \(isTop ? "on top since \(topSince.formatted(.iso8601))" : "below \(top)")"
    ]
    parts[0] += chosenAt == nil ? "." : ", as a person chose at \((chosenAt ?? topSince).formatted(.iso8601))."
    parts.append(
      relevances[index].map { "It \($0.words)." } ?? "It is not relevant.")
    if !rotates {
      parts.append("Smart Rotate is off.")
    } else {
      if let heldUntil { parts.append("The top stays until \(heldUntil.formatted(.iso8601)).") }
      parts.append(nextRotation.map { "The next rotation is possible at \($0.formatted(.iso8601))." } ?? "No rotation is foreseeable.")
    }
    return parts.joined(separator: " ")
  }
}
