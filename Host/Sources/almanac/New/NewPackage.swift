import Foundation
import Glibc
import Host
import XcodeProject

/// Writes a package of a template into a folder of its own.
struct NewPackage {
  let name: PackageName
  let template: PackageTemplate
  /// The folder of the package, which must not exist yet.
  let folder: URL
  /// The SDK that the manifest names.
  let sdk: WidgetSDK

  /// The files by their paths in the package.
  var files: [String: String] {
    var files = [
      "Package.swift": PackageTemplate.common("Package.swift.txt"),
      "almanac.json": "{\"platform\": \"\(template.platform)\"}\n",
      ".gitignore": PackageTemplate.common("gitignore.txt"),
      "README.md": readme,
      CheckWorkflow.path: CheckWorkflow.text,
    ]
    for file in template.files {
      let folder = file.path.hasSuffix("Tests.swift") ? "Tests/\(name.text)Tests/" : "Sources/\(name.text)/"
      files[folder + file.path.replacing("Sample", with: name.typePrefix)] = file.text
    }
    files = files.mapValues { $0.replacing("SampleModule", with: name.text).replacing("Sample", with: name.typePrefix) }
    // The SDK's path comes last: it may contain a word of the template.
    files["Package.swift"] = files["Package.swift"]?.replacing("\"/usr/lib/almanac/sdk\"", with: Self.literal(sdk.folder.path))
    files[EditorConfiguration.path] = String(decoding: EditorConfiguration.content(toolset: sdk.toolset), as: UTF8.self)
    return files
  }

  private var readme: String {
    PackageTemplate.common("README.md.txt")
      .replacing("SampleSummary", with: template.summary)
      .replacing("SampleDraw", with: "almanac render . \(template.drawing(name)) -o picture.png")
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
    case EEXIST: Failure(.data, "\(folder.path) exists already; nothing was changed; choose another name, or move it away")
    case ENOENT where !FileManager.default.fileExists(atPath: parent): Failure(.noInput, "there is no folder \(parent); make it first")
    case ENOTDIR: Failure(.noInput, "\(parent) is not a folder; choose another place")
    default: Failure(.unavailable, "\(folder.path) cannot be made: \(String(cString: strerror(number))); choose a folder that you can write to")
    }
  }

  /// A string literal of Swift; the path has no control characters.
  private static func literal(_ text: String) -> String { "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
}
