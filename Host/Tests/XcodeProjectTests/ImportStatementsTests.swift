import AlmanacSwiftSourceText
import Testing

@testable import XcodeProject

@Suite struct ImportStatementsTests {
  @Test(
    arguments: [
      ("import SwiftUI\nimport WidgetKit", ["SwiftUI", "WidgetKit"]),
      ("  @testable import Core; import struct Foundation.URL", ["Core", "Foundation"]),
      ("@_exported public import class UIKit.UIColor // why", ["UIKit"]),
      ("@preconcurrency\nimport Combine", ["Combine"]),
      ("// import A\n/* import B\nimport C */ import D", ["D"]),
      ("let important = 1\nimportant()", []),
      ("#endif\n#else\nimport SwiftUI", ["SwiftUI"]),
      ("\u{FEFF}import A\r\nimport B\rimport C", ["A", "B", "C"]), ("import\nA\n@_spi(X, Y) import B", ["A", "B"]),
      // Comments nest; strings and regular expressions contain neither comments nor imports.
      ("/* /* */ import A */ import B", ["B"]), ("let a = \"/*\"\nimport A", ["A"]), ("let a = \"https://x\"; import A", ["A"]),
      ("let a = \"\"\"\nimport A\n\"\"\"\nlet b = #\"\"\"#\nimport B", ["B"]), ("let a = /\\/*/\nimport A", ["A"]),
      ("let a = \"\"\"\n#if false\n\"\"\"\nimport A", ["A"]), ("f(import: a)\nlet b = C.import\nlet c = 1", []), ("import `A`", ["A"]),
    ] as [(String, [String])])
  func `finds modules`(source: String, modules: [String]) {
    #expect(ImportStatements.modules(in: source).sorted() == modules)
  }

  @Test(
    arguments: [
      ("#if canImport(HealthKit)\nimport HealthKit\n#else\nimport Other\n#endif\nimport SwiftUI", ["Other", "SwiftUI"]),
      ("#if canImport(SwiftUI)\nimport SwiftUI\n#else\nimport AppKit\n#endif", ["SwiftUI"]),
      ("#if DEBUG\nimport OSLog\n#else\nimport os\n#endif", ["OSLog", "os"]),
      ("#if PRO\nimport A\n#elseif BASIC\nimport B\n#else\nimport C\n#endif", ["A"]),
      ("#if BASIC\nimport A\n#elseif PRO && !BASIC\nimport B\n#else\nimport C\n#endif", ["B"]),
      ("#if os(iOS) || os(watchOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif", ["UIKit"]),
      ("#if !os(iOS)\nimport AppKit\n#endif\n#if (os(iOS) && !targetEnvironment(macCatalyst))\nimport CarPlay\n#endif", ["CarPlay"]),
      ("#if os(macOS)\n#if PRO\nimport AppKit\n#endif\n#endif", []),
      ("#if swift(>=6.0) && canImport(SwiftUI, _version: 5)\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
      ("#if false\nimport A\n#endif\n#if (((\nimport B\n#endif", ["B"]),
    ] as [(String, [String])])
  func `follows the branches that may be compiled`(source: String, modules: [String]) {
    let evaluator = ConditionEvaluator(platform: .iOS, definedFlags: ["PRO"], isImportable: { ["SwiftUI", "UIKit"].contains($0) })
    #expect(ImportStatements.modules(in: source, evaluator).sorted() == modules)
  }

  @Test(
    arguments: [
      ("#if os(visionOS)\nimport A\n#else\nimport B\n#endif", .visionOS, ["A"]),
      ("#if os(xrOS)\nimport A\n#else\nimport B\n#endif", .visionOS, ["A"]),
      ("#if canImport(ActivityKit)\nimport ActivityKit\n#endif", .visionOS, []),
      ("#if canImport(ActivityKit)\nimport ActivityKit\n#endif", .iOS, ["ActivityKit"]),
      ("#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif", .macOS, ["AppKit"]),
      ("#if targetEnvironment(macCatalyst)\nimport A\n#elseif os(iOS)\nimport B\n#endif", .macCatalyst, ["A"]),
      ("#if os(macOS)\nimport A\n#elseif os(iOS)\nimport B\n#endif", .macCatalyst, ["B"]),
      ("#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif", .iOS, ["Glibc"]),
      ("#if (os(tvOS)\n  || os(iOS))\nimport A\n#else\nimport B\n#endif", .iOS, ["A"]),
      ("#if !os(iOS) // os(tvOS)\nimport A\n#else // os(tvOS)\nimport B\n#endif", .iOS, ["B"]),
    ] as [(String, ApplePlatform, [String])])
  func `conditions have the values that the platform gives them`(source: String, platform: ApplePlatform, modules: [String]) {
    #expect(ImportStatements.modules(in: source, ConditionEvaluator(platform: platform)).sorted() == modules)
  }
}
