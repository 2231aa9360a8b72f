import Crypto
import Foundation
import Glibc

/// Secret bytes in a page of their own. The page is kept out of swap (as far as the system allows) and out of core dumps, and is overwritten with
/// zeros when the bytes are forgotten.
///
/// Safe to use on any thread. Unchecked: `lock` guards the page.
final class SecretBytes: @unchecked Sendable {
  private let lock = NSLock()
  private let page: UnsafeMutableRawBufferPointer
  private var isForgotten = false
  let count: Int
  /// Whether the system keeps the page out of swap; false where `RLIMIT_MEMLOCK` is used up.
  let isHeld: Bool

  /// Takes over `bytes`, which the caller overwrites.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if there is no memory.
  init(_ bytes: UnsafeRawBufferPointer) throws {
    let size = max(Int(getpagesize()), bytes.count)
    let place = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let place, place != MAP_FAILED else { throw StoreError.failed("there is no memory for a key") }
    page = UnsafeMutableRawBufferPointer(start: place, count: size)
    isHeld = mlock(place, size) == 0
    _ = madvise(place, size, MADV_DONTDUMP)
    page.copyMemory(from: bytes)
    count = bytes.count
  }

  /// Returns new random bytes.
  static func random(_ count: Int) throws -> SecretBytes {
    let key = SymmetricKey(size: SymmetricKeySize(bitCount: count * 8))
    return try key.withUnsafeBytes(SecretBytes.init)
  }

  /// Runs `body` with the bytes.
  ///
  /// - Throws: ``LockError/locked`` after they were forgotten.
  func use<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) throws -> Value {
    try lock.withLock {
      guard !isForgotten else { throw LockError.locked }
      return try body(UnsafeRawBufferPointer(rebasing: page[..<count]))
    }
  }

  /// Overwrites the bytes with zeros.
  func forget() {
    lock.withLock {
      isForgotten = true
      Self.wipe(page)
    }
  }

  /// Overwrites memory with zeros, also where a compiler would leave that out.
  static func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
    if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
  }

  deinit {
    Self.wipe(page)
    munmap(page.baseAddress, page.count)
  }
}
