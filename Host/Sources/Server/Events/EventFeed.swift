import Foundation
import Host
import Reports
import Scheduler
import ServiceLifecycle

/// Publishes the device's events to the readers of the event log. Reads nothing of the device: events carry what they announce.
struct EventFeed: Service {
  let service: any DeviceService
  let log: EventLog

  func run() async throws {
    for await event in await service.events().cancelOnGracefulShutdown() {
      let (name, data) = try Self.message(event)
      await log.publish(name, data)
    }
    // The feed ends with the host; a device that ends its events early must not end the server.
    try? await gracefulShutdown()
  }

  /// Returns the name and the JSON of an event as API clients receive it.
  static func message(_ event: HostEvent) throws -> (name: String, data: String) {
    switch event {
    case .appsChanged: ("apps", "{}")
    case .instancesChanged: ("instances", "{}")
    case .settingsChanged, .conditionsChanged: ("device", "{}")
    case .viewsChanged(let instance): ("views", try line(["instance": instance]))
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
