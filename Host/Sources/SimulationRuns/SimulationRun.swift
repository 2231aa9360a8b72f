import AlmanacProfiles
import AlmanacReloadCharts
import AlmanacScheduler
import AlmanacSimulation
import Foundation

/// The run of one simulated device: its report, and a digest of its decisions.
public struct SimulationRun: Sendable {
  public let simulation: DeviceSimulation
  public let report: SimulationReport
  /// All decisions; empty unless the run keeps them.
  public let decisions: [Decision]
  /// The recorded days, for charts; nil unless the run keeps them.
  let recorder: DayRecorder?

  /// Simulates recorded widgets, without extensions.
  public static func play(
    _ recording: RecordedWidgets, behavior: Behavior, start: Date, days: Int, seed: UInt64, keepsDecisions: Bool = false,
    keepsDays: Bool = false
  ) -> SimulationRun {
    var run = Progress(recording.widgets, behavior: behavior, start: start, days: days, seed: seed, keepsDays: keepsDays)
    run.simulation.run { request, chance in
      recording.timelines[request.widget.kind]?.timeline(at: request.now, using: &chance)
        ?? SimulatedTimeline(.failure(AttemptFailure(.provider, "the recording has no such kind")))
    }
    return run.end(seed: seed, keepsDecisions: keepsDecisions)
  }

  /// Simulates the widgets of real extensions.
  public static func play(
    _ extensions: ExtensionTimelines, behavior: Behavior, start: Date, days: Int, seed: UInt64, keepsDecisions: Bool = false,
    keepsDays: Bool = false
  ) async -> SimulationRun {
    var run = Progress(await extensions.widgets, behavior: behavior, start: start, days: days, seed: seed, keepsDays: keepsDays)
    if let travel = await extensions.travel {
      run.simulation.addLocationChanges(at: travel.significantChanges(from: run.simulation.now, to: run.simulation.end))
    }
    while let request = run.simulation.next() {
      let widget = SimulatedWidgetState(request.widget.id, of: request.widget.app, in: run.simulation.state)
      run.simulation.reply(to: request, with: await extensions.timeline(for: request, widget: widget))
    }
    return run.end(seed: seed, keepsDecisions: keepsDecisions)
  }

  /// A run in progress.
  private struct Progress {
    var simulation: DeviceSimulation
    private let log: DecisionLog
    private let recorder: DayRecorder?

    init(_ widgets: [SimulatedWidget], behavior: Behavior, start: Date, days: Int, seed: UInt64, keepsDays: Bool) {
      let log = DecisionLog()
      let recorder = keepsDays ? DayRecorder() : nil
      simulation = DeviceSimulation(device: "phone", widgets: widgets, behavior: behavior, start: start, days: days, seed: seed)
      simulation.onDecision = {
        log.add($0)
        recorder?.add($0)
      }
      if let recorder { simulation.onEvent = { recorder.watch($0, at: $1, before: $2) } }
      self.log = log
      self.recorder = recorder
    }

    func end(seed: UInt64, keepsDecisions: Bool) -> SimulationRun {
      let decisions = log.decisions
      recorder?.end(simulation.state, at: simulation.end)
      var digest = DecisionDigest()
      for decision in decisions { digest.add(decision) }
      return SimulationRun(
        simulation: simulation, report: SimulationReport(of: simulation, seed: seed, decisions: digest.count, digest: digest.hex),
        decisions: keepsDecisions ? decisions : [], recorder: recorder)
    }
  }
}
