/// Wraps a value that is not Sendable, for a closure that has to be `@Sendable` but runs on a thread where the value may be used.
///
/// A comment at each use names that thread.
// Unchecked: the compiler cannot check the threads that those comments name.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
