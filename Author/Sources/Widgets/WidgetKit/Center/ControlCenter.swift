import AlmanacWireSchema

/// Requests new values for controls from the host and lists the controls that the user has added.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Requests new values for the controls of one kind.
  public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

  /// Requests new values for all of the app's controls. The host does not distinguish controls from widgets in this request, so it reloads the app's
  /// widgets too.
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }

  /// Returns the app's controls that the user has added.
  /// - Throws: ``WidgetCenter/CenterError``.
  public func currentControls() async throws -> [ControlInfo] {
    let token = await WidgetCenter.shared.pushTokens?.controls ?? Data()
    return try await WidgetCenter.shared.currentInstances().compactMap { value, intent in
      value.family.group == .control ? ControlInfo(value, intent: intent, token: token) : nil
    }
  }
}

/// A control that the user has added, with its configuration.
public struct ControlInfo: Sendable, Identifiable, Hashable {
  public let kind: String
  private let configurationData: Data
  private let intentType: String
  private let intent: (any Sendable)?
  /// The token with which a server updates the control; nil if the app's controls have no push handler.
  public let pushInfo: ControlPushInfo?

  /// The kind with the configuration: controls that are alike have the same.
  public var id: String { kind + String(decoding: configurationData, as: UTF8.self) }

  init(_ value: WidgetInfoValue, intent: (any Sendable)?, token: Data) {
    (kind, configurationData, intentType, self.intent) = (value.kind, value.configuration, value.intentType, intent)
    pushInfo = token.isEmpty ? nil : ControlPushInfo(token: token)
  }

  /// The controls among the app's widgets and controls.
  static func controls(among values: [WidgetInfoValue], token: Data) -> [ControlInfo] {
    values.filter { $0.family.group == .control }.map { ControlInfo($0, intent: nil, token: token) }
  }

  /// Returns the configured intent; nil if the control has no intent of this type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type = Intent.self) -> Intent? {
    intent as? Intent ?? StoredIntent.read(type, named: intentType, from: configurationData)
  }

  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.kind == b.kind && a.configurationData == b.configurationData }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(configurationData)
  }
}

/// The data that a server needs to update a control.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Receives the push tokens of an app's controls: one token for all of them (`Documentation/push.md`).
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// Receives the push token of an app's widgets: one token for all of them (`Documentation/push.md`).
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The data that a server needs to update widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
