import CSystemd
import Foundation

/// A connection to a message bus, for one thread: the one that creates it makes all calls and runs the signals' handlers.
///
/// What other programs send is bounded by the bus (128 MiB a message, `dbus-daemon`) and read value by value.
public final class BusConnection {
  private let bus: OpaquePointer
  private var signals: [Signal] = []
  /// When the last call has to be answered; nil: each has its own time.
  private var end: ContinuousClock.Instant?

  /// How long a call may take, in seconds.
  public static let timeout = 10.0

  /// Connects to the machine's system bus.
  ///
  /// - Parameter address: the bus's address (`unix:path=…`); nil: `DBUS_SYSTEM_BUS_ADDRESS`, else the usual socket.
  /// - Throws: ``BusError`` if there is no bus.
  public init(address: String? = nil) throws(BusError) {
    var opened: OpaquePointer?
    if let address {
      try Self.check(sd_bus_new(&opened), "the bus cannot be opened")
      // Released by the deinitializer from here on.
      bus = opened!  // swift-format-ignore: NeverForceUnwrap
      try Self.check(sd_bus_set_address(bus, address), "the bus's address is not valid")
      try Self.check(sd_bus_set_bus_client(bus, 1), "the bus cannot be opened")
      try Self.check(sd_bus_start(bus), "there is no bus at \(address)")
    } else {
      try Self.check(sd_bus_open_system(&opened), "there is no system bus")
      bus = opened!  // swift-format-ignore: NeverForceUnwrap
    }
    try Self.check(sd_bus_set_method_call_timeout(bus, UInt64(Self.timeout * 1e6)), "the bus cannot be used")
  }

  /// Connects to the bus of this user's session. It is a local socket; an address on the network is refused, because secrets go over this bus.
  ///
  /// - Parameters:
  ///   - address: the bus's address; nil: `DBUS_SESSION_BUS_ADDRESS`, else the socket `bus` in `XDG_RUNTIME_DIR`.
  ///   - seconds: how long the connection and all calls may take together.
  /// - Throws: ``BusError`` if there is no bus, or if it does not answer.
  public convenience init(session address: String?, within seconds: Double) throws(BusError) {
    guard let address = address ?? Self.sessionAddress(ProcessInfo.processInfo.environment) else { throw BusError("there is no session bus") }
    // One of several may be used.
    let places = address.split(separator: ";")
    guard !places.isEmpty, places.allSatisfy({ $0.hasPrefix("unix:") }) else {
      throw BusError("the session bus is not a local socket: \(address)")
    }
    try self.init(address: address)
    end = .now + .seconds(seconds)
    try waitUntilReady()
  }

  /// Where the session's bus is by the environment; nil: nowhere.
  static func sessionAddress(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address.isEmpty ? nil : address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    // The characters that an address has without escapes (D-Bus specification, "Server addresses").
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/.*".utf8)
    let path = "\(folder)/bus".utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "unix:path=" + path.joined()
  }

  /// Waits for the bus's welcome, for which sd-bus itself would wait longer.
  private func waitUntilReady() throws(BusError) {
    while true {
      let ready = sd_bus_is_ready(bus)
      try Self.check(ready, "the bus refuses the connection")
      if ready > 0 { return }
      let handled = sd_bus_process(bus, nil)
      try Self.check(handled, "the bus refuses the connection")
      if handled > 0 { continue }
      let left = try left() / 1000
      var file = pollfd(fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: sd_bus_get_events(bus)), revents: 0)
      // Rounded up, so that the last part of a millisecond is not spent in a loop.
      _ = poll(&file, 1, Int32(clamping: left) + 1)
    }
  }

  /// The time for the next call in microseconds; 0: that of every call.
  private func left() throws(BusError) -> UInt64 {
    guard let end else { return 0 }
    let left = ContinuousClock.now.duration(to: end) / .microseconds(1)
    guard left >= 1 else { throw BusError("the bus does not answer in time") }
    return UInt64(left)
  }

  deinit {
    for signal in signals { sd_bus_slot_unref(signal.slot) }
    // Not flushed: a full bus would hold this thread up.
    sd_bus_close(bus)
    sd_bus_unref(bus)
  }

  /// Calls a method and returns its reply.
  ///
  /// - Throws: ``BusError``, also when the service does not answer within ``timeout``.
  @discardableResult public func call(
    _ object: BusObject, _ interface: String, _ method: String, _ arguments: [BusValue] = []
  ) throws(BusError) -> BusMessage {
    var created: OpaquePointer?
    try Self.check(
      sd_bus_message_new_method_call(bus, &created, object.service, object.path, interface, method), "\(method) cannot be called")
    defer { sd_bus_message_unref(created) }
    for argument in arguments { try Self.check(argument.append(to: created), "\(method) cannot be called") }
    var error = sd_bus_error()
    defer { sd_bus_error_free(&error) }
    var reply: OpaquePointer?
    let result = sd_bus_call(bus, created, try left(), &error, &reply)
    guard result >= 0, let reply else {
      let text = error.message.map { String(cString: $0) } ?? String(cString: strerror(-result))
      throw BusError(name: error.name.map { String(cString: $0) }, "\(object.service) answers \(method) with: \(text)")
    }
    return BusMessage(owning: reply)
  }

  /// Reads a property with `body`.
  ///
  /// - Parameter type: its signature.
  public func property<Value>(
    _ object: BusObject, _ interface: String, _ name: String, _ type: String, _ body: (borrowing BusMessage) throws(BusError) -> Value
  ) throws(BusError) -> Value {
    let reply = try call(object, Self.properties, "Get", [.string(interface), .string(name)])
    return try reply.inside("v", type, body)
  }

  /// Sets a property.
  public func set(_ object: BusObject, _ interface: String, _ name: String, to value: BusValue) throws(BusError) {
    try call(object, Self.properties, "Set", [.string(interface), .string(name), .variant(value)])
  }

  /// Calls `handler` with each signal of an object from now on, while ``process(for:stop:)`` runs.
  public func onSignal(
    of object: BusObject, _ interface: String, _ name: String, _ handler: @escaping (borrowing BusMessage) throws(BusError) -> Void
  ) throws(BusError) {
    let signal = Signal(handler)
    let context = Unmanaged.passUnretained(signal).toOpaque()
    try add(signal, sd_bus_match_signal(bus, &signal.slot, object.service, object.path, interface, name, Self.receive, context))
  }

  /// Ends ``process(for:stop:)`` with a fault when the service leaves the bus, for instance because it has crashed.
  public func require(_ service: String) throws(BusError) {
    let signal = Signal { message throws(BusError) in
      _ = (try message.string(), try message.string())
      if try message.string().isEmpty { throw BusError("\(service) has ended") }
    }
    let rule = "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(service)'"
    try add(signal, sd_bus_add_match(bus, &signal.slot, rule, Self.receive, Unmanaged.passUnretained(signal).toOpaque()))
  }

  /// Handles what arrives.
  ///
  /// - Parameters:
  ///   - seconds: when to return at the latest; nil: never.
  ///   - stop: a file that ends the wait when it becomes readable.
  /// - Returns: false if `stop` has become readable.
  /// - Throws: ``BusError`` if the bus has closed, or of a handler.
  public func process(for seconds: Double?, stop: Int32) throws(BusError) -> Bool {
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      var pending = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      if poll(&pending, 1, 0) > 0 { return false }
      let handled = sd_bus_process(bus, nil)
      try Self.check(handled, "the bus has closed")
      for signal in signals {
        if let fault = signal.fault {
          signal.fault = nil
          throw fault
        }
      }
      if handled > 0 { continue }
      let left = end.map { max(0, ContinuousClock.now.duration(to: $0) / .milliseconds(1)) }
      if left == 0 { return true }
      var files = [pending, pollfd(fd: sd_bus_get_fd(bus), events: Int16(truncatingIfNeeded: sd_bus_get_events(bus)), revents: 0)]
      // Rounded up, so that the last part of a millisecond is not spent in a loop.
      _ = poll(&files, 2, left.map { Int32(min($0.rounded(FloatingPointRoundingRule.up), 3_600_000)) } ?? -1)
    }
  }

  private func add(_ signal: Signal, _ result: Int32) throws(BusError) {
    try Self.check(result, "a signal cannot be followed")
    signals.append(signal)
  }

  /// Hands a message to the handler of the signal that `context` is.
  private static let receive: sd_bus_message_handler_t = { message, context, _ in
    guard let message = sd_bus_message_ref(message), let context else { return 0 }
    let signal = Unmanaged<Signal>.fromOpaque(context).takeUnretainedValue()
    do throws(BusError) {
      try signal.handler(BusMessage(owning: message))
    } catch {
      signal.fault = error
    }
    return 0
  }

  private static func check(_ result: Int32, _ what: String) throws(BusError) {
    if result < 0 { throw BusError("\(what): \(String(cString: strerror(-result)))") }
  }

  private static let properties = "org.freedesktop.DBus.Properties"

  private final class Signal {
    let handler: (borrowing BusMessage) throws(BusError) -> Void
    var slot: OpaquePointer?
    var fault: BusError?

    init(_ handler: @escaping (borrowing BusMessage) throws(BusError) -> Void) { self.handler = handler }
  }
}

/// An object of a service on the bus.
public struct BusObject: Sendable {
  /// The name of the service.
  public let service: String
  /// The path of the object in it.
  public let path: String

  /// Creates the address of an object.
  public init(_ service: String, _ path: String) {
    self.service = service
    self.path = path
  }
}
