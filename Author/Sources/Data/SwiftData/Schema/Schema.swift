import Foundation

/// The models of a store.
public final class Schema: Hashable, Sendable, CustomDebugStringConvertible {
  public let entities: [Entity]
  public let version: Version
  /// The layouts of the model types by entity.
  let layouts: [String: _ModelLayout]
  /// The error in the models, which a container's initialiser throws.
  let fault: SwiftDataError?

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Creates a schema of the types and all types that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var found: [_ModelLayout] = []
    var waiting = types
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      guard !found.contains(where: { $0.type == type }) else { continue }
      let layout = type._$layout
      found.append(layout)
      waiting += layout.properties.compactMap(\.target)
    }
    layouts = Dictionary(found.map { ($0.entityName, $0) }, uniquingKeysWith: { first, _ in first })
    let resolved = RelationshipResolution(found)
    entities = found.map { Entity($0, resolved) }
    fault = resolved.fault
  }

  public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }

  /// Returns the name of a type's entity: its own name without enclosing types, so that the versions of a model have the same entity name.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entity(named: Schema.entityName(for: type)) }
  func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

  public static func == (one: Schema, other: Schema) -> Bool { one.version == other.version && one.entities == other.entities }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
  public var debugDescription: String { "Schema \(version): \(entities.map(\.name).joined(separator: ", "))" }
}

extension Schema {
  /// A version of a schema, as in semantic versioning.
  public struct Version: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }
}
