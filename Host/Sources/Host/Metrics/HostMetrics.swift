import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// Derives the metric families of `/metrics` from the host's counters and state.
struct HostMetrics {
  let counters: HostCounters
  let processedEvents: Int
  /// Timeline requests under way.
  let attempts: Int
  let extensions: (working: Int, waiting: Int)
  let viewers: Int
  let companions: CompanionSocket.Counts
  let painters: PainterCounts
  let state: DeviceState
  let profile: ReloadProfile
  let now: Date

  var families: [MetricFamily] { counted + hostMetrics + instances + device }

  private var counted: [MetricFamily] {
    var decisions = MetricFamily(
      "almanac_reload_decisions_total", .counter,
      "Decisions on reload requests since the start; granted and free ones led to a reload.")
    for (key, count) in counters.decisions.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      decisions.add(
        Double(count), [.init("app", key.app), .init("kind", key.kind), .init("rule", key.rule), .init("outcome", key.outcome)])
    }
    var failures = MetricFamily("almanac_reload_failures_total", .counter, "Reloads that failed since the start.")
    for (key, count) in counters.failures.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      failures.add(Double(count), [.init("app", key.app), .init("kind", key.kind), .init("failure", key.failure)])
    }
    var runs = MetricFamily(
      "almanac_extension_run_seconds", .histogram, "Seconds from a request to an extension until its reply, including the wait for its turn.")
    for (key, histogram) in counters.runs.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      runs.add(histogram, [.init("app", key.app), .init("request", key.request), .init("outcome", key.outcome)])
    }
    var calls = MetricFamily(
      "almanac_reload_calls_total", .counter, "Reload calls of extensions and companion commands since the start; merged ones cost nothing.")
    for (key, count) in counters.reloadCalls.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      calls.add(Double(count), [.init("app", key.app), .init("outcome", key.outcome.rawValue)])
    }
    var refused = MetricFamily("almanac_companions_refused_total", .counter, "Companion commands that were refused, disconnected or slowed.")
    let reasons = [
      ("user", companions.otherUser), ("limit", companions.tooMany), ("disconnected", companions.disconnected), ("slowed", companions.slowed),
    ]
    for (reason, count) in reasons { refused.add(Double(count), [.init("reason", reason)]) }
    var kills = MetricFamily("almanac_painter_kills_total", .counter, "Painter processes that the host killed while they worked.")
    let causes = [("deadline", painters.late), ("cancelled", painters.abandoned), ("answer", painters.malformed)]
    for (reason, count) in causes { kills.add(Double(count), [.init("reason", reason)]) }
    return [decisions, failures, runs, calls, refused, kills]
  }

  private var hostMetrics: [MetricFamily] {
    func single(_ name: String, _ kind: MetricFamily.Kind, _ help: String, _ value: Double) -> MetricFamily {
      var family = MetricFamily(name, kind, help)
      family.add(value)
      return family
    }
    return [
      single("almanac_host_start_time_seconds", .gauge, "When the host started, seconds since 1970.", counters.started.timeIntervalSince1970),
      single("almanac_wakeups_total", .counter, "Scheduled wake-ups since the start.", Double(counters.wakes)),
      single("almanac_scheduler_events_total", .counter, "Events that the reload engine processed since the start.", Double(processedEvents)),
      single("almanac_reloads_in_flight", .gauge, "Reloads without a reply so far.", Double(attempts)),
      single("almanac_extensions_working", .gauge, "Extensions that work on a request.", Double(extensions.working)),
      single("almanac_extension_queue", .gauge, "Requests that wait until fewer extensions work.", Double(extensions.waiting)),
      single("almanac_painter_processes", .gauge, "Painter processes, working and idle.", Double(painters.processes)),
      single("almanac_painter_working", .gauge, "Pictures that are painted now.", Double(painters.painting)),
      single("almanac_painter_queue", .gauge, "Pictures that wait to be painted.", Double(painters.waiting)),
      single("almanac_painter_pictures_total", .counter, "Pictures that were painted.", Double(painters.pictures)),
      single("almanac_painter_starts_total", .counter, "Painter processes that were started.", Double(painters.starts)),
      single("almanac_painter_crashes_total", .counter, "Painter processes that ended by themselves while they worked.", Double(painters.crashes)),
      single("almanac_pushes_total", .counter, "Pushes since the start, also refused ones.", Double(counters.pushes)),
      single(
        "almanac_activity_updates_total", .counter, "Updates of live activities that took effect since the start.",
        Double(counters.activityUpdates)),
      single(
        "almanac_activity_updates_coalesced_total", .counter,
        "Updates of live activities that a newer one replaced before they took effect.", Double(counters.coalescedUpdates)),
      single(
        "almanac_activity_calls_refused_total", .counter, "Calls of programs for live activities that were refused.",
        Double(counters.refusedActivities)),
      single("almanac_viewers", .gauge, "Viewers that report what they show.", Double(viewers)),
    ]
  }

  private var instances: [MetricFamily] {
    var stale = MetricFamily(
      "almanac_instance_stale_seconds", .gauge,
      "Seconds for which the widget's timeline has been overdue; 0 while it is fresh.")
    var tokens = MetricFamily("almanac_instance_budget_tokens", .gauge, "Reloads that the widget has saved up.")
    var capacity = MetricFamily("almanac_instance_budget_capacity", .gauge, "The most reloads that the widget can save up.")
    var daily = MetricFamily("almanac_instance_budget_reloads_per_day", .gauge, "Reloads that the widget gets in a usual day.")
    var views = MetricFamily("almanac_instance_views_per_day", .gauge, "Views of the widget a day, where viewers report them.")
    var visible = MetricFamily("almanac_instance_visible", .gauge, "1 while any viewer shows the widget.")
    for instance in state.sortedInstances {
      guard
        let freshness = state.freshness(of: instance.id, at: now, profile: profile),
        let budget = state.budget(of: instance.id, at: now, profile: profile)
      else { continue }
      let labels = [
        MetricFamily.Label("instance", instance.id.rawValue), .init("app", instance.app.rawValue), .init("kind", instance.kind),
        .init("family", instance.family),
      ]
      stale.add(freshness.staleSince.map { max(0, now.timeIntervalSince($0)) } ?? 0, labels)
      tokens.add(budget.tokens, labels)
      capacity.add(budget.allotment.capacity, labels)
      daily.add(budget.allotment.daily * budget.allotment.share, labels)
      if let perDay = budget.allotment.viewsPerDay { views.add(perDay, labels) }
      visible.add(instance.isVisible ? 1 : 0, labels)
    }
    return [stale, tokens, capacity, daily, views, visible]
  }

  private var device: [MetricFamily] {
    var activity = MetricFamily("almanac_device_activity", .gauge, "1 for the device's activity: active, idle or asleep.")
    for each in DeviceActivity.allCases { activity.add(state.activity == each ? 1 : 0, [.init("activity", each.rawValue)]) }
    var power = MetricFamily("almanac_device_power", .gauge, "1 for the device's power supply.")
    for each in PowerState.allCases { power.add(state.power == each ? 1 : 0, [.init("power", each.rawValue)]) }
    var network = MetricFamily("almanac_device_network", .gauge, "1 for the device's network.")
    for each in NetworkState.allCases { network.add(state.network == each ? 1 : 0, [.init("network", each.rawValue)]) }
    var locked = MetricFamily("almanac_device_locked", .gauge, "1 while the device is locked.")
    locked.add(state.isLocked ? 1 : 0)
    return [activity, power, network, locked]
  }
}
