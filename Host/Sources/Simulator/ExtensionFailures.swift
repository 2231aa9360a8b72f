import Scheduler

/// How often an extension failed a simulated widget.
public struct ExtensionFailures: Equatable, Sendable {
  public private(set) var count = 0
  /// What it was the last time, for a person.
  public private(set) var last = ""
  /// How often in a row there was no answer in time.
  public internal(set) var deadlinesInARow = 0

  /// After so many deadlines in a row a widget is asked no more, so that a run ends in bounded time.
  static let mostDeadlines = 3

  mutating func add(_ message: String, kind: AttemptFailure.Kind) {
    count += 1
    last = message
    deadlinesInARow = kind == .deadline ? deadlinesInARow + 1 : 0
  }
}
