import Foundation

/// Integers between two bounds, all with the same probability.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  public let numberOfPossibleOutcomes: Int
  let source: any GKRandom

  /// - Parameter highestValue: at least the lowest value, otherwise traps.
  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    precondition(lowestInclusive <= highestInclusive, "the highest value of a distribution is below its lowest one")
    let (width, isTooWide) = highestInclusive.subtractingReportingOverflow(lowestInclusive)
    precondition(!isTooWide && width < Int.max, "a distribution has more values than an Int counts")
    (self.source, lowestValue, highestValue, numberOfPossibleOutcomes) = (source, lowestInclusive, highestInclusive, width + 1)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
  open class func d20() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Returns the lowest value if the bound is not above it.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return upperBound > highestValue ? nextInt() : lowestValue + source.nextInt(upperBound: upperBound - lowestValue)
  }
  /// Returns the position of the next number between the bounds.
  open func nextUniform() -> Float { numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0 }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Integers with a normal distribution about a mean, at most three deviations away from it.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public let mean: Float
  public let deviation: Float

  /// The mean is halfway between the bounds, the deviation a sixth of their distance.
  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
    deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  /// - Parameter deviation: not negative.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()), highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int { next(highestValue) }
  open override func nextInt(upperBound: Int) -> Int {
    upperBound > lowestValue ? next(min(highestValue, upperBound - 1)) : lowestValue
  }

  private func next(_ highest: Int) -> Int {
    // Draws again if a number is too far away. Limited, because a source could return the same number each time.
    for _ in 0..<100 {
      // Box–Muller: two uniform numbers become a normal one. Avoids 0, whose logarithm is infinite.
      let (radius, angle) = (max(source.nextUniform(), .leastNormalMagnitude), source.nextUniform())
      let normal = (-2 * log(Double(radius))).squareRoot() * cos(2 * Double.pi * Double(angle))
      let value = (Double(mean) + normal * Double(deviation)).rounded()
      if value >= Double(lowestValue), value <= Double(highest) { return Int(value) }
    }
    return min(max(Int(mean.rounded()), lowestValue), highest)
  }
}

/// Integers between two bounds. None is repeated before all the others have been drawn.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  /// The count of numbers left in this round, and a shuffled sequence of which only moved elements are stored.
  private var left = 0
  private var moved: [Int: Int] = [:]

  open override func nextInt() -> Int {
    if left == 0 { (left, moved) = (numberOfPossibleOutcomes, [:]) }
    let place = source.nextInt(upperBound: left)
    left -= 1
    let value = moved[place] ?? place
    moved[place] = moved.removeValue(forKey: left) ?? left
    return lowestValue + value
  }
  /// Skips numbers of the sequence that are not below the bound.
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    // Gives up after 10,000 numbers: with a small bound, nearly all numbers can be too large.
    for _ in 0..<10_000 {
      let value = nextInt()
      if value < upperBound { return value }
    }
    return super.nextInt(upperBound: upperBound)
  }
}
