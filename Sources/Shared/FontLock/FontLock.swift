import Foundation

/// Serialises access to the font files that Cairo keeps open.
///
/// Cairo shares its FreeType library and at most ten open files among all threads of a process. Up to version 1.16 (Debian 12) it opens and closes
/// them without a lock, and may close one with which another thread has just begun to draw; more than ten fonts on two threads eventually crash. So
/// everything that opens, uses or releases a font in Cairo runs inside this lock: shaping, drawing glyphs, destroying a context that has drawn some,
/// loading drawings.
package enum FontLock {
  private static let lock = NSRecursiveLock()

  package static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
