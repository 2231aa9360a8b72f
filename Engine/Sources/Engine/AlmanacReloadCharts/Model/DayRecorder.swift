import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Synchronization

/// Observes a device's events and records the data for its widgets' charts.
///
/// ```swift
/// let recorder = DayRecorder()
/// simulation.onEvent = { recorder.watch($0, at: $1, before: $2) }
/// simulation.onDecision = { recorder.add($0) }
/// ```
/// It sees each event with the state before it, so the effects of an event are read at the next one or at the end.
public final class DayRecorder: Sendable {
  fileprivate struct Track {
    var entries: [Date] = []
    var reloads: [WidgetDay.Reload] = []
    var views: [DateInterval] = []
    var stale: [DateInterval] = []
    var budget: [WidgetDay.BudgetSample] = []
    var visibleSince: Date?
    var due: Date?
    var currentEntry: TimelineEntryPosition?
  }

  fileprivate struct Recording {
    var tracks: [InstanceID: Track] = [:]
    var asleep: [DateInterval] = []
    var locked: [DateInterval] = []
    var asleepSince: Date?
    var lockedSince: Date?
    var readAt: Date?
  }

  private let recording = Mutex(Recording())
  private let profile: ReloadProfile

  /// Creates a recorder without data.
  ///
  /// - Parameter profile: the constants with which the device's scheduler runs.
  public init(profile: ReloadProfile = .standard) { self.profile = profile }

  /// Records the effects of the previous event; `event` is about to be applied to `state`.
  public func watch(_ event: SchedulerEvent, at now: Date, before state: DeviceState) {
    recording.withLock { recording in
      read(state, until: now, &recording)
      switch event {
      case .viewBegan(let id) where recording.tracks[id]?.visibleSince == nil: recording.tracks[id, default: Track()].visibleSince = now
      case .viewEnded(let id): recording.endView(of: id, at: now)
      case .deviceLocked(true): recording.lockedSince = recording.lockedSince ?? now
      case .deviceLocked(false):
        if let since = recording.lockedSince { recording.locked.append(span(since, now)) }
        recording.lockedSince = nil
      default: break
      }
    }
  }

  /// Records a decision.
  public func add(_ decision: Decision) {
    guard decision.outcome != .rotated else { return }
    recording.withLock { $0.tracks[decision.instance, default: Track()].reloads.append(.init(at: decision.at, outcome: decision.outcome)) }
  }

  /// Records the effects of the last event and ends all open spans at `end`. Call it once, after the last event.
  public func end(_ state: DeviceState, at end: Date) {
    recording.withLock { recording in
      read(state, until: end, &recording)
      for id in recording.tracks.keys {
        recording.endView(of: id, at: end)
        if let due = recording.tracks[id]?.due, due < end { recording.tracks[id]?.stale.append(span(due, end)) }
        recording.tracks[id]?.due = nil
      }
      if let since = recording.asleepSince { recording.asleep.append(span(since, end)) }
      if let since = recording.lockedSince { recording.locked.append(span(since, end)) }
      recording.asleepSince = nil
      recording.lockedSince = nil
    }
  }

  /// Returns what happened to a widget in `interval`.
  public func day(of id: InstanceID, named name: String, in interval: DateInterval, timeZone: TimeZone) -> WidgetDay {
    recording.withLock { recording in
      let track = recording.tracks[id] ?? Track()
      var day = WidgetDay(name: name, interval: interval, timeZone: timeZone)
      day.entries = track.entries.filter(day.holds)
      day.reloads = track.reloads.filter { day.holds($0.at) }
      day.views = day.within(track.views)
      day.stale = day.within(track.stale)
      day.asleep = day.within(recording.asleep)
      day.locked = day.within(recording.locked)
      // One more sample on either side, because the budget continues through midnight.
      let first = track.budget.firstIndex { $0.at >= interval.start } ?? track.budget.count
      let last = track.budget.lastIndex { $0.at <= interval.end } ?? -1
      day.budget = Array(track.budget[max(0, min(first, last + 1) - 1)..<min(track.budget.count, last + 2)])
      return day
    }
  }

  // MARK: Reading

  /// Records what has changed in the state since the last call, and the time until `now`.
  private func read(_ state: DeviceState, until now: Date, _ recording: inout Recording) {
    let from = max(recording.readAt ?? now, state.lastEventAt ?? now)
    readSleep(state, at: now, &recording)
    for (id, instance) in state.instances {
      var track = recording.tracks[id] ?? Track()
      // Entries and timelines change only with an event, so these changed at the last one, `from`.
      if instance.currentEntry != track.currentEntry {
        track.currentEntry = instance.currentEntry
        if instance.currentEntry != nil { track.entries.append(from) }
      }
      if instance.dueAt != track.due {
        if let due = track.due, due < from { track.stale.append(span(due, from)) }
        track.due = instance.dueAt
      }
      for date in instants(from: from, to: now) {
        guard let budget = state.budget(of: id, at: date, profile: profile) else { continue }
        track.add(.init(at: date, tokens: budget.tokens, capacity: budget.allotment.capacity))
      }
      recording.tracks[id] = track
    }
    recording.readAt = now
  }

  private func readSleep(_ state: DeviceState, at now: Date, _ recording: inout Recording) {
    let since = state.asleepSince(at: now, profile: profile)
    guard since != recording.asleepSince else { return }
    if let started = recording.asleepSince { recording.asleep.append(span(started, max(started, state.lastEventAt ?? now))) }
    recording.asleepSince = since
  }

  /// Returns both ends and every ten minutes between them: a budget can fill up, or stop accruing when the device falls asleep, without an event.
  private func instants(from: Date, to: Date) -> [Date] {
    guard from < to else { return [to] }
    return Array(stride(from: from, to: to, by: 600)) + [to]
  }
}

/// Returns the span from `start` to `end`; empty if the clock has gone back.
private func span(_ start: Date, _ end: Date) -> DateInterval { DateInterval(start: start, end: max(start, end)) }

extension DayRecorder.Recording {
  fileprivate mutating func endView(of id: InstanceID, at end: Date) {
    guard let since = tracks[id]?.visibleSince else { return }
    tracks[id]?.views.append(span(since, end))
    tracks[id]?.visibleSince = nil
  }
}

extension DayRecorder.Track {
  /// Adds a sample, and removes the one before it if the budget has changed linearly across it.
  fileprivate mutating func add(_ sample: WidgetDay.BudgetSample) {
    if let last = budget.last, last == sample { return }
    if budget.count >= 2 {
      let first = budget[budget.count - 2]
      let middle = budget[budget.count - 1]
      let whole = sample.at.timeIntervalSince(first.at)
      let part = middle.at.timeIntervalSince(first.at)
      if part > 0, whole > part, first.capacity == middle.capacity, middle.capacity == sample.capacity,
        abs(first.tokens + (sample.tokens - first.tokens) * part / whole - middle.tokens) < 1e-6
      {
        budget.removeLast()
      }
    }
    budget.append(sample)
  }
}
