import Foundation
import Host
import ServiceLifecycle
import Reports

/// Follows the device and tells the page what changed.
struct EventFeed: Service {
  let service: any DeviceService
  let log: EventLog

  func run() async throws {
    var said: [String: [DiagnosticReport]] = [:]
    for await event in await service.events().cancelOnGracefulShutdown() {
      let (name, data) = try await describe(event)
      await log.publish(name, data)
      if case .instancesChanged = event {
        let present = Set(await service.instances().map(\.id))
        said = said.filter { present.contains($0.key) }
      }
      // What is said about a widget comes with its timeline; readers are told only where it is something else than before.
      guard case .imageChanged(let instance) = event, let timeline = try? await service.timeline(instance, at: nil) else { continue }
      let diagnostics = timeline.diagnostics.map(DiagnosticReport.init)
      guard diagnostics != said[instance, default: []] else { continue }
      said[instance] = diagnostics
      await log.publish("diagnostics", try line(DiagnosticsEvent(instance: instance, diagnostics: diagnostics)))
    }
    // The feed ends with the host; a device that ends its events early must not end the server.
    try? await gracefulShutdown()
  }

  private func describe(_ event: HostEvent) async throws -> (String, String) {
    switch event {
    case .appsChanged: return ("apps", "{}")
    case .instancesChanged: return ("instances", "{}")
    case .settingsChanged, .conditionsChanged: return ("device", "{}")
    case .viewsChanged(let instance): return ("views", try line(["instance": instance]))
    case .imageChanged(let instance):
      return ("timeline", try line(["instance": instance]))
    case .decided(let instance):
      let latest = try? await service.decisions(instance, limit: 1).first
      return ("decision", try line(DecisionEvent(instance: instance, decision: latest.map(DecisionReport.init))))
    }
  }

  private func line(_ value: some Encodable) throws -> String {
    String(decoding: try StableJSON.encode(value), as: UTF8.self)
  }
}

private struct DiagnosticsEvent: Encodable {
  let instance: String
  let diagnostics: [DiagnosticReport]
}

private struct DecisionEvent: Encodable {
  let instance: String
  let decision: DecisionReport?
}
