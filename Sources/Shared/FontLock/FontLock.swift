import Foundation

/// Guards the font files that Cairo keeps open.
///
/// Cairo shares its FreeType library and at most ten open files among all threads of a process. Up to version 1.16 (Debian 12) it opens and
/// closes them without a lock, and may close one that another thread has just begun to draw from; more fonts than ten in two threads crash
/// sooner or later. Whatever may open, use or let go of a font in Cairo runs in here: shaping, showing glyphs, destroying a context that showed
/// some, readers of drawings.
package enum FontLock {
  private static let lock = NSRecursiveLock()

  package static func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
