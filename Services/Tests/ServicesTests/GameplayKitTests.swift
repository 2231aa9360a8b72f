import Foundation
import Testing

@testable import GameplayKit

/// Sources and distributions of random numbers.
@Suite struct GameplayKitTests {
  private func numbers(_ source: some GKRandom, _ count: Int = 20) -> [Int] { (0..<count).map { _ in source.nextInt() } }

  // The first numbers of the reference implementations: RFC 6229 for RC4, the ISO C++ standard (26.5.5) for the Mersenne Twister.
  @Test func `the sources are the generators that they are named after`() {
    let cipher = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    #expect((0..<8).map { _ in cipher.nextByte() } == [0xB2, 0x39, 0x63, 0x05, 0xF0, 0x3D, 0xC0, 0x27])
    let twister = GKMersenneTwisterRandomSource(seed: 5489)
    #expect((0..<10_000).reduce(UInt64(0)) { _, _ in twister.nextLongWord() } == 9_981_545_732_273_789_042)
    // 1 × 6364136223846793005 + 1442695040888963407, upper half.
    #expect(GKLinearCongruentialRandomSource(seed: 1).nextWord() == UInt32(7_806_831_264_735_756_412 >> 32))
  }

  @Test func `a seed gives the same numbers again, another one others`() {
    #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) != numbers(GKMersenneTwisterRandomSource(seed: 8)))
    #expect(numbers(GKLinearCongruentialRandomSource(seed: 7)) == numbers(GKLinearCongruentialRandomSource(seed: 7)))
    #expect(numbers(GKARC4RandomSource(seed: Data("tide".utf8))) == numbers(GKARC4RandomSource(seed: Data("tide".utf8))))
    let (dropped, whole) = (GKARC4RandomSource(seed: Data([1])), GKARC4RandomSource(seed: Data([1])))
    dropped.dropValues(3)
    #expect(numbers(dropped, 5) == Array(numbers(whole, 8).dropFirst(3)))
    let reset = GKMersenneTwisterRandomSource(seed: 1)
    _ = numbers(reset)
    reset.seed = 7
    #expect(numbers(reset) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
    #expect(numbers(GKRandomSource()) != numbers(GKRandomSource()) && numbers(GKARC4RandomSource()) != numbers(GKARC4RandomSource()))
    _ = GKARC4RandomSource(seed: Data()).nextInt()
  }

  @Test func `numbers are within their bounds, and each is drawn`() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    #expect(Set((0..<500).map { _ in source.nextInt(upperBound: 5) }) == Set(0..<5) && source.nextInt(upperBound: 0) == 0)
    #expect((0..<500).allSatisfy { _ in (0...1).contains(source.nextUniform()) } && Set((0..<100).map { _ in source.nextBool() }).count == 2)
    let distribution = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: 2)
    #expect(Set((0..<500).map { _ in distribution.nextInt() }) == Set(-2...2) && distribution.numberOfPossibleOutcomes == 5)
    #expect(Set((0..<500).map { _ in distribution.nextInt(upperBound: 0) }) == [-2, -1] && distribution.nextInt(upperBound: -9) == -2)
    #expect(Set((0..<500).map { _ in GKRandomDistribution.d6().nextInt() }) == Set(1...6) && GKShuffledDistribution.d20().highestValue == 20)
    #expect(GKRandomDistribution(randomSource: source, lowestValue: 3, highestValue: 3).nextUniform() == 0)
  }

  @Test func `a normal distribution has its mean and deviation, and ends at three deviations`() {
    let distribution = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 11), mean: 50, deviation: 10)
    let values = (0..<20_000).map { _ in Double(distribution.nextInt()) }
    let mean = values.reduce(0, +) / Double(values.count)
    let deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
    #expect(abs(mean - 50) < 0.3 && abs(deviation - 10) < 0.3 && values.allSatisfy { (20...80).contains($0) })
    let bounded = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 0, highestValue: 100)
    #expect(bounded.mean == 50 && (0..<500).allSatisfy { _ in (0..<50).contains(bounded.nextInt(upperBound: 50)) })
    // A source that always gives the same number does not keep it from ending.
    final class Stuck: NSObject, GKRandom {
      func nextInt() -> Int { 0 }
      func nextInt(upperBound: Int) -> Int { 0 }
      func nextUniform() -> Float { 0 }
      func nextBool() -> Bool { false }
    }
    #expect(GKGaussianDistribution(randomSource: Stuck(), lowestValue: 0, highestValue: 8).nextInt() == 4)
  }

  @Test func `a shuffled distribution gives each number once in a round`() {
    let distribution = GKShuffledDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 5), lowestValue: 10, highestValue: 19)
    let rounds = (0..<3).map { _ in numbers(distribution, 10) }
    #expect(rounds.allSatisfy { Set($0) == Set(10...19) } && Set(rounds).count == 3)
    #expect(distribution.nextInt(upperBound: 11) == 10)
    #expect((0..<3).map { _ in GKShuffledDistribution(lowestValue: 0, highestValue: Int.max / 2).nextInt(upperBound: 1) }.allSatisfy { $0 == 0 })
  }

  @Test func `shuffling keeps the objects and is repeatable`() {
    let cards = Array(1...52)
    func shuffled(_ seed: UInt64) -> [Int] { GKLinearCongruentialRandomSource(seed: seed).arrayByShufflingObjects(in: cards) as? [Int] ?? [] }
    #expect(shuffled(1) == shuffled(1) && shuffled(1) != shuffled(2) && shuffled(1) != cards && shuffled(1).sorted() == cards)
    #expect(NSArray(array: cards).shuffled(using: GKLinearCongruentialRandomSource(seed: 1)) as? [Int] == shuffled(1))
  }
}
