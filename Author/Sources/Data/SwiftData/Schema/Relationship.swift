import Foundation

extension Schema {
  /// A property of an entity that leads to other models.
  public struct Relationship: SchemaProperty, Hashable {
    public struct Option: Hashable, Sendable {
      let name: String
      /// Stub. Has no effect: every relationship has at most one entry for a model.
      public static let unique = Option(name: "unique")
    }

    /// The effect of a model's deletion on the related models.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// None: a related model may refer to a deleted one.
      case noAction
      /// They lose the relationship to the deleted model.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The save fails while there are related models.
      case deny
    }

    // Unchecked: key paths are not Sendable; those of stored properties capture nothing.
    struct Settings: Hashable, @unchecked Sendable {
      var deleteRule = DeleteRule.nullify
      var minimum: Int?
      var maximum: Int?
      var originalName: String?
      var inverse: AnyKeyPath?
      var hashModifier: String?
    }

    let settings: Settings
    public internal(set) var name = ""
    public internal(set) var destination = ""
    public internal(set) var inverseName: String?
    public internal(set) var isOptional = true
    public internal(set) var isToMany = false
    public var isToOneRelationship: Bool { !isToMany }
    public var deleteRule: DeleteRule { settings.deleteRule }
    public var minimumModelCount: Int? { settings.minimum }
    public var maximumModelCount: Int? { settings.maximum }
    public var inverseKeyPath: AnyKeyPath? { settings.inverse }
    public var originalName: String { settings.originalName ?? name }
    public var hashModifier: String? { settings.hashModifier }
    public var isUnique: Bool { false }
    public var isAttribute: Bool { false }
    public var isRelationship: Bool { true }

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      // Zero is Apple's default for both and means any number.
      settings = Settings(
        deleteRule: deleteRule, minimum: minimumModelCount == 0 ? nil : minimumModelCount, maximum: maximumModelCount == 0 ? nil : maximumModelCount,
        originalName: originalName, inverse: inverse, hashModifier: hashModifier)
    }

    init(_ property: PropertyLayout, _ settings: Settings, inverse: String?) {
      self.settings = settings
      name = property.name
      destination = property.target.map { SwiftData.entityName(of: $0) } ?? ""
      inverseName = inverse
      isToMany = property.isToMany
      if case .toOne(_, let isOptional, _) = property.kind { self.isOptional = isOptional }
    }
  }
}

func entityName(of type: any PersistentModel.Type) -> String {
  func name<Model: PersistentModel>(_ type: Model.Type) -> String { Schema.entityName(for: type) }
  return name(type)
}
