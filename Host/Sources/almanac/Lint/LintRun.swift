import AlmanacContentLint
import AlmanacSimulation
import AlmanacWireSchema
import Foundation
import Host
import SimulationRuns

/// Everything that gives advice on an app: simulated days, drawings in several layouts, and an earlier release.
struct LintRun {
  /// The result of a run.
  struct Outcome {
    var reports: [LintReport]
    let simulation: SimulationRun
    /// One line for each widget whose provider failed.
    let complaints: (lines: [String], isAnyMute: Bool)
  }

  let bundle: AppBundle
  let dataFolder: URL
  /// Only these kinds; empty: all.
  var kinds: [String] = []
  /// Simulated days; the timelines of the first are checked.
  var days = 1
  var behavior = Behavior.commuter
  /// The app's own locales beside the usual one.
  var locales: [String] = []
  /// The kinds of an earlier release; nil: it is not compared.
  var release: [KindDescription]?

  private var configuration: HostConfiguration { HostConfiguration(dataFolder: dataFolder, clock: .frozen(DeviceSimulation.monday)) }

  /// - Throws: ``Failure`` if there is no such kind; ``HostError`` or ``ExtensionError`` if the extension cannot be asked for its kinds.
  func outcome() async throws -> Outcome {
    let updates = try await updateReports()
    let extensions = ExtensionTimelines(recordsObservedTimelines: true)
    let simulation: SimulationRun
    do {
      try await extensions.add(bundle, configuration: configuration, timeZone: behavior.timeZone, kinds: kinds, pages: 1)
      if let kind = kinds.first, await extensions.widgets.isEmpty, updates.isEmpty {
        throw Failure(.data, "\(bundle.name) has no widget of kind \(kind); list its kinds with: almanac kinds")
      }
      simulation = await SimulationRun.play(extensions, behavior: behavior, start: DeviceSimulation.monday, days: days, seed: 1)
      await extensions.close()
    } catch {
      await extensions.close()
      throw error
    }
    let observed = await extensions.observed
    var reports = updates
    reports += await extensions.widgets.map { widget in
      let firstDay = (observed[widget.id] ?? []).filter { $0.requestedAt < (observed[widget.id]?.first?.requestedAt ?? .distantPast) + 86_400 }
      return LintReport(
        kind: widget.kind, family: widget.family, timelines: firstDay.count, advice: TimelineLint.advice(on: firstDay))
    }
    reports += try await AppearanceLint(bundle: bundle, configuration: configuration, kinds: kinds).reports()
    reports += try await ContentDrawings(bundle: bundle, configuration: configuration, kinds: kinds, locales: locales).reports()
    return Outcome(reports: reports, simulation: simulation, complaints: await extensions.complaints)
  }

  private func updateReports() async throws -> [LintReport] {
    guard let release else { return [] }
    let client = ExtensionClient(bundle: bundle, configuration: configuration)
    do {
      let described = try await client.describe().kinds
      await client.close()
      return UpdateLint(old: release, new: described, kinds: kinds).reports
    } catch {
      await client.close()
      throw error
    }
  }
}
