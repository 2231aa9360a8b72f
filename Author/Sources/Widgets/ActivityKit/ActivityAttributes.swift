/// The values of a live activity that do not change while it runs, and the type of those that do.
public protocol ActivityAttributes: Codable {
  /// The values that updates replace.
  associatedtype ContentState: Codable & Hashable
}

/// The state of an activity with a stale date and a relevance score.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  public var state: State
  /// The date from which the state is out of date; nil = never.
  public var staleDate: Date?
  /// The system shows the app's activity with the highest score first.
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
