import Dispatch
import Foundation

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

extension ProcessInfo {
  /// Calls `block` with false on a thread of its own, as on Apple's systems. The host stops extensions between requests, and tells none before it does: `block` is
  /// not called a second time.
  @preconcurrency
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}
