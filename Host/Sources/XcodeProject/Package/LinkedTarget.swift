import AlmanacSwiftSourceText
import Foundation

/// A target of a local package that the written package builds as the local package's manifest declares it: C code, a system library, a macro, a
/// build plugin, or a program that a plugin runs. It does not see Almanac's modules, and its folder is a link to the local package's.
struct LinkedTarget: Equatable {
  enum Kind: Equatable { case c, systemLibrary, macro, executable, plugin }

  let kind: Kind
  /// The target's folder in the local package.
  let folder: URL
  /// What the manifest says about it.
  let declared: PackageDump.Target
  /// The language standards of the local package, which hold for C code.
  var cStandard: String?
  var cxxStandard: String?

  /// The names of the modules that sources import from the target.
  ///
  /// A module map may give another name than the target's. Macros, programs and plugins are not imported.
  var modules: [String] {
    switch kind {
    case .macro, .executable, .plugin: return []
    case .c, .systemLibrary:
      let maps = ["module.modulemap", "\(declared.publicHeadersPath ?? "include")/module.modulemap"].map(folder.appendingPathComponent)
      for map in maps {
        guard let text = ProjectFile.text(map, most: Self.mostMapBytes) else { continue }
        let named = text.matches(of: #/(?m)^\s*(?:framework\s+)?module\s+"?(\w+)"?/#).map { String($0.1) }
        if !named.isEmpty { return named }
      }
      return [ModuleName.identifier(declared.name)]
    }
  }

  /// The largest module map that is read.
  private static let mostMapBytes = 1 << 20
}

extension LinkedTarget.Kind {
  /// Returns the kind of a target that is no Swift library; nil for a Swift library, a test or a binary.
  init?(_ module: LocalPackage.Module) {
    switch (module.type, module.module_type) {
    case ("library", "ClangTarget"): self = .c
    case (_, "SystemLibraryTarget"): self = .systemLibrary
    case ("macro", _): self = .macro
    case ("executable", "SwiftTarget"), ("executable", "ClangTarget"): self = .executable
    case ("plugin", _): self = .plugin
    default: return nil
    }
  }
}

/// How a linked target is written into the manifest.
extension LinkedTarget {
  /// The folder in the written package, a link.
  static func path(of name: String) -> String { "Linked/\(name)" }

  /// Returns the rows of the manifest.
  ///
  /// - Parameters:
  ///   - targets: the targets of the written package that it depends on.
  ///   - products: the products of other packages that it depends on.
  func declaration(targets: [String], products: [PackageTarget.Product]) -> [String] {
    let name = SwiftLiteral.string(declared.name)
    let path = "path: \(SwiftLiteral.string(Self.path(of: declared.name)))"
    let needs =
      targets.map(SwiftLiteral.string)
      + products.map { ".product(name: \(SwiftLiteral.string($0.name)), package: \(SwiftLiteral.string($0.package)))" }
    let dependencies = "dependencies: [\(needs.joined(separator: ", "))]"
    let function: String
    var parts = ["name: \(name)"]
    switch kind {
    case .systemLibrary:
      function = "systemLibrary"
      parts.append(path)
      if let package = declared.pkgConfig { parts.append("pkgConfig: \(SwiftLiteral.string(package))") }
      let packages = declared.providers.flatMap { $0.apt.flatMap(\.self) }
      if !packages.isEmpty { parts.append("providers: [.apt(\(Self.list(packages)))]") }
      return ["    .\(function)(\(parts.joined(separator: ", "))),"]
    case .plugin:
      function = "plugin"
      parts += ["capability: .buildTool()", dependencies, path]
    case .macro: (function, parts) = ("macro", parts + [dependencies, path])
    case .executable: (function, parts) = ("executableTarget", parts + [dependencies, path])
    case .c: (function, parts) = ("target", parts + [dependencies, path])
    }
    if !declared.exclude.isEmpty { parts.append("exclude: \(Self.list(declared.exclude))") }
    if let sources = declared.sources { parts.append("sources: \(Self.list(sources))") }
    if kind == .c, let headers = declared.publicHeadersPath { parts.append("publicHeadersPath: \(SwiftLiteral.string(headers))") }
    if kind != .plugin {
      for (label, tool) in [("cSettings", "c"), ("cxxSettings", "cxx"), ("swiftSettings", "swift"), ("linkerSettings", "linker")] {
        var settings = declared.settings.filter { $0.tool == tool && $0.appliesToLinux }.compactMap(\.written)
        if tool == "swift", kind != .c { settings.insert(".swiftLanguageMode(.v5)", at: 0) }
        if !settings.isEmpty { parts.append("\(label): [\(settings.joined(separator: ", "))]") }
      }
    }
    return ["    .\(function)("] + parts.dropLast().map { "      \($0)," } + ["      \(parts[parts.count - 1])),"]
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.map(SwiftLiteral.string).joined(separator: ", "))]" }
}

extension PackageDump.Setting {
  /// Whether the setting holds for a build on Linux.
  var appliesToLinux: Bool {
    guard let platforms = condition?.platformNames, !platforms.isEmpty else { return true }
    return platforms.contains("linux")
  }

  /// The setting in the syntax of a manifest; nil: it has no meaning on Linux, as a framework of Apple's has none.
  fileprivate var written: String? {
    guard let (name, value) = kind.first else { return nil }
    let condition = condition?.config.flatMap { ["debug", "release"].contains($0) ? ", .when(configuration: .\($0))" : nil } ?? ""
    let texts = value.texts.map(SwiftLiteral.string)
    guard let text = texts.first else { return nil }
    switch name {
    case "define" where tool != "swift":
      let parts = (value.texts.first ?? "").split(separator: "=", maxSplits: 1).map { SwiftLiteral.string(String($0)) }
      return ".define(\(parts.count == 2 ? "\(parts[0]), to: \(parts[1])" : text)\(condition))"
    case "define", "headerSearchPath", "linkedLibrary", "enableUpcomingFeature", "enableExperimentalFeature": return ".\(name)(\(text)\(condition))"
    case "unsafeFlags": return ".unsafeFlags([\(texts.joined(separator: ", "))]\(condition))"
    default: return nil
    }
  }
}
