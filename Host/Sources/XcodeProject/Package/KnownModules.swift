/// Which modules a source finds on Linux.
enum KnownModules {
  /// What a Swift toolchain on Linux brings.
  static let toolchain: Set = [
    "Swift", "Foundation", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc",
    "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    "_Differentiation", "Builtin",
  ]
}

extension ImportRequest {
  /// Almanac's modules for authors, where no checkout is at hand to ask.
  public static let usualModules: Set = ["SwiftUI", "WidgetKit", "AppIntents", "Intents", "Charts", "FoundationCompat"]
}
