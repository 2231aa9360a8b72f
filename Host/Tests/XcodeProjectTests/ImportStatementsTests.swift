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
      ("#if canImport(ActivityKit)\nimport ActivityKit\n#else\nimport Other\n#endif\nimport SwiftUI", ["SwiftUI"]),
      ("#if DEBUG\nimport OSLog\n#endif", ["OSLog"]),
      ("#if DEBUG\n#if os(macOS)\nimport AppKit\n#endif\nimport os\n#endif", ["os"]),
      ("let important = 1\nimportant()", []),
      ("#endif\n#else\nimport SwiftUI", ["SwiftUI"]),
    ] as [(String, [String])])
  func findsModules(source: String, modules: [String]) {
    #expect(ImportStatements.modules(in: source).sorted() == modules)
  }
}
