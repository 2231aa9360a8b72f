import Foundation
import Host
import ServiceLifecycle

/// Follows the device and tells the page what changed.
struct EventFeed: Service {
  let service: any DeviceService
  let log: EventLog

  func run() async throws {
    for await event in await service.events().cancelOnGracefulShutdown() {
      let (name, data) = try await describe(event)
      await log.publish(name, data)
    }
    // The feed ends with the host; a device that ends its events early must not end the server.
    try? await gracefulShutdown()
  }

  private func describe(_ event: HostEvent) async throws -> (String, String) {
    switch event {
    case .appsChanged: return ("apps", "{}")
    case .instancesChanged: return ("instances", "{}")
    case .settingsChanged: return ("device", "{}")
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

private struct DecisionEvent: Encodable {
  let instance: String
  let decision: DecisionReport?
}
