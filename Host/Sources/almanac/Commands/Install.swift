import ArgumentParser
import Foundation
import Host

/// `almanac install`: installs a package or bundle as an app on the device.
struct Install: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build a widget package and install its app.",
    discussion: """
      A package folder is built in release and packed into an app bundle; a bundle
      is installed as it is. An installed app is replaced and keeps its widgets. The
      gallery offers an app's widgets once it has been opened: almanac launch.

      An app group belongs to the first app that names it in its entitlements.
      Another app that names the group is refused unless --share-group allows it
      to read and change the group's data.

      EXAMPLES
        almanac install .
        almanac install Examples:Weather
        almanac install Weather.app
      """)

  @Argument(help: ArgumentHelp("A package folder (folder:Target) or an app bundle.", valueName: "app"))
  var app: String
  @Option(
    name: .customLong("share-group"), parsing: .singleValue,
    help: ArgumentHelp("An app group of another app that this app may share; may be repeated.", valueName: "group"))
  var sharedGroups: [String] = []
  @OptionGroup var data: DataOption

  func run() async throws {
    let bundle = try await Self.bundles(of: [app])[0]
    if let unknown = sharedGroups.first(where: { !bundle.groups.contains($0) }) {
      let named = bundle.groups.isEmpty ? "none" : bundle.groups.joined(separator: ", ")
      throw Failure(.usage, "\(bundle.name) does not name the app group \(unknown); its entitlements name: \(named)")
    }
    let groups = sharedGroups
    let name = try await data.perform {
      try await $0.install(bundle.url, sharing: groups).name
    } otherwise: {
      try await $0.install(bundle: bundle.url, sharing: Set(groups)).name
    }
    print("installed \(name)")
  }

  /// Returns the bundles for these package folders and bundles, in order. The targets of one package are built together.
  static func bundles(of texts: [String]) async throws -> [AppBundle] {
    let references = texts.map(AppReference.init)
    let packages = references.compactMap { if case .package(let package) = $0 { package } else { nil } }
    var built = packages.isEmpty ? [] : try await AppReference.build(packages)[...]
    return try references.map { reference in
      switch reference {
      case .bundle(let url): return try AppBundle(at: url)
      case .package: return built.removeFirst()
      case .installed(let name):
        throw Failure(.data, "there is no package folder or app bundle at \(name); give a folder with a Package.swift, or folder:Target")
      }
    }
  }
}
