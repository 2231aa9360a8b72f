import AlmanacProfiles
import AlmanacScheduler
import Foundation
import Store

/// A change of the widgets that can be undone.
public struct UndoStep: Sendable, Hashable {
  /// What was done.
  public enum Action: String, Sendable, Hashable, Codable {
    /// A widget got another position.
    case moved
    /// A widget got another family, and perhaps another position.
    case resized
    /// A widget was removed, or all widgets of a stack.
    case removed
    /// A widget was put onto another one.
    case stacked
    /// A widget was taken out of its stack.
    case unstacked
    /// The order of a stack was changed, or whether it rotates by itself.
    case restacked
  }

  /// Counts the changes of this run of the host.
  public let id: UInt64
  /// What was done.
  public let action: Action
  /// The widget's id; of several the first one's.
  public let instance: String
  /// The app's name.
  public let app: String
  /// The widget's kind.
  public let kind: String
  /// When it was done.
  public let date: Date
}

/// The newest changes of the widgets with what was there before, so that they can be undone, the newest first (Specification B3, B6).
///
/// It is kept in memory alone: what was removed is gone from the disk at once, and a restart of the host makes every change final.
struct UndoJournal {
  /// A removed widget's content, in memory.
  struct Content {
    let state: InstanceState
    let archives: [NewArchive]
    /// When its app was installed: an app that was installed again may draw something else.
    let installedAt: Date

    var bytes: Int {
      archives.reduce(0) { sum, each in
        sum + each.archive.displayLists.reduce(0) { $0 + $1.count } + each.archive.images.reduce(0) { $0 + $1.data.count }
      }
    }
  }

  /// A widget before the change.
  struct Widget {
    var record: InstanceRecord
    /// What a removed widget showed; nil: it is requested anew.
    var content: Content?
  }

  struct Entry {
    let step: UndoStep
    /// The widgets that were changed, at least one; several if a stack was changed.
    var widgets: [Widget]
    /// The slot's positions before the change.
    let positions: [InstanceID: GridPosition]
    /// The device's stacks before the change.
    let stacks: [Stack]

    var bytes: Int { widgets.reduce(0) { $0 + ($1.content?.bytes ?? 0) } }
  }

  private let profile: EditingProfile
  private var entries: [Entry] = []
  private var lastID: UInt64 = 0

  init(_ profile: EditingProfile) { self.profile = profile }

  /// The changes that can be undone, the newest first.
  func steps(at now: Date) -> [UndoStep] { entries.filter { isPossible($0, now) }.map(\.step).reversed() }

  /// How many bytes of removed timelines are kept.
  var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(
    _ action: UndoStep.Action, of widgets: [Widget], from positions: [InstanceID: GridPosition], _ stacks: [Stack], at now: Date
  ) {
    guard let record = widgets.first?.record else { return }
    expire(at: now)
    lastID += 1
    let step = UndoStep(id: lastID, action: action, instance: record.id.rawValue, app: record.app.rawValue, kind: record.kind, date: now)
    entries.append(Entry(step: step, widgets: widgets, positions: positions, stacks: stacks))
    entries = entries.suffix(profile.undoSteps)
    for index in entries.indices {
      for widget in entries[index].widgets.indices where bytes > profile.undoBytes { entries[index].widgets[widget].content = nil }
    }
  }

  /// Returns the newest change; nil: there is none that can be undone.
  func newest(at now: Date) -> Entry? { entries.last.flatMap { isPossible($0, now) ? $0 : nil } }

  mutating func removeNewest() { _ = entries.popLast() }

  /// Forgets the changes of an app's widgets. Those before them cannot be undone any more either: they led to positions that are gone.
  mutating func forget(app: AppID) {
    guard let last = entries.lastIndex(where: { $0.widgets.contains { $0.record.app == app } }) else { return }
    entries.removeFirst(last + 1)
  }

  /// Changes the widgets' records as they were before the changes.
  mutating func changeRecords(_ change: (inout InstanceRecord) -> Void) {
    for index in entries.indices {
      for widget in entries[index].widgets.indices { change(&entries[index].widgets[widget].record) }
    }
  }

  /// Forgets what can no longer be undone.
  mutating func expire(at now: Date) { entries = entries.filter { isPossible($0, now) } }

  /// The difference is absolute: if the clock was set back, the change must not stay undoable for ever.
  private func isPossible(_ entry: Entry, _ now: Date) -> Bool { abs(now.timeIntervalSince(entry.step.date)) < profile.undoSeconds }
}
