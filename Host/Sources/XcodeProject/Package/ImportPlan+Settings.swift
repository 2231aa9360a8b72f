import AlmanacBasics
import Foundation

/// Reports build settings that would change the widget and that the import does not follow.
extension PackageImport {
  /// Reports references to settings that nothing sets, settings that name colours which do not exist, and settings that are not followed.
  ///
  /// - Parameters:
  ///   - info: what is wrong with the references in `Info.plist`.
  ///   - entitlements: what is wrong with those in the entitlements.
  func reportSettings(
    of native: Target, _ settings: BuildSettings, _ files: TargetFiles, info: SettingFaults, entitlements: SettingFaults, _ plan: inout ImportPlan
  ) {
    var places: [(place: String, faults: SettingFaults)] = [
      (Self.place("INFOPLIST_FILE", otherwise: "Info.plist", settings, project), info),
      (Self.place("CODE_SIGN_ENTITLEMENTS", otherwise: "the entitlements", settings, project), entitlements),
    ]
    let generated = settings.names(prefix: GeneratedInfoKeys.prefix).sorted()
    for key in (native.isExtension ? Self.readOfExtensions + generated : []) + Self.readOfAll {
      places.append(("the setting \(key) of \(native.name)", settings.faults(in: key)))
    }
    plan.omissions += Self.omissions(places)
    let catalogs = files.resources.map(\.file)
    if let omission = StringCatalogSymbols.omission(settings, catalogs: catalogs, shown: project.shown) { plan.omissions.append(omission) }
    guard native.isExtension else { return }
    plan.omissions += AssetColorSettings.omissions(
      settings, catalogs: catalogs.filter { $0.pathExtension == "xcassets" }, target: native.name)
    plan.omissions += Self.notFollowed.filter { settings[$0.name]?.isEmpty == false && (!$0.isSwitch || settings.isOn($0.name)) }.map {
      Omission(.setting, $0.name, $0.reason)
    }
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return }
    for key in generated.map({ String($0.dropFirst(GeneratedInfoKeys.prefix.count)) })
    where !GeneratedInfoKeys.isWritten(key) && !GeneratedInfoKeys.isOfApplication(key) {
      plan.omissions.append(
        Omission(.setting, GeneratedInfoKeys.prefix + key, "Xcode writes no \(key) from a setting; add the key to the file that INFOPLIST_FILE names")
      )
    }
  }

  /// Settings that are read of every target.
  private static let readOfAll = ["PRODUCT_NAME", "PRODUCT_MODULE_NAME", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_OBJC_BRIDGING_HEADER"]
  /// Settings that are read of extensions.
  private static let readOfExtensions =
    ["PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]
    + AssetColorSettings.keys.map(\.1)

  /// Settings that change what the bundle holds and that are not followed.
  private static let notFollowed: [(name: String, isSwitch: Bool, reason: String)] = [
    ("INFOPLIST_PREPROCESS", true, "the Info.plist is not preprocessed: write the values into it that #include and macros give"),
    ("CODE_SIGN_ENTITLEMENTS_CONTENTS", false, "entitlements are read of the file that CODE_SIGN_ENTITLEMENTS names; move them there"),
    ("BUILD_ONLY_KNOWN_LOCALIZATIONS", true, "all languages of the target's files are built, also those that the project does not list"),
  ]

  /// Returns the path of the file that a setting names, as messages show it.
  private static func place(_ setting: String, otherwise: String, _ settings: BuildSettings, _ project: XcodeProject) -> String {
    settings.file(setting).map(project.shown) ?? otherwise
  }

  /// Returns an omission for each name that nothing sets, with the places that refer to it, and one for each place that unfolds beyond the limits.
  static func omissions(_ places: [(place: String, faults: SettingFaults)]) -> [Omission] {
    var users: [String: [String]] = [:]
    for (place, faults) in places { for name in faults.undefined { users[name, default: []].append(place) } }
    let undefined = users.sorted { $0.key < $1.key }.map { name, places in
      Omission(.setting, name, "\(reason(undefined: name)), so $(\(name)) is empty in \(places.joined(separator: ", "))")
    }
    let large = places.filter(\.faults.isTooLarge).map {
      Omission(
        .setting, $0.place,
        "its references to settings unfold into more than \(SettingExpansion.mostReferences) references or \(SettingExpansion.mostBytes >> 20) MiB,"
          + " or refer to each other more than \(SettingExpansion.deepest) deep; what does is left empty")
    }
    return undefined + large
  }

  private static func reason(undefined name: String) -> String {
    if BuildSettings.signingPrefixes.contains(name) { return "the project sets no DEVELOPMENT_TEAM" }
    let isOfBuild = BuildSettings.namesOfBuilds.contains(name) || ["_DIR", "_PATH", "_ROOT", "_TARGET"].contains(where: name.hasSuffix)
    return isOfBuild ? "Xcode sets it while it builds and the import does not" : "no build setting has this name"
  }
}

extension BuildSettings {
  /// The settings that Xcode takes from signing. They are the team with a dot.
  static let signingPrefixes = ["TeamIdentifierPrefix", "AppIdentifierPrefix"]
  /// Settings of Xcode that depend on the machine or the build, besides those of folders.
  static let namesOfBuilds: Set = [
    "USER", "HOME", "UID", "SDK_NAME", "SDK_VERSION", "SDKROOT", "ARCHS", "CURRENT_ARCH", "NATIVE_ARCH", "ACTION", "XCODE_VERSION_ACTUAL",
    "XCODE_VERSION_MAJOR", "XCODE_VERSION_MINOR", "XCODE_PRODUCT_BUILD_VERSION", "MAC_OS_X_PRODUCT_BUILD_VERSION", "PLATFORM_PRODUCT_BUILD_VERSION",
    "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY",
  ]
}
