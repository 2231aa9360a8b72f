import Foundation

/// The local packages and projects that workspaces around a project list: Xcode offers their products to all projects of the workspace.
struct WorkspacePackages {
  /// The folders of packages, each once.
  private(set) var folders: [URL] = []
  /// The projects, without those outside the repository.
  private(set) var projects: [URL] = []
  /// Workspaces and packages that are not read, with the reason.
  private(set) var omissions: [Omission] = []

  /// The folders above the project's that are searched for workspaces if there is no Git repository.
  private static let mostParents = 3
  private static let mostWorkspaces = 16
  private static let mostPackages = 200

  /// Searches the workspaces beside the project, and those in the folders above up to the root of the repository that list the project.
  init(of project: XcodeProject) {
    let root = Repository.root(around: project.folder)
    var folder = project.folder.standardizedFileURL
    var parents = 0
    var workspaces = 0
    while true {
      for url in Self.workspaces(in: folder) where workspaces < Self.mostWorkspaces {
        workspaces += 1
        do throws(ImportError) {
          let workspace = try Workspace(url)
          if parents == 0 || Self.lists(workspace, project) { add(workspace, within: root ?? folder.resolvingSymlinksInPath(), project) }
        } catch {
          omissions.append(Omission(.package, project.shown(url), "the packages of this workspace are not searched: \(error)"))
        }
      }
      let isOutermost = root.map { folder.resolvingSymlinksInPath().path == $0.path } ?? (parents >= Self.mostParents)
      guard !isOutermost, folder.path != "/" else { break }
      folder = folder.deletingLastPathComponent()
      parents += 1
    }
  }

  private static func workspaces(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// Returns whether a workspace lists the project, or the one that XcodeGen writes from the project's file.
  private static func lists(_ workspace: Workspace, _ project: XcodeProject) -> Bool {
    let isSpec = ProjectLocation.isSpec(project.url)
    let file = isSpec ? project.folder.appendingPathComponent("\(project.name).xcodeproj") : project.url
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return workspace.files.contains { $0.resolvingSymlinksInPath().path == path }
  }

  private mutating func add(_ workspace: Workspace, within boundary: URL, _ project: XcodeProject) {
    projects += workspace.projects.filter { Repository.isInside($0, boundary) }
    for package in workspace.packages where !folders.contains(where: { $0.path == package.path }) {
      let name = project.shown(package)
      guard Repository.isInside(package, boundary) else {
        omissions.append(
          Omission(.package, name, "\(workspace.url.lastPathComponent) lists it, but it lies outside \(boundary.path); give it with --local PATH"))
        continue
      }
      guard folders.count < Self.mostPackages else {
        omissions.append(
          Omission(.package, name, "\(workspace.url.lastPathComponent) lists more than \(Self.mostPackages) packages; give it with --local PATH"))
        return
      }
      folders.append(package)
    }
  }
}
