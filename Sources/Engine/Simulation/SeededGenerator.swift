import Basics

/// Random numbers that repeat: the same ones for the same seed on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var generator = SplitMix64(seed: SplitMix64.increment)

  /// - Parameter path: what the numbers are for, such as seed, device and day; other paths give other numbers.
  public init(_ path: UInt64...) {
    for part in path {
      generator.state ^= part
      _ = next()
    }
  }

  public mutating func next() -> UInt64 { generator.next() }

  /// A number in 0..<1, by the same arithmetic everywhere.
  public mutating func fraction() -> Double { generator.fraction() }

  /// Whether something happens that does so with this probability.
  public mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  /// A whole number whose mean is `mean`: one of the two beside it.
  public mutating func count(mean: Double) -> Int {
    let whole = mean.rounded(.down)
    return Int(whole) + (chance(mean - whole) ? 1 : 0)
  }
}
