@_exported import typealias AlmanacFoundationCompat.os_unfair_lock
// Apple declares the lock in Foundation. It is exported here for files that import only `os`.
@_exported import func AlmanacFoundationCompat.os_unfair_lock_assert_not_owner
@_exported import func AlmanacFoundationCompat.os_unfair_lock_assert_owner
@_exported import func AlmanacFoundationCompat.os_unfair_lock_lock
@_exported import struct AlmanacFoundationCompat.os_unfair_lock_s
@_exported import typealias AlmanacFoundationCompat.os_unfair_lock_t
@_exported import func AlmanacFoundationCompat.os_unfair_lock_trylock
@_exported import func AlmanacFoundationCompat.os_unfair_lock_unlock
