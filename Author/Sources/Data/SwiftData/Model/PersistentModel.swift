import Foundation
import Observation

/// A class whose objects a container stores. The macro `@Model` generates the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The members that the macro generates beyond Apple's requirements.
  static var _$layout: _ModelLayout { get }
  static var _$indices: [[AnyKeyPath]] { get }
  static var _$uniques: [[AnyKeyPath]] { get }
  var _$storage: _ModelStorage { get set }
  init(_$storage: _ModelStorage)
}

extension PersistentModel {
  public static var _$indices: [[AnyKeyPath]] { [] }
  public static var _$uniques: [[AnyKeyPath]] { [] }

  public var id: PersistentIdentifier { _$storage.identifier }
  public var persistentModelID: PersistentIdentifier { _$storage.identifier }
  /// The context that the model is in; nil before it is inserted.
  public var modelContext: ModelContext? { _$storage.context }
  public var isDeleted: Bool { _$storage.state == .deleted }
  public var hasChanges: Bool { _$storage.hasChanges }

  public static func == (one: Self, other: Self) -> Bool { one === other || one._$storage.identifier == other._$storage.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(_$storage.identifier) }
}
