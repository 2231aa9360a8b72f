import Synchronization

/// Waits until a provider calls its completion handler.
package enum Completion {
  /// Returns the first value that `body` passes to its completion handler.
  ///
  /// Calls `body` on the main queue, as Apple's WidgetKit does. The provider of lockdown-ios checks for that queue with `dispatchPrecondition`, and
  /// traps on any other.
  ///
  /// - Throws: ``ExtensionRequestError/completionNever(_:)`` as soon as all copies of the handler are released without a call.
  package static func value<Value>(
    of method: String, observer: CompletionObserver, _ body: @escaping (@escaping @Sendable (Value) -> Void) -> Void
  ) async throws -> Value { try await first(of: method, observer, UncheckedSendable(body)).value }

  @MainActor private static func first<Value>(
    of method: String, _ observer: CompletionObserver, _ body: UncheckedSendable<(@escaping @Sendable (Value) -> Void) -> Void>
  ) async throws -> UncheckedSendable<Value> {
    try await withCheckedThrowingContinuation { continuation in
      let pending = PendingCompletion(continuation, method: method, observer: observer)
      body.value { pending.complete($0) }
    }
  }
}

/// The continuation behind one handler. It is resumed once: by the handler's first call, or when the handler is released.
private final class PendingCompletion<Value>: Sendable {
  /// The value need not be Sendable: a provider passes it to the waiting task and does not use it afterwards.
  typealias Continuation = CheckedContinuation<UncheckedSendable<Value>, any Error>
  private let continuation: Mutex<Continuation?>
  private let method: String
  private let observer: CompletionObserver

  init(_ continuation: Continuation, method: String, observer: CompletionObserver) {
    self.continuation = Mutex(continuation)
    self.method = method
    self.observer = observer
  }

  func complete(_ value: Value) {
    guard let waiting = continuation.withLock({ $0.take() }) else { return observer.completedAgain(method) }
    waiting.resume(returning: UncheckedSendable(value))
  }

  deinit { continuation.withLock { $0.take() }?.resume(throwing: ExtensionRequestError.completionNever(method)) }
}
