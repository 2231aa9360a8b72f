import Foundation
import SwiftProtobuf

/// Decodes this module's messages from protocol buffers.
///
/// It supports only what this schema's encoders produce. For anything else (an unknown field, an unexpected wire type, malformed bytes, too many
/// nested messages) it throws ``Unsupported``, and the caller decodes again with SwiftProtobuf, which keeps unknown fields and reports errors. Its
/// results equal SwiftProtobuf's. It is faster because the compiler specialises the generated code for this type.
struct WireDecoder: Decoder {
  struct Unsupported: Error {}

  private var cursor: UnsafeRawPointer
  private let end: UnsafeRawPointer
  /// The number of further levels of nested messages that are allowed.
  private let depth: Int
  private var wireType: UInt8 = 0
  /// Whether the generated code has consumed the current field.
  private var isTaken = true

  init(_ bytes: UnsafeRawBufferPointer, depth: Int) throws {
    guard let start = bytes.baseAddress else { throw Unsupported() }
    self.init(start, start + bytes.count, depth: depth)
  }

  private init(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer, depth: Int) {
    cursor = start
    self.end = end
    self.depth = depth
  }

  // MARK: Wire format

  private mutating func varint() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while cursor < end, shift < 64 {
      let byte = cursor.load(as: UInt8.self)
      cursor += 1
      if shift == 63, byte > 1 { break }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw Unsupported()
  }

  private mutating func fixed<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard end - cursor >= MemoryLayout<Value>.size else { throw Unsupported() }
    defer { cursor += MemoryLayout<Value>.size }
    return Value(littleEndian: cursor.loadUnaligned(as: Value.self))
  }

  /// The bytes of a length-delimited field.
  private mutating func delimited() throws -> UnsafeRawBufferPointer {
    try take(2)
    let count = try varint()
    guard count <= UInt64(end - cursor) else { throw Unsupported() }
    defer { cursor += Int(count) }
    return UnsafeRawBufferPointer(start: cursor, count: Int(count))
  }

  private mutating func take(_ type: UInt8) throws {
    guard wireType == type else { throw Unsupported() }
    isTaken = true
  }

  mutating func nextFieldNumber() throws -> Int? {
    guard isTaken else { throw Unsupported() }
    guard cursor < end else { return nil }
    let tag = try varint()
    guard tag >= 8, tag <= UInt64(UInt32.max) else { throw Unsupported() }
    wireType = UInt8(tag & 7)
    isTaken = false
    return Int(tag >> 3)
  }

  mutating func handleConflictingOneOf() throws { throw Unsupported() }

  // MARK: Fields

  // SwiftProtobuf has two methods per kind of field: the optional one is for fields whose absence differs from their default.

  mutating func decodeSingularFloatField(value: inout Float) throws { value = try float() }
  mutating func decodeSingularFloatField(value: inout Float?) throws { value = try float() }
  mutating func decodeSingularDoubleField(value: inout Double) throws { value = try double() }
  mutating func decodeSingularDoubleField(value: inout Double?) throws { value = try double() }
  mutating func decodeSingularFixed32Field(value: inout UInt32) throws {
    try take(5)
    value = try fixed(UInt32.self)
  }
  mutating func decodeSingularUInt32Field(value: inout UInt32) throws { value = UInt32(truncatingIfNeeded: try integer()) }
  mutating func decodeSingularUInt64Field(value: inout UInt64) throws { value = try integer() }
  mutating func decodeSingularBoolField(value: inout Bool) throws { value = try integer() != 0 }
  mutating func decodeSingularBoolField(value: inout Bool?) throws { value = try integer() != 0 }
  mutating func decodeSingularEnumField<E: SwiftProtobuf.Enum>(value: inout E) throws where E.RawValue == Int {
    try take(0)
    value = try enumeration()
  }
  mutating func decodeSingularStringField(value: inout String) throws { value = try string() }
  mutating func decodeSingularStringField(value: inout String?) throws { value = try string() }
  mutating func decodeSingularBytesField(value: inout Data) throws { value = Data(try delimited()) }
  mutating func decodeSingularMessageField<M: Message>(value: inout M?) throws {
    // A field that occurs twice must be merged, which is left to SwiftProtobuf.
    guard value == nil else { throw Unsupported() }
    value = try message()
  }
  mutating func decodeRepeatedMessageField<M: Message>(value: inout [M]) throws { value.append(try message()) }
  mutating func decodeRepeatedStringField(value: inout [String]) throws { value.append(try string()) }
  mutating func decodeRepeatedBytesField(value: inout [Data]) throws { value.append(Data(try delimited())) }
  mutating func decodeRepeatedFloatField(value: inout [Float]) throws {
    var packed = try packed(size: 4)
    while packed.cursor < packed.end { value.append(Float(bitPattern: try packed.fixed(UInt32.self))) }
  }
  mutating func decodeRepeatedDoubleField(value: inout [Double]) throws {
    var packed = try packed(size: 8)
    while packed.cursor < packed.end { value.append(Double(bitPattern: try packed.fixed(UInt64.self))) }
  }
  mutating func decodeRepeatedEnumField<E: SwiftProtobuf.Enum>(value: inout [E]) throws where E.RawValue == Int {
    var packed = try packed(size: 1)
    while packed.cursor < packed.end { value.append(try packed.enumeration()) }
  }

  private mutating func float() throws -> Float {
    try take(5)
    return Float(bitPattern: try fixed(UInt32.self))
  }

  private mutating func double() throws -> Double {
    try take(1)
    return Double(bitPattern: try fixed(UInt64.self))
  }

  private mutating func integer() throws -> UInt64 {
    try take(0)
    return try varint()
  }

  private mutating func packed(size: Int) throws -> WireDecoder {
    let bytes = try delimited()
    guard let start = bytes.baseAddress, bytes.count % size == 0 else { throw Unsupported() }
    return WireDecoder(start, start + bytes.count, depth: depth)
  }

  private mutating func enumeration<E: SwiftProtobuf.Enum>() throws -> E where E.RawValue == Int {
    guard let value = E(rawValue: Int(Int32(truncatingIfNeeded: try varint()))) else { throw Unsupported() }
    return value
  }

  private mutating func string() throws -> String {
    guard let string = String(validating: try delimited(), as: UTF8.self) else { throw Unsupported() }
    return string
  }

  private mutating func message<M: Message>() throws -> M {
    guard depth > 0 else { throw Unsupported() }
    let bytes = try delimited()
    guard let start = bytes.baseAddress else { throw Unsupported() }
    var inner = WireDecoder(start, start + bytes.count, depth: depth - 1)
    var message = M()
    try message.decodeMessage(decoder: &inner)
    return message
  }
}

extension DisplayList {
  /// Decodes a list that was validated before it was stored. For untrusted data use ``init(validating:limits:)``.
  ///
  /// The memory is bounded nevertheless: what a database holds may come from somebody else's backup.
  ///
  /// - Throws: SwiftProtobuf's error if the bytes are not a display list or are nested deeper; ``DecodedTooLarge``.
  public init(decoding data: Data, limits: DisplayListLimits = .standard) throws {
    let depth = limits.messageDepth
    try data.withUnsafeBytes { try Self.checkDecodedSize(of: $0, limit: limits.decodedBytes, depth: depth) }
    if let list = Self.quickly(data, depth: depth) {
      self = list
      return
    }
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = depth
    try self.init(serializedBytes: data, options: options)
  }

  /// Decodes with ``WireDecoder``; returns nil if it does not support the bytes.
  private static func quickly(_ data: Data, depth: Int) -> DisplayList? {
    try? data.withUnsafeBytes { bytes in
      var decoder = try WireDecoder(bytes, depth: depth - 1)
      var list = DisplayList()
      try list.decodeMessage(decoder: &decoder)
      return list
    }
  }
}
