import Foundation

/// The folders of an app's container by name, which Foundation lacks on Linux.
///
/// The paths are `FileManager`'s user folders. The host gives every app a container as its home folder, in which documents, caches and application
/// support exist from the start. An app creates the others itself.
extension URL {
  /// Files that the app can create again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// A person's own files.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Files that the app needs and the person does not open.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Library/Application Support") }
  /// The parent of caches and application support.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// The parent of home folders.
  public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

  /// Returns the user's folder for a purpose. If Foundation on Linux has none, it is `usual` in the home folder.
  private static func folder(_ purpose: FileManager.SearchPathDirectory, _ usual: String) -> URL {
    let found = FileManager.default.urls(for: purpose, in: .userDomainMask).first
    return found.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual, isDirectory: true)
  }
}
