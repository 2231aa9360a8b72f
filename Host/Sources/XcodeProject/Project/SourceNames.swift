import AlmanacSwiftSourceText
import Foundation

/// The names that a Swift source declares for other sources and the names that it uses, found without compiling.
///
/// Every word of the source counts as used, so that a file is kept in case of doubt.
struct SourceNames: Equatable {
  /// Declared names that other sources can see: all but the private ones.
  struct Declared: Equatable {
    /// Names that are visible in the module.
    var names: Set<String> = []
    /// Those of them that are visible in other modules.
    var published: Set<String> = []

    /// Returns the names that sources use.
    func shared(inside: Set<String>, outside: Set<String>) -> Set<String> { names.intersection(inside).union(published.intersection(outside)) }

    mutating func insert(_ name: String, _ access: Access) {
      guard access != .hidden else { return }
      names.insert(name)
      if access == .published { published.insert(name) }
    }
  }
  /// The members and conformances that an extension adds to a type.
  struct Extension: Equatable {
    /// The type's own name, without its module and the types around it.
    var type: String
    var members = Declared()
    var initializers: [Initializer] = []
    /// The protocols that it adds, and the words of its `where` clause.
    var conformances: Set<String> = []
  }
  /// An initializer or a subscript.
  struct Initializer: Equatable {
    let labels: [String]
    let isPublished: Bool
  }
  enum Access { case hidden, module, published }

  /// Types, functions and values at file level.
  private(set) var declared = Declared()
  private(set) var extensions: [Extension] = []
  private(set) var declaresOperator = false
  private(set) var used: Set<String> = []
  /// All types that the source declares, private ones and those inside others too.
  private(set) var types: Set<String> = []

  init(file: URL) {
    self.init(ProjectFile.text(file) ?? "")
  }

  init(_ source: String) {
    let tokens = Array(SwiftLexer(source))
    var depth = 0
    var index = 0
    /// The access level of the declaration that is being read.
    var access: Access?
    var extensionAccess: Access?
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth == 0 { extensionAccess = nil }
      }
      guard let word = token.name else { continue }
      used.insert(word)
      guard token.kind == .word else { continue }
      if Self.typeIntroducers.contains(word), index < tokens.count, let name = tokens[index].name { types.insert(name) }
      if let found = Self.levels[word] {
        // `private(set)` limits only the setter.
        if index == tokens.count || !tokens[index].isMark("(") { access = found }
      } else if depth == 0, word == "extension" {
        extensionAccess = access ?? .module
        access = nil
        extensions.append(Self.heading(tokens, &index, &used))
      } else if depth == 0, Self.introducers.contains(word) || word == "operator" {
        declare(word, next: index < tokens.count ? tokens[index] : nil, access ?? .module)
        access = nil
      } else if depth == 1, let level = extensionAccess, Self.introducers.contains(word) || Self.unnamed.contains(word) {
        addMember(word, tokens, index, access ?? level)
        access = nil
      }
    }
  }

  // MARK: Declarations

  private static let introducers: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "macro", "precedencegroup", "associatedtype",
  ]
  private static let typeIntroducers: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]
  /// Keywords of members that have no name, only labels.
  private static let unnamed: Set = ["init", "subscript"]
  private static let levels: [String: Access] = [
    "private": .hidden, "fileprivate": .hidden, "internal": .module, "package": .published, "public": .published, "open": .published,
  ]

  private mutating func declare(_ word: String, next: SwiftToken?, _ access: Access) {
    if word != "operator", let name = next?.name {
      if !Self.introducers.contains(name) { declared.insert(name, access) }
    } else {
      // An operator, its function, or a tuple of values.
      declaresOperator = declaresOperator || word == "operator" || word == "func"
    }
  }

  /// Returns the type and the conformances between `extension` and its brace.
  private static func heading(_ tokens: [SwiftToken], _ index: inout Int, _ used: inout Set<String>) -> Extension {
    var result = Extension(type: "")
    var isTypeComplete = false
    while index < tokens.count, !tokens[index].isMark("{") {
      if let word = tokens[index].name {
        used.insert(word)
        if word == "where" { isTypeComplete = true }
        if isTypeComplete { result.conformances.insert(word) } else { result.type = word }
      } else if !tokens[index].isMark(".") {
        isTypeComplete = true
      }
      index += 1
    }
    return result
  }

  private mutating func addMember(_ word: String, _ tokens: [SwiftToken], _ index: Int, _ access: Access) {
    guard let last = extensions.indices.last, index < tokens.count else { return }
    if Self.unnamed.contains(word) {
      guard access != .hidden else { return }
      extensions[last].initializers.append(Initializer(labels: Self.labels(tokens, index), isPublished: access == .published))
    } else if let name = tokens[index].name {
      // In `class func` the word `class` declares nothing.
      if !Self.introducers.contains(name) { extensions[last].members.insert(name, access) }
    } else {
      declaresOperator = declaresOperator || word == "func"
    }
  }

  /// Returns the labels of the parameters that start at `index`, without `_`.
  private static func labels(_ tokens: [SwiftToken], _ index: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    for position in index..<min(tokens.count, index + 400) {
      let token = tokens[position]
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") {
        depth -= 1
        if depth == 0 { return labels }
      }
      if token.isMark("{"), depth == 0 { return labels }
      guard depth == 1, token.isMark("(") || token.isMark(",") else { continue }
      if position + 1 < tokens.count, let label = tokens[position + 1].name, label != "_" { labels.append(label) }
    }
    return labels
  }
}

extension SourceNames {
  /// Returns the declared names that other sources use; if there are any, this source is needed.
  ///
  /// - Parameters:
  ///   - inside: the words of the other sources of its module.
  ///   - outside: the words of the sources that import the module.
  ///   - own: the types that the module declares.
  func shared(inside: Set<String>, outside: Set<String>, own: Set<String>) -> Set<String> {
    // Operators are not words, so their uses are unknown.
    var shared = declared.shared(inside: inside, outside: outside).union(declaresOperator ? ["operator"] : [])
    for added in extensions {
      let isUsed = inside.contains(added.type) || outside.contains(added.type)
      if own.contains(added.type) {
        // A used type of the module needs all of its extensions.
        if isUsed { shared.insert(added.type) }
        continue
      }
      shared.formUnion(added.members.shared(inside: inside, outside: outside))
      let all = inside.union(outside)
      if isUsed { shared.formUnion(added.conformances.intersection(all)) }
      // `list[safe: 1]` and `.init(hex: 1)` are used without the type's name.
      for initializer in added.initializers where isUsed || !initializer.labels.isEmpty {
        if (initializer.isPublished ? all : inside).isSuperset(of: initializer.labels) { shared.insert(added.type) }
      }
    }
    return shared
  }
}
