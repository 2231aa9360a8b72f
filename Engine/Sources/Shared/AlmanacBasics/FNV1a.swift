/// The 64-bit hash FNV-1a. Unlike those of `Hasher`, its hashes are the same in every process and on every machine.
///
/// It is not cryptographic: collisions are easy to construct, so use it only where they do no harm. Source: Fowler, Noll, Vo,
/// http://www.isthe.com/chongo/tech/comp/fnv.
public struct FNV1a: Sendable {
  @usableFromInline var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no bytes.
  public init() {}

  /// The hash of the bytes so far.
  @inlinable public var value: UInt64 { hash }

  /// Adds a byte.
  @inlinable
  public mutating func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds bytes in their order.
  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Returns the hash of `bytes`.
  @inlinable
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.combine(bytes)
    return hash.value
  }
}
