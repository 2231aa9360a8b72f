import AlmanacBasics
import Foundation

/// The files under a folder, in alphabetical order. Folders that Xcode treats as one file count as files.
///
/// A project is foreign input. Links are followed only inside of its repository, so that one to `/` does not make the disk a part of the target.
struct FolderWalk {
  /// Something in the folder that is not read, with the reason.
  struct Fault: Equatable {
    let place: URL
    let reason: String
  }

  private(set) var files: [URL] = []
  private(set) var faults: [Fault] = []
  private let root: URL
  private let excluded: Set<String>
  private let whole: Set<String>
  /// The folder that links may not lead out of, with its own links resolved.
  private let boundary: URL
  private var entries = 0
  /// Largest depth of folders, and most files and folders: more than any project has.
  private static let (deepest, mostEntries) = (32, 50_000)

  /// Returns a file, or the files of a folder that Xcode does not treat as one file.
  ///
  /// A path that does not exist or lies outside `boundary` is returned as it is.
  static func files(at location: URL, within boundary: URL) -> [URL] {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue, !FileKind.isOpaque(folder: location.lastPathComponent), Repository.isInside(location, boundary) else {
      return [location]
    }
    return FolderWalk(location, excluded: [], whole: []).files
  }

  /// - Parameters:
  ///   - excluded: relative paths of files and folders to leave out.
  ///   - whole: relative paths of folders that count as one file.
  init(_ root: URL, excluded: Set<String>, whole: Set<String>) {
    self.root = root
    self.excluded = excluded
    self.whole = whole
    boundary = Repository.root(around: root.resolvingSymlinksInPath()) ?? root.resolvingSymlinksInPath()
    walk("", within: [root.resolvingSymlinksInPath().path])
  }

  /// - Parameter within: the folders that contain this one and itself, with links resolved. A link to one of them is a loop.
  private mutating func walk(_ path: String, within: [String]) {
    let folder = path.isEmpty ? root : root.appendingPathComponent(path)
    guard within.count <= Self.deepest else {
      faults.append(Fault(place: folder, reason: "folders more than \(Self.deepest) deep are not read"))
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    // A package inside the folder does not belong to the target.
    if !path.isEmpty, names.contains("Package.swift") { return }
    for name in names {
      let inner = path.isEmpty ? name : path + "/" + name
      guard !excluded.contains(inner) else { continue }
      let location = root.appendingPathComponent(inner)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: location.path, isDirectory: &isFolder) else { continue }
      entries += 1
      guard entries <= Self.mostEntries else {
        if entries == Self.mostEntries + 1 {
          faults.append(Fault(place: root, reason: "has more than \(Self.mostEntries) files and folders; those after \(inner) are left out"))
        }
        return
      }
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: location.path)) != nil
      let real = isLink ? location.resolvingSymlinksInPath() : location
      if isLink, !Repository.isInside(real, boundary) {
        faults.append(Fault(place: location, reason: "is a link that leads out of \(boundary.path); copy what it names into the project"))
      } else if isFolder.boolValue, !FileKind.isOpaque(folder: name), !whole.contains(inner) {
        let resolved = isLink ? real.path : (within.last ?? "") + "/" + name
        guard !within.contains(resolved) else {
          faults.append(Fault(place: location, reason: "is a link to a folder that contains it"))
          continue
        }
        walk(inner, within: within + [resolved])
      } else {
        files.append(location)
      }
    }
  }
}
