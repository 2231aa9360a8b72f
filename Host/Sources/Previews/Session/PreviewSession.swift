import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// A preview of one app: builds its package after each save, draws every picture with the new extension, and reports what changed.
///
/// An extension that crashes, hangs or floods fails only its own pictures; the last good ones stay (ARCHITECTURE rule 11).
public actor PreviewSession {
  /// Where the extension comes from.
  public enum Source: Sendable {
    case package(IncrementalBuild)
    /// An app that is built already.
    case bundle(AppBundle)
  }

  /// What a picture that is drawn shows. When one of these values changes, it is drawn again.
  private struct Drawn: Equatable {
    let build: Int
    let instant: Double
    let entry: Int?
  }
  private struct PictureState {
    var report: PictureReport
    var drawn: Drawn?
    /// The build of the picture that is shown.
    var build = 0
  }

  /// The app's name.
  public nonisolated let app: String
  private let source: Source
  private let configuration: HostConfiguration
  private let limits: PreviewProfile
  private let painter: AppPainter
  private let listeners = PreviewListeners()

  private var status = PreviewStatus()
  private var choice: PreviewChoice
  private var bundle: AppBundle?
  private var described: (kinds: [KindDescription], previews: [PreviewDescription])?
  private var plan: PreviewPlan?
  private var states: [String: PictureState] = [:]
  private var store = PictureStore()
  private var entries: [String: EntriesReport] = [:]
  private var visible: [String] = []

  private var clients: [String: ExtensionClient] = [:]
  private var archives: [PreviewLayout: Task<TimelineArchive, any Error>] = [:]
  private var drawing: Task<Void, Never>?
  /// Counts the times that drawing began; what belongs to an earlier one is dropped.
  private var round = 0
  private var pending: Set<String> = []
  private var savedAt = Date()
  private let requests: AsyncStream<Void>
  private let requested: AsyncStream<Void>.Continuation
  private var builtTree: SourceTree?

  /// - Parameters:
  ///   - configuration: folders and limits of the extension; its clock is the choice's instant.
  ///   - choice: the first choice, checked.
  public init(
    app: String, source: Source, configuration: HostConfiguration, choice: PreviewChoice, isWatching: Bool, limits: PreviewProfile = Profiles.preview
  ) {
    self.app = app
    self.source = source
    self.configuration = configuration
    self.choice = choice
    self.limits = limits
    painter = AppPainter(configuration: configuration)
    status.isWatching = isWatching
    (requests, requested) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  // MARK: What a page asks

  /// Returns the events from now on. A reader that is slow loses the oldest.
  public nonisolated func events() -> AsyncStream<PreviewEvent> { listeners.stream() }

  public func snapshot() -> PreviewSnapshot {
    PreviewSnapshot(
      serial: listeners.serial, app: app, choice: choice, devices: Profiles.devices.map { .init(id: $0.id, name: $0.name) },
      schemes: ColorSchemeValue.names, modes: RenderingModeValue.names, textSizes: PreviewChoice.textSizes, status: status,
      subjects: plan?.subjects ?? [], pictures: reports, entries: entries.values.sorted { $0.subject < $1.subject })
  }

  /// The PNG file with this hash; nil: it is no longer shown.
  public func picture(_ hash: String) -> Data? { store[hash] }

  /// Says which pictures are seen now, first the one at the top: they are drawn first.
  public func see(_ pictures: [String]) { visible = Array(pictures.prefix(limits.pictures)) }

  /// Draws everything with another choice.
  ///
  /// - Throws: ``PreviewError``.
  public func choose(_ new: PreviewChoice) async throws(PreviewError) {
    let new = try new.checked(limits: limits)
    if let described { _ = try PreviewPlan(kinds: described.kinds, previews: described.previews, choice: new, platforms: platforms, limits: limits) }
    let movesClock = new.instant != choice.instant
    choice = new
    if movesClock {
      // Pictures of the former instant are not needed, and what they request must not count as of the new one.
      drawing?.cancel()
      round += 1
      forgetArchives()
      for client in clients.values { try? await client.setClock(.frozen(new.date)) }
    }
    if bundle != nil { draw() }
  }

  /// Builds again, also if nothing was saved.
  public func rebuild() {
    builtTree = nil
    requested.yield()
  }

  // MARK: Building

  /// Builds and draws; with a watch, goes on after each save until the task is cancelled. Without one, returns when everything is drawn.
  ///
  /// - Throws: ``PackageError`` and other errors of the first build, if saves are not followed.
  public func run() async throws {
    guard case .package(let build) = source else {
      if case .bundle(let bundle) = source { use(bundle) }
      await drawing?.value
      return
    }
    var following: Following?
    if status.isWatching { following = Following(await build.sourceFolders(), limits, requested) }
    defer { following?.end() }
    if let notice = build.notice { status.notices.append(notice) }
    if following?.watch.polls == true {
      status.notices.append("the system cannot watch so many folders, so saves are noticed up to \(limits.poll) s later")
    }
    do {
      try await renew(with: build)
    } catch {
      guard status.isWatching, !(error is CancellationError) else { throw error }
      fail("\(error)")
    }
    guard status.isWatching else {
      await drawing?.value
      return
    }
    for await _ in requests {
      guard !Task.isCancelled else { break }
      do {
        try await renew(with: build)
      } catch {
        guard !Task.isCancelled else { break }
        fail("\(error)")
      }
      // A new manifest may name other local packages.
      let folders = await build.sourceFolders()
      guard folders != following?.folders else { continue }
      following?.end()
      following = Following(folders, limits, requested)
      requested.yield()
    }
  }

  /// Asks for a build when a file in one of several folders changes.
  private struct Following {
    let folders: [URL]
    let watch: SourceWatch
    private let forwarding: Task<Void, Never>

    init(_ folders: [URL], _ limits: PreviewProfile, _ requested: AsyncStream<Void>.Continuation) {
      self.folders = folders
      let watch = SourceWatch(folders, limits: limits)
      self.watch = watch
      forwarding = Task { for await _ in watch.changes { requested.yield() } }
    }

    func end() {
      forwarding.cancel()
      watch.stop()
    }
  }

  /// Ends the extension and the painters.
  public func close() async {
    drawing?.cancel()
    requested.finish()
    for client in clients.values { await client.close() }
    await painter.close()
    listeners.finish()
  }

  /// Builds what is saved now, unless it is built already. A save during the build is built at once.
  private func renew(with build: IncrementalBuild) async throws {
    let folders = await build.sourceFolders()
    var tree = SourceTree(of: folders, limits: limits)
    guard tree != builtTree else { return }
    savedAt = builtTree.map { tree.lastWrite(since: $0) } ?? Date()
    setPhase(.building)
    var outcome: IncrementalBuild.Outcome
    var attempts = 0
    var begun: ContinuousClock.Instant
    repeat {
      // The files that the compiler reads are at least as new as these.
      tree = SourceTree(of: folders, limits: limits)
      builtTree = tree
      begun = .now
      outcome = try await Self.limited(to: limits.buildSeconds) { try await build.run() }
      attempts += 1
      // A person who saves without a pause still gets a build now and then.
    } while attempts < 3 && SourceTree(of: folders, limits: limits) != tree
    switch outcome {
    case .failed(let output):
      status.messages = BuildOutput.messages(in: output, folder: build.folder.path, limits: limits)
      status.fault = nil
      setPhase(.failed)
    case .built(let bundle):
      status.messages = []
      status.fault = nil
      status.buildSeconds = (ContinuousClock.now - begun) / .seconds(1)
      use(bundle)
    }
  }

  private static func limited<Value: Sendable>(to seconds: Double, _ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else {
        throw PackageError.malformed("", "its build did not end within \(Int(seconds)) s; build it once with: swift build")
      }
      return value
    }
  }

  /// Whether the last build, or the extension that it made, failed.
  private var hasFailed: Bool { !status.messages.isEmpty || status.fault != nil }

  /// Says why an extension does not describe itself. Without an `@main`, SwiftPM can build a program that does nothing.
  private static func words(of error: any Error) -> String {
    guard case ExtensionError.exited(status: 0) = error else { return "\(error)" }
    return "the program ended at once, so it has no @main; put it before the widget, or before the bundle of the widgets"
  }

  private func fail(_ fault: String) {
    status.fault = fault
    status.messages = []
    setPhase(.failed)
  }

  private func setPhase(_ phase: PreviewStatus.Phase) {
    status.phase = phase
    listeners.send("status", status)
  }

  // MARK: Drawing

  /// Draws everything with a new bundle.
  private func use(_ bundle: AppBundle) {
    status.builds += 1
    let old = clients
    clients = [:]
    described = nil
    forgetArchives()
    self.bundle = bundle
    status.phase = .drawing
    painter.renew(bundle)
    // Not waited for: an extension that hangs ends late.
    Task { for client in old.values { await client.close() } }
    draw()
  }

  private func forgetArchives() {
    for archive in archives.values { archive.cancel() }
    archives = [:]
  }

  private func draw() {
    drawing?.cancel()
    round += 1
    let round = round
    drawing = Task { await self.draw(round) }
  }

  private func draw(_ round: Int) async {
    guard let bundle else { return }
    do {
      try configuration.checkUse(by: bundle)
      try await describe(bundle)
      guard round == self.round, let described else { return }
      try makePlan(described)
    } catch {
      if round == self.round, !(error is CancellationError) { fail(Self.words(of: error)) }
      return
    }
    guard let plan else { return }
    pending = Set(plan.pictures.filter { states[$0.id]?.drawn != wanted($0) }.map(\.id))
    status.total = plan.pictures.count
    status.drawn = plan.pictures.count - pending.count
    if status.phase != .building, !hasFailed { setPhase(.drawing) }
    await withTaskGroup(of: Void.self) { group in
      // One more than painters, so that the extension lays out the next widget meanwhile.
      for _ in 0...max(ProcessInfo.processInfo.activeProcessorCount, 1) {
        group.addTask { while let id = await self.next(round) { await self.draw(id, round) } }
      }
    }
    guard round == self.round, !Task.isCancelled else { return }
    sweep()
    status.faults = states.values.count { $0.report.fault != nil }
    if status.allSeconds == nil { status.allSeconds = Date().timeIntervalSince(savedAt) }
    if status.phase == .drawing { setPhase(.ready) } else { listeners.send("status", status) }
  }

  private func describe(_ bundle: AppBundle) async throws {
    guard described == nil else { return }
    (status.firstSeconds, status.allSeconds) = (nil, nil)
    let locale = choice.locales[0]
    let client = client(locale, bundle)
    let region = ExtensionClient.Region(timeZone: DeviceSettings().timeZone, locale: locale)
    let kinds = try await client.describe(in: region).kinds
    var previews: [PreviewDescription] = []
    status.notices.removeAll { $0.hasPrefix("no previews: ") }
    do {
      previews = try await client.previews(in: region)
    } catch let error as ExtensionError where error != .cancelled {
      // Its widgets may be fine.
      status.notices.append("no previews: \(error)")
    }
    try Task.checkCancellation()
    described = (kinds, previews)
    // The extension had failed before, and now works.
    if status.messages.isEmpty { status.fault = nil }
  }

  /// The systems that the app is for.
  private var platforms: SupportedPlatforms { bundle?.platforms ?? SupportedPlatforms([]) }

  private func makePlan(_ described: (kinds: [KindDescription], previews: [PreviewDescription])) throws {
    let new = try PreviewPlan(
      kinds: described.kinds, previews: described.previews, choice: choice, platforms: platforms, limits: limits)
    status.notices.removeAll { $0.hasSuffix(" is not drawn") }
    status.notices += new.leftOut.map { "\($0); it is not drawn" }
    guard new != plan else { return }
    plan = new
    var kept: [String: PictureState] = [:]
    for picture in new.pictures {
      let subject = new.subject(picture.subject)
      var state =
        states[picture.id]
        ?? PictureState(
          report: PictureReport(
            id: picture.id, subject: picture.subject, scheme: picture.scheme, mode: picture.mode, textSize: picture.textSize, locale: picture.locale,
            width: subject?.width ?? 0, height: subject?.height ?? 0))
      if state.report.hash == nil { (state.report.width, state.report.height) = (subject?.width ?? 0, subject?.height ?? 0) }
      kept[picture.id] = state
    }
    states = kept
    let subjects = Set(new.subjects.map(\.id))
    entries = entries.filter { subjects.contains($0.key) }
    sweep()
    listeners.send("plan", PlanReport(subjects: new.subjects, pictures: reports, choice: choice))
  }

  private struct PlanReport: Encodable {
    let subjects: [PreviewSubject]
    let pictures: [PictureReport]
    let choice: PreviewChoice
  }

  private var reports: [PictureReport] { plan?.pictures.compactMap { states[$0.id]?.report } ?? [] }

  private func wanted(_ picture: PreviewPicture) -> Drawn {
    Drawn(build: status.builds, instant: choice.instant, entry: choice.entries[picture.subject])
  }

  /// Takes the picture that is drawn next.
  private func next(_ round: Int) -> String? {
    guard round == self.round, !Task.isCancelled, let plan, let id = PreviewOrder.next(pending, visible: visible, plan: plan.pictures) else {
      return nil
    }
    pending.remove(id)
    return id
  }

  private func draw(_ id: String, _ round: Int) async {
    guard round == self.round, let plan, let bundle, let picture = plan.pictures.first(where: { $0.id == id }),
      let subject = plan.subject(picture.subject)
    else { return }
    let (drawn, date) = (wanted(picture), choice.date)
    let result: Result<AppPainter.Picture, any Error>
    do {
      let archive = try await archive(PreviewLayout(subject: subject, textSize: picture.textSize, locale: picture.locale), bundle)
      // A declared preview begins with its first entry; a widget shows the entry that is current.
      let current = subject.preview.isEmpty ? archive.entryIndex(at: date) ?? 0 : 0
      let entry = min(drawn.entry ?? current, archive.entries.count - 1)
      guard round == self.round else { return }
      note(archive, entry, of: subject)
      let instant = drawn.entry == nil ? date : Date(timeIntervalSince1970: archive.entries[entry].date.seconds)
      let order = try picture.order(
        of: subject, entry: entry, of: archive, at: instant, wallpapers: configuration.usualWallpapers, scale: limits.scale)
      result = .success(try await painter.paint(order, of: bundle) { archive.image($0) })
    } catch {
      result = .failure(error)
    }
    guard round == self.round, !Task.isCancelled else { return }
    take(result, of: id, drawn)
  }

  /// Returns the subject's archive; each is requested once.
  private func archive(_ layout: PreviewLayout, _ bundle: AppBundle) async throws -> TimelineArchive {
    if let known = archives[layout] { return try await known.value }
    let client = client(layout.locale, bundle)
    let request = try layout.request()
    let task = Task { try await client.previewArchive(request) }
    archives[layout] = task
    return try await task.value
  }

  private func client(_ locale: String, _ bundle: AppBundle) -> ExtensionClient {
    if let known = clients[locale] { return known }
    var configuration = configuration
    configuration.clock = .frozen(choice.date)
    let client = ExtensionClient(bundle: bundle, configuration: configuration, registersFonts: false)
    clients[locale] = client
    return client
  }

  private func note(_ archive: TimelineArchive, _ shown: Int, of subject: PreviewSubject) {
    let report = EntriesReport(subject: subject.id, dates: archive.entries.prefix(limits.entries).map(\.date.seconds), shown: shown)
    guard entries[subject.id] != report else { return }
    entries[subject.id] = report
    listeners.send("entries", report)
  }

  private func take(_ result: Result<AppPainter.Picture, any Error>, of id: String, _ drawn: Drawn) {
    guard var state = states[id] else { return }
    let former = state.report
    state.drawn = drawn
    switch result {
    case .success(let picture):
      let hash = store.add(picture.png)
      // A picture that the person changed by another choice has not changed by the save.
      if hash != former.hash { state.report.before = state.build != drawn.build && state.build > 0 ? former.hash : nil }
      if hash == former.hash, state.build != drawn.build { state.report.before = nil }
      state.build = drawn.build
      state.report.hash = hash
      (state.report.width, state.report.height) = (picture.size.width, picture.size.height)
      state.report.fault = nil
    case .failure(let error):
      state.report.fault = "\(error)"
      // A change by an earlier save is no longer shown as new.
      if state.build != drawn.build { state.report.before = nil }
    }
    states[id] = state
    status.drawn += 1
    if state.report != former {
      listeners.send("picture", state.report)
      if store.bytes > limits.pictureBytes { sweep() }
    }
    if status.firstSeconds == nil {
      status.firstSeconds = Date().timeIntervalSince(savedAt)
      listeners.send("status", status)
    } else if status.drawn % 8 == 0 {
      listeners.send("status", status)
    }
  }

  /// Removes pictures that nothing shows any more. If the rest is too much, the pictures before the save go first.
  private func sweep() {
    func shown() -> Set<String> { Set(states.values.flatMap { [$0.report.hash, $0.report.before] }.compactMap(\.self)) }
    store.keep(only: shown())
    guard store.bytes > limits.pictureBytes else { return }
    for id in states.keys { states[id]?.report.before = nil }
    store.keep(only: shown())
  }
}
