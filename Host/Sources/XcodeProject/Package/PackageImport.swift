import AlmanacBasics
import Foundation

/// Writes a Swift package that builds a widget extension of an Xcode project with Almanac.
///
/// ```swift
/// let report = try await PackageImport(request).run()
/// print(report.text)
/// ```
///
/// The package refers to the author's files, which are never copied or changed.
public struct PackageImport: Sendable {
  let request: ImportRequest
  let project: XcodeProject
  let target: Target
  /// The other projects whose libraries the project may link.
  let workspace: WorkspaceProjects

  /// Reads the project and chooses the target.
  ///
  /// - Throws: ``ImportError``.
  public init(_ request: ImportRequest) throws(ImportError) {
    self.request = request
    project = try XcodeProject(at: request.project, target: request.target)
    target = try project.target(named: request.target)
    workspace = WorkspaceProjects(of: project)
  }

  /// Imports a library of another project, with the same request.
  init(_ request: ImportRequest, project: XcodeProject, target: Target, workspace: WorkspaceProjects) {
    self.request = request
    self.project = project
    self.target = target
    self.workspace = workspace
  }

  /// Writes the package, or updates an earlier one.
  ///
  /// - Throws: ``ImportError``.
  public func run() async throws(ImportError) -> ImportReport {
    let plan = try await plan()
    let folder = PackageFolder(output(for: plan.targets[0].name), project: project)
    let changes = try folder.write(plan, request: request, command: command(to: folder.url))
    return ImportReport(plan, project: project, folder: folder.url, request: request, changes: changes)
  }

  /// The folder of the package for the extension of this module.
  func output(for module: String) -> URL {
    (request.output ?? project.folder.appendingPathComponent("Almanac-\(module)", isDirectory: true)).standardizedFileURL
  }

  /// Returns the command that repeats this import in the package's folder. The manifest names it.
  private func command(to folder: URL) -> String {
    var words = ["almanac", "import", RelativePath.from(folder, to: project.url), "--target", target.name]
    if request.output != nil { words += ["--output", "."] }
    if let configuration = request.configuration { words += ["--configuration", configuration] }
    words += request.excluded.flatMap { ["--exclude", $0] } + request.included.flatMap { ["--include", $0] }
    words += request.remote.flatMap { ["--remote", $0] }
    words += request.local.flatMap { ["--local", RelativePath.from(folder, to: $0)] }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}
