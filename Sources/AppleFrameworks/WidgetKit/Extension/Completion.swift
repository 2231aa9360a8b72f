import Synchronization

/// Waits for the completion handler that a provider is given.
package enum Completion {
  /// The first value that `body`'s completion is called with.
  /// - Throws: ``ExtensionRequestError/completionNever(_:)`` as soon as every copy of the handler is gone without having been called.
  package static func value<Value>(
    of method: String, watch: CompletionWatch, _ body: (@escaping @Sendable (Value) -> Void) -> Void
  ) async throws -> Value {
    let result: UncheckedSendable<Value> = try await withCheckedThrowingContinuation { continuation in
      let pending = PendingCompletion(continuation, method: method, watch: watch)
      body { pending.complete($0) }
    }
    return result.value
  }
}

/// One handler's continuation; resumed once, by its first call or by its end.
private final class PendingCompletion<Value>: Sendable {
  /// A provider hands its value over to the one that waits for it: it need not be Sendable.
  typealias Continuation = CheckedContinuation<UncheckedSendable<Value>, any Error>
  private let continuation: Mutex<Continuation?>
  private let method: String
  private let watch: CompletionWatch

  init(_ continuation: Continuation, method: String, watch: CompletionWatch) {
    self.continuation = Mutex(continuation)
    self.method = method
    self.watch = watch
  }

  func complete(_ value: Value) {
    guard let waiting = continuation.withLock({ $0.take() }) else { return watch.completedAgain(method) }
    waiting.resume(returning: UncheckedSendable(value))
  }

  deinit { continuation.withLock { $0.take() }?.resume(throwing: ExtensionRequestError.completionNever(method)) }
}
