import CAlmanacISAL
import Foundation

/// Memory that painting reuses from picture to picture: pixels, filtered rows, compressed bytes.
///
/// The kernel clears fresh memory page by page, which takes longer than painting. A few pools are kept; buffers far larger than a widget's picture
/// are freed.
final class BufferPool {
  /// A block of memory that grows and never shrinks.
  struct Block: ~Copyable {
    private(set) var memory: UnsafeMutablePointer<UInt8>?
    private(set) var capacity = 0

    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
      if count <= capacity, let memory { return memory }
      free(memory)
      capacity = count
      // Aligned rows are faster in Cairo and in vector code.
      var pointer: UnsafeMutableRawPointer?
      memory = posix_memalign(&pointer, 64, count) == 0 ? pointer?.assumingMemoryBound(to: UInt8.self) : nil
      if memory == nil { capacity = 0 }
      return memory
    }

    deinit { free(memory) }
  }

  private var pixelBlock = Block()
  private var filteredBlock = Block()
  private var compressedBlock = Block()
  let deflate = isal_workspace_create()

  deinit { isal_workspace_destroy(deflate) }

  /// Returns `count` zeroed bytes; nil if memory is short.
  func pixels(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    guard let memory = pixelBlock.reserve(count) else { return nil }
    memory.initialize(repeating: 0, count: count)
    return memory
  }
  func filtered(_ count: Int) -> UnsafeMutablePointer<UInt8>? { filteredBlock.reserve(count) }
  func compressed(_ count: Int) -> UnsafeMutablePointer<UInt8>? { compressedBlock.reserve(count) }

  private var size: Int { pixelBlock.capacity + filteredBlock.capacity + compressedBlock.capacity }

  // MARK: Kept pools

  private static let lock = NSLock()
  // Unsafe: only used while `lock` is held.
  nonisolated(unsafe) private static var kept: [BufferPool] = []
  private static let maxPooled = 4
  private static let maxPooledBytes = 16 << 20

  /// Runs `body` with a pool that no other thread uses meanwhile.
  static func with<T>(_ body: (BufferPool) throws -> T) rethrows -> T {
    lock.lock()
    let pool = kept.popLast() ?? BufferPool()
    lock.unlock()
    defer {
      if pool.size <= maxPooledBytes {
        lock.lock()
        if kept.count < maxPooled { kept.append(pool) }
        lock.unlock()
      }
    }
    return try body(pool)
  }
}
