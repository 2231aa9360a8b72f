import ArgumentParser
import Foundation
import Host

/// `almanac install`: installs packages and bundles as apps on the device.
struct Install: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build widget packages and install their apps.",
    discussion: """
      A package folder is built in release and packed into an app bundle; a bundle
      is installed as it is. A new version of an installed app replaces it and keeps
      its widgets. The gallery offers an app's widgets once it has been opened:
      almanac launch.

      An app has the name of its target or bundle. Another app, with another
      CFBundleIdentifier, does not replace it: --name gives it another name.

      Nothing is installed before everything is built. The targets of one package
      are built together, which is faster than one after another.

      An app group belongs to the first app that names it in its entitlements.
      Another app that names the group is refused unless --share-group allows it
      to read and change the group's data.

      EXAMPLES
        almanac install .
        almanac install Examples:Weather Examples:Habits
        almanac install Weather.app
        almanac install Almanac-WidgetExtension --name Habits
      """)

  @Argument(help: ArgumentHelp("Package folders (folder:Target) and app bundles.", valueName: "app"))
  var apps: [String]
  @Option(help: ArgumentHelp("The app's name, for one package (default: its target's).", valueName: "name"))
  var name: String?
  @Option(
    name: .customLong("share-group"), parsing: .singleValue,
    help: ArgumentHelp("An app group of another app that these apps may share; may be repeated.", valueName: "group"))
  var sharedGroups: [String] = []
  @OptionGroup var data: DataOption

  func run() async throws {
    let bundles = try await Self.bundles(of: apps, named: name)
    if let unknown = sharedGroups.first(where: { group in !bundles.contains { $0.groups.contains(group) } }) {
      let named = Set(bundles.flatMap(\.groups)).sorted()
      let names = bundles.map(\.name).joined(separator: ", ")
      throw Failure(
        .usage,
        "the entitlements of \(names) do not name the app group \(unknown); they name: \(named.isEmpty ? "none" : named.joined(separator: ", "))")
    }
    for bundle in bundles {
      let groups = sharedGroups.filter(bundle.groups.contains)
      let name = try await data.perform(creates: true) {
        try await $0.install(bundle.url, sharing: groups).name
      } otherwise: {
        try await $0.install(bundle: bundle.url, sharing: Set(groups)).name
      }
      print("installed \(name)")
    }
  }

  /// Returns the bundles for these package folders and bundles, in order. The targets of one package are built together.
  ///
  /// - Parameter name: the app's name, for a single package; nil: the targets' names.
  static func bundles(of texts: [String], named name: String? = nil) async throws -> [AppBundle] {
    let references = texts.map(AppReference.init)
    let packages = references.compactMap { if case .package(let package) = $0 { package } else { nil } }
    if name != nil, packages.count != 1 || texts.count != 1 {
      throw Failure(.usage, "--name is for a single package; a bundle has the name of its folder, which can be renamed")
    }
    var built = packages.isEmpty ? [] : try await AppReference.build(packages, named: name)[...]
    return try references.map { reference in
      switch reference {
      case .bundle(let url): return try AppBundle(at: url)
      case .package: return built.removeFirst()
      case .installed(let name): throw AppReference.missing(name)
      }
    }
  }
}
