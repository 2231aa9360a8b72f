import CAlmanacTypeRecords
import Foundation

/// Names intent types, so that another process of the same extension can find them.
///
/// The runtime finds most types by their names. The name of a private type, or of a type inside a function or another private type, contains an
/// address. Such types are found as Apple's metadata extraction finds them, by the record of their conformance to `AppIntent`.
package enum IntentTypes {
  /// Returns the name of a type. It is stable within one build of the extension.
  ///
  /// Returns nil if no other process can find the type. A private or local type that is generic, or that inherits its conformance from a class, has no
  /// record of its own; neither has a generic type with a private argument.
  package static func name(of type: any AppIntent.Type) -> String? {
    if let name = _mangledTypeName(type), _typeByName(name) == type { return name }
    return recorded.first { $0.type == type }?.name
  }

  package static func type(named name: String) -> (any AppIntent.Type)? {
    guard name.hasPrefix(mark) else { return _typeByName(name) as? any AppIntent.Type }
    return recorded.first { $0.name == name }?.type
  }

  /// The start of names that are found by record. No mangled name begins with it.
  private static let mark = "record:"

  /// The intent types of this process with their names. Types of the same name, for example private ones in two files, are numbered in the order of the
  /// program's records, which is the same in each process of one build. The number comes first, because a raw identifier may contain any character.
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
        // The record holds the address of the metadata, which is the metatype. The language has no other conversion between the two.
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
