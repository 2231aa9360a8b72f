import ArgumentParser
import Foundation
import Host
import Server

/// The folder with the host's apps, widgets and database.
struct DataOption: ParsableArguments {
  @Option(
    name: .customLong("data"), help: ArgumentHelp("The data folder (default: $XDG_DATA_HOME/almanac/data).", valueName: "folder"))
  var path: String?

  var folder: URL {
    if let path { return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
    return base.appendingPathComponent("almanac/data", isDirectory: true)
  }

  /// Returns the host that serves this folder; nil if none does.
  ///
  /// - Throws: `ListenerError` if another user listens at its address.
  func runningHost() async throws -> HostClient? { try await HostClient.running(dataFolder: folder) }

  /// Calls the host that serves this folder. If none does, opens the device for the call and then releases the folder.
  func perform<Value: Sendable>(
    _ host: (HostClient) async throws -> Value, otherwise local: @Sendable (DeviceHost) async throws -> Value
  ) async throws -> Value {
    if let running = try await runningHost() { return try await host(running) }
    return try await device().using { device in
      await device.open()
      return try await local(device)
    }
  }

  /// Opens the device of this folder, for use while no host serves it. Prints a line for each repair that the folder needed.
  func device() throws -> DeviceHost {
    FileMode.makePrivate()
    let device = try DeviceHost(configuration: HostConfiguration(dataFolder: folder))
    for notice in device.notices { Failure.log(notice) }
    return device
  }
}
