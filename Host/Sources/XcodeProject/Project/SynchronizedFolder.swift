import Basics
import Foundation

/// Folders that Xcode 16 synchronizes with the disk: all files in them belong to the target, except for the exceptions.
extension XcodeProject {
  /// Returns the files of `target` in synchronized folders: in its own folders all but the exceptions, in other targets' folders only the exceptions
  /// for it.
  func synchronizedFiles(of target: Target, settings: BuildSettings) -> [URL] {
    let own = objects.objects(target.object, "fileSystemSynchronizedGroups")
    var files: [URL] = []
    for folder in own {
      guard let location = location(of: folder) else { continue }
      let elsewhere = otherPhases(of: folder, target: target)
      let excluded = exceptions(of: folder, target: target).union(elsewhere)
      let whole = Set(folder.strings("explicitFolders"))
      files += FolderWalk(location, excluded: excluded, whole: whole).files
    }
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(where: { $0.id == folder.id }) {
      guard let location = location(of: folder) else { continue }
      for path in exceptions(of: folder, target: target).sorted() { files += Self.named(path, in: location) }
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

  /// Returns the paths that `folder` gives to copy phases instead of the target's sources and resources.
  private func otherPhases(of folder: ProjectObject, target: Target) -> Set<String> {
    let phases = Set(target.object.strings("buildPhases"))
    let sets = objects.objects(folder, "exceptions").filter {
      $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" && phases.contains($0.string("buildPhase") ?? "")
    }
    return Set(sets.flatMap { $0.strings("membershipExceptions") })
  }

  /// Returns the files that an exception names: a file, all files of a folder, or with `/Localized/…` one file in every language.
  private static func named(_ path: String, in folder: URL) -> [URL] {
    guard path.hasPrefix("/Localized/") else {
      let location = folder.appendingPathComponent(path).storedFile
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
      guard isThere, isFolder.boolValue, !FileKind.isOpaque(folder: location.lastPathComponent) else { return [location] }
      return FolderWalk(location, excluded: [], whole: []).files
    }
    let inner = URL(fileURLWithPath: "/" + path.dropFirst("/Localized/".count))
    let holder = folder.appendingPathComponent(inner.deletingLastPathComponent().path).storedFile
    let languages = ((try? FileManager.default.contentsOfDirectory(atPath: holder.path)) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
    return languages.map { holder.appendingPathComponent($0).appendingPathComponent(inner.lastPathComponent).storedFile }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
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

  /// - Parameters:
  ///   - excluded: relative paths of files and folders to leave out; `/Localized/x` leaves out `x` in every language.
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
      guard !isExcluded(inner, name: name, folder: path) else { continue }
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

  private func isExcluded(_ inner: String, name: String, folder: String) -> Bool {
    if excluded.contains(inner) { return true }
    guard folder.hasSuffix(".lproj") else { return false }
    let holder = (folder as NSString).deletingLastPathComponent
    return excluded.contains("/Localized/" + (holder.isEmpty ? "" : holder + "/") + name)
  }
}
