import AlmanacProfiles
import Foundation
import Testing

@testable import Host

/// The life of a live activity by its dates (Specification A5).
@Suite struct ActivityLifeTests {
  private let profile = Profiles.activities
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private func life(_ change: (inout ActivityLife) -> Void = { _ in }) -> ActivityLife {
    var life = ActivityLife(requestedAt: start, startsAt: start, timestamp: start)
    change(&life)
    return life
  }
  private func at(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

  @Test func `an activity is active for eight hours, then ended for four, then dismissed`() {
    let life = life()
    #expect(life.phase(at: at(7.99), profile) == .active)
    #expect(life.phase(at: at(8), profile) == .ended)
    #expect(life.phase(at: at(11.99), profile) == .ended)
    #expect(life.phase(at: at(12), profile) == .dismissed)
    #expect(life.nextChange(after: start, profile) == at(8))
    #expect(life.nextChange(after: at(8), profile) == at(12))
    #expect(life.nextChange(after: at(12), profile) == nil)
  }

  @Test func `its content is stale from its stale date on`() {
    let life = life { $0.staleDate = at(1) }
    #expect(life.phase(at: at(0.99), profile) == .active)
    #expect(life.phase(at: at(1), profile) == .stale)
    #expect(life.nextChange(after: start, profile) == at(1))
  }

  @Test func `a scheduled activity is pending, and its eight hours begin at its start`() {
    let life = life { $0.startsAt = at(2) }
    #expect(life.phase(at: at(1), profile) == .pending)
    #expect(life.phase(at: at(9.9), profile) == .active)
    #expect(life.phase(at: at(10), profile) == .ended)
  }

  @Test func `the app decides how long an ended activity is shown, up to four hours`() {
    func dismissal(_ date: Date?) -> Date {
      life {
        $0.endedAt = at(1)
        $0.dismissalDate = date
      }.dismissal(profile)
    }
    #expect(dismissal(nil) == at(5))
    #expect(dismissal(at(2)) == at(2))
    #expect(dismissal(at(9)) == at(5))
    #expect(dismissal(at(0)) == at(1))
  }

  @Test(arguments: ["[1]", "1", "{", "", "{\"a\":" + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}"])
  func `attributes and state have to be JSON objects of limited depth`(json: String) {
    #expect(throws: ActivityError.self) { try ActivityCheck(profile: profile).check(attributes: Data("{}".utf8), state: Data(json.utf8)) }
    #expect(throws: ActivityError.self) { try ActivityCheck(profile: profile).check(attributes: Data(json.utf8), state: Data("{}".utf8)) }
  }

  @Test func `attributes and state together take 4 KB at most`() throws {
    func json(_ bytes: Int) -> Data { Data("{\"a\":\"\(String(repeating: "x", count: bytes - 8))\"}".utf8) }
    try ActivityCheck(profile: profile).check(attributes: json(96), state: json(4000))
    #expect(throws: ActivityError.tooLarge(4097, limit: 4096)) { try ActivityCheck(profile: profile).check(attributes: json(97), state: json(4000)) }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e12])
  func `dates that no calendar has are refused`(seconds: Double) {
    #expect(throws: ActivityError.self) { try ActivityCheck(profile: profile).date(seconds, "the stale date") }
  }
}
