import Foundation
import Testing

@testable import AlmanacScheduler

/// The budget (Specification C6).
@Suite struct BudgetTests {
  /// A widget that has spent its tokens on requests as fast as the floor allows.
  private func spent() -> Harness {
    var harness = Harness.ready()
    repeat {
      harness.pass(harness.profile.floor)
      harness.request()
      if harness.a.inFlight != nil { harness.answer(entries: [0], .never) }
    } while harness.a.pending == nil
    return harness
  }

  @Test func `a granted reload takes one token`() throws {
    var harness = Harness.ready()
    harness.pass(1000)
    harness.request()
    let decision = try #require(harness.decisions.last)
    #expect(decision.outcome == .granted)
    #expect(decision.budgetBefore == harness.capacity)
    #expect(decision.budgetAfter == harness.capacity - 1)
  }

  @Test func `a spent budget denies, keeps the request and grants it when the token comes`() throws {
    var harness = spent()
    let denial = try #require(harness.decisions.last)
    #expect(denial.outcome == .denied)
    #expect(denial.rule == "budget")
    #expect(denial.budgetBefore < 1)
    let next = try #require(denial.next)
    #expect(harness.a.nextReload == next)
    harness.run(for: next.timeIntervalSince(harness.now) + harness.profile.coalescingWindow)
    #expect(harness.decisions.last?.outcome == .granted)
    #expect(harness.decisions.last?.trigger == .requested(by: .app, foreground: false))
  }

  @Test func `a denied request is superseded by a free reload`() {
    var harness = spent()
    harness.request(by: .intent)
    #expect(harness.decisions.last?.outcome == .free)
    #expect(harness.a.pending == nil)
    harness.answer(entries: [0], .never)
    #expect(harness.a.pending == nil)
  }

  @Test func `an idle widget saves up for a burst, and no more than that`() {
    var harness = spent()
    harness.run(for: 2000)
    harness.answer(entries: [0], .never)
    harness.run(for: 10 * 86_400)
    #expect(harness.balance() == harness.capacity)
  }

  @Test func `an even day brings the daily number`() throws {
    var harness = spent()
    let start = harness.balance()
    harness.pass(86_400 / harness.profile.unreportedReloads * 5)
    #expect(abs(harness.balance() - start - 5) < 1e-6)
  }

  @Test func `without accrual the request waits for an event`() {
    var harness = Harness.ready()
    harness.profile.unreportedReloads = 0
    harness.profile.leastCapacity = 0
    harness.pass(1000)
    harness.request()
    #expect(harness.decisions.last?.outcome == .denied)
    #expect(harness.decisions.last?.next == nil)
    #expect(harness.a.nextReload == nil)
    harness.request(foreground: true)
    #expect(harness.effects.requests == ["a"])
  }
}
