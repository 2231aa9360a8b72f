import AlmanacScheduler

/// The failures of an extension for one simulated widget.
public struct ExtensionFailures: Equatable, Sendable {
  public private(set) var count = 0
  /// The last failure, as a sentence.
  public private(set) var last = ""
  /// How many deadlines in a row the extension has missed.
  public internal(set) var consecutiveMissedDeadlines = 0

  /// After this many missed deadlines in a row the widget's extension gets no more requests, so that a run ends in bounded time.
  static let maxConsecutiveMissedDeadlines = 3

  mutating func add(_ message: String, kind: AttemptFailure.Kind) {
    count += 1
    last = message
    consecutiveMissedDeadlines = kind == .deadline ? consecutiveMissedDeadlines + 1 : 0
  }
}
