import Foundation

/// Serialises access to the font files that Cairo keeps open.
///
/// Cairo shares its FreeType library and at most ten open files among all threads of a process. Up to version 1.16 (Debian 12) it opens and closes
/// them without a lock, and may close a file with which another thread has just begun to draw: with more than ten fonts on two threads, the process
/// eventually crashes. So everything that opens, uses or releases a font in Cairo runs inside this lock: shaping, drawing glyphs, destroying a context
/// that has drawn glyphs, loading drawings.
package enum FontLock {
  private static let lock = NSRecursiveLock()

  /// Calls `body` while holding the lock. Calls may be nested on one thread.
  package static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
