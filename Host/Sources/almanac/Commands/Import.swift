import ArgumentParser
import Foundation
import Host
import Profiles
import XcodeProject
import Reports

/// `almanac import`: a package around a widget extension of an Xcode project.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay out a Swift package for a widget extension of an Xcode project.",
    discussion: """
      Reads the project and writes Almanac-<Module> beside it: a package that points
      at the extension's own sources, resources, intent definitions and entitlements
      and depends on Almanac. The project and its files are never changed. What could
      not be brought along is named, each with the reason.

      Run it again when the project has changed: it updates what it wrote, and keeps
      files of your own in the package's folder.

      EXAMPLES
        almanac import App.xcodeproj
        almanac import App.xcworkspace --target WidgetExtension
        almanac import App.xcodeproj --exclude Widget/Store.swift --json
      """)

  @Argument(help: ArgumentHelp("An Xcode project, a workspace, or the folder that holds one.", valueName: "project"))
  var project: String
  @Option(help: ArgumentHelp("The extension's target (default: the only widget extension).", valueName: "name"))
  var target: String?
  @Option(help: ArgumentHelp("The package's folder (default: Almanac-<Module> beside the project).", valueName: "folder"))
  var output: String?
  @Option(help: ArgumentHelp("The configuration whose build settings hold (default: the target's default).", valueName: "name"))
  var configuration: String?
  @Option(help: ArgumentHelp("Leave a file or folder out, as seen from the project's folder; may be repeated.", valueName: "path"))
  var exclude: [String] = []
  @Option(help: ArgumentHelp("Bring along a file of a library that was left out; may be repeated.", valueName: "path"))
  var include: [String] = []
  @Option(help: ArgumentHelp("Depend on a remote package's product all the same; may be repeated.", valueName: "product"))
  var remote: [String] = []
  @Option(help: ArgumentHelp("Almanac's checkout or repository URL (default: the checkout of this command).", valueName: "place"))
  var almanac: String?
  @Option(help: ArgumentHelp("With a URL: the lowest version (default: the branch main).", valueName: "version"))
  var almanacVersion: String?
  @Flag(help: "Replace a Package.swift that was edited by hand.")
  var replace = false
  @Flag(help: "Print the report as JSON instead of lines for people.")
  var json = false

  func run() async throws {
    let checkout = AlmanacCheckout.ofThisCommand
    let source = try source(checkout)
    let place = if case .checkout(let folder) = source { folder } else { checkout }
    var request = ImportRequest(
      project: project, target: target, almanac: source, modules: try await modules(in: place), describe: PackageDescription.json)
    request.output = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
    request.configuration = configuration
    request.excluded = exclude
    request.included = include
    request.remote = remote
    request.replaces = replace
    request.devices[.watchOS] = Profiles.devices.first { $0.platform == .watchos }?.id
    let report = try await PackageImport(request).run()
    print(json ? String(decoding: try StableJSON.encode(report, pretty: true), as: UTF8.self) : report.text)
  }

  private func source(_ checkout: URL?) throws -> AlmanacSource {
    if let almanac, almanac.contains("://") || almanac.hasPrefix("git@") { return .remote(url: almanac, version: almanacVersion) }
    guard almanacVersion == nil else { throw ValidationError("--almanac-version goes with a URL; give one with --almanac") }
    if let almanac {
      let folder = URL(fileURLWithPath: almanac, isDirectory: true).standardizedFileURL
      guard AlmanacCheckout.isOne(folder) else {
        throw Failure(.noInput, "there is no checkout of Almanac at \(almanac); give the folder with its Package.swift")
      }
      return .checkout(folder)
    }
    guard let checkout else {
      throw Failure(.usage, "this command lies outside a checkout of Almanac; give a checkout or a repository's URL with --almanac")
    }
    return .checkout(checkout)
  }

  /// The modules of the checkout; without one those that are always there.
  private func modules(in checkout: URL?) async throws -> Set<String> {
    guard let checkout else { return ImportRequest.usualModules }
    guard let modules = await PackageDescription.modules(ofProduct: "WidgetKit", in: checkout) else {
      throw Failure(.unavailable, "the package \(checkout.path) cannot be described; see: swift package --package-path \(checkout.path) describe")
    }
    return modules
  }
}

/// The checkout of Almanac that a command was built in.
enum AlmanacCheckout {
  /// The nearest folder above the executable that is a checkout.
  static var ofThisCommand: URL? {
    guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      if isOne(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Whether a folder's manifest is Almanac's.
  static func isOne(_ folder: URL) -> Bool {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest?.contains(".plugin(name: \"AuthorSupport\", targets:") == true
  }
}
