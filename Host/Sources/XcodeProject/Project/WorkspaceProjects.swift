import AlmanacSwiftSourceText
import Foundation

/// The other projects whose libraries a project can link: those of the workspaces around it, and those that it contains itself.
struct WorkspaceProjects: Sendable {
  private let projects: [XcodeProject]

  /// More than any workspace of a public app lists.
  private static let most = 100

  init(of project: XcodeProject) {
    let root = Repository.root(around: project.folder) ?? project.folder.standardizedFileURL.resolvingSymlinksInPath()
    let inner = project.objects.all("PBXFileReference").filter { $0.string("path")?.hasSuffix(".xcodeproj") == true }
    var seen: Set = [project.url.standardizedFileURL.resolvingSymlinksInPath().path]
    projects = (inner.compactMap { project.location(of: $0) } + WorkspacePackages(of: project).projects).filter { url in
      Repository.isInside(url, root) && seen.insert(url.standardizedFileURL.resolvingSymlinksInPath().path).inserted
    }.prefix(Self.most).compactMap { try? XcodeProject(at: $0.path) }
  }

  /// Returns the library whose product is named so (`Kit.framework`), and its project; nil if there is none.
  func library(ofProduct product: String, platform: ApplePlatform) -> (XcodeProject, Target)? {
    library(platform) { project, library in
      project.objects.object(library.object, "productReference")?.string("path").map { ($0 as NSString).lastPathComponent } == product
    }
  }

  /// Returns the library with this module, and its project; nil if there is none.
  func library(ofModule module: String, platform: ApplePlatform) -> (XcodeProject, Target)? {
    library(platform) { project, library in
      let settings = project.settings(of: library)
      return ModuleName.identifier(settings["PRODUCT_MODULE_NAME"] ?? library.name) == module
    }
  }

  /// Returns the first library that fits. A workspace may have one library for each platform, so one of the platform comes first.
  private func library(_ platform: ApplePlatform, where fits: (XcodeProject, Target) -> Bool) -> (XcodeProject, Target)? {
    var found: [(XcodeProject, Target)] = []
    for project in projects { found += project.targets.filter { $0.isLibrary && fits(project, $0) }.map { (project, $0) } }
    return found.first { ApplePlatform($0.0.settings(of: $0.1)) == platform } ?? found.first
  }
}
