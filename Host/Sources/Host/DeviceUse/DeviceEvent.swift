import AlmanacScheduler
import Foundation

/// Something that happened to the device or its apps, as the command and the HTTP API report it.
public enum DeviceEvent: Sendable, Equatable {
  /// The device became active, idle or asleep.
  case activity(DeviceActivity)
  /// The device was locked (true) or unlocked.
  case lock(Bool)
  /// The power supply changed.
  case power(PowerState)
  /// The network changed.
  case network(NetworkState)
  /// The device has moved far: a significant location change.
  case location
  /// A value that layouts depend on changed.
  case environment(EnvironmentKey)
  /// The containing app came to the foreground (true) or left it.
  case foreground(app: String, Bool)
  /// A session of the app, such as navigation or playing audio, began (true) or ended.
  case session(app: String, Bool)
  /// A push for the app's widgets of one kind; nil: of all kinds.
  case push(app: String, kind: String?)

  /// The names of all events, each with its possible values; empty: the event has no value.
  public static let values: [(name: String, values: [String])] = [
    ("activity", DeviceActivity.allCases.map(\.rawValue)),
    ("lock", ["locked", "unlocked"]),
    ("power", PowerState.allCases.map(\.rawValue)),
    ("network", NetworkState.allCases.map(\.rawValue)),
    ("location", []),
    ("environment", EnvironmentKey.allCases.map(\.rawValue)),
    ("foreground", ["begin", "end"]),
    ("session", ["begin", "end"]),
    ("push", []),
  ]

  /// Makes an event from the arguments of a command or the properties of a request.
  ///
  /// - Throws: ``HostError/malformedEvent(_:)``: what is wrong and what is allowed.
  public init(name: String, value: String? = nil, app: String? = nil, kind: String? = nil) throws {
    guard let known = Self.values.first(where: { $0.name == name }) else {
      throw HostError.malformedEvent("there is no event \(name.prefix(80)); known are: \(Self.values.map(\.name).joined(separator: ", "))")
    }
    if known.values.isEmpty {
      if let value { throw HostError.malformedEvent("\(name) takes no value, so leave out \(value.prefix(80))") }
    } else if value.map({ !known.values.contains($0) }) ?? true {
      throw HostError.malformedEvent("\(name) is one of \(known.values.joined(separator: ", "))\(value.map { ", not \($0.prefix(80))" } ?? "")")
    }
    let isOfApp = ["foreground", "session", "push"].contains(name)
    if isOfApp, app == nil { throw HostError.malformedEvent("\(name) concerns an app: name one") }
    if !isOfApp, let app { throw HostError.malformedEvent("\(name) concerns the whole device, so leave out the app \(app.prefix(80))") }
    if let kind, name != "push" { throw HostError.malformedEvent("\(name) concerns no kind, so leave out \(kind.prefix(80))") }
    let (value, app) = (value ?? "", app ?? "")
    switch name {
    case "activity": self = .activity(DeviceActivity(rawValue: value) ?? .active)
    case "lock": self = .lock(value == "locked")
    case "power": self = .power(PowerState(rawValue: value) ?? .external)
    case "network": self = .network(NetworkState(rawValue: value) ?? .unmetered)
    case "location": self = .location
    case "environment": self = .environment(EnvironmentKey(rawValue: value) ?? .significantTime)
    case "foreground": self = .foreground(app: app, value == "begin")
    case "session": self = .session(app: app, value == "begin")
    default: self = .push(app: app, kind: kind)
    }
  }
}

/// The state of the device and its apps.
public struct DeviceStatus: Sendable, Equatable {
  /// Whether the device is in use, idle or asleep.
  public let activity: DeviceActivity
  /// Whether the device is locked.
  public let isLocked: Bool
  /// The power supply.
  public let power: PowerState
  /// The network.
  public let network: NetworkState
  /// Whether any viewer has ever reported views.
  public let reportsViews: Bool
  /// The names of the apps in the foreground.
  public let foreground: [String]
  /// The names of the apps in a session.
  public let sessions: [String]
  /// What the operator of the host has to know, one line each: repairs of the data folder at the start, and what cannot be kept now.
  public let notices: [String]
}
