import AlmanacWireSchema
import Testing

@testable import Host

/// How many calls for live activities an extension may make (Specification A5).
@Suite struct ActivityCallBudgetTests {
  private let now = ContinuousClock.now
  private let update = ExtensionCall.with { $0.activityUpdate.content.state = .init(count: 10) }
  private let end = ExtensionCall.with { $0.activityEnd.id = "a" }
  private let list = ExtensionCall.with { $0.activities = ActivitiesCall() }

  @Test func `changes are refused while no intent is performed, a list is not`() {
    var budget = ActivityCallBudget(calls: 9, bytes: 1000, burst: 9, perSecond: 1)
    #expect(budget.admit(update, isPerforming: false, at: now) == .refused)
    #expect(budget.admit(end, isPerforming: false, at: now) == .refused)
    #expect(budget.admit(list, isPerforming: false, at: now) == .handled(from: nil))
  }

  @Test func `calls that are not answered are bounded in number and bytes`() {
    var few = ActivityCallBudget(calls: 2, bytes: 1000, burst: 9, perSecond: 1)
    for _ in 0..<2 { #expect(few.admit(list, isPerforming: false, at: now) == .handled(from: nil)) }
    guard case .exceeded = few.admit(list, isPerforming: false, at: now) else { return #expect(Bool(false), "a third call passes") }
    few.answered(list)
    #expect(few.admit(list, isPerforming: false, at: now) == .handled(from: nil))
    var small = ActivityCallBudget(calls: 9, bytes: 25, burst: 9, perSecond: 1)
    for _ in 0..<2 { #expect(small.admit(update, isPerforming: true, at: now) == .handled(from: nil)) }
    guard case .exceeded = small.admit(update, isPerforming: true, at: now) else { return #expect(Bool(false), "30 bytes pass") }
  }

  @Test func `starts and ends beyond the burst wait, each longer than the one before; updates do not`() {
    var budget = ActivityCallBudget(calls: 99, bytes: 1000, burst: 2, perSecond: 4)
    for _ in 0..<2 { #expect(budget.admit(end, isPerforming: true, at: now) == .handled(from: nil)) }
    #expect(budget.admit(end, isPerforming: true, at: now) == .handled(from: now + .milliseconds(250)))
    #expect(budget.admit(end, isPerforming: true, at: now) == .handled(from: now + .milliseconds(500)))
    #expect(budget.admit(update, isPerforming: true, at: now) == .handled(from: nil))
    #expect(budget.admit(end, isPerforming: true, at: now + .seconds(2)) == .handled(from: nil))
  }
}
