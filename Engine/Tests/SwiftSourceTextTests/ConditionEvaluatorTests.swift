import AlmanacSwiftSourceText
import Testing

@Suite struct ConditionEvaluatorTests {
  private func value(_ condition: String, _ evaluator: ConditionEvaluator = ConditionEvaluator(platform: .iOS)) -> Bool? {
    evaluator.value(of: Condition(condition))
  }

  @Test(
    arguments: [
      (.iOS, ["iOS"]), (.watchOS, ["watchOS"]), (.macOS, ["macOS", "OSX"]), (.macCatalyst, ["iOS"]), (.tvOS, ["tvOS"]),
      (.visionOS, ["visionOS", "xrOS"]),
    ] as [(ApplePlatform, [String])])
  func `os() is true for the platform alone and for Linux, where the sources are compiled`(platform: ApplePlatform, names: [String]) {
    for name in ["iOS", "watchOS", "macOS", "OSX", "tvOS", "visionOS", "xrOS", "Linux", "Windows", "Android"] {
      #expect(value("os(\(name))", ConditionEvaluator(platform: platform)) == (names + ["Linux"]).contains(name), "\(name)")
    }
  }

  @Test(arguments: ApplePlatform.allCases)
  func `targetEnvironment(macCatalyst) is true on Mac Catalyst alone`(platform: ApplePlatform) {
    let evaluator = ConditionEvaluator(platform: platform)
    #expect(value("targetEnvironment(macCatalyst)", evaluator) == (platform == .macCatalyst))
    #expect(value("targetEnvironment(simulator)", evaluator) == false)
  }

  @Test(
    arguments: [
      (.iOS, "UIKit", true), (.macOS, "UIKit", false), (.macCatalyst, "UIKit", true), (.visionOS, "UIKit", true), (.visionOS, "ActivityKit", false),
      (.macCatalyst, "ActivityKit", false), (.iOS, "ActivityKit", true), (.macCatalyst, "AppKit", false), (.macOS, "AppKit", true),
      (.visionOS, "WatchConnectivity", false), (.iOS, "Missing", false), (.iOS, "UIKit.UIGestureRecognizerSubclass", false),
      (.iOS, "UIKit, _version: 5", true), (.visionOS, "ActivityKit, _version: 1.0", false),
    ] as [(ApplePlatform, String, Bool)])
  func `canImport() needs a module that the platform has and the build finds`(platform: ApplePlatform, module: String, isTrue: Bool) {
    let evaluator = ConditionEvaluator(platform: platform, isImportable: { $0 != "Missing" })
    #expect(value("canImport(\(module))", evaluator) == isTrue)
  }

  @Test func `without a platform its conditions have no value`() {
    let evaluator = ConditionEvaluator(isImportable: { $0 == "Foundation" })
    for condition in ["os(iOS)", "os(visionOS)", "!os(macOS)", "targetEnvironment(macCatalyst)"] { #expect(value(condition, evaluator) == nil) }
    #expect(value("os(Linux)", evaluator) == true && value("os(Windows)", evaluator) == false)
    #expect(value("canImport(Foundation)", evaluator) == true && value("canImport(UIKit)", evaluator) == false)
  }

  @Test func `flags hold in every build, in some or in none`() {
    let evaluator = ConditionEvaluator(definedFlags: ["PRO"], possibleFlags: ["DEBUG"])
    #expect(value("PRO", evaluator) == true && value("DEBUG", evaluator) == nil && value("BASIC", evaluator) == false)
    #expect(value("true", evaluator) == true && value("false", evaluator) == false)
  }

  @Test(arguments: [
    (">=5.9", true, true), (">=5.10", true, true), (">=5.10.0", true, true), (">=5.10.1", false, true), (">=6", false, true), ("<6.0", true, false),
    (">=6.3", false, true), (">=6.4", false, false), (" >= 6 ", false, true),
  ])
  func `swift() follows the language mode, compiler() does not`(comparison: String, inMode5: Bool, inMode6: Bool) {
    let mode5 = ConditionEvaluator(languageVersion: SwiftVersion(5, 10), compilerVersion: SwiftVersion(6, 3))
    #expect(value("swift(\(comparison))", mode5) == inMode5 && value("compiler(\(comparison))", mode5) == inMode6)
  }

  @Test func `what only the compiler knows has no value`() {
    for condition in ["swift(>=5)", "compiler(>=5)", "arch(arm64)", "hasFeature(MacroX)", "_endian(little)"] { #expect(value(condition) == nil) }
    let evaluator = ConditionEvaluator(languageVersion: SwiftVersion(6), compilerVersion: SwiftVersion(6))
    #expect(value("swift(>=x)", evaluator) == nil && value("swift(==6)", evaluator) == nil && value("compiler()", evaluator) == nil)
  }

  @Test(
    arguments: [
      ("!true", false), ("!!true", true), ("true && false", false), ("true || false && false", true), ("(true || false) && false", false),
      ("DEBUG && false", false), ("DEBUG || true", true), ("DEBUG && true", nil), ("DEBUG || false", nil), ("!DEBUG", nil),
      ("os(iOS) && !targetEnvironment(macCatalyst)", true), ("!(os(macOS)||os(tvOS)) // os(macOS)", true), ("(true\n  && os(iOS))", true),
      ("((true", nil), ("", nil), ("true true", nil), ("true & true", nil), ("$Feature", nil), ("os(iOS", nil), ("1 == 1", nil),
    ] as [(String, Bool?)])
  func `operators combine values, known and unknown`(condition: String, expected: Bool?) { #expect(value(condition) == expected) }

  @Test func `checks are found in malformed conditions too`() {
    #expect(Condition("os(iOS) and DEBUG && $X || os ( tvOS )").checks.map(\.name) == ["os", "DEBUG", "X", "os"])
    let check = Condition("!os ( tvOS )").checks.first
    #expect(check?.argument == "tvOS" && check?.range == 1..<12 && Condition("((A)").checks.map(\.range) == [2..<3])
  }

  @Test(arguments: ["(", "!", "!(", "DEBUG&&", "a(", "("])
  func `nesting without end does no harm`(text: String) { #expect(value(String(repeating: text, count: 5_000)) == nil) }

  @Test func `branches that are known not to be compiled are left out`() {
    let source = """
      a
      #if os(iOS)
        b
        #if DEBUG
          c
        #else
          d
        #endif
      #elseif DEBUG
        e
      #else
        f
      #endif
      #if false
        g
      #elseif os(iOS)
        h
      #else
        i
      #endif
      #endif
      #else
      j
      """
    let bytes = Array(source.utf8)
    var branches = ConditionalBranches(of: bytes, ConditionEvaluator(platform: .iOS))
    var compiled = ""
    for token in SwiftLexer(bytes) {
      if case .directive(let directive) = token.kind { branches.follow(directive) } else if branches.mayBeCompiled { compiled += token.text }
    }
    #expect(compiled == "abcdhj")
  }
}
