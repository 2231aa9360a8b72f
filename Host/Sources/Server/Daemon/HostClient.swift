import AlmanacWireSchema
import Foundation
import Host
import Reports

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of a running host's HTTP API, for the other commands.
public struct HostClient: Sendable {
  public let record: HostRecord

  /// Identifies requests of the command, so that decisions name it as their origin.
  static let userAgent = "almanac-command"

  /// Seconds in which the host must answer. A process listens at its address, so the time only passes if the machine is very busy or the host hangs.
  private let patience: TimeInterval

  /// Fifteen seconds were too few on two loaded cores.
  public static let defaultPatience: TimeInterval = 60

  public init(record: HostRecord, patience: TimeInterval = Self.defaultPatience) {
    self.record = record
    self.patience = patience
  }

  /// Returns the host that serves a data folder; nil if none responds, for instance because it was killed.
  ///
  /// - Parameter patience: seconds in which the host must answer each request.
  /// - Throws: ``ListenerError`` if somebody else listens at the host's address. Nothing is sent there.
  public static func running(dataFolder: URL, patience: TimeInterval = defaultPatience) async throws -> HostClient? {
    guard let client = try listening(dataFolder: dataFolder, patience: patience) else { return nil }
    do { try await client.checkHealth() } catch { return nil }
    return client
  }

  /// Returns the record of the host that listens at the address of `host.json`; nil if no process listens there. Call it after `running(dataFolder:)`
  /// found no host: the host is then too busy to answer.
  ///
  /// - Throws: ``ListenerError`` if somebody else listens there.
  public static func silent(dataFolder: URL) throws -> HostRecord? { try listening(dataFolder: dataFolder)?.record }

  /// Returns a client of the host that listens at the address of `host.json`, whether or not it answers; nil if no process listens there.
  ///
  /// - Throws: ``ListenerError`` if somebody else listens there.
  static func listening(dataFolder: URL, patience: TimeInterval = defaultPatience) throws -> HostClient? {
    guard let (record, owner) = HostRecord.readWithOwner(from: dataFolder), try record.isServed(in: dataFolder, owner: owner) else { return nil }
    return HostClient(record: record, patience: patience)
  }

  /// Asks the host whether it is well.
  ///
  /// - Throws: ``APIFailure`` if it does not answer. One that still installs apps takes orders already.
  func checkHealth() async throws {
    do { _ = try await send("GET", "health") } catch let failure as APIFailure where failure.name == APIFailure.installing {}
  }

  public func apps() async throws -> [AppReport] { try decode(try await send("GET", "apps")) }
  public func instances() async throws -> [InstanceReport] { try decode(try await send("GET", "instances")) }
  /// Installs a bundle that may share these app groups of other apps.
  public func install(_ bundle: URL, sharing groups: [String] = []) async throws -> AppReport {
    let body = InstallRequest(bundle: bundle.standardizedFileURL.path, shareGroups: groups.isEmpty ? nil : groups)
    return try decode(try await send("POST", "apps", body: body))
  }
  public func uninstall(_ app: String, keepsData: Bool) async throws {
    _ = try await send("DELETE", "apps/\(Self.escape(app))?keepData=\(keepsData)")
  }
  public func launch(_ app: String) async throws { _ = try await send("POST", "apps/\(Self.escape(app))/launch") }
  /// What an app's extension has printed after a line; 0: everything that is kept.
  public func log(of app: String, after line: Int) async throws -> [LogReport] {
    try decode(try await send("GET", "apps/\(Self.escape(app))/log?after=\(line)"))
  }
  public func reload(app: String?, kind: String?) async throws { _ = try await send("POST", "reload", body: ReloadBody(app: app, kind: kind)) }
  /// The kinds of launched apps, and what they suggest.
  public func gallery(at choice: PlacementChoice, search: String) async throws -> (kinds: [GalleryReport], suggestions: [SuggestionReport]) {
    let named = [("device", choice.device), ("place", choice.place), ("search", search.isEmpty ? nil : search)]
    let query = named.compactMap { name, value in value.map { "\(name)=\(Self.escape($0))" } }.joined(separator: "&")
    return (
      try decode(try await send("GET", "kinds?\(query)")) as [GalleryReport],
      try decode(try await send("GET", "suggestions?\(query)")) as [SuggestionReport]
    )
  }
  /// Adds a widget.
  public func add(
    app: String, kind: String, family: String, configuration: JSONFragment?, at choice: PlacementChoice
  ) async throws -> InstanceReport {
    let body = AddRequest(
      app: app, kind: kind, family: family, configuration: configuration, device: choice.device, place: choice.place, slot: choice.slot,
      position: choice.position.map(PositionBody.init), onto: nil)
    return try decode(try await send("POST", "instances", body: body))
  }
  /// The form of a kind before it is added.
  public func form(app: String, kind: String, family: String) async throws -> FormReport {
    try decode(try await send("POST", "apps/\(Self.escape(app))/kinds/\(Self.escape(kind))/form", body: ["family": family]))
  }
  /// Moves or resizes a widget.
  public func edit(_ instance: String, _ edit: WidgetEdit) async throws -> InstanceReport {
    let body = EditRequest(family: edit.family?.name, position: edit.position.map(PositionBody.init))
    return try decode(try await send("PATCH", "instances/\(Self.escape(instance))", body: body))
  }
  /// What can be tapped of a widget or live activity.
  public func tapAreas(of target: TapTarget) async throws -> TapAreas {
    switch target {
    case .widget(let id): try decode(try await send("GET", "instances/\(Self.escape(id))/content"))
    case .activity(let id, let family): try decode(try await send("GET", "activities/\(Self.escape(id))/\(Self.escape(family))/content"))
    }
  }
  /// Performs the intent of a button or toggle.
  public func tap(_ target: TapTarget, key: String, content: String, path: String) async throws -> TapResult {
    try decode(try await send("POST", "\(Self.path(target))/taps", body: TapRequest(key: key, content: content, path: path)))
  }
  /// Opens what a tap leads to: a link, or the widget's or activity's URL or app without a path, or what the intent of a tap asked to open.
  public func open(_ target: TapTarget, content: String? = nil, path: String? = nil, tap: String? = nil, confirms: String? = nil) async throws
    -> OpenReport
  {
    let body = OpeningRequest(content: content, path: path, tap: tap, confirms: confirms)
    return try decode(try await send("POST", "\(Self.path(target))/opens", body: body))
  }
  private static func path(_ target: TapTarget) -> String {
    switch target {
    case .widget(let id): "instances/\(escape(id))"
    case .activity(let id, _): "activities/\(escape(id))"
    }
  }
  /// What the user confirmed that links may open.
  public func linkConfirmations() async throws -> [LinkConfirmationReport] { try decode(try await send("GET", "device/links")) }
  public func revokeLinkConfirmation(_ id: String) async throws { _ = try await send("DELETE", "device/links/\(Self.escape(id))") }
  public func remove(_ instance: String) async throws { _ = try await send("DELETE", "instances/\(Self.escape(instance))") }
  public func stack(_ id: String) async throws -> StackReport { try decode(try await send("GET", "stacks/\(Self.escape(id))")) }
  /// Puts a widget onto another one.
  public func stack(_ instance: String, onto other: String) async throws -> InstanceReport {
    try decode(try await send("POST", "instances/\(Self.escape(instance))/stack", body: OntoRequest(onto: other)))
  }
  /// Takes a widget out of its stack.
  public func unstack(_ instance: String) async throws -> InstanceReport {
    try decode(try await send("DELETE", "instances/\(Self.escape(instance))/stack"))
  }
  /// Pins a widget in its list, or lets it go.
  public func pin(_ instance: String, _ isPinned: Bool) async throws -> InstanceReport {
    try decode(try await send(isPinned ? "PUT" : "DELETE", "instances/\(Self.escape(instance))/pin"))
  }
  public func changeStack(_ id: String, order: [String]?, smartRotate: Bool?) async throws -> StackReport {
    try decode(try await send("PATCH", "stacks/\(Self.escape(id))", body: StackChange(order: order, smartRotate: smartRotate)))
  }
  /// Turns a stack to one of its widgets.
  public func turnStack(_ id: String, to instance: String) async throws -> StackReport {
    try decode(try await send("PUT", "stacks/\(Self.escape(id))/top", body: TopRequest(instance: instance)))
  }
  /// Removes all widgets of a stack.
  public func removeStack(_ id: String) async throws { _ = try await send("DELETE", "stacks/\(Self.escape(id))") }
  /// The changes that can be undone, the newest first.
  public func undoSteps() async throws -> [UndoReport] { try decode(try await send("GET", "undo")) }
  /// Undoes the newest change.
  public func undo() async throws -> UndoReport { try decode(try await send("POST", "undo")) }
  public func decisions(_ instance: String, limit: Int) async throws -> [DecisionReport] {
    try decode(try await send("GET", "instances/\(Self.escape(instance))/decisions?limit=\(limit)"))
  }

  public func why(_ instance: String, limit: Int) async throws -> FreshnessReport {
    try decode(try await send("GET", "instances/\(Self.escape(instance))/why?limit=\(limit)"))
  }
  /// The form of a widget for what is configured.
  public func form(of instance: String) async throws -> FormReport {
    try decode(try await send("POST", "instances/\(Self.escape(instance))/form", body: [String: String]()))
  }
  /// A page of the options of a widget's parameter.
  public func options(of instance: String, parameter: String, search: String, cursor: String?) async throws -> OptionListReport {
    let from = cursor.map { "&cursor=\(Self.escape($0))" } ?? ""
    let path = "instances/\(Self.escape(instance))/options?parameter=\(Self.escape(parameter))&search=\(Self.escape(search))&limit=1000\(from)"
    return try decode(try await send("GET", path))
  }
  /// The JSON Schema of a kind's configuration.
  public func schema(app: String, kind: String, family: String) async throws -> JSONFragment {
    let query = family.isEmpty ? "" : "?family=\(Self.escape(family))"
    return try decode(try await send("GET", "apps/\(Self.escape(app))/kinds/\(Self.escape(kind))/schema\(query)"))
  }
  /// Replaces what is configured of a widget.
  public func configure(_ instance: String, as configuration: JSONFragment) async throws -> ConfigurationReport {
    let path = "instances/\(Self.escape(instance))/configuration"
    return try decode(try await send("PUT", path, body: ConfigurationRequest(configuration: configuration)))
  }
  /// Changes some values of what is configured; null is the default. It is refused if the configuration is not of this revision any more.
  /// - Parameter reset: the parameters that get their defaults.
  public func change(_ instance: String, keys: JSONFragment, reset: [String] = [], revision: String?) async throws -> ConfigurationReport {
    let body = try StableJSON.encode(ConfigurationRequest(configuration: keys))
    let query = reset.isEmpty ? "" : "?reset=\(reset.map(Self.escape).joined(separator: ","))"
    let path = "instances/\(Self.escape(instance))/configuration\(query)"
    return try decode(try await send("PATCH", path, data: body, ifMatch: revision))
  }
  public func undoConfiguration(of instance: String) async throws -> ConfigurationReport {
    try decode(try await send("POST", "instances/\(Self.escape(instance))/configuration/undo"))
  }
  public func device() async throws -> DeviceReport { try decode(try await send("GET", "device")) }
  /// Changes one setting of the device.
  public func change(_ setting: String, to value: SettingValue) async throws { _ = try await send("PATCH", "device", body: [setting: value]) }
  /// Makes a picture file the wallpaper of a device; nil removes it. Without a device, it is that of all devices that have none of their own.
  public func setWallpaper(_ file: Data?, on device: String?) async throws {
    let path = device.map { "devices/\(Self.escape($0))/wallpaper" } ?? "device/wallpaper"
    guard let file else {
      _ = try await send("DELETE", path)
      return
    }
    // The host looks at the file itself; the media type only keeps other sites' pages away.
    _ = try await send("PUT", path, data: file, mediaType: "image/png")
  }
  public func lockStatus() async throws -> LockReport { try decode(try await send("GET", "lock")) }
  public func lock() async throws -> LockReport { try decode(try await send("POST", "lock")) }
  public func unlock(_ passcode: String) async throws -> LockReport {
    try decode(try await send("POST", "unlock", body: UnlockRequest(passcode: passcode)))
  }
  /// Sets or changes the passcode.
  public func setPasscode(current: String?, new: String) async throws -> LockReport {
    try decode(try await send("PUT", "passcode", body: PasscodeRequest(current: current, new: new)))
  }
  public func removePasscode(current: String) async throws -> LockReport {
    try decode(try await send("DELETE", "passcode", body: PasscodeRemoval(current: current, loseProtectedData: nil)))
  }
  /// Removes a forgotten passcode and what it protects.
  public func resetPasscode() async throws -> LockReport {
    try decode(try await send("DELETE", "passcode", body: PasscodeRemoval(current: nil, loseProtectedData: true)))
  }
  public func activities() async throws -> [LiveActivityReport] { try decode(try await send("GET", "activities")) }
  public func endActivity(_ id: String) async throws { _ = try await send("POST", "activities/\(Self.escape(id))/end") }
  public func dismissActivity(_ id: String) async throws { _ = try await send("DELETE", "activities/\(Self.escape(id))") }
  public func status() async throws -> StatusReport { try decode(try await send("GET", "device/status")) }
  public func report(_ event: String, value: String?, app: String?, kind: String?) async throws -> StatusReport {
    try decode(try await send("POST", "device/events", body: EventRequest(event: event, value: value, app: app, kind: kind)))
  }
  public func location() async throws -> LocationReport { try decode(try await send("GET", "device/location")) }
  /// Sets where the device's location comes from: a place, a GPX file, the desktop's location service or nowhere.
  public func setLocation(_ location: String?, track: String? = nil, desktop: Bool = false) async throws -> LocationReport {
    let body = LocationSourceBody(
      location: location, track: track, desktop: desktop ? true : nil, none: location == nil && track == nil && !desktop ? true : nil)
    return try decode(try await send("PUT", "device/location", body: body))
  }
  public func location(of app: String) async throws -> AppLocationReport { try decode(try await send("GET", "apps/\(Self.escape(app))/location")) }
  public func setLocation(of app: String, authorization: String?, precise: Bool?) async throws -> AppLocationReport {
    let body = AppLocationBody(authorization: authorization, precise: precise)
    return try decode(try await send("PUT", "apps/\(Self.escape(app))/location", body: body))
  }
  public func askForLocation(app: String) async throws -> AppLocationReport {
    try decode(try await send("POST", "apps/\(Self.escape(app))/location/ask"))
  }
  /// Reports which widgets a viewer shows from now on, and for how long.
  public func show(on viewer: String, _ instances: [String], for seconds: Double) async throws {
    _ = try await send("PUT", "views/\(Self.escape(viewer))", body: ShowRequest(instances: instances, used: nil, seconds: seconds))
  }

  private func decode<Value: Decodable>(_ data: Data) throws -> Value { try StableJSON.decode(Value.self, from: data) }

  private static func escape(_ text: String) -> String {
    // Dots too: an address ends a folder at a component of dots.
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_~"))) ?? text
  }

  private func send(_ method: String, _ path: String) async throws -> Data {
    try await send(method, path, data: nil)
  }

  private func send(_ method: String, _ path: String, body: some Encodable) async throws -> Data {
    try await send(method, path, data: try StableJSON.encode(body))
  }

  private func send(
    _ method: String, _ path: String, data: Data?, mediaType: String = "application/json", ifMatch revision: String? = nil
  ) async throws -> Data {
    guard let url = URL(string: "\(record.url)/v1/\(path)") else {
      throw APIFailure(status: 0, name: "host.unreachable", message: "host.json contains an invalid address: \(record.url); start the host again")
    }
    var request = URLRequest(url: url)
    // Foundation on Linux ignores the interval of `URLRequest(url:timeoutInterval:)` and waits 60 s.
    request.timeoutInterval = patience
    request.httpMethod = method
    request.setValue("Bearer \(record.key)", forHTTPHeaderField: "Authorization")
    request.setValue(Self.userAgent, forHTTPHeaderField: "User-Agent")
    if let revision { request.setValue("\"\(revision)\"", forHTTPHeaderField: "If-Match") }
    if let data {
      request.httpBody = data
      request.setValue(mediaType, forHTTPHeaderField: "Content-Type")
    }
    let reply: (body: Data, response: URLResponse)
    do {
      reply = try await URLSession.shared.data(for: request)
    } catch {
      let reason = (error as? URLError).map { "\($0.code)" } ?? "\(error)"
      throw APIFailure(
        status: 0, name: "host.unreachable", message: "the host at \(record.url) does not respond (\(reason)); try again, or start it again")
    }
    let status = (reply.response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else {
      let reported = try? StableJSON.decode(ReportedError.self, from: reply.body)
      throw APIFailure(
        status: status, name: reported?.error.name ?? "http",
        message: reported?.error.message ?? "the host at \(record.url) responded with status \(status)")
    }
    return reply.body
  }
}

/// The value of a setting in a request.
public enum SettingValue: Encodable, Sendable, Equatable {
  case text(String)
  case flag(Bool)
  case texts([String: String])
  case flags([String: Bool])

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .texts(let texts): try container.encode(texts)
    case .flags(let flags): try container.encode(flags)
    }
  }
}

/// An error response of a running host.
public struct APIFailure: Error, Equatable {
  /// The HTTP status; 0 = the host could not be reached.
  public let status: Int
  public let name: String
  public let message: String

  /// The name of the answer of a host that works, whose apps are being installed.
  static let installing = "host.installing"
}

private struct ReportedError: Decodable {
  struct Named: Decodable {
    let name, message: String
  }
  let error: Named
}
