import Foundation
import SwiftProtobuf

/// Requirements of SwiftProtobuf's decoder that this schema does not use.
extension WireDecoder {
  mutating func decodeSingularInt32Field(value: inout Int32) throws { throw Unsupported() }
  mutating func decodeSingularInt32Field(value: inout Int32?) throws { throw Unsupported() }
  mutating func decodeRepeatedInt32Field(value: inout [Int32]) throws { throw Unsupported() }
  mutating func decodeSingularInt64Field(value: inout Int64) throws { throw Unsupported() }
  mutating func decodeSingularInt64Field(value: inout Int64?) throws { throw Unsupported() }
  mutating func decodeRepeatedInt64Field(value: inout [Int64]) throws { throw Unsupported() }
  mutating func decodeSingularUInt32Field(value: inout UInt32?) throws { throw Unsupported() }
  mutating func decodeRepeatedUInt32Field(value: inout [UInt32]) throws { throw Unsupported() }
  mutating func decodeSingularUInt64Field(value: inout UInt64?) throws { throw Unsupported() }
  mutating func decodeRepeatedUInt64Field(value: inout [UInt64]) throws { throw Unsupported() }
  mutating func decodeSingularSInt32Field(value: inout Int32) throws { throw Unsupported() }
  mutating func decodeSingularSInt32Field(value: inout Int32?) throws { throw Unsupported() }
  mutating func decodeRepeatedSInt32Field(value: inout [Int32]) throws { throw Unsupported() }
  mutating func decodeSingularSInt64Field(value: inout Int64) throws { throw Unsupported() }
  mutating func decodeSingularSInt64Field(value: inout Int64?) throws { throw Unsupported() }
  mutating func decodeRepeatedSInt64Field(value: inout [Int64]) throws { throw Unsupported() }
  mutating func decodeSingularFixed32Field(value: inout UInt32?) throws { throw Unsupported() }
  mutating func decodeRepeatedFixed32Field(value: inout [UInt32]) throws { throw Unsupported() }
  mutating func decodeSingularFixed64Field(value: inout UInt64) throws { throw Unsupported() }
  mutating func decodeSingularFixed64Field(value: inout UInt64?) throws { throw Unsupported() }
  mutating func decodeRepeatedFixed64Field(value: inout [UInt64]) throws { throw Unsupported() }
  mutating func decodeSingularSFixed32Field(value: inout Int32) throws { throw Unsupported() }
  mutating func decodeSingularSFixed32Field(value: inout Int32?) throws { throw Unsupported() }
  mutating func decodeRepeatedSFixed32Field(value: inout [Int32]) throws { throw Unsupported() }
  mutating func decodeSingularSFixed64Field(value: inout Int64) throws { throw Unsupported() }
  mutating func decodeSingularSFixed64Field(value: inout Int64?) throws { throw Unsupported() }
  mutating func decodeRepeatedSFixed64Field(value: inout [Int64]) throws { throw Unsupported() }
  mutating func decodeRepeatedBoolField(value: inout [Bool]) throws { throw Unsupported() }
  mutating func decodeSingularBytesField(value: inout Data?) throws { throw Unsupported() }
  mutating func decodeSingularEnumField<E: SwiftProtobuf.Enum>(value: inout E?) throws where E.RawValue == Int { throw Unsupported() }
  mutating func decodeSingularGroupField<G: Message>(value: inout G?) throws { throw Unsupported() }
  mutating func decodeRepeatedGroupField<G: Message>(value: inout [G]) throws { throw Unsupported() }
  mutating func decodeMapField<Key, Value: MapValueType>(
    fieldType: _ProtobufMap<Key, Value>.Type, value: inout _ProtobufMap<Key, Value>.BaseType
  ) throws { throw Unsupported() }
  mutating func decodeMapField<Key, Value>(
    fieldType: _ProtobufEnumMap<Key, Value>.Type, value: inout _ProtobufEnumMap<Key, Value>.BaseType
  ) throws where Value.RawValue == Int { throw Unsupported() }
  mutating func decodeMapField<Key, Value>(
    fieldType: _ProtobufMessageMap<Key, Value>.Type, value: inout _ProtobufMessageMap<Key, Value>.BaseType
  ) throws { throw Unsupported() }
  mutating func decodeExtensionField(values: inout ExtensionFieldValueSet, messageType: any Message.Type, fieldNumber: Int) throws {
    throw Unsupported()
  }
}
