import Foundation

/// What `swift package describe` does not print about a package's manifest: the packages of its products and the settings of its targets, as `swift
/// package dump-package` writes them.
struct PackageDump: Decodable {
  struct Target: Decodable, Equatable {
    let name: String
    var dependencies: [Dependency] = []
    var settings: [Setting] = []
    var exclude: [String] = []
    /// The files and folders with the sources; nil: all.
    var sources: [String]?
    var publicHeadersPath: String?
    var pkgConfig: String?
    var providers: [Provider] = []
    var pluginUsages: [PluginUsage] = []

    private enum CodingKeys: String, CodingKey {
      case name, dependencies, settings, exclude, sources, publicHeadersPath, pkgConfig, providers, pluginUsages
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
      dependencies = try container.decodeIfPresent([Dependency].self, forKey: .dependencies) ?? []
      settings = try container.decodeIfPresent([Setting].self, forKey: .settings) ?? []
      exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
      sources = try container.decodeIfPresent([String].self, forKey: .sources)
      publicHeadersPath = try container.decodeIfPresent(String.self, forKey: .publicHeadersPath)
      pkgConfig = try container.decodeIfPresent(String.self, forKey: .pkgConfig)
      providers = try container.decodeIfPresent([Provider].self, forKey: .providers) ?? []
      pluginUsages = try container.decodeIfPresent([PluginUsage].self, forKey: .pluginUsages) ?? []
    }
  }
  /// `{"product": ["Algorithms", "swift-algorithms", null, null]}`
  struct Dependency: Decodable, Equatable { var product: [Element]? }
  /// `{"plugin": ["GenPlugin", null]}`; the second element is the package of another one's plugin.
  struct PluginUsage: Decodable, Equatable { let plugin: [Element] }
  /// `{"apt": [["libsqlite3-dev"]]}`
  struct Provider: Decodable, Equatable {
    let apt: [[String]]
    init(from decoder: any Decoder) throws { apt = (try? decoder.singleValueContainer().decode([String: [[String]]].self))?["apt"] ?? [] }
  }
  struct Element: Decodable, Equatable {
    let text: String?
    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }
  /// `{"kind": {"define": {"_0": "LITE"}}, "tool": "swift", "condition": {"config": "debug"}}`
  struct Setting: Decodable, Equatable {
    struct Condition: Decodable, Equatable {
      var config: String?
      var platformNames: [String]?
    }
    struct Value: Decodable, Equatable {
      /// One text, or several of `unsafeFlags`.
      let texts: [String]
      var text: String? { texts.count == 1 ? texts[0] : nil }
    }
    let tool: String
    let kind: [String: Value]
    var condition: Condition?
  }
  struct Version: Decodable { let _version: String }

  let targets: [Target]
  var toolsVersion: Version?
  /// `c11`, `c++17`
  var cLanguageStandard: String?
  var cxxLanguageStandard: String?

  /// Returns what the manifest says about a target.
  func target(named name: String) -> Target? { targets.first { $0.name == name } }

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
    for setting in target(named: name)?.settings ?? [] where setting.tool == "swift" && setting.appliesToApple {
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
    let container = try decoder.singleValueContainer()
    if let lists = try? container.decode([String: [String]].self) {
      texts = lists["_0"] ?? []
    } else {
      texts = try container.decode([String: PackageDump.Element].self)["_0"]?.text.map { [$0] } ?? []
    }
  }
}
