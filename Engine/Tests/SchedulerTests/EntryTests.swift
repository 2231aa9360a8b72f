import Foundation
import Testing

@testable import AlmanacScheduler

/// Which entry is current (Specification C1, C2).
@Suite struct EntryTests {
  @Test func `the current entry is the last one whose date has passed`() {
    var harness = Harness.ready(entries: [0, 600, 1200])
    #expect(harness.effects.currentEntries.map(\.index) == [0])
    harness.tick(after: 599)
    #expect(harness.effects.currentEntries.isEmpty)
    harness.tick(after: 1)
    #expect(harness.effects.currentEntries.map(\.index) == [1])
  }

  @Test func `the host is woken exactly at each entry's date`() {
    var harness = Harness.ready(entries: [0, 600, 1200])
    #expect(harness.state.wake == harness.now + 600)
    harness.tick(after: 600)
    #expect(harness.effects.wakes == [harness.now + 600])
    harness.tick(after: 600)
    #expect(harness.effects.wakes == [nil])
  }

  @Test func `sleeping through entries shows only the last one due`() {
    var harness = Harness.ready(entries: [0, 600, 1200, 1800])
    harness.tick(after: 1500)
    #expect(harness.effects.currentEntries.map(\.index) == [2])
  }

  @Test func `any event shows what has come meanwhile`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.pass(700)
    harness.send(.appLaunched("Other"))
    #expect(harness.effects.currentEntries.map(\.index) == [1])
  }

  @Test func `of entries with the same date the later one is current`() {
    let harness = Harness.ready(entries: [0, 0, 600, 600])
    #expect(harness.effects.currentEntries.map(\.index) == [1])
  }

  @Test func `unsorted entries become current by date under the archive's own indices`() {
    var harness = Harness.ready(entries: [1200, 0, 600])
    #expect(harness.effects.currentEntries.map(\.index) == [1])
    harness.tick(after: 600)
    #expect(harness.effects.currentEntries.map(\.index) == [2])
    harness.tick(after: 600)
    #expect(harness.effects.currentEntries.map(\.index) == [0])
  }

  @Test func `entries in the past are passed over`() {
    let harness = Harness.ready(entries: [-7200, -3600, -60])
    #expect(harness.effects.currentEntries.map(\.index) == [2])
  }

  @Test func `a stale timeline tides over with its later entries while a reload is late`() {
    var harness = Harness.ready(entries: [0, 600, 1200], .after(Date(timeIntervalSinceReferenceDate: 700_000_300)))
    harness.run(for: 400)
    #expect(harness.a.inFlight != nil)
    harness.fail()
    harness.tick(after: 200)
    #expect(harness.a.currentEntry?.index == 1)
  }

  @Test func `the earlier timeline tides over until the new one's first entry`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.request(foreground: true)
    harness.answer(entries: [900], .never)
    #expect(harness.effects.currentEntries.isEmpty)
    harness.tick(after: 600)
    #expect(harness.a.currentEntry?.archive == "archive1")
    #expect(harness.a.currentEntry?.index == 1)
    harness.tick(after: 300)
    #expect(harness.a.currentEntry?.archive == "archive2")
    #expect(harness.a.archives == ["archive2"])
  }

  @Test func `without anything due the first entry stands in`() {
    var harness = Harness.ready(entries: [900, 1800])
    #expect(harness.effects.currentEntries.map(\.index) == [0])
    harness.tick(after: 900)
    #expect(harness.effects.currentEntries.isEmpty)
  }

  @Test func `an empty timeline leaves the one before it in place`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.request(foreground: true)
    harness.answer(entries: [], .atEnd)
    #expect(harness.a.archives == ["archive1"])
    #expect(!harness.effects.contains(.keepArchive("a", "archive2")))
    #expect(harness.a.nextReload == harness.now + harness.profile.singleEntryInterval)
  }

  @Test func `a started host gets every current entry again`() {
    var harness = Harness.ready(entries: [0, 600])
    harness.send(.hostStarted)
    #expect(harness.effects.currentEntries.map(\.index) == [0])
    #expect(harness.effects.wakes == [harness.now + 600])
  }

  @Test func `a clock set back shows the entry of the new instant`() {
    var harness = Harness.ready(entries: [0, 600, 1200])
    harness.tick(after: 1300)
    harness.tick(after: -600)
    #expect(harness.effects.currentEntries.map(\.index) == [1])
    harness.tick(after: -86_400)
    #expect(harness.effects.currentEntries.map(\.index) == [0])
  }
}
