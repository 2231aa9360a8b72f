/// A value handed to a closure that has to be `@Sendable` but runs on a thread where the value may be used.
///
/// Each use says which thread that is.
// Unchecked: that is what the type is for.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
