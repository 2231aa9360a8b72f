import AlmanacSwiftSourceText
import Foundation

/// The other projects whose libraries a project can link: those of the workspaces around it, and those that it contains itself.
struct WorkspaceProjects: Sendable {
  private let projects: [XcodeProject]

  /// More than any workspace of a public app lists.
  private static let most = 100

  init(of project: XcodeProject) {
    let root = project.boundary
    let inner = project.objects.all("PBXFileReference").filter { $0.string("path")?.hasSuffix(".xcodeproj") == true }
    var seen: Set = [project.url.standardizedFileURL.resolvingSymlinksInPath().path]
    projects = (inner.compactMap { project.location(of: $0) } + WorkspacePackages(of: project).projects).filter { url in
      Repository.isInside(url, root) && seen.insert(url.standardizedFileURL.resolvingSymlinksInPath().path).inserted
    }.prefix(Self.most).compactMap { url -> XcodeProject? in
      var other = try? XcodeProject(at: url.path)
      // A project that the first one contains may share its files.
      other?.boundary = root
      return other
    }
  }

  /// Returns the library whose product is named so (`Kit.framework`), and its project; nil if there is none.
  func library(ofProduct product: String, platform: ApplePlatform) -> (XcodeProject, Target)? {
    library(platform) { project, library in
      project.objects.object(library.object, "productReference")?.string("path").map { ($0 as NSString).lastPathComponent } == product
    }
  }

  /// Returns the libraries by their modules, each with its project.
  func libraries(platform: ApplePlatform) -> [String: (XcodeProject, Target)] {
    var found: [String: (library: (XcodeProject, Target), isOfPlatform: Bool)] = [:]
    for project in projects {
      for library in project.targets where library.isLibrary {
        let settings = project.settings(of: library)
        let module = ModuleName.identifier(settings["PRODUCT_MODULE_NAME"] ?? library.name)
        let isOfPlatform = ApplePlatform(settings) == platform
        if let known = found[module], known.isOfPlatform || !isOfPlatform { continue }
        found[module] = (library: (project, library), isOfPlatform: isOfPlatform)
      }
    }
    return found.mapValues { $0.library }
  }

  /// Returns the first library that fits. A workspace may have one library for each platform, so one of the platform comes first.
  private func library(_ platform: ApplePlatform, where fits: (XcodeProject, Target) -> Bool) -> (XcodeProject, Target)? {
    var found: [(XcodeProject, Target)] = []
    for project in projects { found += project.targets.filter { $0.isLibrary && fits(project, $0) }.map { (project, $0) } }
    return found.first { ApplePlatform($0.0.settings(of: $0.1)) == platform } ?? found.first
  }
}
