import Dispatch
import Foundation

public typealias NSInteger = Int
public typealias NSUInteger = UInt

extension ProcessInfo {
  /// Calls `block` once, with false, on another thread. It is not called again before the process ends: the host stops extensions between requests
  /// without a warning.
  @preconcurrency
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}
