import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Opens what taps on widgets lead to (Specification A11, B7).
extension DeviceHost {
  /// Opens what a tap leads to: the link, the widget's URL, or the app with the widget's activity.
  ///
  /// What that is follows from what the host stored, not from what the client says. An app's open command gets only addresses of the schemes that this
  /// app declares; everything else goes to the desktop, and to the viewer if it is a web page. The user confirms each scheme and each command once.
  /// - Throws: ``LinkError``; ``HostError``; `StoreError`.
  public func open(_ instance: String, _ request: OpenRequest) async throws -> OpenAnswer {
    guard isRunning else { throw HostError.notRunning }
    let record = try record(instance)
    guard !isLocked else { throw LinkError.locked }
    switch request.subject {
    case .intent(let key): return try await openRequested(by: TapQueue.ID(subject: .widget(record.id), key: key), confirms: request.confirms)
    case .shown(let content, let path):
      let target = try shownTarget(content, path, alone: { activity(of: record) }) {
        try ShownList(content).flatMap { try tappedList($0, of: record) }
      }
      return try await open(target, of: try find(record.app.rawValue), confirms: request.confirms)
    }
  }

  /// Opens what the intent of a tap has asked to open, once.
  func openRequested(by tap: TapQueue.ID, confirms: String?) async throws -> OpenAnswer {
    guard let (what, app) = links.requested(by: tap) else { throw LinkError.nothingRequested(tap.key) }
    let target: OpenTarget =
      switch what {
      case .url(let url): .url(url)
      case .app: .app(AppOpening())
      }
    let answer = try await open(target, of: try find(app.rawValue), confirms: confirms)
    if [.opened, .web].contains(answer.outcome) { links.forget(tap) }
    return answer
  }

  /// What the user confirmed, in the order in which it was.
  public func linkConfirmations() -> [LinkConfirmation] { links.stored.confirmations }

  /// Takes a confirmation back: the user is asked again.
  /// - Throws: ``LinkError/unknownConfirmation(_:)``.
  public func revokeLinkConfirmation(_ id: String) async throws {
    try checkWritable()
    var stored = links.stored
    stored.confirmations.removeAll { $0.id == id }
    guard stored != links.stored else { throw LinkError.unknownConfirmation(id) }
    try keep(stored)
  }

  // MARK: What is opened

  enum OpenTarget {
    case url(String)
    /// The app, perhaps with what was tapped.
    case app(AppOpening)
  }

  /// Returns what a place of shown content opens.
  ///
  /// - Parameters:
  ///   - path: the link; nil: outside of links and buttons.
  ///   - alone: what the app receives if the content has no URL.
  ///   - list: finds the content; nil: it is not shown, and was not a moment ago.
  func shownTarget(
    _ content: String, _ path: NodePath?, alone: () -> WidgetInfoValue, list: () throws -> DisplayList?
  ) throws -> OpenTarget {
    let app = OpenTarget.app(.with { $0.activity = alone() })
    // A placeholder, or a tile that says what is wrong.
    if content.isEmpty, path == nil { return app }
    guard let list = try list() else { throw LinkError.outdated }
    guard let path else { return list.widgetURL.isEmpty ? app : .url(list.widgetURL) }
    guard case .link(let url)? = list.action(at: path)?.action else { throw LinkError.noLink(path.description) }
    return .url(url)
  }

  // MARK: How it is opened

  func open(_ target: OpenTarget, of app: InstalledApp, confirms: String?) async throws -> OpenAnswer {
    var answer = OpenAnswer(.opened, displayName: app.displayName)
    let text: String
    switch target {
    case .app(let opening): return try await openApp(app, opening, answer, confirms: confirms)
    case .url(let url): text = url
    }
    // It is printed and shown, and an app may have put any characters into it.
    answer.url = Printable.line(text, bytes: 200)
    let address: LinkAddress
    do throws(LinkRefusal) {
      address = try LinkAddress(text, limits: configuration.links)
    } catch {
      return answer.with(.refused, error.name, "\(error)")
    }
    answer.url = address.text
    if address.isWeb { return answer.with(.web) }
    guard app.bundle.opens(address.scheme) else { return try await openOnDesktop(address, of: app, answer, confirms: confirms) }
    // An app without a command may have a program that the desktop knows.
    let isRunning = links.companions.values.contains(app.record.id)
    if app.bundle.openCommand == nil, !isRunning { return try await openOnDesktop(address, of: app, answer, confirms: confirms) }
    return try await openApp(app, .with { $0.url = address.text }, answer, confirms: confirms)
  }

  /// Gives an opening to the app's connected program, or starts its open command.
  private func openApp(_ app: InstalledApp, _ opening: AppOpening, _ answer: OpenAnswer, confirms: String?) async throws -> OpenAnswer {
    var answer = answer
    let id = app.record.id
    // The newest program, if there are several.
    if let connection = links.companions.filter({ $0.value == id }).keys.max(), let companions {
      try charge(id)
      answer.opener = .companion
      if await companions.open(opening, over: connection) { return answer }
    }
    guard let text = app.bundle.openCommand else {
      return answer.with(
        .noHandler, "link.noCommand", "\(app.displayName) has no AlmanacOpenCommand in its Info.plist, and no program of it is running")
    }
    answer.opener = .command
    let environment = configuration.programEnvironment ?? ProcessInfo.processInfo.environment
    let command: OpenCommand
    let executable: String
    do throws(OpenCommandFault) {
      command = try OpenCommand(text, limits: configuration.links)
      executable = try command.executable(path: environment["PATH"] ?? "")
    } catch {
      let refusal = LinkRefusal.command(error)
      return answer.with(.refused, refusal.name, "\(refusal)")
    }
    if let question = try confirm(.command(text, program: executable), of: app, confirms: confirms) { return answer.asking(question) }
    try charge(id)
    var variables = ProgramEnvironment.app(app.bundle, environment, configuration)
    var url: String?
    switch opening.opening {
    case .url(let text): url = text
    case .activity(let activity): variables["ALMANAC_ACTIVITY"] = activity.environmentText
    case nil: break
    }
    let start = ProgramStart(
      executable: executable, arguments: command.arguments(url: url), environment: variables, directory: environment["HOME"] ?? "/")
    return await self.start(start, for: id, answer)
  }

  /// Gives an address to the desktop.
  private func openOnDesktop(_ address: LinkAddress, of app: InstalledApp, _ answer: OpenAnswer, confirms: String?) async throws -> OpenAnswer {
    var answer = answer
    answer.opener = .desktop
    let environment = configuration.programEnvironment ?? ProcessInfo.processInfo.environment
    let handler = DesktopHandler(
      path: environment["PATH"] ?? "", environment: ProgramEnvironment.desktop(environment), wait: configuration.links.handlerSeconds)
    guard let executable = handler.opener else {
      return answer.with(.noHandler, "link.noOpener", "xdg-open is not installed, so no program opens “\(address.scheme):” addresses")
    }
    let nobody = "no program of this machine opens “\(address.scheme):” addresses"
    if await handler.knows(address.scheme) == false { return answer.with(.noHandler, "link.noHandler", nobody) }
    // It may have been locked, or the app removed, meanwhile.
    guard isRunning, !isLocked else { throw LinkError.locked }
    guard installed[app.record.id] != nil else { throw HostError.unknownApp(app.record.id.rawValue, known: installed.keys.sorted().map(\.rawValue)) }
    if let question = try confirm(.scheme(address.scheme), of: app, confirms: confirms) { return answer.asking(question) }
    try charge(app.record.id)
    let start = ProgramStart(
      executable: executable, arguments: [address.text], environment: handler.environment, directory: environment["HOME"] ?? "/")
    let done = await self.start(start, for: app.record.id, answer)
    return done.isStatus(DesktopHandler.nothingFound) ? answer.with(.noHandler, "link.noHandler", nobody) : done
  }

  private func start(_ program: ProgramStart, for app: AppID, _ answer: OpenAnswer) async -> OpenAnswer {
    let limits = configuration.links
    let name = Printable.text((program.executable as NSString).lastPathComponent)
    switch await programs.start(program, for: app, limit: limits.processesPerApp, wait: limits.startSeconds) {
    case .runs, .exited(0): return answer
    case .exited(let status): return answer.with(.failed, "link.exited", "\(name) failed with status \(status)", status: status)
    case .killed(let signal): return answer.with(.failed, "link.killed", "\(name) was ended by signal \(signal)")
    case .failed(let number): return answer.with(.failed, "link.notStarted", "\(name) cannot be started: \(String(cString: strerror(number)))")
    case .tooMany:
      return answer.with(
        .refused, "limit.openProcesses", "\(limits.processesPerApp) programs that taps on the app’s widgets have started run already; end one of them"
      )
    }
  }

  // MARK: Rules

  /// Returns the question to the user; nil: the subject is confirmed. An answer to the question confirms it.
  private func confirm(_ subject: LinkConfirmation.Subject, of app: InstalledApp, confirms answered: String?) throws -> LinkQuestion? {
    let id = app.record.id
    if links.isConfirmed(subject, of: id) { return nil }
    let limits = configuration.links
    guard let answered, links.answers(answered, subject, of: id) else {
      return links.question(subject, of: id, displayName: app.displayName, limit: limits.questions)
    }
    try checkWritable()
    var stored = links.stored
    // A command that an update has replaced is not run any more.
    if case .command = subject {
      stored.confirmations.removeAll { known in
        guard known.app == id.rawValue, case .command = known.subject else { return false }
        return true
      }
    }
    stored.confirmations.append(LinkConfirmation(id: UUID().uuidString, app: id.rawValue, subject: subject, date: now))
    let own = stored.confirmations.filter { $0.app == id.rawValue }
    if own.count > limits.confirmations { stored.confirmations.removeAll { $0.id == own[0].id } }
    try keep(stored)
    links.endQuestion(answered)
    return nil
  }

  private func charge(_ app: AppID) throws {
    let limits = configuration.links
    var rate = links.rates[app] ?? RateLimit(burst: limits.burst, perSecond: limits.perSecond)
    defer { links.rates[app] = rate }
    guard rate.allows(at: .now) else { throw LinkError.tooOften(app: app.rawValue, wait: rate.wait(at: .now) / .seconds(1)) }
    rate.charge(1, at: .now)
  }

  private func activity(of record: InstanceRecord) -> WidgetInfoValue {
    .with {
      $0.kind = record.kind
      $0.family = WidgetFamilyValue(name: record.family) ?? .unspecified
      $0.intentType = describedKind(of: record)?.intentType ?? ""
      if !isLocked || !isProtected(record.app) { $0.configuration = record.configuration }
    }
  }

  // MARK: What is kept

  /// Records that a program receives from now on what taps on widgets of its app open. A connection speaks for one app.
  func follow(_ call: OpeningsCall, over connection: UInt64) {
    guard isRunning, let id = installed[AppID(call.app)]?.record.id, location.programs[connection].map({ $0 == id }) ?? true else { return }
    if links.companions[connection] == nil { links.companions[connection] = id }
  }

  /// Keeps what the intent of a tap asks to open, until its client opens it.
  func keepOpening(of tap: TapRecord, app: AppID, url: String?, opensApp: Bool) {
    guard let what = url.map(LinkState.Requested.url) ?? (opensApp ? .app : nil) else { return }
    links.keep(what, of: TapQueue.ID(subject: tap.subject, key: tap.key), app: app, limit: configuration.links.intentOpenings)
  }

  /// Forgets what was confirmed for an app that is removed.
  func forgetLinks(of app: AppID) throws {
    var remaining = links
    remaining.forget(app)
    try keep(remaining.stored)
    links = remaining
  }

  private func keep(_ stored: LinkState.Stored) throws {
    guard stored != links.stored else { return }
    try store.setSetting(Self.linksKey, try JSONEncoder().encode(stored))
    links.stored = stored
  }

  static let linksKey = "device.links"
}

extension AppBundle {
  /// Whether the app declares a scheme (in lower case) as its own.
  fileprivate func opens(_ scheme: String) -> Bool { urlSchemes.contains { $0.lowercased() == scheme } }
}

extension OpenAnswer {
  fileprivate func with(_ outcome: Outcome, _ name: String = "", _ reason: String = "", status: Int32 = 0) -> OpenAnswer {
    var answer = self
    (answer.outcome, answer.reasonName, answer.reason, answer.status) = (outcome, name, reason, status)
    return answer
  }

  fileprivate func asking(_ question: LinkQuestion) -> OpenAnswer {
    var answer = with(.needsConfirmation)
    answer.question = question
    return answer
  }

  fileprivate func isStatus(_ status: Int32) -> Bool { outcome == .failed && self.status == status }
}

extension WidgetInfoValue {
  /// The most bytes of a configuration in an environment variable. The kernel takes 128 KiB for one.
  private static let environmentBytes = 64 << 10

  /// The activity as a program reads it that was started for it: a JSON object with `kind`, `family`, the type of its `intent`
  /// if it has one and, unless it is too large, `configuration`; for a live activity also its id, `liveActivity`.
  fileprivate var environmentText: String {
    var members: [String: JSONFragment] = ["kind": .string(kind), "family": .string(family.name)]
    if !intentType.isEmpty { members["intent"] = .string(intentType) }
    if !liveActivity.isEmpty { members["liveActivity"] = .string(liveActivity) }
    if configuration.count <= Self.environmentBytes, let value = try? JSONFragment(data: configuration) { members["configuration"] = value }
    return JSONFragment.object(members).text
  }
}
