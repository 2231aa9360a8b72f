import Foundation

/// The name of a new package, which is also that of its target, its module and the widget's kind.
struct PackageName: Equatable {
  let text: String

  /// Longest name. Names of files and of types are made from it.
  static let limit = 50

  /// - Throws: ``Failure`` with what is wrong with the name and how to mend it.
  init(_ text: String) throws(Failure) {
    let shown = text.count > 60 ? "\(text.prefix(60))…" : text
    func fault(_ why: String) -> Failure { Failure(.usage, "\(shown.debugDescription) cannot be a package's name: \(why)") }
    guard text.utf8.count <= Self.limit else { throw fault("it has more than \(Self.limit) characters") }
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      let proposal = Self.proposal(for: text)
      throw fault("use letters of English, digits and underscores, and begin with a letter\(proposal.map { ", such as \($0)" } ?? "")")
    }
    guard !Self.keywords.contains(text), !Self.modules.contains(text.lowercased()) else {
      throw fault("Swift or a module of that name has it already; take another, such as \(text.prefix(1).uppercased() + text.dropFirst())Widget")
    }
    self.text = text
  }

  /// What the names of the package's types begin with: the name without `Widget` at its end, with a capital letter.
  var typePrefix: String {
    let stem = text.hasSuffix("Widget") && text.count > 6 ? String(text.dropLast(6)) : text
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }

  /// The words of the text as one name; nil if it has no letters.
  private static func proposal(for text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { !$0.isLetter }
    return name.isEmpty ? nil : String(name.prefix(limit))
  }

  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Modules that widgets, their tests or Almanac have, in small letters: SwiftPM and file systems may not tell capitals apart. A package with the
  /// name of a type, such as `Text`, would hide the type's module.
  private static let modules: Set<String> = [
    "activitykit", "almanac", "appintents", "assets", "authorsupport", "basics", "charts", "combine", "coregraphics", "corelocation", "coretext",
    "dispatch", "fontlock", "foundation", "foundationcompat", "glibc", "host", "hostconnection", "imagecodecs", "imageio", "intents", "logging",
    "main", "opencombine", "os", "oslog", "painter", "paintingcost", "previewsmacros", "profiles", "relevancekit", "scheduler", "simulation", "swift",
    "swiftprotobuf", "swiftui", "symboltemplates", "test", "testing", "textengine", "uikit", "uniformtypeidentifiers", "usernotifications",
    "watchkit", "widgetkit", "widgettesting", "wireschema", "xctest",
  ]
}
