import AlmanacBasics
import Foundation

/// The files that the membership exceptions of a synchronized folder name.
///
/// An exception is the path of a file or folder. One exception names a localized file in all its languages, without `.lproj` folder:
/// `/Localized: Texts/Localizable.strings`, in older projects `/Localized/Texts/Localizable.strings`. Xcode ignores an exclusion that names the file of
/// one language, `Texts/de.lproj/Localizable.strings` (yonaskolb/XcodeGen, pull request 1633).
struct MembershipExceptions {
  /// Paths relative to the folder.
  private let plain: Set<String>
  /// Localized files, each with its paths on disk relative to the folder.
  private let localized: [(path: String, files: [String])]
  private let folder: URL

  /// - Parameter exceptions: as they stand in the project.
  init(_ exceptions: Set<String>, in folder: URL) {
    self.folder = folder
    let named = exceptions.sorted().compactMap(Self.localizedPath).filter(Self.isInside)
    plain = exceptions.filter { Self.localizedPath($0) == nil }
    localized = named.map { ($0, Self.files($0, in: folder)) }
  }

  /// The paths that a target does not have of a folder of its own.
  var excluded: Set<String> {
    plain.filter { path in !path.split(separator: "/").dropLast().contains { $0.hasSuffix(".lproj") } }.union(localized.flatMap(\.files))
  }

  /// Returns the files that a target has of another one's folder, in alphabetical order of the exceptions. One that does not exist is named as in the
  /// project. A folder outside `boundary` is not read.
  func included(within boundary: URL) -> [URL] {
    let files = plain.sorted().map { ($0, FolderWalk.files(at: folder.appendingPathComponent($0).storedFile, within: boundary)) }
    let variants = localized.map { ($0.path, ($0.files.isEmpty ? [$0.path] : $0.files).map { folder.appendingPathComponent($0).storedFile }) }
    return (files + variants).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  // MARK: Localized files

  /// Returns the path of a localized file without its language; nil for another exception.
  private static func localizedPath(_ exception: String) -> String? {
    ["/Localized: ", "/Localized:", "/Localized/"].first(where: exception.hasPrefix).map { String(exception.dropFirst($0.count)) }
  }

  /// Returns whether a path names something inside the folder.
  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return !parts.isEmpty && !parts.contains("..")
  }

  /// Endings of files whose translations are string tables of the same name: `Base.lproj/Shop.intentdefinition` with `de.lproj/Shop.strings`, or with
  /// `mul.lproj/Shop.xcstrings`, which has all languages (`XCStringsCompiler` of swift-build).
  private static let endingsOfTables: [String: [String]] = ["intentdefinition": tables, "storyboard": tables, "xib": tables]
  private static let tables = ["strings", "stringsdict", "xcstrings"]

  /// Returns the paths of a localized file on disk, one in each language that has it. A file that lies in no language's folder stands for itself.
  private static func files(_ path: String, in folder: URL) -> [String] {
    let holder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    let names = [name] + (endingsOfTables[(name as NSString).pathExtension.lowercased()] ?? []).map { "\(stem).\($0)" }
    let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(holder).storedFile.path)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.sorted()
    let candidates = languages.flatMap { language in names.map { holder.isEmpty ? "\(language)/\($0)" : "\(holder)/\(language)/\($0)" } }
    let found = candidates.filter { exists($0, in: folder) }
    return found.isEmpty && exists(path, in: folder) ? [path] : found
  }

  private static func exists(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).storedFile.path)
  }
}
