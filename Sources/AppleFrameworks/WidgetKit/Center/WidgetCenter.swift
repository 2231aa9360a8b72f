import WireSchema

/// Requests new timelines from the host and lists the widgets that people have added (Specification A5).
///
/// In the extension, calls use its connection to the host. In any other process of the app they use the socket whose
/// path is in `ALMANAC_HOST_SOCKET`; without one, a call has no effect except a line on standard error.
public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter(link: nil)

  /// Keys of the activity that opens the containing app when a widget without a URL is tapped.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Why the current configurations could not be read.
  public enum CenterError: Error, Equatable, CustomStringConvertible {
    case noHost
    case connectionLost

    public var description: String {
      switch self {
      case .noHost: "no host is known: set ALMANAC_HOST_SOCKET to the path of its socket, or let the host start this process"
      case .connectionLost: "the connection to the host ended before it replied"
      }
    }
  }

  private let link: (any HostLink)?

  init(link: (any HostLink)?) { self.link = link }

  /// Requests new timelines for the widgets of one kind. The host decides when to reload them (Specification C5, C8).
  public func reloadTimelines(ofKind kind: String) {
    var reload = ReloadTimelines()
    reload.kind = kind
    var call = ExtensionCall()
    call.reload = reload
    send(call, "reloadTimelines(ofKind: \"\(kind)\")")
  }

  /// Requests new timelines for all of the app's widgets.
  public func reloadAllTimelines() {
    var call = ExtensionCall()
    call.reload = ReloadTimelines()
    send(call, "reloadAllTimelines()")
  }

  /// Requests that the host fetches `recommendations()` again.
  public func invalidateConfigurationRecommendations() {
    var call = ExtensionCall()
    call.invalidateRecommendations = InvalidateRecommendations()
    send(call, "invalidateConfigurationRecommendations()")
  }

  /// Requests that the host fetches the relevance of a kind again. This host does not use `relevance()` yet.
  public func invalidateRelevance(ofKind kind: String) {
    FileHandle.standardError.write(Data("WidgetCenter.invalidateRelevance(ofKind: \"\(kind)\"): this host does not use relevance() yet\n".utf8))
  }

  /// The widgets of the app that people have added.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    Task {
      do { completion(.success(try await currentConfigurations())) } catch { completion(.failure(error)) }
    }
  }

  /// The widgets of the app that people have added.
  /// - Throws: ``CenterError``.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await currentInstances().compactMap { WidgetInfo($0, intent: $1) }
  }

  /// The token with which a server updates the app's widgets; always nil on this host.
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }

  /// The widgets and controls that the host lists, with their intents if this process has the intent's type.
  func currentInstances() async throws -> [(value: WidgetInfoValue, intent: Any?)] {
    guard let link = link ?? HostLinks.current else { throw CenterError.noHost }
    var call = ExtensionCall()
    call.currentConfigurations = CurrentConfigurationsCall()
    let answer = try await link.ask(call)
    var instances: [(value: WidgetInfoValue, intent: Any?)] = []
    for value in answer.currentConfigurations.widgets {
      instances.append((value, try? await link.configuredIntent(kind: value.kind, configuration: value.configuration)))
    }
    return instances
  }

  private func send(_ call: ExtensionCall, _ name: String) {
    if let link = link ?? HostLinks.current { return link.send(call) }
    FileHandle.standardError.write(Data("WidgetCenter.\(name) had no effect: \(CenterError.noHost)\n".utf8))
  }
}

/// A connection to the host.
protocol HostLink: AnyObject, Sendable {
  func send(_ call: ExtensionCall)
  func ask(_ call: ExtensionCall) async throws -> HostAnswer
  /// Decodes the configuration as the intent of `kind`; nil if this process does not have the intent's type.
  func configuredIntent(kind: String, configuration: Data) async throws -> Any?
}

/// The process's connection to the host: the extension's own while its loop runs, otherwise the socket that the environment names.
enum HostLinks {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var extensionLink: (any HostLink)?
  nonisolated(unsafe) private static var appLink: AppLink?

  static func adopt(_ link: any HostLink) {
    lock.lock()
    defer { lock.unlock() }
    extensionLink = link
  }

  static var current: (any HostLink)? {
    lock.lock()
    defer { lock.unlock() }
    if let extensionLink { return extensionLink }
    if let appLink, appLink.isOpen { return appLink }
    guard let path = ProcessInfo.processInfo.environment["ALMANAC_HOST_SOCKET"], !path.isEmpty else { return nil }
    appLink = AppLink(path: path)
    return appLink
  }
}
