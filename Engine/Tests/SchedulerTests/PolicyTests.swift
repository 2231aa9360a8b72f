import Foundation
import Testing

@testable import AlmanacScheduler

/// When a timeline is due to be replaced (Specification C3, C4).
@Suite struct PolicyTests {
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

  @Test(arguments: [30.0, 3650]) func `after far ahead waits as long, and tides over with the last entry`(days: Double) {
    var harness = Harness()
    harness.add()
    let date = harness.now + days * 86_400
    harness.answer(entries: [0, 600], .after(date))
    harness.run(for: days * 86_400 - 1)
    #expect(harness.decisions.count { $0.outcome == .granted } == 0)
    #expect(harness.a.currentEntry?.index == 1)
    harness.run(for: 1 + harness.profile.coalescingWindow)
    #expect(harness.a.inFlight != nil)
  }

  @Test func `after a date beyond every calendar is never, before every calendar at once`() {
    #expect(Harness.ready(entries: [0], .after(Date.distantFuture + 1e15)).a.pending?.reason != .policyDate)
    let past = Harness.ready(entries: [0], .after(.distantPast))
    #expect(past.a.nextReload == past.now + past.profile.floor)
  }

  @Test func `atEnd with several dates, the last of them twice, ends with it`() {
    var harness = Harness.ready(entries: [0, 600, 600], .atEnd)
    #expect(harness.a.pending?.reason == .timelineEnded)
    harness.tick(after: 600)
    #expect(harness.effects.requests == ["a"])
    #expect(harness.effects.currentEntries.map(\.index) == [2])
  }

  @Test func `a widget asleep through several entries and its policy date requests one reload when the device wakes`() {
    var harness = Harness.ready(entries: [0, 600, 1200, 1800], .after(Date(timeIntervalSinceReferenceDate: 700_000_900)))
    harness.send(.deviceActivity(.asleep))
    harness.run(for: 8 * 3600)
    #expect(harness.a.currentEntry?.index == 3)
    #expect(harness.a.inFlight == nil)
    #expect(harness.decisions.last?.rule == "asleep")
    harness.send(.deviceActivity(.active))
    #expect(harness.effects.requests == ["a"])
  }
}
