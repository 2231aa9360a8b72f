import Foundation

/// An Xcode project on disk, or the project file of XcodeGen that one is written from. Neither is ever changed.
public struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder, or XcodeGen's file.
  public let url: URL
  /// The project's name.
  public let name: String
  let objects: ProjectObjects
  /// The property lists that XcodeGen writes, by the ids of targets; empty for an Xcode project.
  let generatedLists: [String: GeneratedLists]
  /// Sources that XcodeGen's file names outside the repository, by the names of targets.
  let outsideSources: [String: [String]]
  /// The folder that the files of targets must be in, with links resolved. Of foreign input, what lies elsewhere is not read.
  var boundary: URL
  /// The value of `SOURCE_ROOT`.
  let sourceRoot: URL

  /// The largest `project.pbxproj` that is read. Those of the largest public apps have 5 MB.
  private static let mostBytes = 32 << 20

  /// Opens a project, the project of a workspace, or the only project of a folder.
  ///
  /// - Parameters:
  ///   - path: a project, a workspace or a folder.
  ///   - target: if there are several projects, the one with this target is opened.
  public init(at path: String, target: String? = nil) throws(ImportError) {
    let url = try ProjectLocation.find(path) { candidate in
      guard let project = try? XcodeProject(project: candidate) else { return false }
      return target.map { name in project.targets.contains { $0.name == name } } ?? project.targets.contains { project.isWidgetExtension($0) }
    }
    try self.init(project: url)
  }

  private init(project url: URL) throws(ImportError) {
    if ProjectLocation.isSpec(url) {
      let spec = try SpecProject(url)
      self.url = url
      name = spec.name
      objects = try ProjectObjects(spec.propertyList, file: url.path)
      (generatedLists, outsideSources) = (spec.lists, spec.outside)
      sourceRoot = url.deletingLastPathComponent().standardizedFileURL
      boundary = Repository.boundary(around: sourceRoot)
      return
    }
    let file = url.appendingPathComponent("project.pbxproj")
    guard FileManager.default.fileExists(atPath: file.path) else { throw .missing("\(url.path) has no project.pbxproj; is it an Xcode project?") }
    let size = (try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path))?[.size] as? Int ?? 0
    guard size <= Self.mostBytes else { throw .malformed("\(file.path) is larger than \(Self.mostBytes >> 20) MiB") }
    guard let data = ProjectFile.data(file, most: Self.mostBytes) else { throw .missing("\(file.path) cannot be read; check its permissions") }
    do {
      objects = try ProjectObjects(PlistValue(data: data), file: file.path)
    } catch let error as PropertyListError {
      throw .malformed("\(file.path):\(error.line): \(error.what)")
    } catch let error as ImportError {
      throw error
    } catch {
      throw .malformed("\(file.path) cannot be read")
    }
    self.url = url
    name = url.deletingPathExtension().lastPathComponent
    (generatedLists, outsideSources) = ([:], [:])
    let folder = url.deletingLastPathComponent()
    boundary = Repository.boundary(around: folder)
    let inner = [objects.root.string("projectDirPath"), objects.root.string("projectRoot")].compactMap { $0 }.filter { !$0.isEmpty }
    sourceRoot = inner.reduce(folder) { $1.hasPrefix("/") ? URL(fileURLWithPath: $1) : $0.appendingPathComponent($1) }.standardizedFileURL
  }

  /// The folder around the project.
  public var folder: URL { url.deletingLastPathComponent() }
}
