import AlmanacWireSchema

/// A widget that the user has added, with its configuration.
public struct WidgetInfo: Sendable, Identifiable, Hashable, CustomDebugStringConvertible {
  public let kind: String
  public let family: WidgetFamily
  private let configurationData: Data
  private let intentType: String
  private let intent: (any Sendable)?

  public var id: WidgetInfo { self }
  public var debugDescription: String {
    "WidgetInfo(kind: \(kind), family: \(family), configuration: \(String(decoding: configurationData, as: UTF8.self)))"
  }

  /// Returns the configured intent of an App Intents widget; nil if the widget has no intent of this type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
    intent as? Intent ?? StoredIntent.read(intentType, named: self.intentType, from: configurationData)
  }

  /// The configured intent of an Intents widget; nil in a program of the containing app that does not link its class.
  public var configuration: INIntent? {
    intent as? INIntent ?? INIntent.linkedClass(named: intentType, orIn: nil)?.restored(from: configurationData)
  }

  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.kind == b.kind && a.family == b.family && a.configurationData == b.configurationData
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(configurationData)
  }

  /// - Parameter intent: The configuration as an intent; nil in a process that does not have its type. The extension has it; a
  ///   program of the containing app gets it from the caller of ``widgetConfigurationIntent(of:)``.
  init?(_ value: WidgetInfoValue, intent: (any Sendable)?) {
    guard let family = WidgetFamily(value.family) else { return nil }
    kind = value.kind
    self.family = family
    configurationData = value.configuration
    intentType = value.intentType
    self.intent = intent
  }
}
