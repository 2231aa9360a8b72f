import Foundation

/// One version of an app's models.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app's models, and the migrations between them.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// From the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step of a migration.
// Unchecked: Apple's closures are not declared as Sendable. They run one after the other, on the thread that opens the container.
public enum MigrationStage: @unchecked Sendable, CustomStringConvertible {
  /// - Parameters:
  ///   - willMigrate: gets the models of the old version. Its saves are in the tables before they change.
  ///   - didMigrate: gets the models of the new version.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
  /// Changes tables without the author's code: properties are added with a default value, removed or renamed.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .custom(let from, let to, _, _), .lightweight(let from, let to): (from, to)
    }
  }

  public var description: String { "\(versions.from.versionIdentifier) → \(versions.to.versionIdentifier)" }
}

extension Schema {
  /// Returns the schema with the version number from a plan.
  func version(of plan: (any SchemaMigrationPlan.Type)?) throws -> Schema {
    guard let plan, !plan.schemas.isEmpty else { return self }
    let own = Set(layouts.values.map { ObjectIdentifier($0) })
    for version in plan.schemas.reversed() {
      let schema = Schema(versionedSchema: version)
      if Set(schema.layouts.values.map { ObjectIdentifier($0) }) == own { return schema }
    }
    throw SwiftDataError(
      .unknownSchema, "no version of the migration plan \(plan) has the container's models \(entities.map(\.name).sorted().joined(separator: ", "))")
  }
}
