import SwiftProtobuf

/// Requirements of SwiftProtobuf's encoder that this schema does not use.
extension WireEncoder {
  mutating func visitSingularSInt32Field(value: Int32, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitSingularSInt64Field(value: Int64, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitSingularFixed64Field(value: UInt64, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitSingularSFixed32Field(value: Int32, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitSingularSFixed64Field(value: Int64, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedInt32Field(value: [Int32], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedInt64Field(value: [Int64], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedUInt32Field(value: [UInt32], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedUInt64Field(value: [UInt64], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedSInt32Field(value: [Int32], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedSInt64Field(value: [Int64], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedFixed32Field(value: [UInt32], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedFixed64Field(value: [UInt64], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedSFixed32Field(value: [Int32], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedSFixed64Field(value: [Int64], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitPackedBoolField(value: [Bool], fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitSingularGroupField<G: Message>(value: G, fieldNumber: Int) throws { throw Unsupported() }
  mutating func visitMapField<Key, Value: MapValueType>(
    fieldType: _ProtobufMap<Key, Value>.Type, value: _ProtobufMap<Key, Value>.BaseType, fieldNumber: Int
  ) throws { throw Unsupported() }
  mutating func visitMapField<Key, Value>(
    fieldType: _ProtobufEnumMap<Key, Value>.Type, value: _ProtobufEnumMap<Key, Value>.BaseType, fieldNumber: Int
  ) throws where Value.RawValue == Int { throw Unsupported() }
  mutating func visitMapField<Key, Value>(
    fieldType: _ProtobufMessageMap<Key, Value>.Type, value: _ProtobufMessageMap<Key, Value>.BaseType, fieldNumber: Int
  ) throws { throw Unsupported() }
}
