import CSystemd
import Foundation
import Synchronization

/// A secret service on a test's bus: one keyring, which stores what it is given and finds it by its attributes.
public final class TestSecretService: Sendable {
  /// An item of the keyring.
  public struct Item: Sendable, Equatable {
    public var label: String
    public var attributes: [String: String]
    public var secret: [UInt8]
  }

  /// How it differs from a service in order.
  public enum Fault: Sendable {
    case none
    /// It has no default keyring.
    case noKeyring
    /// It wants to ask the person before it stores or removes something.
    case asks
    /// It does not answer this method.
    case silent(String)
    /// It answers this method with a number.
    case garbles(String)
    /// It stores something else than it is given.
    case stores([UInt8])
  }

  /// What it has and does; a test may change it at any time.
  public struct State: Sendable {
    public var items: [String: Item] = [:]
    public var isLocked = false
    public var fault = Fault.none
    /// The prompts that were started, and those that were dismissed.
    public var prompts = 0, dismissed = 0
    /// The methods that were called, in order.
    public var calls: [String] = []
    var count = 0
  }

  private let shared = Shared()
  private let service: TestService

  private final class Shared: Sendable {
    let state = Mutex(State())
  }

  /// Joins the bus.
  public init(on bus: TestBus) throws {
    service = try TestService("org.freedesktop.secrets", on: bus) { [shared] message, method, path in
      shared.state.withLock { $0.answer(message, method, path) }
    }
  }

  /// Leaves the bus.
  public func leave() { service.leave() }

  /// Reads or changes its state.
  @discardableResult public func with<Value: Sendable>(_ body: @Sendable (inout State) -> Value) -> Value {
    shared.state.withLock { state in
      var copy = state
      let value = body(&copy)
      state = copy
      return value
    }
  }
}

extension TestSecretService.State {
  private static let keyring = "/org/freedesktop/secrets/collection/login"
  private static let prompt = "/org/freedesktop/secrets/prompt/1"

  fileprivate mutating func answer(_ message: OpaquePointer, _ method: String, _ path: String) -> TestService.Answer? {
    calls.append(method)
    switch fault {
    case .silent(method): return .silence
    case .garbles(method): return .values([.uint32(7)])
    default: break
    }
    switch method {
    case "OpenSession":
      guard Reader(message).text() == "plain" else { return .error("org.freedesktop.DBus.Error.NotSupported") }
      return .values([.variant(.string("")), .path("/org/freedesktop/secrets/session/1")])
    case "ReadAlias":
      if case .noKeyring = fault { return .values([.path("/")]) }
      return .values([.path(Reader(message).text() == "default" ? Self.keyring : "/")])
    case "Get": return .values([.variant(.bool(isLocked))])
    case "SearchItems":
      let wanted = Reader(message).texts()
      let found = items.filter { item in wanted.allSatisfy { item.value.attributes[$0] == $1 } }.map(\.key).sorted()
      return .values(isLocked ? [.paths([]), .paths(found)] : [.paths(found), .paths([])])
    case "CreateItem":
      if isLocked { return .error("org.freedesktop.Secret.Error.IsLocked") }
      if case .asks = fault { return .values([.path("/"), .path(Self.prompt)]) }
      count += 1
      let place = "\(Self.keyring)/\(count)"
      var item = Reader(message).item()
      if case .stores(let other) = fault { item.secret = other }
      items[place] = item
      return .values([.path(place), .path("/")])
    case "GetSecret":
      if isLocked { return .error("org.freedesktop.Secret.Error.IsLocked") }
      guard let item = items[path] else { return .error("org.freedesktop.Secret.Error.NoSuchObject") }
      return .values([
        .fields([.path("/org/freedesktop/secrets/session/1"), .bytes([]), .bytes(item.secret), .string("application/octet-stream")])
      ])
    case "Delete":
      if case .asks = fault { return .values([.path(Self.prompt)]) }
      items[path] = nil
      return .values([.path("/")])
    case "Prompt":
      prompts += 1
      return .values([])
    case "Dismiss":
      dismissed += 1
      return .values([])
    default: return nil
    }
  }
}

/// Reads the arguments of a call.
private struct Reader {
  let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  func text() -> String {
    var text: UnsafePointer<CChar>?
    sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &text)
    return text.map { String(cString: $0) } ?? ""
  }

  func texts() -> [String: String] {
    var texts: [String: String] = [:]
    each("{ss}") { texts[text()] = text() }
    return texts
  }

  /// Reads the properties and the secret of `CreateItem`.
  func item() -> TestSecretService.Item {
    var item = TestSecretService.Item(label: "", attributes: [:], secret: [])
    each("{sv}") {
      let isLabel = text() == "org.freedesktop.Secret.Item.Label"
      inside("v", isLabel ? "s" : "a{ss}") {
        if isLabel { item.label = text() } else { item.attributes = texts() }
      }
    }
    inside("r", "oayays") {
      sd_bus_message_skip(message, "oay")
      var start: UnsafeRawPointer?
      var count = 0
      sd_bus_message_read_array(message, CChar(UInt8(ascii: "y")), &start, &count)
      item.secret = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
      sd_bus_message_skip(message, "s")
    }
    return item
  }

  private func inside(_ kind: String, _ contents: String, _ body: () -> Void) {
    guard sd_bus_message_enter_container(message, CChar(kind.utf8.first ?? 0), contents) > 0 else { return }
    body()
    sd_bus_message_exit_container(message)
  }

  private func each(_ entry: String, _ body: () -> Void) {
    inside("a", entry) {
      while sd_bus_message_enter_container(message, CChar(UInt8(ascii: "e")), String(entry.dropFirst().dropLast())) > 0 {
        body()
        sd_bus_message_exit_container(message)
      }
    }
  }
}
