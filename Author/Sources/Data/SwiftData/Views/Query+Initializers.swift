public import SwiftUICore

// A widget's entry is a picture, so animations and transactions have no effect.

extension Query where Result == [Element] {
  /// All models of a type.
  public init(transaction: Transaction? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(FetchDescriptor(fileID: fileID, line: line), fileID, line)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(descriptor, fileID, line)
  }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(descriptor, fileID, line)
  }

  public init(
    sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(filter: nil, sort: descriptors, fileID: fileID, line: line)
  }
  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors, fileID: fileID, line: line), fileID, line)
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(filter: filter, sort: descriptors, fileID: fileID, line: line)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], fileID: fileID, line: line)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(filter: filter, sort: keyPath, order: order, fileID: fileID, line: line)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], fileID: fileID, line: line)
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(filter: filter, sort: keyPath, order: order, fileID: fileID, line: line)
  }
}
