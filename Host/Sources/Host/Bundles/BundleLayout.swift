import AlmanacBasics
import AlmanacProfiles
import Foundation
import Store

/// Lays out app bundles from build products.
enum BundleLayout {
  /// Lays out `<Product>.app` in `folder` from the build products.
  ///
  /// `Info.plist` and the entitlements come from the target's source folder. Keys that `Info.plist` lacks are added.
  ///
  /// - Parameters:
  ///   - other: the app's name instead of the product's.
  ///   - sdk: the SDK against which the product was built.
  ///   - embedsLibraries: whether the bundle contains the libraries of the SDK.
  static func layOut(
    _ executable: WidgetPackage.Executable, of package: WidgetPackage, products: URL, in folder: URL, named other: String? = nil,
    sdk: WidgetSDK? = nil,
    embedsLibraries: Bool = false
  ) throws -> AppBundle {
    let name = executable.product
    let files = FileManager.default
    for remainder in HiddenItems.sweep(folder) { FolderRemover.logger.warning("\(remainder)") }
    let staged = try StagedBundle(named: (other ?? name) + ".app", in: folder)
    defer { staged.discard() }
    let staging = staged.url
    do {
      try files.createDirectory(at: staging, withIntermediateDirectories: true)
      let built = products.appendingPathComponent(name)
      guard files.fileExists(atPath: built.path) else { throw PackageError.incomplete("executable \(name)") }
      try files.copyItem(at: built, to: staging.appendingPathComponent(name))
      try copyResources(executable, of: package, products: products, to: staging)
      try LanguageFolders.add(to: staging)
      try copyLibraries(products: products, to: staging)
      let platform = platform(of: [executable.sources, package.folder])
      var info = try completed(
        propertyList(executable.sources.appendingPathComponent("Info.plist")), name: name, package: package.name, platform: platform,
        language: package.language)
      // The author's own value is ignored: only what the host finds out counts.
      info[AppLibraries.key] = nil
      if let sdk, try Self.isLinked(built, with: sdk) {
        info[AppLibraries.key] = sdk.description.librarySet
        if embedsLibraries { try AppLibraries.copy(of: sdk, to: staging.appendingPathComponent(AppLibraries.ownFolder)) }
      }
      try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: staging.appendingPathComponent("Info.plist"))
      if let entitlements = entitlements(in: executable.sources) {
        try copy(entitlements, to: staging.appendingPathComponent("entitlements.plist"))
      }
    } catch {
      if error is PackageError || error is BundleError { throw error }
      if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw StoreError.full(path: folder.path) }
      throw HostError.dataFolder("\(name) cannot be laid out in \(folder.path): \(error.localizedDescription)")
    }
    try staged.moveIntoPlace()
    var bundle = try AppBundle(at: staged.place)
    bundle.isBuiltHere = true
    return bundle
  }

  /// Whether a text can be the name of an app, and so of its bundle and of the folders of its data.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && !text.hasPrefix(".") && !text.contains("/") && text.unicodeScalars.allSatisfy(Printable.isName)
  }

  /// Copies the target's own resources beside the executable, where `Bundle.main` finds them, as in an app bundle on the phone.
  /// The target's `Bundle.module` is a link to the same folder; the target's dependencies keep their own resource bundles.
  private static func copyResources(_ executable: WidgetPackage.Executable, of package: WidgetPackage, products: URL, to staging: URL) throws {
    let files = FileManager.default
    let own = "\(package.name)_\(executable.target).resources"
    let others = Set(package.executables.filter { $0 != executable }.map { "\(package.name)_\($0.target).resources" })
    let found = try files.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    for resources in found where resources.pathExtension == "resources" && !others.contains(resources.lastPathComponent) {
      let isOwn = resources.lastPathComponent == own
      let folder = isOwn ? staging : staging.appendingPathComponent(resources.lastPathComponent)
      if !isOwn { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
      let originals = originals(of: resources, in: package)
      for item in try files.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil) {
        let place = folder.appendingPathComponent(Self.name(of: item))
        // Keeps what is there already: the executable.
        if !files.fileExists(atPath: place.path) { try copy(item, original: originals[item.lastPathComponent], to: place) }
      }
      guard isOwn else { continue }
      try files.createSymbolicLink(atPath: staging.appendingPathComponent(own).path, withDestinationPath: ".")
    }
  }

  /// Returns the name of a resource in a bundle. Folders of languages get the name that apps search for, which SwiftPM has changed.
  private static func name(of item: URL) -> String {
    guard item.pathExtension == LocalizedFolder.pathExtension else { return item.lastPathComponent }
    return LocalizedFolder.language(item.deletingPathExtension().lastPathComponent) + "." + LocalizedFolder.pathExtension
  }

  /// Returns the original files of a resource bundle that belongs to one of the package's targets, by name.
  private static func originals(of resources: URL, in package: WidgetPackage) -> [String: URL] {
    let name = resources.deletingPathExtension().lastPathComponent
    guard name.hasPrefix(package.name + "_") else { return [:] }
    return package.resources[String(name.dropFirst(package.name.count + 1))] ?? [:]
  }

  /// Copies a file or folder. It follows links, so that the bundle does not depend on the package's folder.
  ///
  /// A build copies relative links unchanged, and in the build folder their targets may be wrong or missing. So a link is resolved at `original`,
  /// the item in the package. A dangling link without an original is a leftover of an earlier build and is skipped.
  private static func copy(_ item: URL, original: URL? = nil, to place: URL, depth: Int = 0) throws {
    let files = FileManager.default
    let isLink = (try? files.destinationOfSymbolicLink(atPath: item.path)) != nil
    let source = (isLink ? original ?? item : item).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source.path, isDirectory: &isFolder) else {
      if isLink, let original { throw PackageError.lostLink(original.path) }
      return
    }
    guard depth < 32 else { throw PackageError.linkLoop(item.path) }
    guard isFolder.boolValue else {
      // Copying anything else, for instance a FIFO, would wait for its writer.
      guard try source.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        throw BundleError.refused(Printable.text(item.path), .special("not a regular file"))
      }
      return try files.copyItem(at: source, to: place)
    }
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for child in try files.contentsOfDirectory(at: source, includingPropertiesForKeys: nil) {
      let name = child.lastPathComponent
      // The items below a resolved link are the originals.
      let original = isLink ? nil : original.map { $0.appendingPathComponent(name) }.flatMap { exists($0) ? $0 : nil }
      try copy(child, original: original, to: place.appendingPathComponent(name), depth: depth + 1)
    }
  }

  /// Returns whether there is a file, a folder or a link, even a dangling one.
  private static func exists(_ item: URL) -> Bool { (try? FileManager.default.attributesOfItem(atPath: item.path)) != nil }

  /// Copies the package's dynamic libraries beside the executable, where it looks for them.
  private static func copyLibraries(products: URL, to staging: URL) throws {
    let found = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    for library in found where library.pathExtension == "so" {
      try FileManager.default.copyItem(at: library, to: staging.appendingPathComponent(library.lastPathComponent))
    }
  }

  /// Whether an executable names the SDK's library among those that it loads.
  private static func isLinked(_ program: URL, with sdk: WidgetSDK) throws -> Bool {
    let names = sdk.description.libraries.filter { !$0.path.hasPrefix("/") }.map(\.name)
    let content = try Data(contentsOf: program, options: .alwaysMapped)
    return names.contains { content.range(of: Data($0.utf8 + [0])) != nil }
  }

  private static func propertyList(_ file: URL) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    // The author's own file may be a link.
    let source = file.resolvingSymlinksInPath()
    return try AppBundle.propertyList(
      source.lastPathComponent, in: source.deletingLastPathComponent(), of: file.deletingLastPathComponent(), limits: Profiles.bundleLimits) ?? [:]
  }

  /// Returns the target's `Info.plist` with Xcode's build variables resolved and the keys that an app bundle needs.
  private static func completed(
    _ info: [String: Any], name: String, package: String, platform: String?, language: String
  ) -> [String: Any] {
    let identifier = UsualIdentifier.of(target: name, package: package)
    let variables = [
      "EXECUTABLE_NAME": name, "PRODUCT_NAME": name, "TARGET_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": language, "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    func resolved(_ value: Any) -> Any {
      switch value {
      case let text as String:
        variables.reduce(text) { $0.replacing("$(\($1.key))", with: $1.value).replacing("${\($1.key)}", with: $1.value) }
      case let list as [Any]: list.map(resolved)
      case let dictionary as [String: Any]: dictionary.mapValues(resolved)
      default: value
      }
    }
    var result = info.mapValues(resolved)
    result["CFBundleExecutable"] = name
    if (result["CFBundleIdentifier"] as? String)?.isEmpty ?? true { result["CFBundleIdentifier"] = identifier }
    if result["CFBundleDisplayName"] == nil, result["CFBundleName"] == nil { result["CFBundleDisplayName"] = name }
    // Xcode's templates have these. Code that runs in the app and in the widget asks for them.
    for (key, value) in ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": language]
    where result[key] == nil {
      result[key] = value
    }
    if result["NSExtension"] == nil { result["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"] }
    if result["CFBundleSupportedPlatforms"] == nil, let system = platform.flatMap(SupportedPlatforms.bundleName) {
      result["CFBundleSupportedPlatforms"] = [system]
    }
    return result
  }

  /// The platform that the first `almanac.json` of these folders names. The build has checked it.
  private static func platform(of folders: [URL]) -> String? {
    struct Named: Decodable { let platform: String? }
    return folders.lazy.compactMap { folder in
      let data = try? BoundedFile.read("almanac.json", in: folder, limit: Profiles.bundleLimits.propertyListBytes)
      return data.flatMap { try? JSONDecoder().decode(Named.self, from: $0) }?.platform
    }.first
  }

  private static func entitlements(in sources: URL) -> URL? {
    let found = (try? FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)) ?? []
    return found.filter { $0.lastPathComponent == "entitlements.plist" || $0.pathExtension == "entitlements" }.min { $0.path < $1.path }
  }
}
