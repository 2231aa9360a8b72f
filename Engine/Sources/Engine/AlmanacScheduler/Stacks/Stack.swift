import Foundation

/// Identifies a stack on a device.
public struct StackID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Widgets of one size that share a place; one of them is on top (Specification B5).
public struct Stack: Codable, Equatable, Sendable, Identifiable {
  public let id: StackID
  /// The widgets in their order, at least two, each once.
  public internal(set) var members: [InstanceID]
  /// Whether the system may bring another widget to the top (Smart Rotate).
  public internal(set) var rotates: Bool
  /// The widget on top: one of ``members``.
  public internal(set) var top: InstanceID
  /// Since when it is on top.
  public internal(set) var topSince: Date
  /// When the person chose the top; nil: a rotation brought it up, or no person has turned the stack yet.
  public internal(set) var chosenAt: Date?
  /// When a rotation can happen next if no event comes first; nil: only an event can bring one.
  public internal(set) var nextRotation: Date?

  init(id: StackID, members: [InstanceID], rotates: Bool, top: InstanceID, topSince: Date) {
    self.id = id
    self.members = members
    self.rotates = rotates
    self.top = top
    self.topSince = topSince
  }

  /// Takes widgets out that `isThere` denies. The one that follows a removed top takes its place, after the last one the one before it.
  ///
  /// - Returns: whether a stack is left: at least two widgets.
  mutating func keep(_ isThere: (InstanceID) -> Bool, at now: Date) -> Bool {
    var known: Set<InstanceID> = []
    let kept = members.filter { isThere($0) && known.insert($0).inserted }
    if !kept.contains(top), let first = kept.first {
      let following = members.firstIndex(of: top).flatMap { index in members[index...].first(where: kept.contains) }
      top = following ?? kept.last ?? first
      topSince = now
      chosenAt = nil
    }
    members = kept
    return kept.count > 1
  }

  /// Makes dates from before a change of the clock possible again.
  mutating func rewind(to now: Date) {
    topSince = min(topSince, now)
    chosenAt = chosenAt.map { min($0, now) }
    nextRotation = nil
  }
}
