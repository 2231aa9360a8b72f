import WireSchema

/// Asks the host to draw controls anew and tells which controls stand where.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Asks for new values of one kind of control.
  public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }

  /// Asks for new values of all of the app's controls. The host tells no controls from widgets here: all of the app's kinds are asked anew.
  public func reloadAllControls() { WidgetCenter.shared.reloadAllTimelines() }

  /// The controls of the app that people have added.
  /// - Throws: ``WidgetCenter/CenterError``.
  public func currentControls() async throws -> [ControlInfo] {
    try await WidgetCenter.shared.currentInstances().compactMap { value, intent in
      value.family.place == .control ? ControlInfo(kind: value.kind, configurationData: value.configuration, intent: intent) : nil
    }
  }
}

/// A control that stands somewhere, with its configuration.
public struct ControlInfo: Sendable, Identifiable, Hashable {
  public let kind: String
  fileprivate let configurationData: Data
  fileprivate let intent: (any Sendable)?

  public var id: ControlInfo { self }
  /// The token by which a server updates the control: none on this host.
  public var pushInfo: ControlPushInfo? { nil }

  /// The configured intent; nil if the control has none of this type.
  public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type = Intent.self) -> Intent? { intent as? Intent }

  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.kind == b.kind && a.configurationData == b.configurationData }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(configurationData)
  }
}

/// What a server needs to update a control.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Hears of the push tokens of an app's controls. This host gives none.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

/// Hears of the push token of an app's widgets. This host gives none.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// What a server needs to update widgets.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
