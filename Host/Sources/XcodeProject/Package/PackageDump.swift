import Foundation

/// What `swift package describe` does not print about a package's manifest: the packages of its products and the settings of its targets, as `swift
/// package dump-package` writes them.
struct PackageDump: Decodable {
  struct Target: Decodable {
    let name: String
    var dependencies: [Dependency] = []
    var settings: [Setting] = []

    private enum CodingKeys: String, CodingKey { case name, dependencies, settings }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
      dependencies = try container.decodeIfPresent([Dependency].self, forKey: .dependencies) ?? []
      settings = try container.decodeIfPresent([Setting].self, forKey: .settings) ?? []
    }
  }
  /// `{"product": ["Algorithms", "swift-algorithms", null, null]}`
  struct Dependency: Decodable { var product: [Element]? }
  struct Element: Decodable {
    let text: String?
    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }
  /// `{"kind": {"define": {"_0": "LITE"}}, "tool": "swift", "condition": {"config": "debug"}}`
  struct Setting: Decodable {
    struct Condition: Decodable {
      var config: String?
      var platformNames: [String]?
    }
    struct Value: Decodable { let text: String? }
    let tool: String
    let kind: [String: Value]
    var condition: Condition?
  }
  struct Version: Decodable { let _version: String }

  let targets: [Target]
  var toolsVersion: Version?

  /// - Parameter data: the output of `swift package dump-package`; notices before the JSON object are skipped. Nil: it is no such output.
  init?(_ data: Data?) {
    guard let data, let start = data.firstIndex(of: UInt8(ascii: "{")), let dump = try? JSONDecoder().decode(Self.self, from: data[start...])
    else { return nil }
    self = dump
  }

  /// Returns the settings of a target that change the meaning of its sources.
  func settings(ofTarget name: String) -> SwiftSettings {
    var settings = SwiftSettings()
    let major = Int(toolsVersion?._version.split(separator: ".").first ?? "") ?? 5
    if major >= 6 { settings.upcomingFeatures = SwiftSettings.featuresOfMode6 }
    for setting in targets.first(where: { $0.name == name })?.settings ?? [] where setting.tool == "swift" && setting.appliesToApple {
      for (kind, value) in setting.kind {
        guard let text = value.text else { continue }
        switch kind {
        case "define" where ModuleName.identifier(text) == text:
          if setting.condition?.config == "debug" { settings.debugConditions.append(text) } else { settings.conditions.append(text) }
        case "enableUpcomingFeature" where !settings.upcomingFeatures.contains(text): settings.upcomingFeatures.append(text)
        // The name of the upcoming feature in earlier compilers.
        case "enableExperimentalFeature" where text != "StrictConcurrency": settings.experimentalFeatures.append(text)
        case "defaultIsolation":
          settings.isolatesToMainActor = text == "MainActor"
        default: break
        }
      }
    }
    return settings
  }
}

extension PackageDump.Setting {
  /// Whether the setting holds for a build on one of Apple's systems.
  fileprivate var appliesToApple: Bool {
    guard let platforms = condition?.platformNames, !platforms.isEmpty else { return true }
    return !Set(platforms).isDisjoint(with: ["ios", "macos", "watchos", "visionos", "maccatalyst"])
  }
}

extension PackageDump.Setting.Value {
  init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer().decode([String: PackageDump.Element].self)
    text = values["_0"]?.text
  }
}
