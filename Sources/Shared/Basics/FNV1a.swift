/// FNV-1a with 64 bits: the same bytes have the same hash in every process and on every machine, unlike `Hasher`'s.
///
/// Whoever chooses the bytes can make them collide. Source: Fowler, Noll, Vo, http://www.isthe.com/chongo/tech/comp/fnv.
public struct FNV1a: Sendable {
  @usableFromInline var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// The hash of the bytes so far.
  @inlinable public var value: UInt64 { hash }

  @inlinable
  public mutating func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  @inlinable
  public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.combine(bytes)
    return hash.value
  }
}
