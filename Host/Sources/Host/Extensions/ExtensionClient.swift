import AlmanacWireSchema
import Foundation

/// Sends requests to one app's extension: description, placeholder, snapshot, timeline. It needs no device, budget or store.
///
/// The first request starts the process; it is ended when it has been idle for a while. Requests run one after another, so that each failure
/// belongs to one request. All failures are ``ExtensionError``. Every reply is bounded and validated.
///
/// ```swift
/// let client = ExtensionClient(bundle: try AppBundle(at: url), configuration: HostConfiguration(dataFolder: scratch, clock: .frozen(date)))
/// let archive = try await client.timeline(.with { $0.kind = "Forecast"; $0.context = RenderContext(device: device, family: .systemSmall)! })
/// await client.close()
/// ```
public actor ExtensionClient {
  /// The app's bundle.
  public nonisolated let bundle: AppBundle
  /// The output of all processes of the extension.
  public nonisolated let log: ExtensionLog

  private let configuration: HostConfiguration
  /// Bounds how many extensions work at the same time.
  private let semaphore: AsyncSemaphore?
  private let turn = AsyncSemaphore(limit: 1)
  private let onCall: @Sendable (ExtensionCall) async -> HostAnswer?
  private let secondsWaited: ExtensionProcess.WaitReader
  /// What the extension may know about the location with a request that does not say it itself.
  private let location: LocationQuestion?
  private var clock: ExtensionClock
  private var running: Running?
  /// The most bytes that a process of the extension had above those of the bare runtime, measured while it worked and after each reply.
  public private(set) var highestMemory = 0
  private var idle: Task<Void, Never>?

  private struct Running {
    let process: ExtensionProcess
    let description: ExtensionDescription
    let timeZone: String
    let locale: String
    let scratch: URL
    let clock: ClockFile?
    /// Whether the process cannot write, because the disk was nearly full when it started.
    let isReadOnly: Bool
  }

  /// Creates a client that answers the extension's calls for current configurations and live activities with empty lists.
  ///
  /// - Parameters:
  ///   - configuration: folders, limits and the clock that the extension sees.
  ///   - registersFonts: whether this process will paint pictures of the bundle, from where it is now.
  ///   - location: what the extension may know about the device's location; nil: nothing.
  public init(bundle: AppBundle, configuration: HostConfiguration, registersFonts: Bool = true, location: LocationQuestion? = nil) {
    self.init(bundle: bundle, configuration: configuration, semaphore: nil, registersFonts: registersFonts, location: location) { call in
      switch call.call {
      case .currentConfigurations: .with { $0.currentConfigurations = CurrentConfigurations() }
      case .activities: .with { $0.activities = Activities() }
      default: nil
      }
    }
  }

  /// - Parameters:
  ///   - semaphore: bounds how many extensions work at the same time.
  ///   - secondsWaited: returns how long a process has waited for a processor, which extends its deadlines.
  ///   - onCall: handles the extension's calls to its host.
  init(
    bundle: AppBundle, configuration: HostConfiguration, semaphore: AsyncSemaphore?, registersFonts: Bool, location: LocationQuestion? = nil,
    secondsWaited: @escaping ExtensionProcess.WaitReader = { ProcessUse.secondsWaited(by: $0) },
    onCall: @escaping @Sendable (ExtensionCall) async -> HostAnswer?
  ) {
    self.bundle = bundle
    if registersFonts { bundle.registerFonts(limits: configuration.bundleLimits) }
    self.configuration = configuration
    self.semaphore = semaphore
    self.onCall = onCall
    self.secondsWaited = secondsWaited
    self.location = location
    clock = configuration.clock
    let limits = configuration.limits
    log = ExtensionLog(lines: limits.logLines, lineBytes: limits.logLineBytes, linesPerSecond: limits.logLinesPerSecond)
  }

  /// Requests the extension's description: its kinds in bundle order.
  ///
  /// - Parameter region: that of the requests that follow, which then need no other process; nil: any.
  public func describe(in region: Region? = nil) async throws -> ExtensionDescription { try await describe(in: region, reading: nil) }

  /// - Parameter reading: is called when the first bytes of the answer are there.
  func describe(in region: Region?, reading: ExtensionProcess.ReadingHandler?) async throws -> ExtensionDescription {
    try await exclusively { client in
      try await client.runningProcess(timeZone: region?.timeZone, locale: region?.locale, reading: reading).description
    }
  }

  /// Requests a placeholder: one entry without data.
  public func placeholder(_ request: EntryRequest) async throws -> TimelineArchive { try await placeholder(request, reading: nil) }

  /// - Parameter reading: is called when the first bytes of the reply are there.
  func placeholder(_ request: EntryRequest, reading: ExtensionProcess.ReadingHandler?) async throws -> TimelineArchive {
    try await archive(.with { $0.placeholder = request }, for: request, isTimeline: false, reading: reading)
  }

  /// Says what the extension may know about the device's location. It is asked when a request is sent, after it has waited for its turn.
  public typealias LocationQuestion = @Sendable () async -> LocationContext

  /// Requests a snapshot: one entry with data; for the gallery if the request's context is a preview.
  ///
  /// - Parameter location: what the extension may know about the device's location; nil: nothing.
  public func snapshot(_ request: EntryRequest, location: LocationQuestion? = nil) async throws -> TimelineArchive {
    try await snapshot(request, location: location, reading: nil)
  }

  /// - Parameter reading: is called when the first bytes of the reply are there.
  func snapshot(
    _ request: EntryRequest, location: LocationQuestion?, reading: ExtensionProcess.ReadingHandler?
  ) async throws -> TimelineArchive {
    try await archive(.with { $0.snapshot = request }, for: request, isTimeline: false, location: location, reading: reading)
  }

  /// Requests a timeline: entries and the policy for the next reload.
  ///
  /// - Parameter location: what the extension may know about the device's location; nil: nothing.
  public func timeline(_ request: EntryRequest, location: LocationQuestion? = nil) async throws -> TimelineArchive {
    try await timeline(request, location: location, reading: nil)
  }

  /// - Parameter reading: is called when the first bytes of the reply are there.
  func timeline(
    _ request: EntryRequest, location: LocationQuestion?, reading: ExtensionProcess.ReadingHandler?
  ) async throws -> TimelineArchive {
    try await archive(.with { $0.timeline = request }, for: request, isTimeline: true, location: location, reading: reading)
  }

  /// Has the intent of a button or toggle performed (Specification A14).
  ///
  /// - Parameters:
  ///   - context: of the widget's timelines, so that the process that made them can perform it.
  ///   - location: what the extension may know about the device's location; nil: nothing.
  public func perform(_ request: PerformRequest, in context: RenderContext, location: LocationQuestion? = nil) async throws -> Performed {
    let reply = try await send(.with { $0.perform = request }, timeZone: context.timeZone, locale: context.locale, location: location)
    guard case .performed(var performed) = reply.reply else { throw wrong(reply) }
    let text = ReplyText(limits: configuration.limits)
    performed.message = text.message(performed.message)
    performed.opensURL = performed.opensURL.utf8.count <= configuration.limits.messageBytes ? performed.opensURL : ""
    return performed
  }

  /// Tells the app's push handlers the tokens and the widgets that they are for.
  func tell(_ request: PushTokensRequest, in region: Region) async throws {
    let reply = try await send(.with { $0.pushTokens = request }, timeZone: region.timeZone, locale: region.locale)
    guard case .performed = reply.reply else { throw wrong(reply) }
  }

  /// Requests the values that a parameter can have. It has its own, longer deadline: options may come from a network.
  ///
  /// - Parameter region: the time zone and the locale of the titles.
  public func options(_ request: OptionsRequest, in region: Region) async throws -> Options {
    let reply = try await send(
      .with { $0.options = request }, timeZone: region.timeZone, locale: region.locale, deadline: configuration.limits.optionsDeadline)
    guard case .options(let options) = reply.reply else { throw wrong(reply) }
    return try OptionsCheck(limits: configuration.limits).checked(options)
  }

  /// Requests what a configuration means: each parameter's value and how a form shows it.
  public func resolve(_ request: ResolveRequest, of kind: KindDescription, in region: Region) async throws -> ResolvedConfiguration {
    let reply = try await send(
      .with { $0.resolve = request }, timeZone: region.timeZone, locale: region.locale, deadline: configuration.limits.optionsDeadline)
    guard case .resolved(let resolved) = reply.reply else { throw wrong(reply) }
    return try OptionsCheck(limits: configuration.limits).checked(resolved, of: kind)
  }

  /// Requests the configurations that a kind recommends.
  public func recommendations(of kind: KindDescription, in region: Region) async throws -> Recommendations {
    let request = HostRequest.with { $0.recommendations.kind = kind.kind }
    let reply = try await send(request, timeZone: region.timeZone, locale: region.locale, deadline: configuration.limits.optionsDeadline)
    guard case .recommendations(let recommendations) = reply.reply else { throw wrong(reply) }
    return try OptionsCheck(limits: configuration.limits).checked(recommendations, of: kind)
  }

  /// Requests when configurations of a kind are relevant (Specification B5).
  public func relevances(of kind: KindDescription, in region: Region) async throws -> Relevances {
    let reply = try await send(.with { $0.relevance.kind = kind.kind }, timeZone: region.timeZone, locale: region.locale)
    guard case .relevances(let relevances) = reply.reply else { throw wrong(reply) }
    return try OptionsCheck(limits: configuration.limits).checked(relevances, of: kind)
  }

  /// Requests the previews that the extension's code declares. Its `PreviewProvider`s run for it.
  public func previews(in region: Region) async throws -> [PreviewDescription] {
    let reply = try await send(.with { $0.previews = PreviewsRequest() }, timeZone: region.timeZone, locale: region.locale)
    guard case .previews(let list) = reply.reply else { throw wrong(reply) }
    return try PreviewCheck(limits: configuration.limits).checked(list)
  }

  /// The time zone and the locale that an extension works in. Its process reads them only once.
  public struct Region: Sendable {
    /// An IANA identifier.
    public let timeZone: String
    /// A BCP 47 or Foundation identifier.
    public let locale: String

    /// Creates a region.
    public init(timeZone: String, locale: String) {
      self.timeZone = timeZone
      self.locale = locale
    }
  }

  /// Sets the extension's clock from the next request on.
  public func setClock(_ clock: ExtensionClock) async throws {
    try await exclusively { client in
      // The clock library is loaded when a process starts, so a process without it has to be replaced.
      if let file = client.running?.clock { try file.set(clock) } else if clock != .system { await client.endProcess() }
      client.clock = clock
    }
  }

  /// Ends the process once the running request has finished.
  public func close() async {
    idle?.cancel()
    try? await exclusively { client in await client.endProcess() }
  }

  // MARK: Requests

  private func archive(
    _ request: HostRequest, for entry: EntryRequest, isTimeline: Bool, location: LocationQuestion? = nil,
    reading: ExtensionProcess.ReadingHandler? = nil
  ) async throws -> TimelineArchive {
    let reply = try await send(
      request, timeZone: entry.context.timeZone, locale: entry.context.locale, location: location, reading: reading)
    guard case .archive(var archive) = reply.reply else { throw wrong(reply) }
    try ArchiveCheck(limits: configuration.limits, kind: entry.kind, family: entry.context.family, isTimeline: isTimeline).check(archive)
    archive.diagnostics = ReplyText(limits: configuration.limits).diagnostics(archive.diagnostics)
    return archive
  }

  private func send(
    _ request: HostRequest, timeZone: String? = nil, locale: String? = nil, location: LocationQuestion? = nil, deadline: Double? = nil,
    reading: ExtensionProcess.ReadingHandler? = nil
  ) async throws -> ExtensionReply {
    try await exclusively { client in
      let process = try await client.runningProcess(timeZone: timeZone, locale: locale, reading: reading).process
      var request = request
      if let location = location ?? client.location { request.location = await location() }
      return try await client.reply(of: process, to: request, within: deadline, reading: reading)
    }
  }

  /// Runs one request at a time, within the host's limit on extensions that work at the same time.
  private func exclusively<Value: Sendable>(_ body: @Sendable (isolated ExtensionClient) async throws -> Value) async throws -> Value {
    try await turn.run {
      idle?.cancel()
      defer { scheduleIdle() }
      do {
        guard let semaphore else { return try await body(self) }
        let seconds = configuration.limits.slowRequest
        return try await semaphore.run(
          lendingAfter: { try await Task.sleep(for: .seconds(seconds)) }, slow: configuration.limits.slowExtensions
        ) { try await body(self) }
      } catch ExtensionError.crashed(let signal, let output, nil) where bundle.isBuiltHere {
        throw ExtensionError.crashed(signal: signal, output: output, place: await TrapPlace.find(log.takeStop(), in: bundle.executable))
      }
    }
  }

  /// - Parameter deadline: in seconds; nil: that of all requests.
  private func reply(
    of process: ExtensionProcess, to request: HostRequest, within deadline: Double? = nil, reading: ExtensionProcess.ReadingHandler? = nil
  ) async throws -> ExtensionReply {
    let reply: ExtensionReply
    do {
      reply = try await process.send(request, deadline: deadline, reading: reading)
      highestMemory = max(highestMemory, process.highestMemory())
    } catch {
      await endProcess()
      throw error
    }
    if case .failure(let failure) = reply.reply { throw ReplyText(limits: configuration.limits).error(failure) }
    return reply
  }

  private func wrong(_ reply: ExtensionReply) -> ExtensionError {
    .malformedReply(reply.reply == nil ? "an empty reply" : "a reply to another kind of request")
  }

  // MARK: The process

  /// Returns the running process, or starts a new one. A process reads time zone and locale only once, so a change of either needs a new one.
  private func runningProcess(
    timeZone: String?, locale: String?, reading: ExtensionProcess.ReadingHandler? = nil
  ) async throws -> Running {
    let isReadOnly = FreeSpace.isShort(at: configuration.dataFolder, limit: configuration.limits.freeBytes)
    if let running {
      let fits =
        running.isReadOnly == isReadOnly && (timeZone ?? running.timeZone) == running.timeZone && (locale ?? running.locale) == running.locale
      if fits, running.process.isAlive { return running }
      await endProcess()
    }
    let zone = timeZone.flatMap { $0.isEmpty ? nil : $0 } ?? TimeZone.current.identifier
    let region = locale.flatMap { $0.isEmpty ? nil : $0 } ?? "en_US"
    let storage = AppStorage(bundle: bundle, configuration: configuration)
    // A limit that is exceeded already prevents the start; otherwise an app could write a little more at each start.
    if let excess = try await BlockingWork.run({ _ in storage.excessBeforeStart() }) { throw excess }
    let id = ScratchName.make()
    let scratch = configuration.scratchFolder.appendingPathComponent(id, isDirectory: true)
    let starter = ExtensionStarter(bundle: bundle, configuration: configuration, log: log, secondsWaited: secondsWaited, onCall: onCall)
    let clockFile = clock == .system ? nil : ClockFile(url: configuration.scratchFolder.appendingPathComponent(id + ".clock"))
    let environment = await starter.environment(timeZone: zone, locale: region, isReadOnly: isReadOnly)
    let limits = configuration.limits
    let process: ExtensionProcess
    do {
      process = try await starter.start(environment, scratch: scratch, clock, in: clockFile, storage, isReadOnly: isReadOnly)
    } catch {
      // There is no process whose end would remove them.
      await Self.remove(scratch, clockFile)
      throw error
    }
    // Set before the first request, so that a failure of that request also removes the folders.
    running = Running(
      process: process, description: ExtensionDescription(), timeZone: timeZone ?? zone, locale: locale ?? region, scratch: scratch, clock: clockFile,
      isReadOnly: isReadOnly)
    // A description runs none of the author's code except `main`, so the memory in use after it is the runtime's.
    let reply = try await reply(of: process, to: .with { $0.describe = DescribeRequest() }, reading: reading)
    let description: ExtensionDescription
    do {
      guard case .description_p(let described) = reply.reply else { throw wrong(reply) }
      var checked = try DescriptionCheck(limits: limits).checked(described)
      checked.locale = region
      description = checked
    } catch {
      await endProcess()
      throw error
    }
    process.takeBaseline()
    let described = Running(
      process: process, description: description, timeZone: timeZone ?? zone, locale: locale ?? region, scratch: scratch, clock: clockFile,
      isReadOnly: isReadOnly)
    running = described
    return described
  }

  private func endProcess() async {
    guard let running else { return }
    self.running = nil
    await running.process.close()
    await Self.remove(running.scratch, running.clock)
  }

  private static func remove(_ scratch: URL, _ clock: ClockFile?) async {
    // On a thread of its own: the extension decides how much there is to remove.
    try? await BlockingWork.run { _ in FolderRemover.removeLogging(scratch) }
    if let clock { try? FileManager.default.removeItem(at: clock.url) }
  }

  private func scheduleIdle() {
    idle?.cancel()
    guard running != nil else { return }
    let seconds = configuration.limits.idleLetGo
    idle = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      await self?.idleEnded()
    }
  }

  private func idleEnded() async {
    // `close` would cancel this task.
    idle = nil
    await close()
  }
}
