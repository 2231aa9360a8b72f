import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import ArgumentParser
import Foundation
import Host
import Logging
import Previews
import Reports
import Server

/// `almanac preview`: every preview and widget of an app on one page, drawn again after each save (Specification F2).
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show every preview and widget of an app on one page, again after each save.",
    discussion: """
      Builds the package in debug, and draws each #Preview, each view of a
      PreviewProvider and each family of each widget in every combination of the
      chosen schemes, modes, text sizes and locales. Prints the page's address; the
      choices can be changed on the page.

      With --watch a save builds the package again. The page then replaces what has
      changed in place, marks it, and shows the compiler's errors with their lines.

      EXAMPLES
        almanac preview Hello --watch
        almanac preview Examples:Weather --mode fullColor --mode accented
        almanac preview Hello --locale en_US --locale ar --text-size accessibility3 \\
          -o hello.html
        almanac preview Hello --watch --terminal
      """)

  enum Graphics: String, ExpressibleByArgument, CaseIterable { case kitty, sixel }

  @OptionGroup var app: AppArgument
  @Flag(help: "Build and draw again after each save.")
  var watch = false
  @Option(help: ArgumentHelp("The port on loopback; 0 = any free port.", valueName: "port"))
  var port = 8081
  @Option(help: ArgumentHelp("Only this kind; repeatable.", valueName: "kind"))
  var kind: [String] = []
  @Option(help: ArgumentHelp("A colour scheme; repeatable (default: light and dark).", valueName: "scheme"))
  var scheme: [Named<ColorSchemeValue>] = []
  @Option(help: ArgumentHelp("A rendering mode; repeatable (default: fullColor).", valueName: "mode"))
  var mode: [Named<RenderingModeValue>] = []
  @Option(help: ArgumentHelp("A Dynamic Type size; repeatable (default: large).", valueName: "size"))
  var textSize: [DynamicTypeOption] = []
  @Option(help: ArgumentHelp("A locale; repeatable (default: en_US).", valueName: "locale"))
  var locale: [String] = []
  @Option(
    help: ArgumentHelp("The id of a device profile (default: \(Profiles.defaultDevice.id)).", valueName: "device"), transform: DeviceName.init)
  var device: DeviceName?
  @Option(
    help: ArgumentHelp("The instant that the widgets see, such as \(Timestamp.example) (default: now).", valueName: "instant"),
    transform: InstantOption.init)
  var at: InstantOption?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write one HTML file with the pictures inside, and serve no page.", valueName: "file"))
  var output: String?
  @Flag(help: "Show the pictures in the terminal instead of a page.")
  var terminal = false
  @Option(help: ArgumentHelp("How the terminal shows pictures (default: it is asked).", valueName: "protocol"))
  var graphics: Graphics?
  @OptionGroup var data: DataOption

  func validate() throws {
    if !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535; got \(port)") }
    if output != nil, watch { throw ValidationError("--output writes one file; leave --watch out") }
    if output != nil, terminal { throw ValidationError("--output and --terminal exclude each other; leave one out") }
    if graphics != nil, !terminal { throw ValidationError("--graphics needs --terminal") }
    if let output, !output.hasSuffix(".html") { throw ValidationError("--output must end in .html; got \(output)") }
    do {
      _ = try choice().checked()
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func choice() -> PreviewChoice {
    var choice = PreviewChoice(instant: at?.date ?? InstantOption.currentMinute)
    if let device { choice.device = device.profile.id }
    if !scheme.isEmpty { choice.schemes = scheme.map(\.value.presentationName) }
    if !mode.isEmpty { choice.modes = mode.map(\.value.presentationName) }
    if !textSize.isEmpty { choice.textSizes = textSize.map(\.rawValue) }
    if !locale.isEmpty { choice.locales = locale }
    choice.kinds = kind
    return choice
  }

  func run() async throws {
    let file = output.map(OutputFile.init)
    try file?.check()
    let graphics = terminal ? try PreviewTerminal.graphics(forced: graphics.flatMap { TerminalGraphics(rawValue: $0.rawValue) }) : nil
    FileMode.makePrivate()
    let session = try await session()
    do {
      if let file {
        try await write(session, to: file)
      } else if let graphics {
        try await print(session, graphics)
      } else {
        try await serve(session)
      }
    } catch {
      await session.close()
      throw error
    }
    await session.close()
  }

  private func session() async throws -> PreviewSession {
    if let project = Self.xcodeProject(app.app) {
      throw Failure(
        .data,
        "\(app.app) is an Xcode project; make a package of its widgets with: almanac import \(ShellWord.quoted(project)), and preview the package that it writes"
      )
    }
    let choice = try choice().checked()
    var configuration = data.configuration(clock: .frozen(choice.date))
    configuration.useWallpapersOfPage()
    try configuration.checkPainter()
    let reference = AppReference(app.app)
    guard case .package(let package) = reference else {
      guard !watch else {
        throw Failure(.usage, "\(app.app) is built already, so no save can change it; give its package's folder, or leave --watch out")
      }
      let bundle = try await reference.bundle(dataFolder: data.folder)
      return PreviewSession(app: bundle.displayName, source: .bundle(bundle), configuration: configuration, choice: choice, isWatching: false)
    }
    let build = IncrementalBuild(
      package: package, cache: UserFolders.caches().appendingPathComponent("almanac/previews", isDirectory: true), sdk: try AppReference.sdk())
    do {
      try await build.check()
    } catch PackageError.malformed where watch {
      // A manifest that is being edited: the page says what is wrong with it.
    }
    let name = package.split(separator: ":").last.map(String.init) ?? package
    return PreviewSession(
      app: package.contains(":") ? name : build.folder.lastPathComponent, source: .package(build), configuration: configuration, choice: choice,
      isWatching: watch)
  }

  /// Returns the Xcode project that a path names or a folder without a package contains; nil: none.
  static func xcodeProject(_ path: String) -> String? {
    func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if isProject(trimmed) { return trimmed }
    guard !PackageInstaller.isPackage(path), let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    return names.filter(isProject).min().map { "\(trimmed)/\($0)" }
  }

  // MARK: One file

  private func write(_ session: PreviewSession, to file: OutputFile) async throws {
    let snapshot = try await finished(session)
    var files: [String: Data] = [:]
    for hash in snapshot.pictures.compactMap(\.hash) { files[hash] = await session.picture(hash) }
    try file.write(PreviewFile(snapshot: snapshot, files: files).html())
    try reportFaults(snapshot)
  }

  /// Builds and draws once, and returns what is there then.
  private func finished(_ session: PreviewSession) async throws -> PreviewSnapshot {
    try await session.run()
    let snapshot = await session.snapshot()
    if let message = snapshot.status.messages.first {
      let place = message.file.isEmpty ? "" : "\(message.file):\(message.line):\(message.column): "
      let more = snapshot.status.messages.count - 1
      throw Failure(.data, "\(app.app) does not build: \(place)\(message.text)\(more > 0 ? " (and \(more) more)" : "")")
    }
    if let fault = snapshot.status.fault { throw Failure(.unavailable, fault) }
    return snapshot
  }

  /// Prints each fault once, and ends with the code of an unavailable reply.
  private func reportFaults(_ snapshot: PreviewSnapshot) throws {
    for notice in snapshot.status.notices { Failure.log(notice) }
    let faults = snapshot.pictures.compactMap { picture in picture.fault.map { "\(picture.subject): \($0)" } }
    for fault in Set(faults).sorted() { Failure.log(fault) }
    if !faults.isEmpty { throw ExitCode(Failure.Code.unavailable.rawValue) }
  }

  // MARK: Terminal

  private func print(_ session: PreviewSession, _ graphics: TerminalGraphics) async throws {
    let screen = PreviewTerminal(session: session, graphics: graphics, width: PreviewTerminal.pixelWidth())
    guard watch else {
      let snapshot = try await finished(session)
      try await screen.show(snapshot)
      return try reportFaults(snapshot)
    }
    let events = session.events()
    try await Self.untilSignal {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await session.run() }
        group.addTask { try await screen.follow(events) }
        _ = try await group.next()
        group.cancelAll()
      }
    }
  }

  /// Runs `body` until it ends, or SIGINT or SIGTERM cancels it.
  private static func untilSignal(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let work = Task { try await body() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { work.cancel() }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    do {
      try await work.value
    } catch is CancellationError {}
  }

  // MARK: Page

  private func serve(_ session: PreviewSession) async throws {
    // The same key after a restart, so that a page that is open goes on; a folder that cannot be written is named when the extension starts.
    try? FileManager.default.createDirectory(at: data.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let key = (try? AccessKey.stored(in: data.folder, file: AccessKey.previewFile)) ?? .random()
    let server = PreviewServer(session: session, port: port, key: key)
    let (watch, app) = (watch, app.app)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var logger = Logger(label: "almanac")
        logger.logLevel = .error
        try await server.run(logger: logger) { address in
          do throws(Failure) {
            try StandardStreams.write(Data("\(address)\n".utf8))
          } catch {
            Failure.log(error.message)
          }
          StandardStreams.report("almanac: \(watch ? "watching \(app); end with Control-C" : "end with Control-C")\n")
        }
      }
      group.addTask {
        try await session.run()
        // Drawn once; the page stays.
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3600)) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
