import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// Build settings of the project's targets.
extension XcodeProject {
  /// Returns the settings of `target` in the named configuration; nil: in the target's default one, usually Release.
  ///
  /// Settings for one SDK apply if the other settings name that SDK.
  func settings(of target: Target, configuration wanted: String? = nil) -> BuildSettings {
    let first = settings(of: target, configuration: wanted, sdk: ApplePlatform.iOS.sdk)
    let platform = ApplePlatform(first)
    return platform == .iOS ? first : settings(of: target, configuration: wanted, sdk: platform.sdk)
  }

  private func settings(of target: Target, configuration wanted: String?, sdk: String) -> BuildSettings {
    let own = objects.object(target.object, "buildConfigurationList")
    let common = objects.object(objects.root, "buildConfigurationList")
    let chosen = configuration(wanted, of: own) ?? configuration(nil, of: own)
    let name = chosen?.string("name") ?? "Release"
    let inherited = configuration(name, of: common) ?? configuration(nil, of: common)
    var assignments = SettingAssignments()
    for (key, value) in builtIn(target, configuration: name, sdk: sdk) { assignments.add(key, value) }
    var (missing, refused): ([String], [String]) = ([], [])
    let conditions = SettingConditions(configuration: name, sdk: sdk)
    for configuration in [inherited, chosen] {
      guard let configuration else { continue }
      assignments.add(fileSettings(of: configuration, &missing, &refused), conditions)
      let own = configuration["buildSettings"]?.dictionary ?? [:]
      assignments.add(own.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }, conditions)
    }
    addSigningPrefixes(to: &assignments)
    return BuildSettings(
      assignments, sourceRoot: sourceRoot, configuration: name, missingFiles: missing, refusedFiles: refused,
      generatedLists: generatedLists[target.object.id])
  }

  /// Adds the prefixes that Xcode takes from signing: the team with a dot, or nothing without a team (`PlanningOperation` of swift-build). The prefix of an
  /// app's identifier is in its provisioning profile, and is the team's except for apps of before 2011.
  private func addSigningPrefixes(to assignments: inout SettingAssignments) {
    var expansion = SettingExpansion(assignments)
    guard let team = expansion.value(of: "DEVELOPMENT_TEAM"), !team.isEmpty else { return }
    for name in BuildSettings.signingPrefixes { assignments.addDefault(name, "$(DEVELOPMENT_TEAM).") }
  }

  /// Returns the names of the target's configurations.
  func configurations(of target: Target) -> [String] {
    guard let list = objects.object(target.object, "buildConfigurationList") else { return [] }
    return objects.objects(list, "buildConfigurations").compactMap { $0.string("name") }
  }

  /// Returns the named configuration of a list; nil: the list's default one.
  private func configuration(_ name: String?, of list: ProjectObject?) -> ProjectObject? {
    guard let list else { return nil }
    let all = objects.objects(list, "buildConfigurations")
    if let name { return all.first { $0.string("name") == name } }
    return all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first { $0.string("name") == "Release" } ?? all.last
  }

  /// Returns Xcode's built-in settings that the values of projects refer to.
  private func builtIn(_ target: Target, configuration: String, sdk: String) -> [String: String] {
    [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name, "CONFIGURATION": configuration,
      "SRCROOT": sourceRoot.path, "SOURCE_ROOT": sourceRoot.path, "PROJECT_DIR": sourceRoot.path, "PROJECT_FILE_PATH": url.path,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_TYPE": target.productType,
      "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "WRAPPER_EXTENSION": target.isExtension ? "appex" : "app", "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "PLATFORM_NAME": sdk,
      // The products of macOS are in a folder without the platform's name.
      "EFFECTIVE_PLATFORM_NAME": sdk == "macosx" ? "" : "-\(sdk)",
      "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.isExtension ? "XPC!" : "APPL",
    ]
  }

  /// Returns the assignments of the configuration file that a configuration is based on.
  private func fileSettings(
    of configuration: ProjectObject, _ missing: inout [String], _ refused: inout [String]
  ) -> [(key: String, value: String)] {
    let location: URL?
    if let reference = objects.object(configuration, "baseConfigurationReference") {
      location = self.location(of: reference)
    } else if let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    {
      location = self.location(of: anchor)?.appendingPathComponent(path).storedFile
    } else {
      return []
    }
    guard let location else { return [] }
    let file = ConfigurationFile(location, shown: shown(location))
    missing += file.missing
    refused += file.refused
    return file.assignments
  }

  private static func text(_ value: PlistValue) -> String {
    guard let list = value.array else { return value.string ?? "" }
    // Quotes keep each element one word.
    return list.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}
