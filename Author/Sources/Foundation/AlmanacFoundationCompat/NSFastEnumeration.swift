import Foundation

/// A collection that an Objective-C method can enumerate. Here it can be any sequence.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}

/// The iterator of Foundation's collections.
public typealias NSFastEnumerationIterator = NSEnumerator.Iterator

extension NSEnumerator.Iterator {
  /// Iterates the elements of a sequence, or the keys of a Foundation dictionary. Other values have no elements.
  public init(_ enumerable: any NSFastEnumeration) {
    let elements: [Any] =
      switch enumerable {
      case let array as NSArray: array.map { $0 }
      case let set as NSSet: set.allObjects
      case let dictionary as NSDictionary: dictionary.allKeys
      case let sequence as any Sequence: Self.elements(sequence)
      default: []
      }
    self = NSArray(array: elements).objectEnumerator().makeIterator()
  }

  private static func elements(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
}
