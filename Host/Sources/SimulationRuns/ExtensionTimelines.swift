import AlmanacProfiles
import AlmanacScheduler
import AlmanacSimulation
import AlmanacWireSchema
import Crypto
import Foundation
import Host

/// Provides a simulation's timelines from real extensions, whose clocks show the virtual time.
public actor ExtensionTimelines {
  private(set) var clients: [AppID: ExtensionClient] = [:]
  private var requests: [InstanceID: EntryRequest] = [:]
  private var described: [InstanceID: KindDescription] = [:]
  private var contexts = SimulatedContexts()
  public private(set) var widgets: [SimulatedWidget] = []
  /// The timelines of each widget with their requests, for the lint.
  public private(set) var observed: [InstanceID: [ObservedTimeline]] = [:]
  /// The failures of each widget that had any.
  public private(set) var failures: [InstanceID: ExtensionFailures] = [:]
  /// Widgets that returned a timeline at least once.
  private var succeeded: Set<InstanceID> = []
  private let recordsObservedTimelines: Bool

  /// Where the device is; nil: its location is not known.
  let travel: SimulatedTravel?

  public init(recordsObservedTimelines: Bool = false, travel: SimulatedTravel? = nil) {
    self.recordsObservedTimelines = recordsObservedTimelines
    self.travel = travel
  }

  /// Adds one widget of each kind of an app, in the first of its families for which a place of the device has a slot.
  ///
  /// - Parameters:
  ///   - timeZone: the device's time zone. It does not depend on this machine, so that results are the same everywhere.
  ///   - kinds: the kinds to add; empty: all.
  ///   - pages: the number of pages of the home screen; each takes eight widgets, the last one all that remain.
  public func add(
    _ bundle: AppBundle, configuration: HostConfiguration, timeZone: String, kinds: [String] = [], pages: Int
  ) async throws {
    let app = AppID(bundle.name)
    let settings = DeviceSettings(timeZone: timeZone)
    try configuration.checkUse(by: bundle)
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    clients[app] = client
    var traits = bundle.traits
    if let travel { traits.usesLocation = traits.usesLocation && travel.allowsWidgets }
    for kind in try await client.describe().kinds where kinds.isEmpty || kinds.contains(kind.kind) {
      let device = configuration.device
      let placed = kind.families.lazy.compactMap { family in
        Placement(of: family.name, on: device, keepsBackground: !kind.backgroundRemovable).map { (family, $0) }
      }.first
      guard let (family, placement) = placed, let context = RenderContext(device: device, family: family, in: placement, settings: settings) else {
        continue
      }
      let id = InstanceID("\(app)/\(kind.kind)")
      requests[id] = .with {
        $0.kind = kind.kind
        $0.context = context
      }
      described[id] = kind
      widgets.append(
        SimulatedWidget(id: id, app: app, kind: kind.kind, family: family.name, page: min(pages - 1, widgets.count / 8), traits: traits))
    }
  }

  /// Requests a timeline from the widget's extension at the request's instant.
  ///
  /// - Parameter widget: the widget's state, for the location rules; nil: its extension gets no location.
  public func timeline(for simulated: SimulatedTimelineRequest, widget: SimulatedWidgetState? = nil) async -> SimulatedTimeline {
    guard let client = clients[simulated.widget.app], let request = requests[simulated.widget.id] else {
      return SimulatedTimeline(.failure(AttemptFailure(.host, "no such widget")))
    }
    let id = simulated.widget.id
    // After several missed deadlines in a row the extension is no longer started; its later requests also count as missed deadlines.
    if let spent = failures[id], spent.consecutiveMissedDeadlines >= ExtensionFailures.maxConsecutiveMissedDeadlines {
      failures[id]?.add(spent.last, kind: .deadline)
      return SimulatedTimeline(.failure(AttemptFailure(.deadline, spent.last)))
    }
    do {
      try await client.setClock(.frozen(simulated.now))
      let archive = try await client.timeline(request) { [travel] in
        guard let travel, let widget else { return LocationAnswer.always(at: nil, of: client.bundle, now: simulated.now).message }
        return travel.context(for: widget, isDeclared: client.bundle.usesLocation, at: simulated.now)
      }
      let summary = TimelineSummary(archive, archive: "simulated")
      failures[id]?.consecutiveMissedDeadlines = 0
      succeeded.insert(id)
      if recordsObservedTimelines { observe(archive, summary, simulated) }
      let spans = widget?.isTurned == true ? try await spans(for: simulated, client) : nil
      return SimulatedTimeline(.timeline(dates: summary.dates, policy: summary.policy), relevance: summary.relevance, contexts: spans)
    } catch {
      let failure = (error as? ExtensionError).map(AttemptFailure.init) ?? AttemptFailure(.host, "\(error)")
      failures[id, default: ExtensionFailures()].add("\(error)", kind: failure.kind)
      return SimulatedTimeline(.failure(failure))
    }
  }

  /// Asks a widget's provider when it is relevant, as the host does after a timeline. If the provider fails, what it said before counts.
  private func spans(for simulated: SimulatedTimelineRequest, _ client: ExtensionClient) async throws -> [RelevantSpan]? {
    let id = simulated.widget.id
    guard let kind = described[id], kind.hasRelevance_p, let context = requests[id]?.context,
      let values = try? await client.relevances(of: kind, in: .init(timeZone: context.timeZone, locale: context.locale)).relevances
    else { return nil }
    return contexts.spans(values, of: id, kind, at: simulated.now) { [travel] in
      travel?.place(isDeclared: client.bundle.usesLocation, at: $0)
    } changes: { [travel] in
      travel?.significantChanges(from: simulated.now, to: simulated.now.addingTimeInterval(SimulatedContexts.horizon)) ?? []
    }
  }

  /// One line for each widget that failed, in the order of the widgets, and whether any widget never returned a timeline.
  public var complaints: (lines: [String], isAnyMute: Bool) {
    let lines = widgets.compactMap { widget in
      failures[widget.id].map { failed in
        let often = succeeded.contains(widget.id) ? "failed \(failed.count) times" : "never returned a timeline"
        return "\(widget.id) \(often); the last failure: \(failed.last)"
      }
    }
    return (lines, widgets.contains { failures[$0.id] != nil && !succeeded.contains($0.id) })
  }

  /// Ends the extensions' processes.
  public func close() async { for client in clients.values { await client.close() } }

  private func observe(_ archive: TimelineArchive, _ summary: TimelineSummary, _ simulated: SimulatedTimelineRequest) {
    let entries = archive.entries.map { entry in
      ObservedTimeline.Entry(date: Date(timeIntervalSince1970: entry.date.seconds), content: Self.content(of: entry, in: archive))
    }
    observed[simulated.widget.id, default: []].append(
      ObservedTimeline(
        requestedAt: simulated.now, entries: entries, policy: summary.policy,
        timeZone: requests[simulated.widget.id].flatMap { TimeZone(identifier: $0.context.timeZone) } ?? .gmt))
  }

  /// Returns a digest of an entry's display lists: equal digests mean an equal appearance.
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
