import Foundation
import Synchronization

/// Makes the keys of new rows.
///
/// A key consists of the time in milliseconds since 2020, a number of the process, and a counter. So keys grow, an object has its key before it is
/// saved, and processes that write at the same time rarely choose the same key; if they do, the writer gives the object another one.
package enum RowKey {
  private static let last = Mutex<Int64>(0)
  private static let process = Int64.random(in: 0..<(1 << 10))

  package static func next() -> Int64 {
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000) - 1_577_836_800_000
    let least = (max(milliseconds, 0) << 22) | (process << 12)
    return last.withLock { last in
      var key = max(least, last + 1)
      // The counter is full, so use the next millisecond.
      if key & 0xfff == 0, key != least { key = ((key >> 22) + 1) << 22 | process << 12 }
      last = key
      return key
    }
  }
}
