import Foundation

/// The names that a Swift source declares for others and those that it uses, told without compiling.
///
/// Whatever is a word of the source counts as used, so that a file is rather taken for needed than not.
struct SourceNames: Equatable {
  /// Names as far as they can be seen: what is private is not among them.
  struct Declared: Equatable {
    /// In the module …
    var names: Set<String> = []
    /// … and those of them that other modules see.
    var published: Set<String> = []

    func shared(inside: Set<String>, outside: Set<String>) -> Set<String> { names.intersection(inside).union(published.intersection(outside)) }

    mutating func insert(_ name: String, _ access: Access) {
      guard access != .hidden else { return }
      names.insert(name)
      if access == .published { published.insert(name) }
    }
  }
  /// What an extension adds to a type.
  struct Extension: Equatable {
    /// The type, without what it is nested in or its module.
    var type: String
    var members = Declared()
    var initializers: [Initializer] = []
    /// What it conforms to, together with the words of its conditions.
    var conformances: Set<String> = []
  }
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

  init(file: URL) {
    let data = (try? Data(contentsOf: file)) ?? Data()
    self.init(String(decoding: data, as: UTF8.self))
  }

  init(_ source: String) {
    let tokens = SourceTokens(source).tokens
    var depth = 0
    var index = 0
    /// Of the declaration that is being read, nil where it says nothing.
    var access: Access?
    var extensionAccess: Access?
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard case .word(let word) = token else {
        if token == .mark("{") { depth += 1 }
        if token == .mark("}") {
          depth -= 1
          if depth == 0 { extensionAccess = nil }
        }
        continue
      }
      used.insert(word)
      if let found = Self.levels[word] {
        // `private(set)` is about setting only.
        if index == tokens.count || tokens[index] != .mark("(") { access = found }
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
  /// What declares members that are found by their labels.
  private static let unnamed: Set = ["init", "subscript"]
  private static let levels: [String: Access] = [
    "private": .hidden, "fileprivate": .hidden, "internal": .module, "package": .published, "public": .published, "open": .published,
  ]

  private mutating func declare(_ word: String, next: SourceTokens.Token?, _ access: Access) {
    switch next {
    case .word(let name) where word != "operator": if !Self.introducers.contains(name) { declared.insert(name, access) }
    // An operator, its function, or several values at once.
    default: declaresOperator = declaresOperator || word == "operator" || word == "func"
    }
  }

  /// The type and the conformances between `extension` and its brace.
  private static func heading(_ tokens: [SourceTokens.Token], _ index: inout Int, _ used: inout Set<String>) -> Extension {
    var result = Extension(type: "")
    var isTypeComplete = false
    while index < tokens.count, tokens[index] != .mark("{") {
      switch tokens[index] {
      case .word(let word):
        used.insert(word)
        if word == "where" { isTypeComplete = true }
        if isTypeComplete { result.conformances.insert(word) } else { result.type = word }
      case .mark("."): break
      case .mark: isTypeComplete = true
      }
      index += 1
    }
    return result
  }

  private mutating func addMember(_ word: String, _ tokens: [SourceTokens.Token], _ index: Int, _ access: Access) {
    guard let last = extensions.indices.last, index < tokens.count else { return }
    if Self.unnamed.contains(word) {
      guard access != .hidden else { return }
      extensions[last].initializers.append(Initializer(labels: Self.labels(tokens, index), isPublished: access == .published))
    } else if case .word(let name) = tokens[index] {
      // The `class` of a `class func` introduces nothing itself.
      if !Self.introducers.contains(name) { extensions[last].members.insert(name, access) }
    } else {
      declaresOperator = declaresOperator || word == "func"
    }
  }

  /// The labels of the parameters that start at `index`; a parameter without one has none.
  private static func labels(_ tokens: [SourceTokens.Token], _ index: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in index..<min(tokens.count, index + 400) {
      switch tokens[place] {
      case .mark("("):
        depth += 1
        fallthrough
      case .mark(",") where depth == 1:
        if depth == 1, place + 1 < tokens.count, case .word(let label) = tokens[place + 1], label != "_" { labels.append(label) }
      case .mark(")"):
        depth -= 1
        if depth == 0 { return labels }
      case .mark("{") where depth == 0: return labels
      default: break
      }
    }
    return labels
  }
}

extension SourceNames {
  /// The names for which this source is needed.
  ///
  /// - Parameters:
  ///   - inside: the words of other sources of its module.
  ///   - outside: the words of sources that import it.
  ///   - own: the types that its module declares.
  func shared(inside: Set<String>, outside: Set<String>, own: Set<String>) -> Set<String> {
    // Operators are no words; whether one is used cannot be told.
    var shared = declared.shared(inside: inside, outside: outside).union(declaresOperator ? ["operator"] : [])
    for added in extensions {
      let isUsed = inside.contains(added.type) || outside.contains(added.type)
      if own.contains(added.type) {
        // A type of the module is not whole without its extensions.
        if isUsed { shared.insert(added.type) }
        continue
      }
      shared.formUnion(added.members.shared(inside: inside, outside: outside))
      let all = inside.union(outside)
      if isUsed { shared.formUnion(added.conformances.intersection(all)) }
      // `list[safe: 1]` and `.init(hex: 1)` do without the type's name.
      for initializer in added.initializers where isUsed || !initializer.labels.isEmpty {
        if (initializer.isPublished ? all : inside).isSuperset(of: initializer.labels) { shared.insert(added.type) }
      }
    }
    return shared
  }
}
