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
    ] as [(String, [String])])
  func findsModules(source: String, modules: [String]) {
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
  func followsTheBranchesThatMayBeCompiled(source: String, modules: [String]) {
    let conditions = CompilationConditions(platform: .iOS, defined: ["PRO"], isKnown: { ["SwiftUI", "UIKit"].contains($0) })
    #expect(ImportStatements.modules(in: source, conditions).sorted() == modules)
  }
}
