/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  /// A binding to an element. Once the element has been removed, reading returns its last value and writing does nothing.
  public subscript(position: Index) -> Element {
    let first = wrappedValue[position]
    func isThere(_ values: Value) -> Bool { position >= values.startIndex && position < values.endIndex }
    return Binding<Value.Element>(
      get: { isThere(wrappedValue) ? wrappedValue[position] : first }, set: { if isThere(wrappedValue) { wrappedValue[position] = $0 } })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
  /// Creates a binding whose setter receives the transaction of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, EnvironmentStack.slot.transaction) })
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
  /// Returns a binding that sets the value in `transaction`. Nothing is animated in an archived widget.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}
