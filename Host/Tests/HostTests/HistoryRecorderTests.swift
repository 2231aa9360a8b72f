import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store
import Testing

@testable import Host

/// Tests what a step adds to the history.
@Suite struct HistoryRecorderTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// Applies events to `state`, tells the recorder that they are committed and returns the resulting history.
  private func step(_ recorder: inout HistoryRecorder, _ state: inout DeviceState, _ events: [SchedulerEvent], at date: Date) -> StepHistory {
    var next = state
    let effects = events.flatMap { next.apply($0, now: date) }
    let history = recorder.changes(from: state, to: next, events: events, effects: effects)
    recorder.didCommit(history.budgets, of: next)
    state = next
    return history
  }

  /// A recorder and a device with the widget `w`.
  private func device() -> (HistoryRecorder, DeviceState) {
    var (recorder, state) = (HistoryRecorder(profile: .standard), DeviceState(id: "phone"))
    _ = step(&recorder, &state, [.instanceAdded("w", app: "Test", kind: "Good", family: "systemSmall")], at: start)
    return (recorder, state)
  }

  @Test func `a view begins and ends once`() {
    var (recorder, state) = device()
    #expect(step(&recorder, &state, [.viewBegan("w")], at: start + 10).views.map(\.isVisible) == [true])
    #expect(step(&recorder, &state, [.viewBegan("w")], at: start + 11).views.isEmpty)
    let end = step(&recorder, &state, [.viewEnded("w")], at: start + 20).views
    #expect(end.map(\.isVisible) == [false] && end[0].resumesAfter == start + 20 - ReloadProfile.standard.viewGap)
  }

  @Test func `an unchanged budget is sampled at intervals`() {
    var (recorder, state) = device()
    _ = step(&recorder, &state, [.viewBegan("w")], at: start + 10)
    _ = step(&recorder, &state, [.viewEnded("w")], at: start + 11)
    #expect(step(&recorder, &state, [.viewBegan("w")], at: start + 12).budgets.isEmpty)
    let later = start + 12 + HistoryRecorder.sampleSpacing
    #expect(step(&recorder, &state, [.viewEnded("w")], at: later).budgets.map(\.instance) == ["w"])
  }

  @Test func `sleep samples every budget with a rate of zero`() {
    var (recorder, state) = device()
    let samples = step(&recorder, &state, [.deviceActivity(.asleep)], at: start + 10).budgets
    #expect(samples.map(\.instance) == ["w"] && samples[0].rate == 0)
  }

  @Test func `the condition is kept when it changes and when the host starts`() {
    var (recorder, state) = device()
    #expect(step(&recorder, &state, [.deviceLocked(true)], at: start + 10).condition?.isLocked == true)
    #expect(step(&recorder, &state, [.tick], at: start + 11).condition == nil)
    #expect(step(&recorder, &state, [.hostStarted], at: start + 12).condition != nil)
  }

  @Test func `an entry is kept when it becomes current`() throws {
    var (recorder, state) = device()
    let attempt = try #require(state.instances["w"]?.inFlight?.id)
    let timeline = TimelineSummary(archive: "a", entryDates: [start], policy: .after(start + 600))
    let entries = step(&recorder, &state, [.timelineReceived("w", attempt, timeline)], at: start + 1).entries
    #expect(entries == [DisplayedEntry(instance: "w", at: start + 1, date: start, due: start + 600)])
  }
}

/// Tests days of the calendar by name.
@Suite struct CalendarDayTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin")!

  @Test func `a day is found by its name and by an instant in it`() throws {
    let day = try CalendarDay(named: "2026-03-29", in: berlin)
    // Daylight saving begins on this day.
    #expect(day.end.timeIntervalSince(day.start) == 23 * 3600)
    #expect(CalendarDay(containing: day.start + 3600, in: berlin) == day && day.name == "2026-03-29")
  }

  @Test(arguments: ["2026-02-31", "2026-3-14", "yesterday", "", "2026-03-14-1", "２０２６-03-14"])
  func `other texts are refused`(text: String) {
    #expect(throws: HostError.malformedDay(text)) { try CalendarDay(named: text, in: berlin) }
  }
}
