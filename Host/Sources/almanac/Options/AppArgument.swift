import ArgumentParser
import Foundation
import Host

/// The argument `APP`: the name of an installed app, an app bundle, or a package folder.
struct AppArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("An installed app, an app bundle or a package folder (folder:Target).", valueName: "app"))
  var app: String

  /// Returns the app bundle. Builds a package first.
  func bundle(data: DataOption) async throws -> AppBundle { try await AppReference(app).bundle(dataFolder: data.folder) }
}

/// A reference to an app on the command line.
enum AppReference: Equatable {
  case installed(String)
  case bundle(URL)
  /// A folder with a Package.swift, optionally followed by `:Target`.
  case package(String)

  /// Text without a slash or colon names an installed app, unless it is a bundle or package in the current folder.
  init(_ text: String) {
    let manager = FileManager.default
    if text.hasSuffix(".app") || manager.fileExists(atPath: text + "/Info.plist") {
      self = .bundle(URL(fileURLWithPath: text, isDirectory: true))
    } else if PackageInstaller.isPackage(text) || text.contains(":") || text.contains("/") {
      self = .package(text)
    } else {
      self = .installed(text)
    }
  }

  func bundle(dataFolder: URL) async throws -> AppBundle {
    switch self {
    case .bundle(let url): return try AppBundle(at: url)
    case .package(let package): return try await Self.build([package])[0]
    case .installed(let name):
      let configuration = HostConfiguration(dataFolder: dataFolder)
      // In the folder of another user, or a closed one, every app would seem to be missing.
      try configuration.checkOwner()
      let apps = configuration.appsFolder
      let url = apps.appendingPathComponent("\(name).app", isDirectory: true)
      guard FileManager.default.fileExists(atPath: url.path) else { throw HostError.unknownApp(name, known: Self.installed(in: apps)) }
      return try AppBundle(at: url)
    }
  }

  /// Builds packages as bundles without installing the apps.
  ///
  /// - Parameters:
  ///   - name: the app's name, for a single package; nil: the targets' names.
  ///   - folder: the folder of the bundles; nil: one for each package in the cache folder.
  ///   - embedsLibraries: whether the bundles run on machines without the SDK and without Swift.
  static func build(
    _ packages: [String], named name: String? = nil, in folder: URL? = nil, embedsLibraries: Bool = false
  ) async throws -> [AppBundle] {
    try await builds(in: folder, embedsLibraries: embedsLibraries).install(packages, named: name)
  }

  /// Prepares builds of packages as bundles, without installing the apps.
  ///
  /// - Parameters:
  ///   - folder: the folder of the bundles; nil: the cache folder.
  ///   - embedsLibraries: whether the bundles run on machines without the SDK and without Swift.
  ///   - tellsBuilds: whether to print which package is built.
  static func builds(in folder: URL? = nil, embedsLibraries: Bool = false, tellsBuilds: Bool = true) throws -> PackageBuilds {
    let sdk = try Self.sdk()
    let caches = UserFolders.caches().appendingPathComponent("almanac", isDirectory: true)
    let installer = PackageInstaller(
      place: folder.map(PackageInstaller.Place.folder) ?? .byPackage(in: caches.appendingPathComponent("bundles", isDirectory: true)),
      cache: caches.appendingPathComponent("builds", isDirectory: true), sdk: sdk, embedsLibraries: embedsLibraries
    ) { line in
      // Of the build's output, prints only which package is built, with notes, and which resources the package does not declare.
      let isBuild = line.contains(": building in ")
      if isBuild && tellsBuilds || line.hasPrefix("note: ") { Failure.log(line) }
    } warned: { lines in
      // As compilers write them, without the command's name: editors and people find the places.
      for line in lines.prefix(Self.mostWarnings) { StandardStreams.report("\(Journal.singleLine(line))\n") }
      if lines.count > Self.mostWarnings { Failure.log("\(lines.count - Self.mostWarnings) more warnings; swift build prints them all") }
    }
    return PackageBuilds(installer)
  }

  /// The most warnings of a build that are printed. A large app has hundreds.
  private static let mostWarnings = 20

  /// Why a name without a package folder or bundle cannot be installed.
  static func missing(_ name: String) -> Failure {
    Failure(.data, "there is no package folder or app bundle at \(name); give a folder with a Package.swift, or folder:Target")
  }

  /// Returns the SDK of this command, or why there is none.
  static func sdk() throws -> Result<WidgetSDK, SDKError> {
    do { return .success(try WidgetSDK.find()) } catch let error as SDKError { return .failure(error) }
  }

  private static func installed(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }.sorted()
  }
}
