import AlmanacProfiles
import ArgumentParser
import Foundation
import Host
import Reports
import XcodeProject

/// `almanac import`: writes a package around a widget extension of an Xcode project.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a Swift package for a widget extension of an Xcode project.",
    discussion: """
      Reads the project and writes the package Almanac-<Module> beside it. The
      package depends on Almanac's SDK and refers to the extension's sources,
      resources, intent definitions and entitlements in place. The project and its
      files are never changed. The report lists what could not be imported, each
      with the reason.

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
  @Flag(help: "Replace a Package.swift that somebody has edited.")
  var replace = false
  @Flag(help: "Print the report as JSON instead of text.")
  var json = false

  func run() async throws {
    let sdk = try WidgetSDK.find()
    var request = ImportRequest(
      project: project, target: target, sdk: ImportSDK(package: sdk.package, toolset: sdk.toolset), modules: Set(sdk.description.modules),
      describe: PackageDescription.json)
    request.manifestFault = PackageDescription.fault
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
}
