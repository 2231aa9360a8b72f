import CSystemd
import Foundation
import Synchronization

/// A service on a test's bus, such as GeoClue: objects with properties, whose methods are closures. It leaves the bus with ``leave()``.
public final class TestService: Sendable {
  /// A value that an object has or a method returns.
  public enum Value: Sendable {
    case double(Double), bool(Bool), uint32(UInt32), string(String), path(String)
    /// A structure.
    case fields([Value])
    case uint64(UInt64)
    case paths([String]), bytes([UInt8])
    /// A value with its type.
    indirect case variant(Value)
  }

  private struct State: Sendable {
    var properties: [String: Value] = [:]
    var results: [String: [Value]] = [:]
    var calls: [String] = []
    var signals: [(path: String, interface: String, name: String, values: [Value])] = []
    var isLeaving = false
  }

  /// Answers a call by its message, method and object; nil: the answer is the one that was set.
  public typealias Answering = @Sendable (_ message: OpaquePointer, _ method: String, _ path: String) -> Answer?

  /// What a service does with a call.
  public enum Answer: Sendable {
    case values([Value])
    /// An error with this name.
    case error(String)
    /// Nothing at all.
    case silence
  }

  private let state = Shared()

  private final class Shared: Sendable {
    private let mutex = Mutex(State())
    func withLock<Value: Sendable>(_ body: (inout sending State) -> sending Value) -> Value { mutex.withLock(body) }
  }

  /// Joins the bus with a name.
  ///
  /// - Parameter answering: asked first about each call.
  public init(_ name: String, on bus: TestBus, answering: @escaping Answering = { _, _, _ in nil }) throws {
    let ready = DispatchSemaphore(value: 0)
    let address = bus.address
    let thread = Thread { [state] in
      var bus: OpaquePointer?
      sd_bus_new(&bus)
      sd_bus_set_address(bus, address)
      sd_bus_set_bus_client(bus, 1)
      sd_bus_start(bus)
      let context = Unmanaged.passRetained(Answerer(state: state, answering: answering))
      defer { context.release() }
      sd_bus_add_fallback(
        bus, nil, "/",
        { message, context, _ in
          guard let message, let context else { return 0 }
          return Unmanaged<Answerer>.fromOpaque(context).takeUnretainedValue().answer(message)
        }, context.toOpaque())
      sd_bus_request_name(bus, name, 0)
      ready.signal()
      while !state.withLock({ $0.isLeaving }) {
        while sd_bus_process(bus, nil) > 0 {}
        let signals = state.withLock { state in
          defer { state.signals = [] }
          return state.signals
        }
        for signal in signals {
          var message: OpaquePointer?
          sd_bus_message_new_signal(bus, &message, signal.path, signal.interface, signal.name)
          for value in signal.values { value.append(to: message) }
          sd_bus_send(bus, message, nil)
          sd_bus_message_unref(message)
        }
        sd_bus_wait(bus, 20_000)
      }
      sd_bus_flush_close_unref(bus)
    }
    thread.start()
    ready.wait()
  }

  deinit { leave() }

  /// Leaves the bus, as a service that crashes.
  public func leave() { state.withLock { $0.isLeaving = true } }

  /// Sets a property of an object.
  public func set(_ path: String, _ property: String, _ value: Value) { state.withLock { $0.properties["\(path) \(property)"] = value } }

  /// Sets what a method returns. A method without a result is an error.
  public func answer(_ method: String, _ values: [Value] = []) { state.withLock { $0.results[method] = values } }

  /// Makes a method an error again.
  public func refuse(_ method: String) { state.withLock { $0.results[method] = nil } }

  /// Sends a signal.
  public func send(_ path: String, _ interface: String, _ name: String, _ values: [Value] = []) {
    state.withLock { $0.signals.append((path, interface, name, values)) }
  }

  /// The methods that were called, in order; `Get` and `Set` with the property.
  public var calls: [String] { state.withLock { $0.calls } }

  private final class Answerer {
    let state: Shared
    let answering: Answering
    init(state: Shared, answering: @escaping Answering) { (self.state, self.answering) = (state, answering) }

    func answer(_ message: OpaquePointer) -> Int32 {
      let method = sd_bus_message_get_member(message).map { String(cString: $0) } ?? ""
      let path = sd_bus_message_get_path(message).map { String(cString: $0) } ?? ""
      var values: [Value]?
      var variant: Value?
      switch answering(message, method, path) {
      case .values(let answers):
        state.withLock { $0.calls.append(method) }
        return reply(to: message, answers)
      case .error(let name):
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        sd_bus_error_set(&error, name, "refused")
        return sd_bus_reply_method_error(message, &error)
      case .silence: return 1
      case nil: break
      }
      if method == "Get" || method == "Set" {
        var interface: UnsafePointer<CChar>?
        var property: UnsafePointer<CChar>?
        sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &interface)
        sd_bus_message_read_basic(message, CChar(UInt8(ascii: "s")), &property)
        let name = property.map { String(cString: $0) } ?? ""
        if method == "Get" {
          variant = state.withLock { state in
            state.calls.append("Get \(name)")
            return state.properties["\(path) \(name)"]
          }
        } else {
          state.withLock { $0.calls.append("Set \(name)") }
          values = []
        }
      } else {
        values = state.withLock { state in
          state.calls.append(method)
          return state.results[method]
        }
      }
      guard values != nil || variant != nil else { return -ENOENT }
      return reply(to: message, (variant.map { [.variant($0)] } ?? []) + (values ?? []))
    }

    private func reply(to message: OpaquePointer, _ values: [Value]) -> Int32 {
      var reply: OpaquePointer?
      sd_bus_message_new_method_return(message, &reply)
      for value in values { value.append(to: reply) }
      sd_bus_send(nil, reply, nil)
      sd_bus_message_unref(reply)
      return 1
    }
  }
}

extension TestService.Value {
  fileprivate var signature: String {
    switch self {
    case .double: "d"
    case .bool: "b"
    case .uint32: "u"
    case .uint64: "t"
    case .string: "s"
    case .path: "o"
    case .paths: "ao"
    case .bytes: "ay"
    case .variant: "v"
    case .fields(let values): "(\(values.map(\.signature).joined()))"
    }
  }

  fileprivate func append(to message: OpaquePointer?) {
    func add<Value>(_ type: String, _ value: Value) {
      withUnsafePointer(to: value) { _ = sd_bus_message_append_basic(message, CChar(type.utf8.first ?? 0), $0) }
    }
    func container(_ kind: String, _ contents: String, _ values: [TestService.Value]) {
      sd_bus_message_open_container(message, CChar(kind.utf8.first ?? 0), contents)
      for value in values { value.append(to: message) }
      sd_bus_message_close_container(message)
    }
    switch self {
    case .double(let value): add("d", value)
    case .bool(let value): add("b", Int32(value ? 1 : 0))
    case .uint32(let value): add("u", value)
    case .uint64(let value): add("t", value)
    case .string(let value): _ = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), value)
    case .path(let value): _ = sd_bus_message_append_basic(message, CChar(UInt8(ascii: "o")), value)
    case .bytes(let bytes): sd_bus_message_append_array(message, CChar(UInt8(ascii: "y")), bytes, bytes.count)
    case .fields(let values): container("r", values.map(\.signature).joined(), values)
    case .paths(let paths): container("a", "o", paths.map { .path($0) })
    case .variant(let value): container("v", value.signature, [value])
    }
  }
}
