import ArgumentParser
import Foundation
import Host
import Profiles
import Reports
import XcodeProject

/// `almanac import`: writes a package around a widget extension of an Xcode project.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a Swift package for a widget extension of an Xcode project.",
    discussion: """
      Reads the project and writes the package Almanac-<Module> beside it. The
      package depends on Almanac and refers to the extension's sources, resources,
      intent definitions and entitlements in place. The project and its files are
      never changed. The report lists what could not be imported, each with the
      reason.

      Run it again when the project has changed: it updates the files it wrote and
      keeps your own files in the package's folder.

      EXAMPLES
        almanac import App.xcodeproj
        almanac import App.xcworkspace --target WidgetExtension
        almanac import App.xcodeproj --exclude Widget/Store.swift --json
      """)

  @Argument(help: ArgumentHelp("An Xcode project, a workspace, XcodeGen's project.yml, or the folder that holds one.", valueName: "project"))
  var project: String
  @Option(help: ArgumentHelp("The extension's target (default: the only widget extension).", valueName: "name"))
  var target: String?
  @Option(help: ArgumentHelp("The package's folder (default: Almanac-<Module> beside the project).", valueName: "folder"))
  var output: String?
  @Option(help: ArgumentHelp("The build configuration to read (default: the target's default).", valueName: "name"))
  var configuration: String?
  @Option(help: ArgumentHelp("Leave out a file or folder, relative to the project's folder; may be repeated.", valueName: "path"))
  var exclude: [String] = []
  @Option(help: ArgumentHelp("Import a file of a library that was left out; may be repeated.", valueName: "path"))
  var include: [String] = []
  @Option(help: ArgumentHelp("Depend on this product of a remote package; may be repeated.", valueName: "product"))
  var remote: [String] = []
  @Option(help: ArgumentHelp("The folder of a package that stands for a remote one, such as a clone of it; may be repeated.", valueName: "path"))
  var local: [String] = []
  @Option(help: ArgumentHelp("Almanac's checkout or repository URL (default: this command's SDK, or its checkout).", valueName: "place"))
  var almanac: String?
  @Option(help: ArgumentHelp("The lowest version, if --almanac is a URL (default: the branch main).", valueName: "version"))
  var almanacVersion: String?
  @Flag(help: "Replace a Package.swift that somebody has edited.")
  var replace = false
  @Flag(help: "Print the report as JSON instead of text.")
  var json = false

  func run() async throws {
    let checkout = AlmanacCheckout.ofThisCommand
    let source = try source(checkout)
    let modules: Set<String>
    switch source {
    case .sdk: modules = (try? WidgetSDK.find()).map { Set($0.description.modules) } ?? []
    case .checkout(let folder): modules = try await self.modules(in: folder)
    case .remote: modules = try await self.modules(in: checkout)
    }
    var request = ImportRequest(
      project: project, target: target, almanac: source, modules: modules, describe: PackageDescription.json)
    request.output = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
    request.configuration = configuration
    request.excluded = exclude
    request.included = include
    request.remote = remote
    for path in local {
      let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
        throw Failure(.noInput, "there is no package at \(path); --local takes the folder of a package, with its Package.swift")
      }
      request.local.append(folder)
    }
    request.manifest = PackageDescription.manifest
    request.replaces = replace
    request.devices[.watchOS] = Profiles.devices.first { $0.platform == .watchos }?.id
    request.devices[.macOS] = Profiles.devices.first { $0.kind == .mac }?.id
    let report = try await PackageImport(request).run()
    print(json ? String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self) : report.text)
  }

  private func source(_ checkout: URL?) throws -> AlmanacSource {
    if let almanac, almanac.contains("://") || almanac.hasPrefix("git@") { return .remote(url: almanac, version: almanacVersion) }
    guard almanacVersion == nil else { throw ValidationError("--almanac-version requires a URL; give one with --almanac") }
    if let almanac {
      let folder = URL(fileURLWithPath: almanac, isDirectory: true).standardizedFileURL
      guard AlmanacCheckout.isOne(folder) else {
        throw Failure(.noInput, "there is no checkout of Almanac at \(almanac); give the folder with its Package.swift")
      }
      return .checkout(folder)
    }
    if let sdk = try? WidgetSDK.find() { return .sdk(package: sdk.package, toolset: sdk.toolset) }
    guard let checkout else {
      throw Failure(.usage, "this command is not inside a checkout of Almanac; give a checkout or a repository's URL with --almanac")
    }
    return .checkout(checkout)
  }

  /// Returns the modules of the checkout; without a checkout, those of every version.
  private func modules(in checkout: URL?) async throws -> Set<String> {
    guard let checkout else { return ImportRequest.usualModules }
    guard let modules = await PackageDescription.modules(ofProducts: ["WidgetKit"] + ImportRequest.furtherProducts, in: checkout) else {
      throw Failure(.unavailable, "the package \(checkout.path) cannot be described; see: swift package --package-path \(checkout.path) describe")
    }
    return modules
  }
}

/// Finds the checkout of Almanac that this command was built in.
enum AlmanacCheckout {
  /// The nearest folder above the executable that is a checkout; nil if none is.
  static var ofThisCommand: URL? {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      if isOne(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns whether a folder contains Almanac's manifest.
  static func isOne(_ folder: URL) -> Bool {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest?.contains(".plugin(name: \"AuthorSupport\", targets:") == true
  }
}
