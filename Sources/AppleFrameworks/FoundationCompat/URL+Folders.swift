import Foundation

/// The folders of an app's container by name, as Foundation has them on Apple's systems.
///
/// Each is what `FileManager` answers for the user. The host gives every app a container of its own as its home, in which documents,
/// caches and application support are there from the beginning; the others an app makes itself.
extension URL {
  /// Discardable files.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// A person's own files.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Files that an app needs and a person does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Library/Application Support") }
  /// What holds caches and application support.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// Where the homes of users lie.
  public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

  /// The user's folder of that purpose. For some Foundation knows none on Linux: they have their usual place in the home folder.
  private static func folder(_ purpose: FileManager.SearchPathDirectory, _ usual: String) -> URL {
    let found = FileManager.default.urls(for: purpose, in: .userDomainMask).first
    return found.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual, isDirectory: true)
  }
}
