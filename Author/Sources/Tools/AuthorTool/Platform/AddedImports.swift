import AlmanacSwiftSourceText

/// Adds imports to a file for names that Apple's Foundation, SwiftUI and UI modules have and other modules have on Linux.
///
/// The imports are added only where the names are used, because each of these modules loads a library. The import is put behind the file's first one,
/// so that line numbers do not change.
struct AddedImports {
  private(set) var text: [UInt8]

  /// A module, the start of its names, and the names.
  private static let modules: [(module: String, mark: String, names: @Sendable (Substring) -> Bool)] = [
    // `XMLParser` would link libxml2.
    ("FoundationXML", "XMLParser", { $0 == "XMLParser" || $0 == "XMLParserDelegate" }),
    // Foundation exports Security on Apple's systems.
    ("Security", "Sec", { isOfKeychain($0) }),
    ("Security", "erverTrust", { $0 == "serverTrust" || $0 == "NSURLAuthenticationMethodServerTrust" }),
    ("Security", "lientCertificate", { $0 == "NSURLAuthenticationMethodClientCertificate" }),
    // Part of Foundation on Apple's systems.
    ("UniformTypeIdentifiers", "NSItemProvider", { $0.hasPrefix("NSItemProvider") }),
    ("UniformTypeIdentifiers", "NSExtension", { ["NSExtensionContext", "NSExtensionItem", "NSExtensionRequestHandling"].contains($0) }),
    // SwiftUI re-exports it on Apple's systems: `SwiftUICore.Color`.
    ("SwiftUICore", "SwiftUICore", { $0 == "SwiftUICore" }),
  ]
  private static let prefixesOfKeychain = [
    "kSecClass", "kSecAttr", "kSecReturn", "kSecMatch", "kSecValue", "kSecUse", "kSecRandom", "SecItem", "SecRandomCopyBytes", "SecKey", "SecTrust",
    "SecAccess", "SecCertificate", "SecCopyErrorMessageString", "SecIdentity", "SecPKCS12", "SecPolicy", "errSec",
  ]
  private static func isOfKeychain(_ name: Substring) -> Bool {
    prefixesOfKeychain.contains { name.hasPrefix($0) }
  }

  init(_ text: [UInt8], platform: ApplePlatform?) {
    self.text = text
    for one in Self.modules { add(one.module, one.mark, one.names) }
    if platform == .macOS {
      for mark in ["NS", "ns"] { add("AppKit", mark) { ExportedNames.appKit.contains($0) } }
    }
    if platform == .watchOS { add("WatchKit", "WK", ExportedNames.isOfWatchKit) }
    add("CoreText", "CT", ExportedNames.isOfCoreText)
  }

  private mutating func add(_ module: String, _ mark: String, _ isUsed: (Substring) -> Bool) {
    guard text.firstRange(of: Array(mark.utf8)) != nil else { return }
    let tokens = Array(SwiftLexer(text))
    guard tokens.contains(where: { $0.name.map { isUsed(Substring($0)) } ?? false }), !imports(module, tokens) else { return }
    guard let start = tokens.firstIndex(where: { $0.isWord("import") }), start + 1 < tokens.count else { return }
    var end = start + 1
    // `import struct Foundation.Date`
    while end + 1 < tokens.count, tokens[end + 1].isMark(".") || tokens[end].isMark(".") || Self.kinds.contains(tokens[end].text) { end += 1 }
    guard end < tokens.count else { return }
    text.insert(contentsOf: "; import \(module)".utf8, at: tokens[end].range.upperBound)
  }

  /// Returns true if a file imports a module, or one declaration of it.
  private func imports(_ module: String, _ tokens: [SwiftToken]) -> Bool {
    tokens.indices.contains { place in
      tokens[place].isWord("import") && tokens[(place + 1)...].prefix(2).first { !Self.kinds.contains($0.text) }?.isWord(module) == true
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}
