import AlmanacScheduler
import Foundation
import Host
import Reports
import ServiceLifecycle

/// Publishes the device's events in the event log. It never queries the device, because events carry what they announce.
struct EventFeed: Service {
  let service: any DeviceService
  let log: EventLog

  func run() async throws {
    for await event in await service.events().cancelOnGracefulShutdown() {
      if case .lockChanged(isLocked: true) = event { await log.forget() }
      let (name, data) = try Self.message(event)
      await log.publish(name, data)
    }
    // The end of a service ends the server, so the feed runs until shutdown even if the device ends its events early.
    try? await gracefulShutdown()
  }

  /// Returns the name and the JSON of an event as API clients receive it.
  static func message(_ event: HostEvent) throws -> (name: String, data: String) {
    switch event {
    case .appsChanged: ("apps", "{}")
    case .instancesChanged: ("instances", "{}")
    case .stackTurned(let stack, let top): ("stack", try line(["stack": stack, "top": top]))
    case .settingsChanged, .conditionsChanged: ("device", "{}")
    case .locationChanged: ("location", "{}")
    case .lockChanged(let isLocked): ("lock", try line(["locked": isLocked]))
    case .viewsChanged(let instance): ("views", try line(["instance": instance]))
    case .activitiesChanged: ("activities", "{}")
    case .activityChanged(let activity): ("activity", try line(["activity": activity]))
    case .imageChanged(let instance): ("timeline", try line(["instance": instance]))
    case .diagnosticsChanged(let instance, let diagnostics):
      ("diagnostics", try line(DiagnosticsEvent(instance: instance, diagnostics: diagnostics.map(DiagnosticReport.init))))
    case .decided(let decision):
      ("decision", try line(DecisionEvent(instance: decision.instance.rawValue, decision: DecisionReport(decision))))
    }
  }

  private static func line(_ value: some Encodable) throws -> String {
    String(decoding: try StableJSON.encode(value), as: UTF8.self)
  }
}

private struct DiagnosticsEvent: Encodable {
  let instance: String
  let diagnostics: [DiagnosticReport]
}

private struct DecisionEvent: Encodable {
  let instance: String
  let decision: DecisionReport
}
