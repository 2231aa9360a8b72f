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
    return UserFolders.data().appendingPathComponent("almanac/data", isDirectory: true)
  }

  /// The configuration of a host or an extension of this folder. A new key of keychains goes to the desktop's secret service if there is one, unless the
  /// folder is a temporary one: the service would keep the key of a folder that is gone.
  func configuration(clock: ExtensionClock = .system) -> HostConfiguration {
    var configuration = HostConfiguration(dataFolder: folder, clock: clock)
    configuration.uninstalledContainers =
      path == nil
      ? UserFolders.caches().appendingPathComponent("almanac/containers", isDirectory: true)
      : folder.appendingPathComponent("uninstalled", isDirectory: true)
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    configuration.usesSecretService = !"\(folder.resolvingSymlinksInPath().path)/".hasPrefix("\(temporary)/")
    return configuration
  }

  /// Returns the host that serves this folder; nil if none does.
  ///
  /// - Throws: `ListenerError` if another user listens at its address.
  func runningHost() async throws -> HostClient? { try await HostClient.running(dataFolder: folder) }

  /// Returns the host that serves this folder.
  ///
  /// - Throws: ``Failure`` if none answers, with what to do.
  func requiredHost() async throws -> HostClient {
    if let host = try await runningHost() { return host }
    if let silent = try HostClient.silent(dataFolder: folder) { throw Self.unanswered(silent) }
    throw Failure(.unavailable, "no host serves \(folder.path); start one with: almanac serve")
  }

  /// Calls the host that serves this folder. If none does, opens the device for the call and then releases the folder.
  ///
  /// - Parameter creates: whether the call may make the data folder. A command that only reads or removes would make one at a mistyped path.
  func perform<Value: Sendable>(
    creates: Bool = false, _ host: (HostClient) async throws -> Value, otherwise local: @Sendable (DeviceHost) async throws -> Value
  ) async throws -> Value {
    if let running = try await runningHost() { return try await host(running) }
    if !creates, !HostConfiguration(dataFolder: folder).hasData {
      throw Failure(
        .noInput,
        "there is no data folder at \(folder.path); almanac install and almanac serve make one, or name another with --data")
    }
    let device: DeviceHost
    do {
      device = try self.device()
    } catch HostError.dataInUse(let path) {
      // The host that has the lock may be too busy to answer.
      if let silent = try HostClient.silent(dataFolder: folder) { throw Self.unanswered(silent) }
      throw HostError.dataInUse(path)
    }
    return try await device.using { device in
      await device.open()
      return try await local(device)
    }
  }

  private static func unanswered(_ record: HostRecord) -> Failure {
    Failure(
      .unavailable,
      "the host at \(record.url) (process \(record.process)) does not answer; try again, and if that does not help, end it and start it again")
  }

  /// Opens the device of this folder, for use while no host serves it. Prints a line for each repair that the folder needed.
  func device() throws -> DeviceHost {
    FileMode.makePrivate()
    let device = try DeviceHost(configuration: configuration())
    Self.printNotices(of: device)
    return device
  }

  /// Opens and starts the device of this folder. Prints a line for each repair that the folder needed.
  ///
  /// - Parameter change: a change of the usual configuration.
  func startedDevice(_ change: (inout HostConfiguration) -> Void = { _ in }) async throws -> DeviceHost {
    FileMode.makePrivate()
    var configuration = self.configuration()
    configuration.useWallpapersOfPage()
    change(&configuration)
    return try await DeviceHost.started(configuration, opened: Self.printNotices)
  }

  private static func printNotices(of device: DeviceHost) {
    for notice in device.notices { Failure.log(notice) }
  }
}
