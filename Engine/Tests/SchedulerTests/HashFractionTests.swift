import Testing

@testable import AlmanacScheduler

/// Hash fractions.
@Suite struct HashFractionTests {
  @Test func `a name and a salt have the same fraction in every version, since scheduling follows from it`() {
    #expect(hashFraction(of: "w1", salt: 0) == 0.49860155305558373)
    #expect(hashFraction(of: "w1", salt: 3) == 0.180592265403262)
    #expect(hashFraction(of: "a", "b", salt: 1) == 0.5419229503783465)
  }

  @Test func `names do not run into one another`() {
    #expect(hashFraction(of: "a", "bc", salt: 0) != hashFraction(of: "ab", "c", salt: 0))
  }
}
