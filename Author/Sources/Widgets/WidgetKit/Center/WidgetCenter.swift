import AlmanacHostConnection
import AlmanacWireSchema

/// Requests new timelines from the host and lists the widgets that the user has added (Specification A5).
///
/// In the extension the calls go over its connection to the host. In any other process of the app they go over the socket whose
/// path `ALMANAC_HOST_SOCKET` names, for the app that `ALMANAC_APP` names; without a socket, a line on standard error says that the call had no effect.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter(link: nil)

  /// Keys of the activity that opens the containing app when a widget without a URL is tapped.
  public struct UserInfoKey {
    /// The widget's kind, a `String`.
    public static let kind = WidgetActivityKey.kind
    /// The name of the widget's family, for example `systemSmall`.
    public static let family = WidgetActivityKey.family
    /// The id of the live activity that was tapped, a `String`.
    public static let activityID = WidgetActivityKey.activityID
  }

  /// The reasons why the current configurations could not be read.
  public enum CenterError: Error, Equatable, CustomStringConvertible {
    case noHost
    case connectionLost

    public var description: String {
      switch self {
      case .noHost: "there is no connection to a host: set ALMANAC_HOST_SOCKET to the path of its socket, or let the host start this process"
      case .connectionLost: "the connection to the host ended before it replied"
      }
    }
  }

  private let link: (any HostLink)?

  init(link: (any HostLink)?) { self.link = link }

  /// Requests new timelines for the widgets of one kind. The host decides when to reload them (Specification C5, C8).
  public func reloadTimelines(ofKind kind: String) {
    send(.with { $0.reload = .with { ($0.kind, $0.app) = (kind, app) } }, "reloadTimelines(ofKind: \"\(kind)\")")
  }

  /// Requests new timelines for all of the app's widgets.
  public func reloadAllTimelines() {
    send(.with { $0.reload = .with { $0.app = app } }, "reloadAllTimelines()")
  }

  /// Asks the host to call `recommendations()` again.
  public func invalidateConfigurationRecommendations() {
    var call = ExtensionCall()
    call.invalidateRecommendations = InvalidateRecommendations()
    send(call, "invalidateConfigurationRecommendations()")
  }

  /// Asks the host to call `relevance()` of a kind again. It does so for kinds that have a widget in a stack, at most once a minute.
  public func invalidateRelevance(ofKind kind: String) {
    send(.with { $0.invalidateRelevance = .with { ($0.kind, $0.app) = (kind, app) } }, "invalidateRelevance(ofKind: \"\(kind)\")")
  }

  /// Calls `completion` with the app's widgets that the user has added.
  @preconcurrency
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    Task {
      do { completion(.success(try await currentConfigurations())) } catch { completion(.failure(error)) }
    }
  }

  /// Returns the app's widgets that the user has added.
  /// - Throws: ``CenterError``.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await currentInstances().compactMap { WidgetInfo($0, intent: $1) }
  }

  /// The token with which a server updates the app's widgets; nil if none of them has a push handler, or there is no host.
  public var currentPushInfo: WidgetPushInfo? {
    get async { await pushTokens.flatMap { $0.widgets.isEmpty ? nil : WidgetPushInfo(token: $0.widgets) } }
  }

  /// The tokens of the app's widgets and controls; nil without a host.
  var pushTokens: PushTokens? {
    get async {
      guard let link = link ?? HostLinks.current else { return nil }
      return try? await link.ask(.with { $0.pushTokens = .with { $0.app = app } }).pushTokens
    }
  }

  /// The app that a program outside the extension belongs to; empty in an extension, whose app the host knows.
  private var app: String { HostLinks.isExtension ? "" : HostLinks.programApp }

  /// Returns the app's widgets and controls from the host. An intent is nil if this process does not have its type.
  func currentInstances() async throws -> [(value: WidgetInfoValue, intent: (any Sendable)?)] {
    guard let link = link ?? HostLinks.current else { throw CenterError.noHost }
    let answer: HostAnswer
    do { answer = try await link.ask(.with { $0.currentConfigurations = .with { $0.app = app } }) } catch HostLinkError.connectionLost {
      throw CenterError.connectionLost
    }
    var instances: [(value: WidgetInfoValue, intent: (any Sendable)?)] = []
    for value in answer.currentConfigurations.widgets {
      instances.append((value, try? await link.configuredIntent(kind: value.kind, configuration: value.configuration)))
    }
    return instances
  }

  /// Replaces the app's own declarations of when its widgets are relevant.
  /// - Throws: ``CenterError/noHost``.
  func update(_ intents: [RelevantIntentValue]) throws {
    guard let link = link ?? HostLinks.current else { throw CenterError.noHost }
    link.send(.with { $0.relevantIntents = .with { ($0.app, $0.intents) = (app, intents) } })
  }

  private func send(_ call: ExtensionCall, _ name: String) {
    if let link = link ?? HostLinks.current { return link.send(call) }
    FileHandle.standardError.write(Data("WidgetCenter.\(name) had no effect: \(CenterError.noHost)\n".utf8))
  }
}
