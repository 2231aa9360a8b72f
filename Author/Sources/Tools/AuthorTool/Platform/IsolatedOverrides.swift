import AlmanacSwiftSourceText

/// Lets classes in a module with main actor isolation by default inherit from classes without isolation.
///
/// The compiler accepts an isolated override of an Objective-C class, but not of a Swift class, as CoreData's are on Linux. In the copy each override is
/// `nonisolated`, and so is an inherited initialiser, which is written out for this. Line numbers do not change.
struct IsolatedOverrides {
  private(set) var text: [UInt8]

  /// The initialiser that a class inherits if it has none of its own, by superclass; nil for `init()`, which may be isolated.
  private static let superclasses: [String: String?] = [
    "NSManagedObject":
      "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }",
    "NSPersistentContainer": persistentContainer,
    "NSPersistentCloudKitContainer": persistentContainer,
    "NSEntityMigrationPolicy": nil,
    "ValueTransformer": nil,
    "NSSecureUnarchiveFromDataTransformer": nil,
    "Operation": nil,
  ]
  private static let persistentContainer =
    "override init(name: String, managedObjectModel model: NSManagedObjectModel) { super.init(name: name, managedObjectModel: model) }"
  private static let modifiers: Set = [
    "override", "required", "public", "open", "package", "internal", "private", "fileprivate", "class", "static", "final",
  ]

  init(_ text: [UInt8]) {
    self.text = text
    // Most files have none, and this search is cheaper than the lexer.
    guard Self.superclasses.keys.contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else { return }
    let tokens = Array(SwiftLexer(text))
    var edits = SourceEdits()
    for index in tokens.indices.dropLast(4) where tokens[index].isWord("class") && tokens[index + 2].isMark(":") {
      guard tokens[index + 1].name != nil, let superclass = tokens[index + 3].name, let inherited = Self.superclasses[superclass],
        let open = tokens[index...].firstIndex(where: { $0.isMark("{") })
      else { continue }
      let members = Self.members(tokens, open)
      for member in members {
        guard let modifier = Self.modifiers(tokens, member).first(where: { ["override", "required"].contains($0.text) }) else { continue }
        edits.insert("nonisolated ".utf8, at: modifier.range.lowerBound)
      }
      if let inherited, !members.contains(where: { tokens[$0].isWord("init") && !Self.words(tokens, $0).contains("convenience") }) {
        let isPublic = Self.words(tokens, index).contains { $0 == "public" || $0 == "open" }
        edits.insert(" \(isPublic ? "public " : "")nonisolated \(inherited);".utf8, at: tokens[open].range.upperBound)
      }
    }
    self.text = edits.applied(to: text)
  }

  /// Returns the keywords of the members of a class whose body opens at `open`.
  private static func members(_ tokens: [SwiftToken], _ open: Int) -> [Int] {
    var (depth, members): (Int, [Int]) = (0, [])
    for index in open..<tokens.count {
      let token = tokens[index]
      if ["{", "(", "["].contains(where: token.isMark) { depth += 1 }
      if ["}", ")", "]"].contains(where: token.isMark) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, ["var", "func", "init"].contains(where: token.isWord) { members.append(index) }
    }
    return members
  }

  /// Returns the modifiers before a keyword; none if they set the member's isolation.
  private static func modifiers(_ tokens: [SwiftToken], _ keyword: Int) -> [SwiftToken] {
    let found = Array(tokens[..<keyword].reversed().prefix { modifiers.contains($0.text) })
    guard let before = tokens[..<keyword].dropLast(found.count).last else { return found }
    return before.isWord("nonisolated") || before.isWord("MainActor") || before.isWord("async") ? [] : found
  }

  private static func words(_ tokens: [SwiftToken], _ keyword: Int) -> Set<String> {
    let all = modifiers.union(["convenience", "nonisolated", "dynamic"])
    return Set(tokens[..<keyword].reversed().prefix { all.contains($0.text) }.map(\.text))
  }
}
