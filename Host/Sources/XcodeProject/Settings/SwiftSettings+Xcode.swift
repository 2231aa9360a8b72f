import Foundation

extension SwiftSettings {
  /// Translates the settings of a target. Passes those without a counterpart to `omit`.
  init(_ settings: BuildSettings, debug: BuildSettings?, omit: (Omission) -> Void) {
    let conditions = Self.conditions(settings)
    self.conditions = conditions
    // SwiftPM defines DEBUG itself in debug builds.
    debugConditions = debug.map { Self.conditions($0).filter { $0 != "DEBUG" && !conditions.contains($0) } } ?? []
    isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    upcomingFeatures = Self.features(settings)
    experimentalFeatures = Self.flags(settings, after: "-enable-experimental-feature")
    let others = Self.otherFlags(settings)
    if !others.isEmpty {
      omit(Omission(.setting, "OTHER_SWIFT_FLAGS", "flags that a package cannot pass: \(others.joined(separator: " "))"))
    }
  }

  private static func conditions(_ settings: BuildSettings) -> [String] {
    let words = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flags(settings, after: "-D")
    var seen: Set<String> = []
    return words.filter { ModuleName.identifier($0) == $0 && seen.insert($0).inserted }
  }

  /// Returns the upcoming features that the settings enable, for instance `ConciseMagicFile` for `SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE`.
  private static func features(_ settings: BuildSettings) -> [String] {
    var names = flags(settings, after: "-enable-upcoming-feature")
    let set = settings.all(prefix: "SWIFT_UPCOMING_FEATURE_").filter { ["YES", "MIGRATE"].contains($0.value.uppercased()) }.map(\.key)
    names += known.filter { set.contains($0.setting) }.map(\.feature)
    // Xcode's default is YES (Swift.xcspec of swift-build), SwiftPM's is not.
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == nil || settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { names.append("BareSlashRegexLiterals") }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { names += approachable }
    if (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") { names += featuresOfMode6 }
    return Set(names).sorted()
  }

  /// What Approachable Concurrency (`SWIFT_APPROACHABLE_CONCURRENCY`) enables.
  static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]

  private static let known: [(setting: String, feature: String)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"), ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"), ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    ("EXISTENTIAL_ANY", "ExistentialAny"), ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"), ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"), ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"), ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"), ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"), ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"), ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
  ]

  // MARK: OTHER_SWIFT_FLAGS

  /// Returns the arguments of a flag, written `-D NAME` or `-DNAME`.
  private static func flags(_ settings: BuildSettings, after flag: String) -> [String] {
    let words = settings.words("OTHER_SWIFT_FLAGS")
    var found: [String] = []
    for (index, word) in words.enumerated() {
      if word == flag, index + 1 < words.count { found.append(words[index + 1]) }
      if flag == "-D", word.hasPrefix("-D"), word.count > 2 { found.append(String(word.dropFirst(2))) }
    }
    return found
  }

  private static func otherFlags(_ settings: BuildSettings) -> [String] {
    var others: [String] = []
    var skipsNext = false
    for word in settings.words("OTHER_SWIFT_FLAGS") {
      if skipsNext {
        skipsNext = false
      } else if ["-D", "-enable-upcoming-feature", "-enable-experimental-feature"].contains(word) {
        skipsNext = true
      } else if !word.hasPrefix("-D") {
        others.append(word)
      }
    }
    return others
  }
}
