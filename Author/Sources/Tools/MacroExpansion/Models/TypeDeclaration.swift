import AlmanacSwiftSourceText

/// A declaration of a type with its stored properties, read from the compiler's source text.
struct TypeDeclaration {
  /// One element of the type's body.
  enum Member {
    case property(PropertyDeclaration)
    /// `#if`, `#elseif`, `#else` or `#endif`, as written.
    case directive(String)
  }
  let keyword: String
  let name: String
  private(set) var members: [Member] = []

  var properties: [PropertyDeclaration] {
    members.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }
  var hasDirectives: Bool { members.contains { if case .directive = $0 { true } else { false } } }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// - Returns: nil if the source declares no type.
  init?(_ source: String) {
    var reader = DeclarationReader(source)
    guard let keyword = reader.skipToType(Self.keywords), let name = reader.takeName() else { return nil }
    self.keyword = keyword
    self.name = name
    guard reader.skipToBody() else { return }
    members = reader.members()
  }
}

/// A property of a type.
struct PropertyDeclaration {
  let attributes: [AttributeText]
  let modifiers: [String]
  let keyword: String
  /// The name as written, with backticks if it has them.
  let name: String
  let isComputed: Bool
  let hasObservers: Bool
  /// The type as written; nil if there is none.
  let type: String?
  /// The text of the initial value, possibly with comments after it; nil if there is none.
  let value: String?
  let hasSeveralNames: Bool
  /// True if the type as written is an optional.
  let isOptionalText: Bool

  var plainName: String { name.replacing("`", with: "") }

  func attribute(_ name: String) -> AttributeText? { attributes.first { $0.name == name } }

  /// True if the property belongs to the objects and has its own storage.
  var isStored: Bool {
    !isComputed && !modifiers.contains { ["static", "class", "lazy"].contains($0) }
  }
  /// True if a model's container stores the property.
  var isPersisted: Bool { isStored && ["var", "let"].contains(keyword) && attribute("Transient") == nil }
}

/// An attribute with its arguments.
struct AttributeText {
  /// The last part of its name: `Attribute` of `@SwiftData.Attribute(.unique)`.
  let name: String
  /// The text between the parentheses; nil if it has none.
  let arguments: String?
}
