import Synchronization

/// Ends a painting early: when the picture is no longer needed, or when a deadline has passed.
///
/// The painter asks for every node, effect and line of text, and then stops with ``PainterError/cancelled`` or ``PainterError/deadline(seconds:)``.
public final class PaintStop: Sendable {
  private let isCancelled = Atomic<Bool>(false)
  private let seconds: Double
  private let end: ContinuousClock.Instant?

  /// - Parameter seconds: how long the painting may take from now on; nil: without limit.
  public init(after seconds: Double? = nil) {
    self.seconds = seconds ?? 0
    end = seconds.map { .now + .seconds($0) }
  }

  /// Ends the painting; may be called on any thread, at any time.
  public func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Why the painting has to end; nil: it may go on.
  public var reason: PainterError? {
    if isCancelled.load(ordering: .relaxed) { return .cancelled }
    if let end, .now >= end { return .deadline(seconds: seconds) }
    return nil
  }
}
