import Foundation

/// Finds the project at a path.
enum ProjectLocation {
  /// Returns the `.xcodeproj` at `path`, in the workspace there or in the folder there, or XcodeGen's project file if there is no project yet.
  ///
  /// - Parameter holdsTarget: chooses among several projects.
  static func find(_ path: String, holdsTarget: (URL) -> Bool) throws(ImportError) -> URL {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing("there is nothing at \(path); give an Xcode project (App.xcodeproj) or workspace")
    }
    switch url.pathExtension {
    case "xcodeproj": return hasProject(url) ? url : specBeside(url) ?? url
    case "xcworkspace": return try one(of: projects(of: url), in: path, holdsTarget)
    case "pbxproj" where !isFolder.boolValue: return url.deletingLastPathComponent()
    case _ where isSpec(url) && !isFolder.boolValue: return url
    default:
      guard isFolder.boolValue else {
        if tuistFiles.contains(url.lastPathComponent) { throw .malformed(tuistAdvice(path)) }
        throw .malformed("\(path) is not an Xcode project; give App.xcodeproj, App.xcworkspace or XcodeGen's project.yml")
      }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      var projects = found.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { url.appendingPathComponent($0, isDirectory: true) }
      // XcodeGen's users commit a project's workspace settings without the project.
      if !projects.contains(where: hasProject), found.contains(where: specNames.contains) { projects = [] }
      if projects.isEmpty {
        if let spec = specNames.first(where: found.contains) { return url.appendingPathComponent(spec) }
        if found.contains(where: tuistFiles.contains) { throw .malformed(tuistAdvice(path)) }
      }
      return try one(of: projects, in: path, holdsTarget)
    }
  }

  // MARK: Generators of projects

  /// The names of XcodeGen's project file in a folder.
  private static let specNames = ["project.yml", "project.yaml", "project.json"]

  private static func hasProject(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("project.pbxproj").path)
  }
  private static func specBeside(_ project: URL) -> URL? {
    specNames.map { project.deletingLastPathComponent().appendingPathComponent($0) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Returns whether a path has the ending of XcodeGen's project files.
  static func isSpec(_ url: URL) -> Bool { ["yml", "yaml", "json"].contains(url.pathExtension) }

  /// Tuist's manifests, which are Swift programs for a Mac.
  private static let tuistFiles: Set = ["Project.swift", "Workspace.swift", "Tuist.swift"]

  private static func tuistAdvice(_ path: String) -> String {
    "\(path) describes its project for Tuist, which runs on a Mac only: run `tuist install && tuist generate --no-open` there, copy the folder with"
      + " the App.xcodeproj that it writes, and give that project"
  }

  /// Returns projects in folders below, for an error that proposes them.
  private static func projects(below folder: URL, depth: Int) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") && $0 != "Pods" }.sorted()
    // `project.json` can be anything's.
    if !names.contains(where: { $0.hasSuffix(".xcodeproj") }), let spec = specNames.dropLast().first(where: names.contains) {
      return [folder.appendingPathComponent(spec)]
    }
    return names.prefix(200).flatMap { name -> [URL] in
      let child = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcodeproj") { return [child] }
      var isFolder: ObjCBool = false
      guard depth > 0, FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
      return projects(below: child, depth: depth - 1)
    }
  }

  private static func one(of projects: [URL], in path: String, _ holdsTarget: (URL) -> Bool) throws(ImportError) -> URL {
    guard !projects.isEmpty else {
      let below = Self.projects(below: URL(fileURLWithPath: path), depth: 3).prefix(5).map(\.path)
      throw .malformed(
        "\(path) contains no Xcode project; give App.xcodeproj itself" + (below.isEmpty ? "" : " (there is \(below.joined(separator: ", ")))"))
    }
    if projects.count == 1 { return projects[0] }
    let fitting = projects.filter(holdsTarget)
    guard fitting.count == 1 else {
      throw .usage(
        "\(path) contains several projects; give one of them: \((fitting.isEmpty ? projects : fitting).map(\.path).joined(separator: ", "))")
    }
    return fitting[0]
  }

  private static func projects(of workspace: URL) throws(ImportError) -> [URL] {
    do throws(ImportError) {
      return try Workspace(workspace).projects
    } catch {
      throw .malformed("\(error); give App.xcodeproj itself")
    }
  }
}
