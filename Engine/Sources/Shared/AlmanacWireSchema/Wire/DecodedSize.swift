import Foundation
import SwiftProtobuf

/// Adds up how many bytes an encoded message takes once it is decoded, before anything of it is kept.
///
/// A node of two bytes takes some 700 when it is decoded, so a short message could fill the memory. The generated code reads the message as it does for
/// a decoder, so a new field counts without a change here; but its values are dropped at once, and the reading ends at the first value that is too much.
/// The sum is an upper bound of what the values take, and of the arrays that grow to twice their content.
struct DecodedSize: Decoder {
  enum Fault: Error, Equatable {
    /// The decoded message would take more than this many bytes.
    case tooLarge(limit: Int)
    /// The bytes are no message in the wire format, or messages are nested too deep.
    case malformed
  }

  private var cursor: UnsafeRawPointer
  private let end: UnsafeRawPointer
  /// The number of further levels of nested messages that are allowed.
  private let depth: Int
  /// What is left of the limit, for the message and all in it.
  private let rest: UnsafeMutablePointer<Int>
  private let limit: Int
  private var wireType: UInt8 = 0
  /// Whether the generated code has consumed the current field.
  private var isTaken = true

  /// The bytes on the heap that a message takes besides its value. SwiftProtobuf keeps the fields of large messages in an object.
  /// The value is then a reference and the unknown fields, and the largest object is that of a node.
  static func heapBytes<M: Message>(_ type: M.Type) -> Int { MemoryLayout<M>.size <= MemoryLayout<DisplayNode>.size ? 768 : 0 }

  /// Checks the bytes of one message.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that the decoded message may take.
  ///   - depth: the most levels of nested messages.
  /// - Throws: ``Fault``.
  static func check<M: Message>(_ type: M.Type, _ bytes: UnsafeRawBufferPointer, limit: Int, depth: Int) throws(Fault) {
    guard let start = bytes.baseAddress else { return }
    var rest = limit
    do {
      try withUnsafeMutablePointer(to: &rest) { rest in
        var decoder = DecodedSize(start, start + bytes.count, depth: depth - 1, rest: rest, limit: limit)
        try decoder.charge(MemoryLayout<M>.stride + heapBytes(M.self))
        var message = M()
        try message.decodeMessage(decoder: &decoder)
      }
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .malformed
    }
  }

  private init(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer, depth: Int, rest: UnsafeMutablePointer<Int>, limit: Int) {
    cursor = start
    (self.end, self.depth, self.rest, self.limit) = (end, depth, rest, limit)
  }

  // MARK: Wire format

  private func charge(_ bytes: Int) throws {
    rest.pointee -= bytes
    guard rest.pointee >= 0 else { throw Fault.tooLarge(limit: limit) }
  }

  private mutating func varint() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while cursor < end, shift < 64 {
      let byte = cursor.load(as: UInt8.self)
      cursor += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw Fault.malformed
  }

  private mutating func skip(_ count: UInt64) throws {
    guard count <= UInt64(end - cursor) else { throw Fault.malformed }
    cursor += Int(count)
  }

  mutating func nextFieldNumber() throws -> Int? {
    if !isTaken {
      // SwiftProtobuf keeps the bytes of a field that the schema does not have, in an array that grows to twice its content.
      let start = cursor
      _ = try take()
      try charge(2 * (cursor - start) + 64)
    }
    guard cursor < end else { return nil }
    let tag = try varint()
    guard tag >= 8, tag <= UInt64(UInt32.max) else { throw Fault.malformed }
    wireType = UInt8(tag & 7)
    isTaken = false
    return Int(tag >> 3)
  }

  /// Consumes the current field. Returns its bytes if it has a length.
  private mutating func take() throws -> UnsafeRawBufferPointer? {
    isTaken = true
    switch wireType {
    case 0: _ = try varint()
    case 1: try skip(8)
    case 5: try skip(4)
    case 2:
      let count = try varint()
      let start = cursor
      try skip(count)
      return UnsafeRawBufferPointer(start: start, count: Int(count))
    case 3: try skipGroup()
    default: throw Fault.malformed
    }
    return nil
  }

  /// Skips the rest of a group, an old form of nested messages that this schema does not use, with the groups in it.
  private mutating func skipGroup() throws {
    var levels = 1
    while levels > 0 {
      let tag = try varint()
      guard tag >= 8, levels <= depth else { throw Fault.malformed }
      switch tag & 7 {
      case 0: _ = try varint()
      case 1: try skip(8)
      case 2: try skip(try varint())
      case 3: levels += 1
      case 4: levels -= 1
      case 5: try skip(4)
      default: throw Fault.malformed
      }
    }
  }

  // MARK: Values

  /// Single values add nothing: `MemoryLayout` of the message contains them.
  private mutating func single() throws { _ = try take() }

  /// Numbers one by one, or packed into one field.
  ///
  /// - Parameter encoded: how many bytes one number takes at least.
  private mutating func numbers<Value>(_ type: Value.Type, encoded: Int) throws {
    let count = try take().map { $0.count / encoded } ?? 1
    try charge(2 * MemoryLayout<Value>.stride * count)
  }

  /// Text and bytes that do not fit into a value of 16 bytes are in an object of their own.
  private mutating func bytes(inArray: Bool = false) throws {
    let count = try take()?.count ?? 0
    try charge((inArray ? 32 : 0) + (count > 14 ? count + 128 : 0))
  }

  private mutating func message<M: Message>(_ type: M.Type, inArray: Bool) throws {
    guard let bytes = try take() else { return }
    try charge((inArray ? 2 : 1) * MemoryLayout<M>.stride + Self.heapBytes(M.self))
    guard depth > 0 else { throw Fault.malformed }
    guard let start = bytes.baseAddress else { return }
    var inner = DecodedSize(start, start + bytes.count, depth: depth - 1, rest: rest, limit: limit)
    var message = M()
    try message.decodeMessage(decoder: &inner)
  }

  mutating func handleConflictingOneOf() throws {}
  mutating func decodeSingularMessageField<M: Message>(value: inout M?) throws { try message(M.self, inArray: false) }
  mutating func decodeRepeatedMessageField<M: Message>(value: inout [M]) throws { try message(M.self, inArray: true) }
  mutating func decodeSingularStringField(value: inout String) throws { try bytes() }
  mutating func decodeSingularStringField(value: inout String?) throws { try bytes() }
  mutating func decodeRepeatedStringField(value: inout [String]) throws { try bytes(inArray: true) }
  mutating func decodeSingularBytesField(value: inout Data) throws { try bytes() }
  mutating func decodeSingularBytesField(value: inout Data?) throws { try bytes() }
  mutating func decodeRepeatedBytesField(value: inout [Data]) throws { try bytes(inArray: true) }
  mutating func decodeSingularEnumField<E: SwiftProtobuf.Enum>(value: inout E) throws where E.RawValue == Int { try single() }
  mutating func decodeSingularEnumField<E: SwiftProtobuf.Enum>(value: inout E?) throws where E.RawValue == Int { try single() }
  mutating func decodeRepeatedEnumField<E: SwiftProtobuf.Enum>(value: inout [E]) throws where E.RawValue == Int {
    try numbers(E.self, encoded: 1)
  }
  mutating func decodeSingularFloatField(value: inout Float) throws { try single() }
  mutating func decodeSingularFloatField(value: inout Float?) throws { try single() }
  mutating func decodeRepeatedFloatField(value: inout [Float]) throws { try numbers(Float.self, encoded: 4) }
  mutating func decodeSingularDoubleField(value: inout Double) throws { try single() }
  mutating func decodeSingularDoubleField(value: inout Double?) throws { try single() }
  mutating func decodeRepeatedDoubleField(value: inout [Double]) throws { try numbers(Double.self, encoded: 8) }
  mutating func decodeSingularInt32Field(value: inout Int32) throws { try single() }
  mutating func decodeSingularInt32Field(value: inout Int32?) throws { try single() }
  mutating func decodeRepeatedInt32Field(value: inout [Int32]) throws { try numbers(Int32.self, encoded: 1) }
  mutating func decodeSingularInt64Field(value: inout Int64) throws { try single() }
  mutating func decodeSingularInt64Field(value: inout Int64?) throws { try single() }
  mutating func decodeRepeatedInt64Field(value: inout [Int64]) throws { try numbers(Int64.self, encoded: 1) }
  mutating func decodeSingularUInt32Field(value: inout UInt32) throws { try single() }
  mutating func decodeSingularUInt32Field(value: inout UInt32?) throws { try single() }
  mutating func decodeRepeatedUInt32Field(value: inout [UInt32]) throws { try numbers(UInt32.self, encoded: 1) }
  mutating func decodeSingularUInt64Field(value: inout UInt64) throws { try single() }
  mutating func decodeSingularUInt64Field(value: inout UInt64?) throws { try single() }
  mutating func decodeRepeatedUInt64Field(value: inout [UInt64]) throws { try numbers(UInt64.self, encoded: 1) }
  mutating func decodeSingularSInt32Field(value: inout Int32) throws { try single() }
  mutating func decodeSingularSInt32Field(value: inout Int32?) throws { try single() }
  mutating func decodeRepeatedSInt32Field(value: inout [Int32]) throws { try numbers(Int32.self, encoded: 1) }
  mutating func decodeSingularSInt64Field(value: inout Int64) throws { try single() }
  mutating func decodeSingularSInt64Field(value: inout Int64?) throws { try single() }
  mutating func decodeRepeatedSInt64Field(value: inout [Int64]) throws { try numbers(Int64.self, encoded: 1) }
  mutating func decodeSingularFixed32Field(value: inout UInt32) throws { try single() }
  mutating func decodeSingularFixed32Field(value: inout UInt32?) throws { try single() }
  mutating func decodeRepeatedFixed32Field(value: inout [UInt32]) throws { try numbers(UInt32.self, encoded: 4) }
  mutating func decodeSingularFixed64Field(value: inout UInt64) throws { try single() }
  mutating func decodeSingularFixed64Field(value: inout UInt64?) throws { try single() }
  mutating func decodeRepeatedFixed64Field(value: inout [UInt64]) throws { try numbers(UInt64.self, encoded: 8) }
  mutating func decodeSingularSFixed32Field(value: inout Int32) throws { try single() }
  mutating func decodeSingularSFixed32Field(value: inout Int32?) throws { try single() }
  mutating func decodeRepeatedSFixed32Field(value: inout [Int32]) throws { try numbers(Int32.self, encoded: 4) }
  mutating func decodeSingularSFixed64Field(value: inout Int64) throws { try single() }
  mutating func decodeSingularSFixed64Field(value: inout Int64?) throws { try single() }
  mutating func decodeRepeatedSFixed64Field(value: inout [Int64]) throws { try numbers(Int64.self, encoded: 8) }
  mutating func decodeSingularBoolField(value: inout Bool) throws { try single() }
  mutating func decodeSingularBoolField(value: inout Bool?) throws { try single() }
  mutating func decodeRepeatedBoolField(value: inout [Bool]) throws { try numbers(Bool.self, encoded: 1) }

  // Groups, maps and extensions are not part of this schema.
  mutating func decodeSingularGroupField<G: Message>(value: inout G?) throws { throw Fault.malformed }
  mutating func decodeRepeatedGroupField<G: Message>(value: inout [G]) throws { throw Fault.malformed }
  mutating func decodeMapField<Key, Value: MapValueType>(
    fieldType: _ProtobufMap<Key, Value>.Type, value: inout _ProtobufMap<Key, Value>.BaseType
  ) throws { throw Fault.malformed }
  mutating func decodeMapField<Key, Value>(
    fieldType: _ProtobufEnumMap<Key, Value>.Type, value: inout _ProtobufEnumMap<Key, Value>.BaseType
  ) throws where Value.RawValue == Int { throw Fault.malformed }
  mutating func decodeMapField<Key, Value>(
    fieldType: _ProtobufMessageMap<Key, Value>.Type, value: inout _ProtobufMessageMap<Key, Value>.BaseType
  ) throws { throw Fault.malformed }
  mutating func decodeExtensionField(values: inout ExtensionFieldValueSet, messageType: any Message.Type, fieldNumber: Int) throws {
    throw Fault.malformed
  }
}
