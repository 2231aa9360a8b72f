import Synchronization

/// C's unfair lock, which Swift code passes by address. Newer code uses `OSAllocatedUnfairLock`.
///
/// Declared here and not in `os`, because on Apple's systems it comes with Foundation.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32
  public init() { _os_unfair_lock_opaque = 0 }
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Accesses the lock's number as an atomic, which has the same layout.
private func withState<Result>(of lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
  body(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
}

/// Acquires the lock. While another thread holds it, first yields, then sleeps for 50 µs at a time.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var attempts = 0
  while !os_unfair_lock_trylock(lock) {
    attempts += 1
    if attempts < 100 { sched_yield() } else { usleep(50) }
  }
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withState(of: lock) { $0.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged }
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { withState(of: lock) { $0.store(0, ordering: .releasing) } }

/// Traps if the lock is free. The lock does not record which thread holds it.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.pointee._os_unfair_lock_opaque != 0, "the lock is not held by any thread")
}
/// Does nothing: the lock does not record which thread holds it.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {}
