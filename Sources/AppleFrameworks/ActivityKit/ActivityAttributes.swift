/// What a live activity is about: values that stay the same while it runs, and the type of those that change.
public protocol ActivityAttributes: Codable {
  /// The part that updates replace.
  associatedtype ContentState: Codable & Hashable
}

/// A state of an activity with how long it holds and how much it matters.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  public var state: State
  /// From when the state counts as out of date; nil = never.
  public var staleDate: Date?
  /// Which of an app's activities the system shows first: the higher one. Only compared within one app.
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), relevanceScore: \(relevanceScore))"
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
