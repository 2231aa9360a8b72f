/// A pseudorandom number generator that gives the same numbers for the same seed on every machine.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  /// The state, from which the next number is computed; it starts as the seed.
  public var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  @inlinable
  public init(seed: UInt64) { state = seed }

  /// The number that each step adds to the state.
  @inlinable public static var increment: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  /// Returns the next number, 0…`UInt64.max`.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mix(state)
  }

  /// Returns the next number as a fraction in 0..<1, the same on every machine.
  @inlinable
  public mutating func fraction() -> Double { Self.fraction(next()) }

  /// Spreads the bits of `value` over the whole result. Different values have different results.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns the upper 53 bits of `bits` as a fraction in 0..<1.
  @inlinable
  public static func fraction(_ bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }
}
