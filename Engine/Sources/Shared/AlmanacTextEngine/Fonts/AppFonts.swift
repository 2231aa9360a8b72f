import Foundation

/// An app's bundled fonts: the files that its Info.plist lists under `UIAppFonts`.
///
/// Extension and host both register them, so that text is painted in the font with which it was measured.
public enum AppFonts {
  /// Why a font of an app cannot be used.
  public enum Fault: Equatable, Sendable {
    /// No folder has a file of this name.
    case missing(String)
    /// The file is no font that FreeType reads.
    case unreadable(String)
  }

  /// Registers the files called `names`. Each is searched in `folders` by its path, then by its last component. A name with ".." is not searched.
  ///
  /// - Returns: why names could not be registered, those of missing files first.
  @discardableResult
  public static func register(_ names: [String], in folders: [URL]) -> [Fault] {
    guard !names.isEmpty else { return [] }
    let found = names.map { (name: $0, file: find($0, in: folders)) }
    let unreadable = Set(FontConfiguration.register(found.compactMap(\.file)))
    return found.filter { $0.file == nil }.map { .missing($0.name) }
      + found.filter { $0.file.map(unreadable.contains) == true }.map { .unreadable($0.name) }
  }

  /// Finds every font file in `folders` and their subfolders, two levels deep: the files that an app may register at run time.
  public static func files(in folders: [URL]) -> [URL] { folders.flatMap { files(in: $0, depth: 2) } }

  /// Finds the font files of a subfolder of `folders`. If none of them has it, those of the folders themselves: an imported project's resources
  /// lie side by side, whatever folder Xcode copies them to. A path with ".." has no files.
  public static func files(below path: String, in folders: [URL]) -> [URL] {
    guard !path.split(separator: "/").contains("..") else { return [] }
    let named = files(in: folders.map { $0.appendingPathComponent(path) })
    return named.isEmpty ? files(in: folders) : named
  }

  private static func files(in folder: URL, depth: Int) -> [URL] {
    let children = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return children.sorted { $0.path < $1.path }.flatMap { child -> [URL] in
      if child.hasDirectoryPath { return depth > 0 && child.pathExtension != "xcassets" ? files(in: child, depth: depth - 1) : [] }
      return ["ttf", "otf", "ttc", "otc"].contains(child.pathExtension.lowercased()) ? [child] : []
    }
  }

  /// Registers font files; ignores files that are not fonts.
  public static func register(files: [URL]) {
    if !files.isEmpty { _ = FontConfiguration.register(files.map(\.path)) }
  }

  /// The font files that an Info.plist names under `UIAppFonts`; empty if it names none.
  public static func names(in info: [String: Any]) -> [String] { info["UIAppFonts"] as? [String] ?? [] }

  private static func find(_ name: String, in folders: [URL]) -> String? {
    // Names come from the app; ignore one that leads out of the bundle.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for candidate in [name, (name as NSString).lastPathComponent] {
      for folder in folders {
        let file = folder.appendingPathComponent(candidate)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue { return file.path }
      }
    }
    return nil
  }
}
