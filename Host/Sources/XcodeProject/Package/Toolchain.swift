import SwiftSourceText

/// The Swift toolchain on Linux that builds the written package.
enum Toolchain {
  /// The modules that the toolchain provides.
  static let modules: Set = [
    "Swift", "Foundation", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "Testing", "XCTest", "_Concurrency",
    "_StringProcessing", "_Differentiation", "Builtin",
  ]

  /// Modules that sources may import although there are none: the author's build replaces the imports. `canImport` is false for them.
  static let replacedModules: Set = ["ObjectiveC", "Darwin"]

  /// The version of the compiler that Almanac needs.
  static let compilerVersion = SwiftVersion(6, 3)

  /// Returns the version that `swift()` compares with in a language mode. A Swift 6 compiler uses 5.10 in mode 5 and its own version in mode 6.
  static func languageVersion(mode: String) -> SwiftVersion { mode == "6" ? compilerVersion : SwiftVersion(5, 10) }
}
