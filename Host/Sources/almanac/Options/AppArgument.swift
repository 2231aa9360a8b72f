import ArgumentParser
import Foundation
import Host

/// `APP`: an installed app's name, an app bundle, or a package folder.
struct AppArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("An installed app's name, an app bundle or a package folder (folder:Target).", valueName: "app"))
  var app: String

  /// The bundle that the argument stands for; a package is built first.
  func bundle(data: DataOption) async throws -> AppBundle { try await AppReference(app).bundle(dataFolder: data.folder) }
}

/// What `APP` can stand for.
enum AppReference: Equatable {
  case installed(String)
  case bundle(URL)
  /// A folder with a Package.swift, and `:Target` where one is named.
  case package(String)

  /// A name without a slash or colon is an installed app, unless there is a bundle of that name here.
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
      let apps = HostConfiguration(dataFolder: dataFolder).appsFolder
      let url = apps.appendingPathComponent("\(name).app", isDirectory: true)
      guard FileManager.default.fileExists(atPath: url.path) else { throw HostError.unknownApp(name, known: Self.installed(in: apps)) }
      return try AppBundle(at: url)
    }
  }

  /// Builds packages into the cache, so that drawing a widget does not install its app.
  static func build(_ packages: [String]) async throws -> [AppBundle] {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
    let installer = PackageInstaller(appsFolder: cache.appendingPathComponent("almanac/bundles", isDirectory: true)) { line in
      // The compiler's own lines are many; what is being built is enough, and what would be missing without a word.
      if line.contains(": building in ") || line.contains("not among the resources of ") { Failure.say(line) }
    }
    return try await installer.install(packages: packages)
  }

  private static func installed(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }.sorted()
  }
}
