/// Stub. The shortcuts that an app provides. The host offers no shortcuts and never reads them.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Stub. Does nothing.
  public static func updateAppShortcutParameters() {}
}

/// A ready-made command: an intent with phrases that start it.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.template)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
  /// Creates a shortcut with an initialiser of earlier systems, without a title, a symbol or both.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String? = nil) {
    self.intent = intent
    self.phrases = phrases.map(\.template)
    shortTitle = nil
    self.systemImageName = systemImageName
  }
}

/// A phrase that starts a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  package let template: String
  public init(stringLiteral value: String) { template = value }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { template += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { template += "${applicationName}" }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { template += "${parameter}" }
  }
}

/// A placeholder in a phrase.
public struct AppShortcutPhraseToken: Sendable {
  public static let applicationName = AppShortcutPhraseToken()
}

/// The background colour of an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// Builds the shortcuts of an app.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// A module with intents of an app.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
