/// Waits for the completion handler that a provider is given.
package enum Completion {
  /// Waits for the first call of the completion handler that `body` gets, and returns its value.
  /// - Throws: ``ExtensionRequestError/completionNever(_:)`` as soon as the last copy of the handler is released without a call.
  package static func value<Value>(of method: String, watch: CompletionWatch, _ body: (@escaping @Sendable (Value) -> Void) -> Void) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
      let pending = PendingCompletion(continuation, method: method, watch: watch)
      body { pending.complete($0) }
    }
  }
}

/// The continuation of one handler. It is resumed once: by the handler's first call or when the handler is released.
private final class PendingCompletion<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Value, any Error>?
  private let method: String
  private let watch: CompletionWatch

  init(_ continuation: CheckedContinuation<Value, any Error>, method: String, watch: CompletionWatch) {
    self.continuation = continuation
    self.method = method
    self.watch = watch
  }

  func complete(_ value: Value) {
    lock.lock()
    let waiting = continuation
    continuation = nil
    lock.unlock()
    guard let waiting else { return watch.completedAgain(method) }
    waiting.resume(returning: value)
  }

  deinit { continuation?.resume(throwing: ExtensionRequestError.completionNever(method)) }
}
