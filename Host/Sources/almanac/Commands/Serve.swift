import ArgumentParser
import CPoolMonitor
import CZeroedMemory
import Foundation
import Host
import Logging
import Profiles
import Server

/// `almanac serve`: runs the host and its web page.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the host and its web page.",
    discussion: """
      Prints the page's address when the host is ready. The part after # is the
      access key; without it the page shows nothing. Each APP is built if it is a
      package, installed and opened. A new app's first widget is added to the home
      screen. SIGINT, SIGTERM and SIGHUP stop the host; its state is in the data
      folder.

      EXAMPLES
        almanac serve
        almanac serve Examples:Weather Examples:Rangers
        almanac serve --port 9090 --data /tmp/almanac .

      As a service of systemd it starts by itself: almanac service install
      """)

  @OptionGroup var options: ServeOptions
  @Flag(help: "Log more on stderr.")
  var verbose = false
  @Argument(help: ArgumentHelp("Package folders (folder:Target) or app bundles to install first.", valueName: "app"))
  var apps: [String] = []

  func run() async throws {
    // Before anything is started that would inherit its variables.
    let manager = ServiceManager.takeFromEnvironment()
    if Journal.receives(2) { LoggingSystem.bootstrap { JournalLogHandler(label: $0) } }
    // Before the host takes memory, which is counted where it was taken.
    ResourceHold.claim()
    FreedMemory.returnLargeBlocks()
    // Before there is anything in memory that a lock has to remove (Specification D5).
    almanac_zero_freed_memory()
    // Before the apps are built, which takes minutes.
    try options.data.configuration().checkPainter()
    let bundles = try await Install.bundles(of: apps)
    almanac_set_pool_monitor_interval(UInt32(Profiles.serviceLimits.poolMonitorInterval))
    try await options.data.startedDevice().using { device in
      let server = HostServer(service: device, configuration: .init(port: options.port, key: accessKey(), version: Almanac.version))
      let power = options.followPower ? try await Self.follow(PowerSupply(), on: device) : nil
      defer { power?.stop() }
      for bundle in bundles { try await Self.setUp(bundle, on: device) }
      let folder = options.data.folder
      try await server.run(logger: logger(), manager: manager) { port in
        let record = HostRecord(
          url: server.configuration.address(port: port), key: server.configuration.key.text, process: ProcessInfo.processInfo.processIdentifier)
        do {
          try record.write(to: folder)
        } catch {
          Failure.log("other commands cannot reach this host: \(error)")
        }
        let fonts = Protections.fonts(of: device.configuration)
        if !fonts.isActive { Failure.log(fonts.detail) }
        if let warning = server.descriptorWarning { Failure.log(warning) }
        if let warning = Protections.current.warning { Failure.log("\(warning); see: almanac doctor") }
        do throws(Failure) {
          // Others can read the journal.
          try StandardStreams.write(Data("\(Journal.receives(1) ? record.url : record.pageAddress)\n".utf8))
        } catch {
          Failure.log("\(error.message); print the page's address with: almanac open")
        }
      }
    }
    HostRecord.remove(from: options.data.folder)
  }

  /// Returns the data folder's key. If it cannot be stored, returns one for this run.
  private func accessKey() -> AccessKey {
    do {
      return try AccessKey.stored(in: options.data.folder)
    } catch {
      Failure.log("the access key cannot be stored, so the page needs a new address after a restart: \(error)")
      return .random()
    }
  }

  /// Reports the machine's power supply to the device, now and at every change.
  private static func follow(_ supply: PowerSupply, on device: DeviceHost) async throws -> PowerSupply.Watch {
    if let state = supply.state() { try await device.report(.power(state)) }
    return try supply.watch { state in
      // This fails only if the host has stopped.
      Task { try? await device.report(.power(state)) }
    }
  }

  /// Installs and opens an app. Adds the first widget of a new app to the home screen.
  private static func setUp(_ bundle: AppBundle, on device: DeviceHost) async throws {
    let isNew = await !device.apps().contains { $0.name == bundle.name }
    let app = try await device.install(bundle: bundle.url)
    try await device.launch(app.name)
    guard isNew else { return }
    // The families of the device's usual place, smallest first. The device's first widget gets the family that its author lists first, others the
    // smallest.
    let offered = device.configuration.device.places.first?.slots.flatMap { $0.families.map(\.family) } ?? []
    let isFirst = await device.instances().isEmpty
    do {
      for kind in try await device.kinds(app: app.name) {
        let families = kind.families.filter { offered.contains($0.name) }
        let smallest = offered.lazy.compactMap { name in families.first { $0.name == name } }.first
        guard let family = isFirst ? families.first : smallest else { continue }
        _ = try await device.add(app: app.name, kind: kind.kind, family: family)
        return
      }
    } catch let error as ExtensionError {
      Failure.log("\(app.name) has no widget on the home screen: \(error)")
    }
  }

  private func logger() -> Logger {
    // In the journal's form, or else with the time, as bootstrapped in `run`.
    var logger = Logger(label: "almanac")
    logger.logLevel = verbose ? .info : .error
    return logger
  }
}
