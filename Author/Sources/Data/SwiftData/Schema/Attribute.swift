import Foundation

extension Schema {
  /// A value of an entity.
  public struct Attribute: SchemaProperty, Hashable {
    /// An option that the author sets on an attribute.
    public struct Option: Hashable, Sendable {
      enum Kind: String, Sendable {
        case unique, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, ephemeral, transformable, spotlight
      }
      let kind: Kind
      /// What stores the values of a transformable attribute.
      var transformer: AttributeTransformer?

      /// No two models have the same value. Inserting a model with an existing value replaces the values of the existing model.
      public static let unique = Option(kind: .unique)
      /// The value is read from the store when it is used, not with the other values.
      public static let externalStorage = Option(kind: .externalStorage)
      /// Stub. Has no effect: nothing is synchronised.
      public static let allowsCloudEncryption = Option(kind: .allowsCloudEncryption)
      /// Stub. Has no effect: SwiftData stores record no history of changes.
      public static let preserveValueOnDeletion = Option(kind: .preserveValueOnDeletion)
      /// The value is tracked as a change and not stored.
      public static let ephemeral = Option(kind: .ephemeral)
      /// Stub. Has no effect: there is no system-wide index.
      public static let spotlight = Option(kind: .spotlight)
      /// A transformer converts the value to the data that is stored, and back (``AttributeTransformer``). The transformer is the one that is registered
      /// under the name.
      public static func transformable(by transformerName: String) -> Option {
        Option(kind: .transformable, transformer: AttributeTransformer(named: transformerName))
      }
      /// The transformer is the one that is registered under the name of the class. `@Model` writes the overload that can also make one.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(kind: .transformable, transformer: AttributeTransformer(named: String(describing: transformerType)))
      }
      /// The transformer is the one that is registered under the name of the class, or else a new one of the class.
      public static func _transformable(by transformerType: ValueTransformer.Type, make: @escaping @Sendable () -> ValueTransformer) -> Option {
        Option(kind: .transformable, transformer: AttributeTransformer(named: String(describing: transformerType), make: make))
      }
    }

    struct Settings: Hashable, Sendable {
      var options: Set<Option> = []
      var originalName: String?
      var hashModifier: String?
      var isUnique: Bool { options.contains(.unique) }
      var isExternal: Bool { options.contains(.externalStorage) }
      var isEphemeral: Bool { options.contains(.ephemeral) }
      var transformer: AttributeTransformer? { options.lazy.compactMap(\.transformer).first }
    }

    let settings: Settings
    public internal(set) var name = ""
    public internal(set) var isOptional = false
    var columnType = ColumnType.any
    public var originalName: String { settings.originalName ?? name }
    public var hashModifier: String? { settings.hashModifier }
    public var options: [Option] { Array(settings.options) }
    public var isUnique: Bool { settings.isUnique }
    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      settings = Settings(options: Set(options), originalName: originalName, hashModifier: hashModifier)
    }

    init(_ property: PropertyLayout, _ codec: AnyAttributeCodec, _ settings: Settings) {
      self.settings = settings
      name = property.name
      isOptional = codec.isOptional
      columnType = codec.columnType
    }
  }
}
