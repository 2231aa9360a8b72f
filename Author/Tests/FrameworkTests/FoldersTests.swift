import Foundation
import FoundationCompat
import Testing

/// Folders of an app's container.
@Suite struct FoldersTests {
  @Test func `named folders are those of the file manager`() throws {
    let files = FileManager.default
    #expect(URL.cachesDirectory.path == files.urls(for: .cachesDirectory, in: .userDomainMask).first?.path)
    #expect(URL.documentsDirectory.path == files.urls(for: .documentDirectory, in: .userDomainMask).first?.path)
    #expect(URL.applicationSupportDirectory.path == files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path)
    // Foundation has no such folder on Linux.
    #expect(URL.libraryDirectory.path == files.homeDirectoryForCurrentUser.path + "/Library")
    let all: [URL] = [
      .cachesDirectory, .documentsDirectory, .applicationSupportDirectory, .libraryDirectory, .desktopDirectory, .downloadsDirectory,
      .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory, .trashDirectory, .applicationDirectory, .userDirectory,
    ]
    // URLs of folders end in a slash, so that a relative URL resolves inside the folder.
    #expect(Set(all.map(\.path)).count == all.count && all.allSatisfy { $0.isFileURL && $0.hasDirectoryPath })
  }
}
