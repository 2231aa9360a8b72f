import Foundation

/// An XcodeGen project file as the objects of the Xcode project that XcodeGen would write from it.
struct SpecProject {
  private(set) var objects: [String: PlistValue] = [:]
  /// What XcodeGen writes into `Info.plist` and entitlements of targets, by the targets' ids.
  private(set) var lists: [String: GeneratedLists] = [:]
  /// Paths outside the repository, whose files are left out, by the names of targets.
  private(set) var outside: [String: [String]] = [:]
  let name: String

  private let spec: SpecValue
  private let folder: URL
  private let boundary: URL
  private let configurations: [(name: String, kind: String)]

  /// - Throws: ``ImportError`` with the file's path.
  init(_ file: URL) throws(ImportError) {
    folder = file.deletingLastPathComponent().standardizedFileURL
    (spec, boundary) = try SpecFile.read(file)
    name = spec["name"]?.text ?? folder.lastPathComponent
    let configs = (spec["configs"]?.keys ?? [:]).map { ($0.key, $0.value.text ?? "debug") }.sorted { $0.0 < $1.0 }
    configurations = configs.isEmpty ? [("Debug", "debug"), ("Release", "release")] : configs
    let entries = try SpecTargets(spec, file: file.path).entries
    addPackages()
    for entry in entries { add(entry, among: entries) }
    objects["project"] = .object(
      "PBXProject",
      [
        "buildConfigurationList": .string(addConfigurations("project", spec, extra: [:])),
        "targets": .array(entries.map { .string(Self.id($0.name)) }), "mainGroup": .string("mainGroup"),
        "developmentRegion": .string(spec["options"]?["developmentLanguage"]?.text ?? "en"),
      ])
    objects["mainGroup"] = .object("PBXGroup", ["children": .array([]), "sourceTree": .string("<group>")])
  }

  /// The content of a `project.pbxproj`.
  var propertyList: PlistValue { .dictionary(["objects": .dictionary(objects), "rootObject": .string("project")]) }

  private static func id(_ target: String) -> String { "target \(target)" }

  // MARK: Targets

  private mutating func add(_ entry: SpecTargets.Entry, among entries: [SpecTargets.Entry]) {
    let id = Self.id(entry.name)
    let (sources, resources, info) = addFiles(entry)
    var links: [PlistValue] = []
    var dependencies: [PlistValue] = []
    var products: [PlistValue] = []
    for (index, dependency) in (entry.value["dependencies"]?.elements ?? []).enumerated() {
      let place = "\(id) dependency \(index)"
      if let target = dependency["target"]?.text {
        // A target of several platforms has one of its own for each.
        let found = entries.first { $0.name == target } ?? entries.first { $0.name == "\(target)_\(entry.platform)" }
        if let found {
          objects[place] = .object("PBXTargetDependency", ["target": .string(Self.id(found.name))])
          dependencies.append(.string(place))
        } else {
          links.append(add(file: URL(fileURLWithPath: "/" + target), "\(place) file", dependency))
        }
      } else if let package = dependency["package"]?.text {
        let names = (dependency["products"]?.texts ?? []) + (dependency["product"]?.texts ?? [])
        for name in names.isEmpty ? [package] : names {
          objects["\(place) \(name)"] = .object(
            "XCSwiftPackageProductDependency", ["productName": .string(name), "package": .string("package \(package)")])
          objects["\(place) \(name) file"] = .object(
            "PBXBuildFile", ["productRef": .string("\(place) \(name)")], platforms: Self.platforms(dependency))
          links.append(.string("\(place) \(name) file"))
        }
      } else if let library = ["sdk", "framework", "carthage", "bundle"].compactMap({ dependency[$0]?.text }).first {
        let file = dependency["carthage"] != nil && !library.hasSuffix("framework") ? library + ".framework" : library
        links.append(add(file: URL(fileURLWithPath: "/" + file), "\(place) file", dependency))
      }
    }
    for plugin in entry.value["buildToolPlugins"]?.elements ?? [] {
      guard let name = plugin["plugin"]?.text else { continue }
      objects["\(id) plugin \(name)"] = .object("XCSwiftPackageProductDependency", ["productName": .string("plugin:\(name)")])
      objects["\(id) uses \(name)"] = .object("PBXTargetDependency", ["productRef": .string("\(id) plugin \(name)")])
      products.append(.string("\(id) uses \(name)"))
    }
    objects["\(id) sources"] = .object("PBXSourcesBuildPhase", ["files": .array(sources)])
    objects["\(id) resources"] = .object("PBXResourcesBuildPhase", ["files": .array(resources)])
    objects["\(id) frameworks"] = .object("PBXFrameworksBuildPhase", ["files": .array(links)])
    let scripts = addScripts(entry.value, id)
    let own = settings(of: entry, info: info)
    lists[id] = GeneratedLists(entry.value)
    objects[id] = .object(
      "PBXNativeTarget",
      [
        "name": .string(entry.name), "productType": .string("com.apple.product-type.\(entry.value["type"]?.text ?? "application")"),
        "productReference": .string("\(id) product"), "dependencies": .array(dependencies + products),
        "buildConfigurationList": .string(addConfigurations(id, entry.value, extra: own)),
        "buildPhases": .array([.string("\(id) sources"), .string("\(id) resources"), .string("\(id) frameworks")] + scripts),
      ])
  }

  /// Adds the target's files.
  ///
  /// - Returns: the build files, and the `Info.plist` among the sources, if there is one.
  private mutating func addFiles(_ entry: SpecTargets.Entry) -> (sources: [PlistValue], resources: [PlistValue], info: URL?) {
    var (sources, resources): ([PlistValue], [PlistValue]) = ([], [])
    var info: URL?
    var seen: Set<String> = []
    let own = ["info", "entitlements"].compactMap { entry.value[$0]?["path"]?.text }.map { folder.appendingPathComponent($0).standardizedFileURL }
    for source in entry.value["sources"]?.elements ?? [] {
      let found = SpecSources(source, folder: folder, boundary: boundary) { outside[entry.name, default: []].append($0) }
      for (file, phase) in found.files where seen.insert(file.path).inserted && !own.contains(file) {
        if file.lastPathComponent == "Info.plist" { info = info ?? file }
        guard phase != .none else { continue }
        let build = add(file: file, "\(Self.id(entry.name)) \(file.path)", platforms: found.platforms)
        if phase == .sources { sources.append(build) } else { resources.append(build) }
      }
    }
    return (sources, resources, info)
  }

  private mutating func add(file: URL, _ id: String, _ dependency: SpecValue) -> PlistValue {
    add(file: file, id, platforms: Self.platforms(dependency))
  }

  private mutating func add(file: URL, _ id: String, platforms: [String]) -> PlistValue {
    objects["\(id) reference"] = .object("PBXFileReference", ["path": .string(file.path), "sourceTree": .string("<absolute>")])
    objects[id] = .object("PBXBuildFile", ["fileRef": .string("\(id) reference")], platforms: platforms)
    return .string(id)
  }

  private static func platforms(_ value: SpecValue) -> [String] {
    ["platformFilter", "platforms", "destinationFilters"].flatMap { value[$0]?.texts ?? [] }
  }

  private mutating func addScripts(_ target: SpecValue, _ id: String) -> [PlistValue] {
    let keys = ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts"]
    let scripts = keys.flatMap { target[$0]?.elements ?? [] } + (target["buildRules"]?.elements ?? [])
    return scripts.enumerated().map { index, script in
      let name = script["name"]?.text ?? script["path"]?.text ?? "Run Script"
      objects["\(id) script \(index)"] = .object("PBXShellScriptBuildPhase", ["name": .string(name)])
      return .string("\(id) script \(index)")
    }
  }

  // MARK: Packages

  private mutating func addPackages() {
    for (name, package) in spec["packages"]?.keys ?? [:] {
      let id = "package \(name)"
      if let path = package["path"]?.text {
        objects[id] = .object("XCLocalSwiftPackageReference", ["relativePath": .string(path)])
      } else if let url = package["url"]?.text ?? package["github"]?.text.map({ "https://github.com/\($0)" }) {
        objects[id] = .object("XCRemoteSwiftPackageReference", ["repositoryURL": .string(url), "requirement": Self.requirement(package)])
      }
    }
  }

  private static func requirement(_ package: SpecValue) -> PlistValue {
    func kind(_ kind: String, _ values: [String: String]) -> PlistValue {
      .dictionary(values.mapValues(PlistValue.string).merging(["kind": .string(kind)]) { $1 })
    }
    if let version = package["exactVersion"]?.text ?? package["version"]?.text { return kind("exactVersion", ["version": version]) }
    if let branch = package["branch"]?.text { return kind("branch", ["branch": branch]) }
    if let revision = package["revision"]?.text { return kind("revision", ["revision": revision]) }
    if let version = package["minorVersion"]?.text { return kind("upToNextMinorVersion", ["minimumVersion": version]) }
    if let lowest = package["minVersion"]?.text, let highest = package["maxVersion"]?.text {
      return kind("versionRange", ["minimumVersion": lowest, "maximumVersion": highest])
    }
    return kind("upToNextMajorVersion", ["minimumVersion": package["majorVersion"]?.text ?? package["from"]?.text ?? ""])
  }
}

// MARK: Settings

extension SpecProject {
  /// Adds the configurations of the project or of a target.
  ///
  /// - Parameter extra: settings below the author's own.
  /// - Returns: the id of the list.
  private mutating func addConfigurations(_ id: String, _ value: SpecValue, extra: [String: String]) -> String {
    var ids: [PlistValue] = []
    for (name, kind) in configurations {
      var settings = extra
      if id == "project", kind == "debug" { settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
      settings.merge(resolved(value["settings"], name, depth: 0)) { $1 }
      var keys: [String: PlistValue] = ["name": .string(name), "buildSettings": .dictionary(settings.mapValues(PlistValue.string))]
      if let path = value["configFiles"]?[name]?.text {
        let file = folder.appendingPathComponent(path).standardizedFileURL
        objects["\(id) \(name) file"] = .object("PBXFileReference", ["path": .string(file.path), "sourceTree": .string("<absolute>")])
        keys["baseConfigurationReference"] = .string("\(id) \(name) file")
      }
      objects["\(id) \(name)"] = .object("XCBuildConfiguration", keys)
      ids.append(.string("\(id) \(name)"))
    }
    let last = configurations.last { $0.kind == "release" } ?? configurations.last
    objects["\(id) configurations"] = .object(
      "XCConfigurationList", ["buildConfigurations": .array(ids), "defaultConfigurationName": .string(last?.name ?? "Release")])
    return "\(id) configurations"
  }

  /// Returns the settings of one configuration: those of groups, the common ones, and those of configurations whose names contain the key.
  private func resolved(_ value: SpecValue?, _ configuration: String, depth: Int) -> [String: String] {
    // Ends groups that contain themselves.
    guard let keys = value?.keys, depth < 16 else { return [:] }
    guard keys["base"] != nil || keys["configs"] != nil || keys["groups"] != nil else { return keys.mapValues(\.setting) }
    var settings: [String: String] = [:]
    for group in keys["groups"]?.texts ?? [] { settings.merge(resolved(spec["settingGroups"]?[group], configuration, depth: depth + 1)) { $1 } }
    settings.merge((keys["base"]?.keys ?? [:]).mapValues(\.setting)) { $1 }
    for (name, own) in (keys["configs"]?.keys ?? [:]).sorted(by: { $0.key < $1.key })
    where configuration.lowercased().contains(name.lowercased()) {
      settings.merge((own.keys ?? [:]).mapValues(\.setting)) { $1 }
    }
    return settings
  }

  /// Returns the settings that XcodeGen gives a target by itself.
  private func settings(of entry: SpecTargets.Entry, info: URL?) -> [String: String] {
    let roots = ["iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "tvOS": "appletvos", "visionOS": "xros"]
    var settings = ["SDKROOT": roots[entry.platform] ?? "auto"]
    let destinations = entry.value["supportedDestinations"]?.texts ?? []
    if entry.platform == "auto" { settings["SUPPORTED_PLATFORMS"] = destinations.compactMap { roots[$0] }.joined(separator: " ") }
    if let prefix = spec["options"]?["bundleIdPrefix"]?.text {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(entry.name.replacing("_", with: "-"))"
    }
    if let product = entry.value["productName"]?.text { settings["PRODUCT_NAME"] = product }
    settings["INFOPLIST_FILE"] = entry.value["info"]?["path"]?.text ?? info?.path
    settings["CODE_SIGN_ENTITLEMENTS"] = entry.value["entitlements"]?["path"]?.text
    return settings
  }
}

extension PlistValue {
  fileprivate static func object(_ isa: String, _ values: [String: PlistValue], platforms: [String] = []) -> PlistValue {
    var values = values
    values["isa"] = .string(isa)
    if !platforms.isEmpty { values["platformFilters"] = .array(platforms.map { .string($0 == "visionOS" ? "xros" : $0.lowercased()) }) }
    return .dictionary(values)
  }
}

/// The property lists that XcodeGen writes for a target: XML, or nil if it writes none.
struct GeneratedLists: Sendable, Equatable {
  var info: Data?
  var entitlements: Data?

  init?(_ target: SpecValue) {
    if let info = target["info"] {
      let type = target["type"]?.text ?? "application"
      let standard: [String: Any] = [
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleInfoDictionaryVersion": "6.0", "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1", "CFBundlePackageType": type == "application" ? "APPL" : type.contains("extension") ? "XPC!" : "FMWK",
      ]
      self.info = Self.xml(standard.merging(Self.properties(info)) { $1 })
    }
    // Without properties, XcodeGen leaves a file alone.
    if let list = target["entitlements"], list["properties"]?.keys?.isEmpty == false { entitlements = Self.xml(Self.properties(list)) }
    if info == nil, entitlements == nil { return nil }
  }

  private static func properties(_ list: SpecValue) -> [String: Any] { (list["properties"]?.keys ?? [:]).mapValues(\.property) }

  private static func xml(_ list: [String: Any]) -> Data? { try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0) }

  /// Returns a list's keys; nil if there is none.
  static func keys(_ data: Data?) -> [String: Any]? {
    data.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any] }
  }
}
