import Basics
import Foundation
import SwiftSourceText

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
    var missing: [String] = []
    var levels: [[String: String]] = [builtIn(target, configuration: name)]
    for configuration in [inherited, chosen] {
      guard let configuration else { continue }
      let conditions = SettingConditions(configuration: name, sdk: sdk)
      levels.append(fileSettings(of: configuration, conditions, missing: &missing))
      let own = configuration["buildSettings"]?.dictionary ?? [:]
      levels.append(merged(own.sorted { $0.key < $1.key }.map { ($0.key, Self.text($0.value)) }, conditions))
    }
    return BuildSettings(
      levels: levels, sourceRoot: sourceRoot, configuration: name, missingFiles: missing, generatedLists: generatedLists[target.object.id])
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
  private func builtIn(_ target: Target, configuration: String) -> [String: String] {
    [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "CONFIGURATION": configuration,
      "SRCROOT": sourceRoot.path, "SOURCE_ROOT": sourceRoot.path, "PROJECT_DIR": sourceRoot.path, "PROJECT_FILE_PATH": url.path,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": target.isExtension ? "XPC!" : "APPL",
    ]
  }

  private func fileSettings(of configuration: ProjectObject, _ conditions: SettingConditions, missing: inout [String]) -> [String: String] {
    let location: URL?
    if let reference = objects.object(configuration, "baseConfigurationReference") {
      location = self.location(of: reference)
    } else if let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    {
      location = self.location(of: anchor)?.appendingPathComponent(path).storedFile
    } else {
      return [:]
    }
    guard let location else { return [:] }
    guard let file = ConfigurationFile(location) else {
      missing.append(shown(location))
      return [:]
    }
    missing += file.missing
    return merged(file.assignments, conditions)
  }

  /// Returns one level's settings after evaluating conditions. If a key is assigned several times, `$(inherited)` stands for the previous value.
  private func merged(_ assignments: [(key: String, value: String)], _ conditions: SettingConditions) -> [String: String] {
    var plain: [String: String] = [:]
    var conditional: [String: String] = [:]
    for (key, value) in assignments {
      guard let bracket = key.firstIndex(of: "[") else {
        plain[key] = value.replacing("$(inherited)", with: plain[key] ?? "$(inherited)")
        continue
      }
      let name = String(key[..<bracket]).trimmingCharacters(in: .whitespaces)
      if conditions.areMet(key[bracket...]) { conditional[name] = value }
    }
    for (name, value) in conditional { plain[name] = value.replacing("$(inherited)", with: plain[name] ?? "$(inherited)") }
    return plain
  }

  private static func text(_ value: PlistValue) -> String {
    guard let list = value.array else { return value.string ?? "" }
    // Quotes keep each element one word.
    return list.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}

/// Evaluates the conditions of a setting for instance `NAME[sdk=iphoneos*][config=Debug]`.
struct SettingConditions {
  let configuration: String
  let sdk: String

  /// Returns whether all conditions in the brackets `text` hold. An unknown kind of condition does not.
  func areMet(_ text: Substring) -> Bool {
    text.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "config": return Self.matches(configuration, sides[1])
      case "sdk": return Self.matches(sdk, sides[1])
      case "arch": return Self.matches("arm64", sides[1])
      default: return false
      }
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}
