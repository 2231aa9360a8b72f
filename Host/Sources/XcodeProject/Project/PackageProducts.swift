import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// A product of a Swift package that a target links.
struct ProductDependency: Equatable {
  let product: String
  let origin: Origin

  enum Origin: Equatable {
    /// A remote package: its URL, and the requirement in the manifest's syntax.
    case remote(url: String, requirement: String)
    /// A local package: its folder; nil if the project does not name it.
    case local(URL?)
  }
}

extension XcodeProject {
  /// Returns the package products that `target` links, each once.
  func products(of target: Target, platform: ApplePlatform) -> [ProductDependency] {
    var references = objects.objects(target.object, "packageProductDependencies")
    for phase in objects.objects(target.object, "buildPhases") where phase.isa == "PBXFrameworksBuildPhase" {
      for file in objects.objects(phase, "files") where isMeant(file, for: platform) {
        if let reference = objects.object(file, "productRef") { references.append(reference) }
      }
    }
    var products: [ProductDependency] = []
    var seen: Set<String> = []
    for reference in references {
      guard let name = reference.string("productName"), seen.insert(name).inserted else { continue }
      products.append(ProductDependency(product: name, origin: origin(of: reference)))
    }
    return products
  }

  private func origin(of reference: ProjectObject) -> ProductDependency.Origin {
    guard let package = objects.object(reference, "package") else { return .local(nil) }
    if package.isa == "XCRemoteSwiftPackageReference", let url = package.string("repositoryURL") {
      return .remote(url: url, requirement: Self.requirement(package["requirement"]))
    }
    let path = package.string("relativePath") ?? package.string("path")
    return .local(path.map { ($0.hasPrefix("/") ? URL(fileURLWithPath: $0) : sourceRoot.appendingPathComponent($0)).standardizedFileURL.storedFile })
  }

  private static func requirement(_ value: PlistValue?) -> String {
    func text(_ key: String) -> String { SwiftLiteral.string(value?[key]?.string ?? "") }
    return switch value?["kind"]?.string {
    case "exactVersion": "exact: \(text("version"))"
    case "branch": "branch: \(text("branch"))"
    case "revision": "revision: \(text("revision"))"
    case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
    case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    default: "from: \(text("minimumVersion"))"
    }
  }

  /// The package folders that the project refers to or contains. They may offer products whose package the project does not name.
  var localPackageFolders: [URL] {
    let referenced = objects.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }.map {
      sourceRoot.appendingPathComponent($0)
    }
    let listed = objects.all("PBXFileReference").filter { !["swift", "h", "m"].contains(($0.string("path") ?? "").pathEnding) }
    var folders = referenced + listed.compactMap { location(of: $0) }
    // A synchronized folder may contain packages.
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let location = location(of: folder), !isOutside(location) else { continue }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: location.path)) ?? []
      folders += inner.sorted().map { location.appendingPathComponent($0) }
    }
    var seen: Set<String> = []
    return folders.map(\.standardizedFileURL.storedFile).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) && seen.insert($0.path).inserted
    }
  }

  /// Returns the libraries that `target` links: the project's own as targets, others as file names.
  func linkedLibraries(of target: Target, platform: ApplePlatform) -> (own: [Target], others: [String]) {
    let all = targets
    let byID = Dictionary(all.map { ($0.object.id, $0) }) { first, _ in first }
    let byProduct = Dictionary(all.compactMap { target in target.object.string("productReference").map { ($0, target) } }) { first, _ in first }
    var own: [Target] = []
    var others: [String] = []
    for dependency in objects.objects(target.object, "dependencies") {
      if let id = dependency.string("target"), let found = byID[id], found.isLibrary { own.append(found) }
    }
    var names = Set(own.map(\.name))
    for phase in objects.objects(target.object, "buildPhases") where phase.isa == "PBXFrameworksBuildPhase" {
      for file in objects.objects(phase, "files") where isMeant(file, for: platform) {
        guard let reference = objects.object(file, "fileRef") else { continue }
        if let found = byProduct[reference.id] {
          if found.isLibrary, names.insert(found.name).inserted { own.append(found) }
        } else if let path = reference.string("path") ?? reference.string("name") {
          others.append((path as NSString).lastPathComponent)
        }
      }
    }
    return (own, others)
  }

  /// Returns the names of the script phases, build rules and package plugins that Xcode runs when it builds the target.
  func scripts(of target: Target) -> [String] {
    let phases = objects.objects(target.object, "buildPhases").filter { $0.isa == "PBXShellScriptBuildPhase" }
    let rules = objects.objects(target.object, "buildRules")
    let products = objects.objects(target.object, "dependencies").compactMap { objects.object($0, "productRef")?.string("productName") }
    return phases.map { $0.string("name") ?? "Run Script" }
      + rules.map { $0.string("name") ?? "build rule for \($0.string("filePatterns") ?? "files")" }
      + products.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst("plugin:".count)) }
  }
}

extension String {
  fileprivate var pathEnding: String { (self as NSString).pathExtension }
}
