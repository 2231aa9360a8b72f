import AlmanacSwiftSourceText
import Foundation

/// Writes a `Package.swift`.
struct ManifestText {
  let name: String
  /// The command that updates the package.
  let command: String
  let dependencies: [(dependency: PackageDependency, written: String)]
  let targets: [(target: PackageTarget, resources: [String])]
  let almanac: String

  var text: String {
    let isolates = targets.contains { $0.target.settings.isolatesToMainActor }
    var lines = [
      // `defaultIsolation` needs 6.2.
      "// swift-tools-version: \(isolates ? "6.2" : "6.0")",
      "// Written by `\(command)`. Run it again in this folder when the project has changed.",
    ]
    if targets.contains(where: { $0.target.linked?.kind == .macro }) { lines.append("import CompilerPluginSupport") }
    lines += [
      "import PackageDescription", "", "let package = Package(", "  name: \(SwiftLiteral.string(name)),", "  dependencies: [",
    ]
    lines += dependencies.map { "    \($0.written)," }
    lines += ["  ],", "  targets: ["]
    for (target, resources) in targets { lines += declaration(of: target, resources) }
    lines += ["  ]\(standards)", ")", ""]
    return lines.joined(separator: "\n")
  }

  /// The language standards of C code. A package has one of each: the latest that a target's own package names.
  private var standards: String {
    func latest(_ texts: [String?]) -> String? { texts.compactMap(\.self).max { $0.suffix(2) < $1.suffix(2) }?.replacing("+", with: "x") }
    let linked = targets.compactMap(\.target.linked)
    let named = [("cLanguageStandard", latest(linked.map(\.cStandard))), ("cxxLanguageStandard", latest(linked.map(\.cxxStandard)))]
    return named.compactMap { label, standard in
      standard.flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber } ? ",\n  \(label): .\($0)" : nil }
    }.joined()
  }

  private func declaration(of target: PackageTarget, _ resources: [String]) -> [String] {
    if let linked = target.linked { return linked.declaration(targets: target.targets, products: target.products) }
    var lines = [
      "    .\(target.isExecutable ? "executableTarget" : "target")(", "      name: \(SwiftLiteral.string(target.name)),", "      dependencies: [",
    ]
    lines += target.targets.map { "        \(SwiftLiteral.string($0))," }
    lines += ([PackageTarget.Product(name: "WidgetKit", package: almanac)] + target.products).map {
      "        .product(name: \(SwiftLiteral.string($0.name)), package: \(SwiftLiteral.string($0.package))),"
    }
    lines.append("      ],")
    let lists = (target.info == nil ? [] : ["Info.plist"]) + (target.entitlements == nil ? [] : ["\(target.name).entitlements"])
    lines.append("      exclude: [\(([PackageContents.configurationName] + lists).map(SwiftLiteral.string).joined(separator: ", "))],")
    if !resources.isEmpty {
      lines.append("      resources: [")
      lines += resources.map { "        .copy(\(SwiftLiteral.string($0)))," }
      lines.append("      ],")
    }
    lines.append("      swiftSettings: [")
    lines += settings(of: target.settings).map { "        \($0)," }
    let plugins = [".plugin(name: \"AuthorSupport\", package: \(SwiftLiteral.string(almanac)))"] + target.plugins.map(SwiftLiteral.string)
    lines += ["      ],", "      plugins: [\(plugins.joined(separator: ", "))]),"]
    return lines
  }

  private func settings(of settings: SwiftSettings) -> [String] {
    var lines = [".swiftLanguageMode(.v5)"]
    if settings.isolatesToMainActor { lines.append(".defaultIsolation(MainActor.self)") }
    lines += settings.conditions.map { ".define(\(SwiftLiteral.string($0)))" }
    lines += settings.debugConditions.map { ".define(\(SwiftLiteral.string($0)), .when(configuration: .debug))" }
    lines += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(SwiftLiteral.string($0)))" }
    lines += settings.experimentalFeatures.map { ".enableExperimentalFeature(\(SwiftLiteral.string($0)))" }
    return lines
  }
}
