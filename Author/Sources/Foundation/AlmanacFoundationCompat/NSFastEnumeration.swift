import Foundation

/// A collection that an Objective-C method can enumerate. Here it can be any sequence.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}

/// Iterates the elements of a sequence, or the keys of a Foundation dictionary. Other values have no elements.
public struct NSFastEnumerationIterator: IteratorProtocol {
  private var rest: IndexingIterator<[Any]>
  public init(_ enumerable: any NSFastEnumeration) {
    let elements: [Any] =
      switch enumerable {
      case let array as NSArray: array.map { $0 }
      case let set as NSSet: set.allObjects
      case let dictionary as NSDictionary: dictionary.allKeys
      case let sequence as any Sequence: Self.elements(sequence)
      default: []
      }
    rest = elements.makeIterator()
  }
  public mutating func next() -> Any? { rest.next() }
  private static func elements(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
