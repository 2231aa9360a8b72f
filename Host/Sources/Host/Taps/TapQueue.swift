import AlmanacScheduler
import Store

/// The taps that wait or are performed. Those on widgets and live activities of one app are performed one after another, in the order in which they came.
struct TapQueue {
  /// A tap on a widget or live activity.
  struct ID: Hashable {
    let subject: TapSubject
    let key: String
  }
  private var running: [ID: Task<TapAnswer, Never>] = [:]
  private var last: [AppID: (id: ID, task: Task<TapAnswer, Never>)] = [:]
  private var counts: [AppID: Int] = [:]

  /// How many taps on an app's widgets and activities wait or are performed.
  func count(of app: AppID) -> Int { counts[app] ?? 0 }

  /// All taps under way.
  var tasks: [Task<TapAnswer, Never>] { Array(running.values) }

  /// Returns a tap under way; nil: there is none with this id.
  func task(_ id: ID) -> Task<TapAnswer, Never>? { running[id] }

  /// The tap before the next one on an app's widgets or activities; nil: nothing is under way.
  func last(of app: AppID) -> Task<TapAnswer, Never>? { last[app]?.task }

  mutating func add(_ task: Task<TapAnswer, Never>, _ id: ID, of app: AppID) {
    running[id] = task
    last[app] = (id, task)
    counts[app, default: 0] += 1
  }

  mutating func remove(_ id: ID, of app: AppID) {
    guard running.removeValue(forKey: id) != nil else { return }
    if last[app]?.id == id { last[app] = nil }
    let left = count(of: app) - 1
    counts[app] = left > 0 ? left : nil
  }
}
