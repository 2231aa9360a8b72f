import CSystemd

/// A message that arrived on the bus. It is read from front to back; a value of another type than asked for is an error.
public struct BusMessage: ~Copyable {
  let message: OpaquePointer

  /// - Parameter message: a reference that this value releases.
  init(owning message: OpaquePointer) { self.message = message }

  deinit { sd_bus_message_unref(message) }

  /// Reads a number with fraction (`d`).
  public borrowing func double() throws(BusError) -> Double {
    var value = 0.0
    try read("d", into: &value)
    return value
  }

  /// Reads a boolean (`b`).
  public borrowing func bool() throws(BusError) -> Bool {
    var value: Int32 = 0
    try read("b", into: &value)
    return value != 0
  }

  /// Reads an unsigned number of 32 bits (`u`).
  public borrowing func uint32() throws(BusError) -> UInt32 {
    var value: UInt32 = 0
    try read("u", into: &value)
    return value
  }

  /// Reads an unsigned number of 64 bits (`t`).
  public borrowing func uint64() throws(BusError) -> UInt64 {
    var value: UInt64 = 0
    try read("t", into: &value)
    return value
  }

  /// Reads text (`s`).
  public borrowing func string() throws(BusError) -> String { try text("s") }

  /// Reads the path of an object (`o`).
  public borrowing func objectPath() throws(BusError) -> String { try text("o") }

  /// Reads an array of objects' paths (`ao`).
  ///
  /// - Parameter most: more of them are an error.
  public borrowing func objectPaths(most: Int) throws(BusError) -> [String] {
    try inside("a", "o") { message throws(BusError) in
      var paths: [String] = []
      while sd_bus_message_at_end(message.message, 0) == 0 {
        guard paths.count < most else { throw BusError("a reply has more than \(most) objects") }
        paths.append(try message.objectPath())
      }
      return paths
    }
  }

  /// Reads an array of bytes (`ay`).
  ///
  /// - Parameter most: more of them are an error.
  public borrowing func bytes(most: Int) throws(BusError) -> [UInt8] {
    var start: UnsafeRawPointer?
    var count = 0
    guard sd_bus_message_read_array(message, CChar(UInt8(ascii: "y")), &start, &count) > 0 else { throw BusError("a reply has another type than ay") }
    guard count <= most else { throw BusError("a reply has \(count) bytes instead of at most \(most)") }
    // They belong to the message.
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Skips a value.
  ///
  /// - Parameter type: its signature.
  public borrowing func skip(_ type: String) throws(BusError) {
    guard sd_bus_message_skip(message, type) > 0 else { throw BusError("a reply has another type than \(type)") }
  }

  /// Reads a container such as a variant (`v`) or a structure (`r`) by reading its contents with `body`.
  ///
  /// - Parameter contents: the signature of what is in it.
  public borrowing func inside<Value>(
    _ kind: Character, _ contents: String, _ body: (borrowing BusMessage) throws(BusError) -> Value
  ) throws(BusError) -> Value {
    guard sd_bus_message_enter_container(message, CChar(bitPattern: kind.asciiValue ?? 0), contents) > 0 else {
      throw BusError("a reply has another form than \(kind)(\(contents))")
    }
    let value = try body(self)
    sd_bus_message_exit_container(message)
    return value
  }

  private borrowing func text(_ type: Character) throws(BusError) -> String {
    var value: UnsafePointer<CChar>?
    try read(type, into: &value)
    // It belongs to the message.
    return value.map { String(cString: $0) } ?? ""
  }

  private borrowing func read<Value>(_ type: Character, into value: inout Value) throws(BusError) {
    guard sd_bus_message_read_basic(message, CChar(bitPattern: type.asciiValue ?? 0), &value) > 0 else {
      throw BusError("a reply has another type than \(type)")
    }
  }
}
