import Scheduler

/// The failures of an extension for one simulated widget.
public struct ExtensionFailures: Equatable, Sendable {
  public private(set) var count = 0
  /// The last failure, as a sentence.
  public private(set) var last = ""
  /// How many deadlines in a row the extension has missed.
  public internal(set) var deadlinesInARow = 0

  /// After this many missed deadlines in a row the widget's extension gets no more requests, so that a run ends in bounded time.
  static let mostDeadlines = 3

  mutating func add(_ message: String, kind: AttemptFailure.Kind) {
    count += 1
    last = message
    deadlinesInARow = kind == .deadline ? deadlinesInARow + 1 : 0
  }
}
