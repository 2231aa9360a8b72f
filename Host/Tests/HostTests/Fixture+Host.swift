import AlmanacProfiles
import Foundation
import Host

extension HostConfiguration {
  /// Makes setting and trying passcodes cheap, and lets a wrong one be followed by another at once.
  mutating func speedUpPasscodes() {
    lock.derivation = .init(passes: 1, memory: 64, lanes: 1)
    lock.delays = [0]
  }
}

extension Fixture {
  /// The file that the test extension's intents write to, in the app's container.
  var lines: URL { configuration().containersFolder.appendingPathComponent("Test/lines") }

  /// Starts a host with cheap passcodes, in which the test app is installed and launched. On a folder of an earlier host the app is already installed.
  func startedHost(
    _ change: (inout HostConfiguration) -> Void = { _ in }, limits: (inout LimitsProfile) -> Void = { _ in }
  ) async throws -> DeviceHost {
    var configuration = configuration(.system, limits)
    configuration.speedUpPasscodes()
    change(&configuration)
    let host = try DeviceHost(configuration: configuration)
    try await host.start()
    if await host.apps().isEmpty { _ = try await host.install(bundle: bundleURL) }
    try await host.launch("Test")
    return host
  }
}
