import AlmanacSwiftSourceText

/// Expands `@Model` to storage, metadata of the properties, observation, and an initialiser for objects that are read from a store.
enum ModelExpansion {
  enum Problem: Error, CustomStringConvertible {
    case noSource
    case notAClass(keyword: String, name: String)
    case several(String, String)
    case observers(String, String)
    case reference(String, String)
    case transientWithoutValue(String, String)

    var description: String {
      switch self {
      case .noSource: "the compiler sent no source for the macro"
      case .notAClass(let keyword, let name): "@Model needs a class: write “class \(name)” instead of “\(keyword) \(name)”"
      case .several(let type, let name): "@Model needs a var for each property: give those after \(type).\(name) their own"
      case .observers(let type, let name):
        "@Model cannot store \(type).\(name) with willSet or didSet: mark it @Transient, or observe in a computed property"
      case .reference(let type, let name): "@Model cannot store \(type).\(name), which is weak or unowned: relationships need neither"
      case .transientWithoutValue(let type, let name): "@Transient var \(name) of \(type) needs a default value: write = value after it"
      }
    }
  }

  static func source(of request: [String: Any]) throws -> String {
    switch request["macroRole"] as? String {
    case "memberAttribute":
      guard let parent = declaration(request, "parentDeclSyntax").flatMap(TypeDeclaration.init), parent.keyword == "class",
        let member = declaration(request, "declSyntax").flatMap(PropertyDeclaration.init), member.isPersisted,
        member.attribute("_PersistedProperty") == nil, !member.hasSeveralNames, !member.hasObservers
      else { return "" }
      return "@SwiftData._PersistedProperty"
    case "member":
      let type = try type(request)
      guard type.keyword == "class" else { throw Problem.notAClass(keyword: type.keyword, name: type.name) }
      try check(type)
      return members(of: type)
    default:
      guard let type = try? type(request), type.keyword == "class" else { return "" }
      return conformances(request, type.name)
    }
  }

  static func declaration(_ request: [String: Any], _ key: String) -> String? { (request[key] as? [String: Any])?["source"] as? String }

  static func type(_ request: [String: Any]) throws -> TypeDeclaration {
    guard let type = declaration(request, "declSyntax").flatMap(TypeDeclaration.init) else { throw Problem.noSource }
    return type
  }

  /// Returns an extension for each conformance that the compiler requests.
  private static func conformances(_ request: [String: Any], _ name: String) -> String {
    let type = declaration(request, "extendedTypeSyntax")?.trimmed ?? name
    let missing = (request["conformanceListSyntax"] as? [String: Any])?["source"] as? String ?? "Observable, PersistentModel"
    return [("PersistentModel", "SwiftData.PersistentModel"), ("Observable", "Observation.Observable")]
      .filter { missing.contains($0.0) }.map { "extension \(type): nonisolated \($0.1) {}" }.joined(separator: "\n")
  }

  private static func check(_ type: TypeDeclaration) throws {
    for property in type.properties where property.isStored {
      if property.attribute("Transient") != nil {
        guard property.value != nil || property.keyword == "let" || property.isOptionalText else {
          throw Problem.transientWithoutValue(type.name, property.name)
        }
        continue
      }
      // A constant is stored as well. Because it gets accessors, the compiler refuses it in Swift 6 mode and warns in Swift 5 mode.
      if property.hasSeveralNames { throw Problem.several(type.name, property.name) }
      if property.hasObservers { throw Problem.observers(type.name, property.name) }
      if property.modifiers.contains(where: { $0 == "weak" || $0 == "unowned" }) { throw Problem.reference(type.name, property.name) }
    }
  }

  // MARK: Members

  private static func members(of type: TypeDeclaration) -> String {
    let name = type.name
    var slots: [String] = []
    var metadata: [String] = []
    var initial: [String] = []
    var number = 0
    for member in type.members {
      switch member {
      case .directive(let text): for index in [0, 1, 2] { append("\n\(text)\n", index) }
      case .property(let property) where property.isPersisted:
        // With branches of `#if`, the number depends on the branches that are compiled.
        let slot = type.hasDirectives ? "\(name)._$layout._slot(\(SwiftLiteral.string(property.plainName)))" : "\(number)"
        append("  static let \(property.name) = \(slot)\n", 0)
        append(Self.metadata(of: property, in: name), 1)
        append("  _\(property.plainName) = _ModelValue()\n", 2)
        number += 1
      case .property: break
      }
    }
    func append(_ text: String, _ list: Int) {
      switch list {
      case 0: slots.append(text)
      case 1: metadata.append(text)
      default: initial.append(text)
      }
    }
    return """
      public nonisolated static let _$layout = SwiftData._ModelLayout(\(name).self)
      public nonisolated(unsafe) var _$storage = SwiftData._ModelStorage._make(\(name)._$layout)

      public nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        var properties: [SwiftData.Schema.PropertyMetadata] = []
      \(metadata.joined())
        return properties
      }

      public nonisolated required init(_$storage storage: SwiftData._ModelStorage) {
        self._$storage = storage
      \(initial.joined())
      }

      private nonisolated let _$observationRegistrar = Observation.ObservationRegistrar()

      nonisolated func access<_M>(keyPath: KeyPath<\(name), _M>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      nonisolated func withMutation<_M, _MR>(keyPath: KeyPath<\(name), _M>, _ mutation: () throws -> _MR) rethrows -> _MR {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      nonisolated struct _ModelValue {}

      nonisolated enum _ModelSlot {
      \(slots.joined())
      }
      """
  }

  private static func metadata(of property: PropertyDeclaration, in type: String) -> String {
    var parts = ["name: \(SwiftLiteral.string(property.plainName))", "keypath: \\\(type).\(property.name)"]
    // The value may end with a comment, so a line ends after it.
    if let value = property.value { parts.append("defaultValue: \(value)\n") }
    for kind in ["Attribute", "Relationship"] {
      if let attribute = property.attribute(kind) { parts.append("metadata: SwiftData.Schema.\(kind)(\(making(attribute.arguments ?? "")))\n") }
    }
    return "  properties.append(SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", "))))\n"
  }

  /// Lets `.transformable(by: Type.self)` make a transformer, which only code that names the class can.
  private static func making(_ arguments: String) -> String {
    arguments.replacing(/\.transformable\(\s*by\s*:\s*([\w.]+)\.self\s*\)/) { match in
      "._transformable(by: \(match.1).self, make: { \(match.1)() })"
    }
  }
}

extension PropertyDeclaration {
  /// Reads the declaration of a single property; nil if the source declares none.
  init?(_ source: String) {
    var reader = DeclarationReader(source)
    guard case .property(let property)? = reader.members().first else { return nil }
    self = property
  }
}
