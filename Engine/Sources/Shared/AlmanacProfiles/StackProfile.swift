import Foundation

/// The figures of stacks of widgets (`Data/stacks.json`, Specification B5).
///
/// A value type, so that a test can change one figure and keep the others.
public struct StackProfile: Sendable, Hashable, Codable {
  /// The most widgets of a stack.
  public var most: Int
  /// How long a widget stays on top at least before a rotation, in seconds.
  public var leastOnTop: TimeInterval
  /// How long the person's own choice of the top is respected, in seconds.
  public var choiceHolds: TimeInterval
  /// How many changes of relevance a search for the next rotation tries.
  public var triedChanges: Int
  /// What a context that holds counts, as a part of the highest score of a timeline: above 0, at most 1.
  public var contextShare: Double
  /// How long before and after an instant its context holds, in seconds.
  public var instantHolds: TimeInterval
  /// How long after a question for a kind's contexts the next one is put, in seconds.
  public var relevanceInterval: TimeInterval
  /// The slots that take stacks, by the id of their place.
  public var places: [String: [String]]

  /// Returns whether widgets of a slot can be stacked.
  public func allowsStacks(in slot: String, of place: String) -> Bool { places[place]?.contains(slot) == true }
}

extension Profiles {
  /// The figures of stacks, from `Data/stacks.json`.
  public static let stacks: StackProfile = {
    let file: StackFile = embedded("stacks.json")
    return StackProfile(
      most: Int(file.most.value), leastOnTop: file.leastOnTop.value, choiceHolds: file.choiceHolds.value, triedChanges: Int(file.triedChanges.value),
      contextShare: file.contextShare.value, instantHolds: file.instantHolds.value, relevanceInterval: file.relevanceInterval.value,
      places: file.places.value)
  }()
}

private struct StackFile: Decodable {
  struct Number: Decodable { let value: Double }
  struct Places: Decodable { let value: [String: [String]] }
  let most, leastOnTop, choiceHolds, triedChanges, contextShare, instantHolds, relevanceInterval: Number
  let places: Places
}
