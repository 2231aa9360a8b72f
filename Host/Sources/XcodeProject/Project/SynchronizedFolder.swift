import AlmanacBasics
import AlmanacSwiftSourceText
import Foundation

/// Folders that Xcode 16 synchronizes with the disk: all files in them belong to the target, except for the exceptions.
extension XcodeProject {
  /// Returns the files of `target` in synchronized folders: in its own folders all but the exceptions, in other targets' folders only the exceptions
  /// for it.
  func synchronizedFiles(of target: Target, settings: BuildSettings) -> [URL] {
    let own = objects.objects(target.object, "fileSystemSynchronizedGroups")
    let platform = ApplePlatform(settings)
    var files: [URL] = []
    for folder in own {
      guard let location = location(of: folder) else { continue }
      let elsewhere = phaseExceptions(of: folder, target: target) { !Self.copies($0) }
      let exceptions = exceptions(of: folder, target: target).union(elsewhere).union(filtered(folder, target: target, platform: platform))
      let excluded = MembershipExceptions(exceptions, in: location).excluded
      files += FolderWalk(location, excluded: excluded, whole: Set(folder.strings("explicitFolders"))).files
    }
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(where: { $0.id == folder.id }) {
      guard let location = location(of: folder) else { continue }
      let named = exceptions(of: folder, target: target).union(phaseExceptions(of: folder, target: target) { Self.copies($0) })
      let other = filtered(folder, target: target, platform: platform)
      let left = Set(MembershipExceptions(other, in: location).excluded.map { location.appendingPathComponent($0).storedFile.path })
      files += MembershipExceptions(named, in: location).included.filter { !left.contains($0.path) }
    }
    return files
  }

  /// Returns the exceptions of `folder` for `target`.
  private func exceptions(of folder: ProjectObject, target: Target) -> Set<String> {
    let sets = objects.objects(folder, "exceptions").filter {
      $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.object.id
    }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Returns the paths of `folder` that build phases of the target have, for the phases that `isMeant` accepts.
  private func phaseExceptions(of folder: ProjectObject, target: Target, where isMeant: (ProjectObject) -> Bool) -> Set<String> {
    let phases = Set(objects.objects(target.object, "buildPhases").filter(isMeant).map(\.id))
    let sets = objects.objects(folder, "exceptions").filter {
      $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" && phases.contains($0.string("buildPhase") ?? "")
    }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Returns the paths of `folder` that a target has only for other platforms.
  private func filtered(_ folder: ProjectObject, target: Target, platform: ApplePlatform) -> Set<String> {
    let sets = objects.objects(folder, "exceptions").filter { $0.string("target") == target.object.id }
    let filters = sets.flatMap { $0["platformFiltersByRelativePath"]?.dictionary ?? [:] }
    return Set(filters.filter { !$0.value.strings.isEmpty && !$0.value.strings.contains(platform.filterName) }.map(\.key))
  }
}

/// The files under a folder, in alphabetical order. Folders that Xcode treats as one file count as files.
struct FolderWalk {
  private(set) var files: [URL] = []
  private let root: URL
  private let excluded: Set<String>
  private let whole: Set<String>
  /// Largest depth of folders: more than any project has, and an end to loops of links.
  private static let deepest = 32

  /// Returns a file, or the files of a folder that Xcode does not treat as one file. A path that does not exist is returned as it is.
  static func files(at location: URL) -> [URL] {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue, !FileKind.isOpaque(folder: location.lastPathComponent) else { return [location] }
    return FolderWalk(location, excluded: [], whole: []).files
  }

  /// - Parameters:
  ///   - excluded: relative paths of files and folders to leave out.
  ///   - whole: relative paths of folders that count as one file.
  init(_ root: URL, excluded: Set<String>, whole: Set<String>) {
    self.root = root
    self.excluded = excluded
    self.whole = whole
    walk("", depth: 0)
  }

  private mutating func walk(_ path: String, depth: Int) {
    guard depth < Self.deepest else { return }
    let folder = path.isEmpty ? root : root.appendingPathComponent(path)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    // A package inside the folder does not belong to the target.
    if depth > 0, names.contains("Package.swift") { return }
    for name in names {
      let inner = path.isEmpty ? name : path + "/" + name
      guard !excluded.contains(inner) else { continue }
      let location = root.appendingPathComponent(inner)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue, !FileKind.isOpaque(folder: name), !whole.contains(inner) {
        walk(inner, depth: depth + 1)
      } else {
        files.append(location)
      }
    }
  }
}
