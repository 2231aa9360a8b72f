import ArgumentParser
import Foundation
import Host

/// `almanac bundle`: builds packages as app bundles for other machines.
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Build widget packages as app bundles for other machines.",
    discussion: """
      Each bundle contains the libraries of the SDK and of Swift's runtime, so it
      runs where neither is installed, on the same architecture and with the same or
      newer system libraries. Copy it there and install it: almanac install Name.app

      EXAMPLES
        almanac bundle Weather -o apps
        almanac bundle Examples:Weather Examples:Habits -o apps
      """)

  @Argument(help: ArgumentHelp("Package folders (folder:Target).", valueName: "package"))
  var packages: [String]
  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the bundles (default: the current one).", valueName: "folder"))
  var output = "."

  func run() async throws {
    for package in packages where !PackageInstaller.isPackage(package) {
      throw Failure(.noInput, "there is no package at \(package); give a folder with a Package.swift, or folder:Target")
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    // A folder of our own: laying out a bundle removes what is left of earlier ones, and the output folder may be anything.
    let draft = folder.appendingPathComponent(".almanac-bundles-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    do { try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true) } catch {
      throw Failure(.unavailable, "\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    for bundle in try await AppReference.build(packages, in: draft, embedsLibraries: true) {
      let place = folder.appendingPathComponent(bundle.url.lastPathComponent, isDirectory: true)
      do { try replace(place, with: bundle.url) } catch let failure as Failure { throw failure } catch {
        throw Failure(.unavailable, "\(place.path) cannot be replaced: \(error.localizedDescription)")
      }
      print(place.path)
    }
  }

  /// Puts a bundle into the place of an older one; anything else there is kept.
  private func replace(_ place: URL, with bundle: URL) throws {
    let files = FileManager.default
    if files.fileExists(atPath: place.path) {
      guard files.fileExists(atPath: place.appendingPathComponent("Info.plist").path) else {
        throw Failure(.data, "\(place.path) exists and is not an app bundle; move it away")
      }
      try files.removeItem(at: place)
    }
    try files.moveItem(at: bundle, to: place)
  }
}
