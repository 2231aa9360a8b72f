import Foundation
import Testing

@testable import Scheduler

@Suite("When a timeline asks for the next (C3, C4)")
struct PolicyTests {
  @Test func `atEnd is due when the last entry has come`() {
    var harness = Harness.ready(entries: [0, 600, 1200], .atEnd)
    #expect(harness.a.nextReload == harness.now + 1200)
    harness.tick(after: 1199)
    #expect(harness.effects.requests.isEmpty)
    harness.tick(after: 1)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.trigger == .timelineEnded)
  }

  @Test func `atEnd with a single date is the system's choice`() {
    var harness = Harness.ready(entries: [0], .atEnd)
    #expect(harness.a.nextReload == harness.now + harness.profile.singleEntryInterval)
    #expect(harness.decisions.last?.rule == "policySystemChoice")
    harness.tick(after: harness.profile.singleEntryInterval)
    #expect(harness.decisions.last?.trigger == .systemChoice)
  }

  @Test func `two entries of one date count as a single one`() {
    let harness = Harness.ready(entries: [0, 0], .atEnd)
    #expect(harness.a.pending?.reason == .systemChoice)
  }

  @Test func `the system's choice counts from an entry that is still to come`() {
    let harness = Harness.ready(entries: [3600], .atEnd)
    #expect(harness.a.nextReload == harness.now + 3600 + harness.profile.singleEntryInterval)
  }

  @Test func `atEnd with all entries in the past waits for the floor alone`() {
    let harness = Harness.ready(entries: [-7200, -3600], .atEnd)
    #expect(harness.a.nextReload == harness.now + harness.profile.floor)
    #expect(harness.decisions.last?.rule == "floor")
  }

  @Test(arguments: [900.0, 4000])
  func `after is due from its date, before or after the last entry`(offset: TimeInterval) {
    var harness = Harness()
    harness.add()
    harness.answer(entries: [0, 1800, 3600], .after(harness.now + offset))
    #expect(harness.a.nextReload == harness.now + offset)
    harness.tick(after: offset - 0.001)
    #expect(harness.effects.requests.isEmpty)
    harness.tick(after: 0.001)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.decisions.last?.trigger == .policyDate)
  }

  @Test(arguments: [-86_400.0, 0, 10])
  func `after in the past, now or near waits for the floor`(offset: TimeInterval) {
    var harness = Harness()
    harness.add()
    harness.answer(entries: [0], .after(harness.now + offset))
    #expect(harness.a.nextReload == harness.now + harness.profile.floor)
    #expect(harness.decisions.last?.rule == "floor")
  }

  @Test func `never is reloaded only by a request`() {
    var harness = Harness.ready(entries: [0, 600], .never)
    #expect(harness.decisions.last?.rule == "policyNever")
    harness.run(for: 30 * 86_400)
    #expect(harness.a.inFlight == nil)
    harness.request()
    #expect(harness.effects.requests == ["a"])
  }

  @Test func `a policy date that is no date is taken for what it stands for`() {
    var harness = Harness.ready(entries: [0], .after(Date(timeIntervalSinceReferenceDate: .infinity)))
    #expect(harness.a.pending == nil)
    harness.request(foreground: true)
    harness.answer(entries: [0, .nan, .infinity, 60], .after(Date(timeIntervalSinceReferenceDate: .nan)))
    #expect(harness.a.timeline?.policy == .atEnd)
    #expect(harness.a.timeline?.order == [0, 3])
  }
}
