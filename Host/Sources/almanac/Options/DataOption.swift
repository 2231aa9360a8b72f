import ArgumentParser
import Foundation
import Host
import Server

/// Where the host keeps its apps, widgets and database.
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

  /// The host that serves this folder right now, if one does.
  func runningHost() async -> HostClient? { await HostClient.running(dataFolder: folder) }

  /// Asks the host that serves this folder; where none does, acts on the device itself and gives the folder back.
  func ask<Answer: Sendable>(
    _ host: (HostClient) async throws -> Answer, otherwise act: @Sendable (DeviceHost) async throws -> Answer
  ) async throws -> Answer {
    if let running = await runningHost() { return try await host(running) }
    return try await device().using { device in
      await device.open()
      return try await act(device)
    }
  }

  /// The device of this folder, for commands that act while no host serves it.
  /// What had to be mended in the folder is told, a line each.
  func device() throws -> DeviceHost {
    let device = try DeviceHost(configuration: HostConfiguration(dataFolder: folder))
    for notice in device.notices { Failure.say(notice) }
    return device
  }
}
