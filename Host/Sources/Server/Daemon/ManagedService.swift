import Foundation
import Host
import Logging
import ServiceLifecycle

/// Reports to the service manager that the host works, and that it is about to end.
///
/// A sign of life is sent only after the host's own check of its health, the one that answers `/v1/health`. It runs on the device's actor: a host
/// that is stuck does not get to the end of the check, sends nothing, and is restarted.
struct ManagedService: Service {
  let manager: ServiceManager
  let service: any DeviceService
  let logger: Logger

  func run() async throws {
    await withGracefulShutdownHandler {
      if let watchdog = manager.watchdog { await watch(every: watchdog / 2) }
      // The end of a service ends the server.
      try? await gracefulShutdown()
    } onGracefulShutdown: {
      send(.stopping, .status("Stopping"))
    }
  }

  /// Tells the manager that the service is ready and at which address.
  func announce(address: String) { send(.ready, .status("Serving \(address)")) }

  private func watch(every interval: Duration) async {
    await cancelWhenGracefulShutdown {
      var lastFault: String?
      while !Task.isCancelled {
        let fault = await fault()
        if let fault {
          if fault != lastFault { logger.error("the host does not work, so the service manager will restart it: \(fault)") }
        } else {
          send(.alive)
        }
        lastFault = fault
        try? await Task.sleep(for: interval)
      }
    }
  }

  private func fault() async -> String? {
    do {
      try await service.checkHealth()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func send(_ messages: ServiceManager.Message...) {
    do {
      try manager.send(messages)
    } catch {
      logger.warning("the service manager cannot be reached: \(error)")
    }
  }
}
