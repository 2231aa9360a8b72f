import Foundation

/// The names that a Swift source declares for others and those that it uses, told without compiling.
///
/// Whatever is a word of the source counts as used, so that a file is rather taken for needed than not.
struct SourceNames: Equatable {
  /// What an extension adds to a type.
  struct Extension: Equatable {
    /// The type, without what it is nested in or its module.
    var type: String
    var members: Set<String> = []
    /// The labels of each initializer.
    var initializers: [[String]] = []
    /// What it conforms to, together with the words of its conditions.
    var conformances: Set<String> = []
  }
  /// Types, functions and values at file level.
  private(set) var declared: Set<String> = []
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
    var isInExtension = false
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case .mark("{"): depth += 1
      case .mark("}"):
        depth -= 1
        if depth == 0 { isInExtension = false }
      case .word(let word):
        used.insert(word)
        if depth == 0, word == "extension" {
          extensions.append(Self.heading(tokens, &index, &used))
          isInExtension = true
        } else if depth == 0 {
          declare(word, next: index < tokens.count ? tokens[index] : nil)
        } else if depth == 1, isInExtension {
          addMember(word, tokens, index)
        }
      case .mark: break
      }
    }
  }

  /// Whether sources that use `names` can refer to what this one declares. `own` are the types that its module declares.
  func isNeeded(by names: Set<String>, own: Set<String>) -> Bool { !shared(with: names, own: own).isEmpty }

  /// Those of `names` that make this source needed.
  func shared(with names: Set<String>, own: Set<String>) -> Set<String> {
    // Operators are no words; whether one is used cannot be told.
    var shared = declared.intersection(names).union(declaresOperator ? ["operator"] : [])
    for added in extensions {
      guard names.contains(added.type) else {
        if !own.contains(added.type) { shared.formUnion(added.members.intersection(names)) }
        continue
      }
      // A type of the module is not whole without its extensions.
      if own.contains(added.type) { shared.insert(added.type) }
      shared.formUnion(added.members.intersection(names))
      shared.formUnion(added.conformances.intersection(names))
      if added.initializers.contains(where: { names.isSuperset(of: $0) }) { shared.insert(added.type) }
    }
    return shared
  }

  // MARK: Declarations

  private static let introducers: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "macro", "precedencegroup", "associatedtype",
  ]

  private mutating func declare(_ word: String, next: SourceTokens.Token?) {
    if word == "operator" { declaresOperator = true }
    guard Self.introducers.contains(word) else { return }
    switch next {
    case .word(let name): if !Self.introducers.contains(name) { declared.insert(name) }
    // An operator's function, or several values at once.
    default: declaresOperator = declaresOperator || word == "func"
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
        if word == "where" || isTypeComplete { isTypeComplete = true }
        if isTypeComplete { result.conformances.insert(word) } else { result.type = word }
      case .mark("."): break
      case .mark: isTypeComplete = true
      }
      index += 1
    }
    return result
  }

  private mutating func addMember(_ word: String, _ tokens: [SourceTokens.Token], _ index: Int) {
    guard let last = extensions.indices.last else { return }
    if word == "init" {
      extensions[last].initializers.append(Self.labels(tokens, index))
    } else if Self.introducers.contains(word), index < tokens.count {
      if case .word(let name) = tokens[index] {
        // The `class` of a `class func` introduces nothing itself.
        if !Self.introducers.contains(name) { extensions[last].members.insert(name) }
      } else {
        declaresOperator = declaresOperator || word == "func"
      }
    } else if word == "subscript" {
      extensions[last].initializers.append(Self.labels(tokens, index))
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
