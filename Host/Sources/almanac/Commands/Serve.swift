import AlmanacProfiles
import ArgumentParser
import CPoolMonitor
import CZeroedMemory
import Foundation
import Host
import Logging
import Server
import Synchronization

/// `almanac serve`: runs the host and its web page.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the host and its web page.",
    discussion: """
      Prints the page's address when the host is ready. The part after # is the
      access key; without it the page shows nothing. Then each APP is built if it
      is a package, installed and opened, and a new app's first widget appears on
      the home screen. With --everywhere new apps get widgets in every other place
      too, on one device of each kind. Standard error tells how far that is; when
      it is done, standard output tells how many apps are installed.

      An app that does not build is named, and the others are served. If it is the
      only one, the host ends.

      SIGINT, SIGTERM and SIGHUP stop the host; its state is in the data folder.

      EXAMPLES
        almanac serve
        almanac serve Examples:Weather Examples:Rangers
        almanac serve --port 9090 --data /tmp/almanac .
        almanac serve --public-url https://widgets.example.org

      As a service of systemd it starts by itself: almanac service install
      """)

  @OptionGroup var options: ServeOptions
  @Flag(help: "Log more on stderr.")
  var verbose = false
  @Flag(help: "Give new apps widgets in every place that has room, not only on the home screen.")
  var everywhere = false
  @Option(
    help: ArgumentHelp(
      "For how many seconds a change of widgets can be undone. Tests give more than people need, because their machine may be slow.",
      valueName: "seconds", visibility: .hidden))
  var undoSeconds = Profiles.editing.undoSeconds
  @Argument(help: ArgumentHelp("Package folders (folder:Target) or app bundles to install.", valueName: "app"))
  var apps: [String] = []

  func validate() throws {
    if !(1...86_400).contains(undoSeconds) { throw ValidationError("--undo-seconds must be a number from 1 to 86400; got \(undoSeconds)") }
  }

  func run() async throws {
    // Before anything is started that would inherit its variables.
    let manager = ServiceManager.takeFromEnvironment()
    if Journal.receives(2) { LoggingSystem.bootstrap { JournalLogHandler(label: $0) } }
    // Before the host takes memory, which is counted where it was taken.
    ResourceHold.claim()
    FreedMemory.returnLargeBlocks()
    // Before there is anything in memory that a lock has to remove (Specification D5).
    almanac_zero_freed_memory()
    try options.data.configuration().checkPainter()
    let served = try ServedApps(apps)
    let publicAddresses = try options.publicAddresses()
    almanac_set_pool_monitor_interval(UInt32(Profiles.serviceLimits.poolMonitorInterval))
    let failure = try await options.data.startedDevice({ $0.editing.undoSeconds = undoSeconds }).using { device -> Failure? in
      var configuration = HostServer.Configuration(port: options.port, key: accessKey(), version: Almanac.version)
      configuration.publicAddresses = publicAddresses
      let isInstalling = Atomic(!apps.isEmpty)
      configuration.isInstalling = { isInstalling.load(ordering: .relaxed) }
      let server = HostServer(service: device, configuration: configuration)
      let power = options.followPower ? try await Self.follow(PowerSupply(), on: device) : nil
      defer { power?.stop() }
      let folder = options.data.folder
      let (listening, ready) = AsyncStream<Void>.makeStream()
      let fault = Mutex<Failure?>(nil)
      let installing = Task {
        // Ends when the address has been printed.
        for await _ in listening {}
        let failure = await ToolRun.$fileMask.withValue(FileMode.maskOfTools) {
          await served.install(on: device, everywhere: everywhere) { isInstalling.store(false, ordering: .relaxed) }
        }
        guard let failure else { return }
        fault.withLock { $0 = failure }
        // As a person ends the host.
        kill(getpid(), SIGTERM)
      }
      defer { installing.cancel() }
      try await server.run(logger: logger(), manager: manager) { port in
        let record = HostRecord(
          url: server.configuration.address(port: port), key: server.configuration.key.text, process: ProcessInfo.processInfo.processIdentifier,
          publicURL: publicAddresses.first?.origin)
        do {
          try record.write(to: folder)
        } catch {
          Failure.log("other commands cannot reach this host: \(error)")
        }
        for address in publicAddresses where address.isReadable {
          Failure.log("everybody on the way to \(address.origin) can read the access key and all widgets; let the proxy use https")
        }
        let fonts = Protections.fonts(of: device.configuration)
        if !fonts.isActive { Failure.log(fonts.detail) }
        if let warning = server.descriptorWarning { Failure.log(warning) }
        if let warning = Protections.current.warning { Failure.log("\(warning); see: almanac doctor") }
        do throws(Failure) {
          // Others can read the journal.
          try StandardStreams.write(Data("\(Journal.receives(1) ? record.page : record.pageAddress)\n".utf8))
        } catch {
          Failure.log("\(error.message); print the page's address with: almanac open")
        }
        ready.finish()
      }
      return fault.withLock { $0 }
    }
    HostRecord.remove(from: options.data.folder)
    if let failure { throw failure }
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

  private func logger() -> Logger {
    // In the journal's form, or else with the time, as bootstrapped in `run`.
    var logger = Logger(label: "almanac")
    logger.logLevel = verbose ? .info : .error
    return logger
  }
}
