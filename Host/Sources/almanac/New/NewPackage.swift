import Foundation
import Glibc
import XcodeProject

/// Writes a package of a template into a folder of its own.
struct NewPackage {
  let name: PackageName
  let template: PackageTemplate
  /// The folder of the package, which must not exist yet.
  let folder: URL
  let almanac: Place

  /// What the manifest depends on.
  enum Place: Equatable {
    /// The installed SDK.
    case kit(URL)
    /// A checkout.
    case checkout(URL)

    /// The folder with Almanac's manifest.
    var package: String {
      switch self {
      case .kit(let folder): folder.appendingPathComponent("Almanac").path
      case .checkout(let folder): folder.path
      }
    }

    /// The file for `swift build --toolset`; nil: none is needed.
    var toolset: String? {
      switch self {
      case .kit(let folder): folder.appendingPathComponent("toolset.json").path
      case .checkout: nil
      }
    }
  }

  /// The files by their paths in the package.
  var files: [String: String] {
    var files = [
      "Package.swift": manifest,
      ".gitignore": PackageTemplate.common("gitignore.txt"),
      "README.md": readme,
      CheckWorkflow.path: CheckWorkflow.text,
    ]
    if let toolset = almanac.toolset {
      files[EditorConfiguration.path] = String(decoding: EditorConfiguration.content(toolset: URL(fileURLWithPath: toolset)), as: UTF8.self)
    }
    for file in template.files {
      let folder = file.path.hasSuffix("Tests.swift") ? "Tests/\(name.text)Tests/" : "Sources/\(name.text)/"
      files[folder + file.path.replacing("Sample", with: name.typePrefix)] = file.text
    }
    return files.mapValues { $0.replacing("SampleModule", with: name.text).replacing("Sample", with: name.typePrefix) }
  }

  private var manifest: String {
    // Sources for another platform than the phone are compiled by the plugin, not by SwiftPM itself.
    let isForPlatform = template.files.contains { $0.path == "almanac.json" }
    let sources = "\n      // almanac.json names the others, and their platform.\n      sources: [\"Almanac.swift\"],"
    return PackageTemplate.common("Package.swift.txt")
      .replacing("SamplePlace", with: place)
      .replacing("SampleSources", with: isForPlatform ? sources : "")
  }

  private var place: String {
    switch almanac {
    case .kit(let folder):
      """
      /// The SDK of Almanac on this machine. The variable ALMANAC_SDK names another one, for instance on a build server.
      let sdk = Context.environment["ALMANAC_SDK"].flatMap { $0.isEmpty ? nil : $0 } ?? \(Self.literal(folder.path))
      let almanac = "\\(sdk)/Almanac"
      """
    case .checkout(let folder):
      """
      /// The checkout of Almanac on this machine.
      let almanac = \(Self.literal(folder.path))
      """
    }
  }

  private var readme: String {
    PackageTemplate.common("README.md.txt")
      .replacing("SampleSummary", with: template.summary)
      .replacing("SampleDraw", with: "almanac render . \(template.drawing(name)) -o picture.png")
      .replacing("SampleTest", with: almanac.toolset == nil ? "swift test" : "swift test --toolset \"$(almanac sdk path)/toolset.json\"")
  }

  /// Writes the package. If that fails, nothing of it is left.
  ///
  /// - Throws: ``Failure`` if the folder exists or cannot be made.
  func write() throws {
    // Made first and alone, so that the folder of somebody else is never written to.
    guard mkdir(folder.path, 0o777) == 0 else { throw fault(errno) }
    do {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw Failure(.unavailable, "\(folder.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  private func fault(_ number: Int32) -> Failure {
    let parent = folder.deletingLastPathComponent().path
    return switch number {
    case EEXIST: Failure(.data, "there is something at \(folder.path) already; nothing was changed; take another name, or move it away")
    case ENOENT where !FileManager.default.fileExists(atPath: parent): Failure(.noInput, "there is no folder \(parent); make it first")
    case ENOTDIR: Failure(.noInput, "\(parent) is not a folder")
    default: Failure(.unavailable, "\(folder.path) cannot be made: \(String(cString: strerror(number))); choose a folder that you can write to")
    }
  }

  /// A string literal of Swift; the path has no control characters.
  private static func literal(_ text: String) -> String { "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
}
