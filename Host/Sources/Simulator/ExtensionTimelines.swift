import WireSchema
import Crypto
import Foundation
import Host
import Profiles
import Scheduler
import Simulation

/// Real extensions as a simulation's widgets: each question is put to the extension, whose clock shows the virtual instant.
public actor ExtensionTimelines {
  private var clients: [AppID: ExtensionClient] = [:]
  private var requests: [InstanceID: EntryRequest] = [:]
  public private(set) var widgets: [SimulatedWidget] = []
  /// Each timeline with the question that it answers, for who wants to look at them.
  public private(set) var observed: [InstanceID: [ObservedTimeline]] = [:]
  /// What went wrong, of those widgets of which anything did.
  public private(set) var failures: [InstanceID: ExtensionFailures] = [:]
  private var answered: Set<InstanceID> = []
  private let keepsObserved: Bool

  public init(keepsObserved: Bool = false) { self.keepsObserved = keepsObserved }

  /// Puts one widget of each kind of an app upon a page of its own, in the family that it names first.
  ///
  /// - Parameters:
  ///   - timeZone: where the device is; the extension sees it whatever this machine's own is, so that a result is the same everywhere.
  ///   - kinds: only these, where any are named.
  public func add(
    _ bundle: AppBundle, configuration: HostConfiguration, timeZone: String, kinds: [String] = [], pages: Int
  ) async throws {
    let app = AppID(bundle.name)
    let settings = DeviceSettings(timeZone: timeZone)
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    clients[app] = client
    for kind in try await client.describe().kinds where kinds.isEmpty || kinds.contains(kind.kind) {
      let place = kind.families.first { RenderContext(device: configuration.device, family: $0, settings: settings) != nil }
      guard let family = place, let context = RenderContext(device: configuration.device, family: family, settings: settings) else {
        continue
      }
      let id = InstanceID("\(app)/\(kind.kind)")
      requests[id] = .with {
        $0.kind = kind.kind
        $0.context = context
      }
      widgets.append(
        SimulatedWidget(id: id, app: app, kind: kind.kind, family: family.name, page: min(pages - 1, widgets.count / 8), traits: bundle.traits))
    }
  }

  /// Asks the widget's extension at the question's instant.
  public func answer(_ question: SimulatedTimelineRequest) async -> SimulatedTimeline {
    guard let client = clients[question.widget.app], let request = requests[question.widget.id] else {
      return SimulatedTimeline(.failure(AttemptFailure(.host, "no such widget")))
    }
    let id = question.widget.id
    // Who never answers is not waited for again and again: the rest of the days is played as though it had been.
    if let spent = failures[id], spent.deadlinesInARow >= ExtensionFailures.mostDeadlines {
      failures[id]?.add(spent.last, kind: .deadline)
      return SimulatedTimeline(.failure(AttemptFailure(.deadline, spent.last)))
    }
    do {
      try await client.setClock(.frozen(question.now))
      let archive = try await client.timeline(request)
      let summary = TimelineSummary(archive, archive: "simulated")
      failures[id]?.deadlinesInARow = 0
      answered.insert(id)
      if keepsObserved { observe(archive, summary, question) }
      return SimulatedTimeline(.timeline(dates: summary.dates, policy: summary.policy))
    } catch {
      let failure = (error as? ExtensionError).map(AttemptFailure.init) ?? AttemptFailure(.host, "\(error)")
      failures[id, default: ExtensionFailures()].add("\(error)", kind: failure.kind)
      return SimulatedTimeline(.failure(failure))
    }
  }

  /// One line for each widget that failed, in their order; and whether any of them never gave a timeline at all.
  public var complaints: (lines: [String], isAnyMute: Bool) {
    let lines = widgets.compactMap { widget in
      failures[widget.id].map { failed in
        let often = answered.contains(widget.id) ? "failed \(failed.count) times" : "never gave a timeline"
        return "\(widget.id) \(often); the last time: \(failed.last)"
      }
    }
    return (lines, widgets.contains { failures[$0.id] != nil && !answered.contains($0.id) })
  }

  /// Ends the extensions' processes.
  public func close() async { for client in clients.values { await client.close() } }

  private func observe(_ archive: TimelineArchive, _ summary: TimelineSummary, _ question: SimulatedTimelineRequest) {
    let entries = archive.entries.map { entry in
      ObservedTimeline.Entry(date: Date(timeIntervalSince1970: entry.date.seconds), content: Self.content(of: entry, in: archive))
    }
    observed[question.widget.id, default: []].append(
      ObservedTimeline(
        requestedAt: question.now, entries: entries, policy: summary.policy,
        timeZone: requests[question.widget.id].flatMap { TimeZone(identifier: $0.context.timeZone) } ?? .gmt))
  }

  /// What an entry looks like, told by the digest of its display lists.
  private static func content(of entry: ArchivedEntry, in archive: TimelineArchive) -> String? {
    var hash = SHA256()
    for variant in entry.variants {
      let index = Int(variant.displayList)
      guard archive.displayLists.indices.contains(index) else { return nil }
      hash.update(data: archive.displayLists[index])
    }
    return hash.finalize().prefix(8).map { String($0, radix: 16) }.joined(separator: "-")
  }
}
