import WireSchema
import Foundation

/// An installed app.
public struct App: Sendable, Hashable {
  /// What the app is called in commands and addresses: its bundle's name.
  public let name: String
  public let bundle: AppBundle
  /// Whether the containing app has been opened; before that its widgets are not offered (Specification B1).
  public let isLaunched: Bool
  public let installed: Date
}

/// A widget on the device: one kind in one family with its own configuration (Specification B3).
public struct Instance: Sendable, Hashable {
  public let id: String
  /// The app's name.
  public let app: String
  public let kind: String
  public let family: WidgetFamilyValue
  /// The device's profile id.
  public let device: String
  /// JSON object of the configured intent's parameters; empty = defaults.
  public let configuration: Data
  public let added: Date
  /// What is shown until there is more: a placeholder, a snapshot, then the timeline.
  public let stage: Stage

  public enum Stage: String, Sendable, Hashable, Codable { case empty, placeholder, snapshot, timeline }
}

/// The timeline that an instance shows, without its drawings.
public struct InstanceTimeline: Sendable {
  public struct Entry: Sendable, Hashable {
    public let date: Date
    public let relevance: Relevance?
    /// When the picture of this entry changes next by itself, counted from the entry's date; nil = it stands.
    public let nextUpdate: Date?
  }
  public let instance: Instance
  public let entries: [Entry]
  /// Index of the last entry whose date has passed; before the first date the first one is shown (Specification C2).
  public let current: Int?
  public let policy: ReloadPolicy
  public let diagnostics: [Diagnostic]
  /// When the timeline was made.
  public let created: Date
  /// When the scheduler means to ask again; nil = not by itself.
  public let nextReload: Date?
  /// Why the last request failed, while the timeline is older than that request.
  public let failure: String?
}

/// A picture ready to be served.
public struct RenderedImage: Sendable {
  public let png: Data
  /// Changes when the picture does; quotes are not part of it.
  public let etag: String
  /// When the picture changes next by itself: a coming entry or a ticking text; nil = it stands.
  public let nextChange: Date?
  /// Size on screen in points.
  public let width: Double
  public let height: Double
}

/// What happened on the device, for viewers that follow it.
public enum HostEvent: Sendable {
  /// Apps were installed, launched or removed.
  case appsChanged
  /// An instance was added, removed or reconfigured.
  case instancesChanged
  /// The picture of an instance changed: a new timeline or a coming entry.
  case imageChanged(instance: String)
  /// A decision was recorded for an instance.
  case decided(instance: String)
  /// Device settings changed: every picture may have.
  case settingsChanged
  /// A widget has come in sight or gone out of it.
  case viewsChanged(instance: String)
  /// The device is used, put down, locked, on another network or the like.
  case conditionsChanged
}

/// Why the host cannot do what was asked.
public enum HostError: Error, Sendable, Equatable, CustomStringConvertible {
  case dataFolder(String)
  case dataInUse(String)
  case unknownApp(String, known: [String])
  case unknownKind(String, app: String, known: [String])
  case unsupportedFamily(String, kind: String, supported: [String])
  case familyNotOnDevice(String, device: String)
  case unknownInstance(String)
  case notLaunched(String)
  case malformedConfiguration(String)
  case nothingToShow(String)
  case malformedViewer(String)
  case tooManyViewers(Int)
  case malformedEvent(String)
  case malformedDay(String)
  case powerUnknown(String)
  case notRunning

  public var description: String {
    switch self {
    case .dataFolder(let why): "the data folder cannot be used: \(why)"
    case .dataInUse(let path): "another host is using \(path); stop it or give another folder with --data"
    case .unknownApp(let name, let known): "no app named \(name); installed: \(Self.list(known))"
    case .unknownKind(let kind, let app, let known): "\(app) has no widget kind \(kind); it has: \(Self.list(known))"
    case .unsupportedFamily(let family, let kind, let supported): "\(kind) does not support \(family); it supports: \(Self.list(supported))"
    case .familyNotOnDevice(let family, let device): "\(device) has no place for \(family)"
    case .unknownInstance(let id): "there is no widget with the id \(id); see: almanac apps"
    case .notLaunched(let app): "\(app) has not been opened yet; run: almanac launch \(app)"
    case .malformedConfiguration(let what): "the configuration is not a JSON object: \(what)"
    case .nothingToShow(let id): "the widget \(id) has nothing to show yet"
    case .malformedViewer(let name): "a viewer's name has 1 to 64 letters, digits, dots, dashes and underscores, not: \(name.prefix(80))"
    case .tooManyViewers(let limit): "\(limit) viewers are known already; let one go before another shows something"
    case .malformedEvent(let why): why
    case .powerUnknown(let why): "the power supply cannot be followed: \(why); leave out --follow-power"
    case .malformedDay(let text): "date is a day such as 2026-03-14, not \(text)"
    case .notRunning: "the host has been stopped"
    }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
