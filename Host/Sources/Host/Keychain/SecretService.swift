import AlmanacKeychainKeys
import SystemBus

/// The desktop's secret service (freedesktop Secret Service API 0.2), such as GNOME Keyring, KWallet or KeePassXC, as the place of the account's key.
///
/// It never makes the service ask the person anything: what needs a question counts as locked. The key crosses the bus as it is (`plain`): the bus is a
/// socket of this user, and each program on it could ask for the key itself.
struct SecretService {
  private let bus: BusConnection
  /// The object of our session with the service.
  private let session: String

  /// Connects to the service. The bus starts one that is installed and does not run.
  ///
  /// - Parameters:
  ///   - address: as of `BusConnection.init(session:within:)`.
  ///   - seconds: how long all that is asked of it may take together.
  init(address: String?, within seconds: Double) throws(SecretServiceFault) {
    do throws(BusError) {
      bus = try BusConnection(session: address, within: seconds)
      let reply = try bus.call(Self.service, Self.interface("Service"), "OpenSession", [.string("plain"), .variant(.string(""))])
      try reply.skip("v")
      session = try reply.objectPath()
    } catch {
      throw SecretServiceFault(error)
    }
  }

  /// Checks that the keyring in which programs keep their items by default is there and open.
  ///
  /// - Throws: ``SecretServiceFault/locked``, ``SecretServiceFault/unavailable(_:)``.
  func checkOpen() throws(SecretServiceFault) { _ = try openCollection() }

  /// Stores a key, and reads it back.
  ///
  /// - Throws: ``SecretServiceFault``; then an unused item may stay in the service.
  func store(_ key: DeviceKey, as mark: SecretServiceMark) throws(SecretServiceFault) {
    let collection = try openCollection()
    let properties: [String: BusValue] = [
      "org.freedesktop.Secret.Item.Label": .string("Almanac: key of the keychains of apps"),
      "org.freedesktop.Secret.Item.Attributes": .texts(Self.attributes(of: mark)),
    ]
    let secret = BusValue.fields([.path(session), .bytes([]), .bytes([UInt8](key.data)), .string("application/octet-stream")])
    let prompt = try ask { () throws(BusError) in
      let reply = try bus.call(collection, Self.interface("Collection"), "CreateItem", [.variants(properties), secret, .bool(true)])
      _ = try reply.objectPath()
      return try reply.objectPath()
    }
    try dismiss(prompt)
    _ = try self.key(of: mark)
  }

  /// Returns the key of a mark.
  func key(of mark: SecretServiceMark) throws(SecretServiceFault) -> DeviceKey {
    let (open, locked) = try items(of: mark)
    guard let item = open.first else {
      if !locked.isEmpty { throw .locked }
      // Some services do not find items of a locked keyring.
      try checkOpen()
      throw .missing
    }
    let value = try ask { () throws(BusError) in
      try bus.call(BusObject(Self.name, item), Self.interface("Item"), "GetSecret", [.path(session)]).inside("r", "oayays") {
        secret throws(BusError) in
        _ = try secret.objectPath()
        try secret.skip("ay")
        let value = try secret.bytes(most: Self.mostBytes)
        try secret.skip("s")
        return value
      }
    }
    guard let key = DeviceKey(data: value) else { throw .refused("it has \(value.count) bytes instead of 32") }
    guard mark.fits(key) else { throw .refused("it is not the key that was stored") }
    return key
  }

  /// Removes the item of a mark, if it is there.
  ///
  /// - Throws: ``SecretServiceFault``, for instance ``SecretServiceFault/locked`` if the service wants to ask the person first.
  func remove(_ mark: SecretServiceMark) throws(SecretServiceFault) {
    let (open, locked) = try items(of: mark)
    for item in open + locked {
      try dismiss(
        try ask { () throws(BusError) in try bus.call(BusObject(Self.name, item), Self.interface("Item"), "Delete").objectPath() })
    }
  }

  private func items(of mark: SecretServiceMark) throws(SecretServiceFault) -> (open: [String], locked: [String]) {
    try ask { () throws(BusError) in
      let reply = try bus.call(Self.service, Self.interface("Service"), "SearchItems", [.texts(Self.attributes(of: mark))])
      return (try reply.objectPaths(most: Self.mostItems), try reply.objectPaths(most: Self.mostItems))
    }
  }

  private func openCollection() throws(SecretServiceFault) -> BusObject {
    let path = try ask { () throws(BusError) in
      try bus.call(Self.service, Self.interface("Service"), "ReadAlias", [.string("default")]).objectPath()
    }
    guard path != Self.nothing else { throw .unavailable("it has no default keyring; make one with the desktop's program for passwords") }
    let collection = BusObject(Self.name, path)
    let isLocked = try ask { () throws(BusError) in
      try bus.property(collection, Self.interface("Collection"), "Locked", "b") { value throws(BusError) in try value.bool() }
    }
    if isLocked { throw .locked }
    return collection
  }

  /// Refuses to ask the person.
  ///
  /// - Parameter prompt: the object that would ask; `/`: the service has done what it was asked for.
  private func dismiss(_ prompt: String) throws(SecretServiceFault) {
    guard prompt != Self.nothing else { return }
    try ask { () throws(BusError) in _ = try bus.call(BusObject(Self.name, prompt), Self.interface("Prompt"), "Dismiss") }
    throw .locked
  }

  private func ask<Value>(_ body: () throws(BusError) -> Value) throws(SecretServiceFault) -> Value {
    do throws(BusError) { return try body() } catch { throw SecretServiceFault(error) }
  }

  private static func attributes(of mark: SecretServiceMark) -> [String: String] { ["application": "almanac", "data-folder": mark.item] }
  private static func interface(_ name: String) -> String { "org.freedesktop.Secret.\(name)" }

  private static let name = "org.freedesktop.secrets"
  private static let service = BusObject(name, "/org/freedesktop/secrets")
  private static let nothing = "/"
  private static let mostItems = 100
  private static let mostBytes = 1 << 16
}

/// Why the secret service does not keep or return a key.
public enum SecretServiceFault: Error, Equatable, Sendable {
  /// There is no bus, no service on it, or it does not answer as it has to; the value says which.
  case unavailable(String)
  /// The person has to unlock it first.
  case locked
  /// The item is not there any more.
  case missing
  /// The item has another value than the key; the value says how.
  case refused(String)

  init(_ error: BusError) {
    switch error.name {
    case "org.freedesktop.Secret.Error.IsLocked": self = .locked
    case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner": self = .unavailable("the session has none")
    default: self = .unavailable(error.description)
    }
  }
}
