import Foundation

/// Requests SwiftPM's description of a package.
public enum PackageDescription {
  /// Runs `swift package describe --type json` for the package in `folder`. Returns nil if there is no package or its manifest cannot be read.
  public static func json(of folder: URL) async -> Data? { await output(of: ["describe", "--type", "json"], folder) }

  /// Runs `swift package dump-package` for the package in `folder`, which names the packages of its dependencies' products. Returns nil if there is no
  /// package or its manifest cannot be read.
  public static func manifest(of folder: URL) async -> Data? { await output(of: ["dump-package"], folder) }

  /// Returns why the manifest of the package in `folder` cannot be read, in one line; nil if it can.
  public static func fault(of folder: URL) async -> String? {
    guard let run = await ToolRun.run("swift", ["package", "--package-path", folder.path, "describe", "--type", "json"]) else { return nil }
    guard run.status != 0 else { return nil }
    let error = BuildOutput.errors(in: run.output + run.errors, folder: folder.path).first
    return error.map { $0.file.isEmpty ? $0.text : $0.line(in: folder.path) } ?? "swift package describe \(run.ending)"
  }

  private static func output(of command: [String], _ folder: URL) async -> Data? {
    guard let run = await ToolRun.run("swift", ["package", "--package-path", folder.path] + command), run.status == 0 else { return nil }
    // Notices may precede the JSON object.
    guard let start = run.output.firstIndex(where: { $0.hasPrefix("{") }) else { return nil }
    return Data(run.output[start...].joined(separator: "\n").utf8)
  }
}
