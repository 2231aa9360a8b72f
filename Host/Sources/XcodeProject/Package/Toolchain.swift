import AlmanacSwiftSourceText

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

  /// The version that `swift()` compares with in language mode 5, in which imported sources are compiled.
  static let languageVersion = SwiftVersion(5, 10)
}
