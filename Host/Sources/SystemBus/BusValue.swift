import CSystemd

/// A value that a call sends.
public indirect enum BusValue: Sendable {
  case string(String)
  case uint32(UInt32)
  case bool(Bool)
  /// The path of an object.
  case path(String)
  case bytes([UInt8])
  /// A structure.
  case fields([BusValue])
  /// Texts by their names.
  case texts([String: String])
  /// Values with their types by their names.
  case variants([String: BusValue])
  /// A value with its type.
  case variant(BusValue)

  private var signature: String {
    switch self {
    case .string: "s"
    case .uint32: "u"
    case .bool: "b"
    case .path: "o"
    case .bytes: "ay"
    case .fields(let values): "(\(values.map(\.signature).joined()))"
    case .texts: "a{ss}"
    case .variants: "a{sv}"
    case .variant: "v"
    }
  }

  /// Appends the value; negative: the error of sd-bus.
  func append(to message: OpaquePointer?) -> Int32 {
    switch self {
    case .string(let text): return sd_bus_message_append_basic(message, Self.code("s"), text)
    case .path(let path): return sd_bus_message_append_basic(message, Self.code("o"), path)
    case .uint32(var number): return sd_bus_message_append_basic(message, Self.code("u"), &number)
    case .bool(let isTrue):
      var number: Int32 = isTrue ? 1 : 0
      return sd_bus_message_append_basic(message, Self.code("b"), &number)
    case .bytes(let bytes): return sd_bus_message_append_array(message, Self.code("y"), bytes, bytes.count)
    case .fields(let values): return Self.append(values, in: "r", values.map(\.signature).joined(), to: message)
    case .texts(let texts): return Self.append(texts.mapValues { .string($0) }, "s", to: message)
    case .variants(let values): return Self.append(values.mapValues { .variant($0) }, "v", to: message)
    case .variant(let value): return Self.append([value], in: "v", value.signature, to: message)
    }
  }

  private static func append(_ values: [BusValue], in container: Character, _ contents: String, to message: OpaquePointer?) -> Int32 {
    inside(container, contents, of: message) { firstError(of: values) { $0.append(to: message) } }
  }

  /// Appends an array of names and values.
  private static func append(_ values: [String: BusValue], _ type: String, to message: OpaquePointer?) -> Int32 {
    inside("a", "{s\(type)}", of: message) {
      firstError(of: values.sorted { $0.key < $1.key }) { name, value in append([.string(name), value], in: "e", "s\(type)", to: message) }
    }
  }

  private static func inside(_ container: Character, _ contents: String, of message: OpaquePointer?, _ body: () -> Int32) -> Int32 {
    let opened = sd_bus_message_open_container(message, code(container), contents)
    guard opened >= 0 else { return opened }
    let appended = body()
    return appended < 0 ? appended : sd_bus_message_close_container(message)
  }

  /// The first error of a function that is called with each value; 0: there was none.
  private static func firstError<Value>(of values: [Value], _ body: (Value) -> Int32) -> Int32 {
    for value in values {
      let result = body(value)
      if result < 0 { return result }
    }
    return 0
  }

  private static func code(_ type: Character) -> CChar { CChar(bitPattern: type.asciiValue ?? 0) }
}
