import AlmanacBasics

/// Hashes of types and of author's values that are the same in every process, unlike those of `Hasher`.
///
/// A host uses them to pair the views of two entries, also if the author's process restarted between the two. Different values can have the same hash:
/// values of types that are not handled below are hashed by their description only.
@MainActor
enum StableHash {
  private static var types: [ObjectIdentifier: UInt64] = [:]
  /// The length of the hashed part of a description, in bytes.
  private nonisolated static let longestDescription = 4096

  /// Returns the hash of a type's name without its module. A name with its module contains an address if the type is private.
  static func of(type: Any.Type) -> UInt64 {
    let key = ObjectIdentifier(type)
    if let known = types[key] { return known }
    let hash = FNV1a.hash(_typeName(type, qualified: false).utf8)
    types[key] = hash
    return hash
  }

  /// Returns the hash of an `id` or of a watched value.
  nonisolated static func of(_ value: Any) -> UInt64 {
    switch value {
    case let text as String: return FNV1a.hash(text.utf8)
    case let number as any FixedWidthInteger: return ViewIdentity.mixed(0x1F, UInt64(truncatingIfNeeded: number))
    case let isTrue as Bool: return isTrue ? 3 : 2
    case let number as Double: return number.bitPattern
    case let uuid as UUID: return withUnsafeBytes(of: uuid.uuid) { FNV1a.hash($0) }
    case let date as Date: return date.timeIntervalSinceReferenceDate.bitPattern
    case let erased as AnyHashable where !(erased.base is AnyHashable): return of(erased.base)
    case let raw as any RawRepresentable: return of(rawValueOf: raw)
    default: return FNV1a.hash(String(describing: value).utf8.prefix(longestDescription))
    }
  }

  nonisolated private static func of<R: RawRepresentable>(rawValueOf value: R) -> UInt64 { of(value.rawValue) }

  /// Returns a short hash of a watched value, never 0.
  nonisolated static func digest(of value: Any) -> UInt32 { short(of(value)) }

  nonisolated static func combined(_ a: UInt64, _ b: UInt64) -> UInt32 { short(ViewIdentity.mixed(a, b)) }

  /// Returns the upper half of the mixed hash, never 0.
  nonisolated static func short(_ hash: UInt64) -> UInt32 { max(1, UInt32(truncatingIfNeeded: ViewIdentity.mixed(hash, 0x5851_F42D) >> 32)) }
}
