import Testing

@testable import Scheduler

@Suite("Shares take the place of random numbers")
struct StableShareTests {
  @Test func `a name and a salt have the same share in every version, since scheduling follows from it`() {
    #expect(stableShare(of: "w1", salt: 0) == 0.49860155305558373)
    #expect(stableShare(of: "w1", salt: 3) == 0.180592265403262)
    #expect(stableShare(of: "a", "b", salt: 1) == 0.5419229503783465)
  }

  @Test func `names do not run into one another`() {
    #expect(stableShare(of: "a", "bc", salt: 0) != stableShare(of: "ab", "c", salt: 0))
  }
}
