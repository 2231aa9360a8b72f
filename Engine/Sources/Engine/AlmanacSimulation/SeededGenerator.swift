import AlmanacBasics

/// Reproducible random numbers: SplitMix64 gives the same numbers for the same seed on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var generator = SplitMix64(seed: SplitMix64.increment)

  /// Creates a generator.
  ///
  /// - Parameter path: identifies what the numbers are for, such as seed, device and day; different paths give different numbers.
  public init(_ path: UInt64...) {
    for part in path {
      generator.state ^= part
      _ = next()
    }
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 { generator.next() }

  /// Returns a number in 0..<1, computed with the same arithmetic on every machine.
  public mutating func fraction() -> Double { generator.fraction() }

  /// Returns true with this probability, 0 to 1.
  public mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  /// Returns one of the two whole numbers next to `mean`, chosen so that the average is `mean`.
  public mutating func count(mean: Double) -> Int {
    let whole = mean.rounded(.down)
    return Int(whole) + (chance(mean - whole) ? 1 : 0)
  }
}
