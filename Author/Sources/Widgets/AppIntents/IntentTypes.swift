import CTypeRecords
import Foundation

/// Names intent types, so that another process of the same extension can find them.
///
/// Most types have a name that the runtime finds. A private type has none, nor has one inside a function or another private type: such a name contains
/// an address. They are found as Apple's metadata extraction finds them, by the record that the type conforms to `AppIntent`.
package enum IntentTypes {
  /// Returns the name of a type. It is stable within one build of the extension.
  ///
  /// Nil: no other process finds the type. A private or local one that is generic, or that inherits its conformance from a class, has no record of its
  /// own; nor has a generic type whose argument is private.
  package static func name(of type: any AppIntent.Type) -> String? {
    if let name = _mangledTypeName(type), _typeByName(name) == type { return name }
    return recorded.first { $0.type == type }?.name
  }

  package static func type(named name: String) -> (any AppIntent.Type)? {
    guard name.hasPrefix(mark) else { return _typeByName(name) as? any AppIntent.Type }
    return recorded.first { $0.name == name }?.type
  }

  /// No mangled name begins with it.
  private static let mark = "record:"

  /// The intent types of this process with their names. Types of one name, for example private ones of two files, are numbered in the order of the
  /// program's records, which is the same in each process of one build. The number comes first, because a raw identifier may contain any sign.
  private static let recorded: [(name: String, type: any AppIntent.Type)] = {
    final class Found {
      var types: [(name: String, type: any AppIntent.Type)] = []
      var counts: [String: Int] = [:]
    }
    let found = Found()
    almanac_conforming_types(
      "AppIntents", "AppIntent",
      { type, context in
        guard let type, let context, let metadata = type.pointee.metadata else { return true }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        // The record holds the address of the metadata, which is what a metatype is; the language has no other way from one to the other.
        guard let intent = unsafeBitCast(metadata, to: Any.Type.self) as? any AppIntent.Type else { return true }
        let name = withUnsafeBytes(of: type.pointee.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let count = found.counts[name, default: 0]
        found.counts[name] = count + 1
        found.types.append(("\(mark)\(count):\(name)", intent))
        return true
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types
  }()
}
