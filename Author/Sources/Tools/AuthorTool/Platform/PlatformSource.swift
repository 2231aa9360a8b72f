import AlmanacSwiftSourceText

/// The copy of a source file that the compiler reads instead of the original.
struct PlatformSource {
  let text: String

  /// - Parameters:
  ///   - source: the author's text.
  ///   - path: the author's file, which the compiler's messages name; nil: the compiler reads the copy under the file's own path.
  ///   - platform: the platform whose conditions are replaced by their values; nil = none are replaced.
  ///   - undefined: compilation conditions that are false.
  ///   - absentModules: modules whose imports are left out.
  ///   - classes: the classes that may get the overrides of their extensions.
  ///   - overrides: the overrides in extensions of the module.
  ///   - optionals: the optional requirements of the module's protocols, and the number of this file; nil = there are none.
  ///   - declared: all classes of the module; overrides in extensions of other classes are removed; nil = none are removed.
  init(
    _ source: String, path: String?, platform: ApplePlatform?, undefined: Set<String> = [], absentModules: Set<String> = [],
    classes: Set<String> = [], overrides: [ExtensionOverrides.Method] = [], optionals: (OptionalRequirements, file: Int)? = nil,
    declared: Set<String>? = nil
  ) {
    let needsValues = platform != nil || !undefined.isEmpty
    let resolved = needsValues ? ResolvedConditions(source, platform: platform, undefined: undefined).text : Array(source.utf8)
    let attributed = ObjectiveCAttributes(resolved).text
    let plain = ManagedMembers(KeyPathStrings(optionals.map { $0.0.copy(attributed, file: $0.file) } ?? attributed).text)
    let moved = ExtensionOverrides(ObserverOverrides(plain.text).text, of: classes, overrides)
    let kept = declared.map { OmittedOverrides(moved.text, except: $0).text } ?? moved.text
    let names = FoundationNames(NumberOperators(ObjectCalls(IsolatedOverrides(kept).text).text).text)
    let imports = AddedImports(ReplacedImports(AbsentImports(names.text, absentModules).text).text, platform: platform)
    let body = String(decoding: PredicateCalls(ProcessInfoCalls(DelegateAdaptors(imports.text).text).text).text, as: UTF8.self)
    guard let path else {
      text = body
      return
    }
    let firstLine = body.prefix { !$0.isNewline }
    // With a directive, the compiler warns of main.swift that directive and copy have the same name; only main.swift keeps its name. Without declarations
    // the file causes no diagnostics of views, and needs no directive.
    if path.hasSuffix("/main.swift"), !Self.declares(body) {
      text = body
      return
    }
    // The directive replaces a first line without code, so that line numbers also agree in the compiler's excerpts.
    if firstLine.allSatisfy(\.isWhitespace) || firstLine.hasPrefix("//") {
      text = Self.location(path, line: 2) + (body == firstLine ? "\n" : body.dropFirst(firstLine.count))
    } else {
      text = Self.location(path, line: 1) + "\n" + body
    }
  }

  private static func declares(_ source: String) -> Bool {
    let keywords: Set = ["struct", "class", "enum", "actor", "extension", "func", "protocol"]
    return SwiftLexer(source).contains { $0.kind == .word && keywords.contains($0.text) }
  }

  private static func location(_ path: String, line: Int) -> String { "#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(line))" }
}
