import AlmanacFoundationCompat

/// A type of data, by its uniform type identifier.
///
/// `SystemTypes.swift` contains the types that the system declares. Other identifiers conform to themselves only.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// Returns the system's type with this identifier; nil if the system declares none.
  public init?(_ identifier: String) {
    guard SystemType.all[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  init(declared identifier: String) { self.identifier = identifier }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let found = SystemType.ordered.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    identifier = found.identifier
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let found = SystemType.ordered.first(where: { $0.mimeTypes.contains(wanted) }) else { return nil }
    identifier = found.identifier
  }

  public var preferredFilenameExtension: String? { SystemType.all[identifier]?.extensions.first }
  public var preferredMIMEType: String? { SystemType.all[identifier]?.mimeTypes.first }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { SystemType.all[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// All types that this one conforms to, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = SystemType.all[identifier]?.parents ?? []
    while let next = open.popLast() {
      if found.insert(UTType(declared: next)).inserted { open += SystemType.all[next]?.parents ?? [] }
    }
    return found
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
