import Crypto
import Foundation
import Glibc
import Store

/// The shared libraries that an app's executable was linked with.
///
/// A bundle that was built against an SDK names its set of libraries and does not contain them: all apps of one SDK share one copy in the data
/// folder, and their processes share its memory. A new SDK has a set of another name, so installed apps keep theirs. A bundle for another machine
/// contains the libraries, in its folder `Frameworks`.
enum AppLibraries {
  /// The key of `Info.plist` with the set's name.
  static let key = "AlmanacLibraries"
  /// The folder of a bundle that contains its own libraries.
  static let ownFolder = "Frameworks"

  /// Whether a text can be the name of a set: the 64 digits of a SHA-256.
  static func isName(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Returns the folder in which an app's libraries are; nil if it needs none.
  ///
  /// - Parameter sdk: the SDK of this command.
  /// - Throws: ``BundleError/noLibraries(_:)`` if they are not on this machine.
  static func folder(
    of bundle: AppBundle, in configuration: HostConfiguration, sdk: @autoclosure () -> WidgetSDK? = try? WidgetSDK.find()
  ) throws(BundleError) -> URL? {
    guard let name = bundle.libraries else { return nil }
    let own = bundle.url.appendingPathComponent(ownFolder, isDirectory: true)
    if isFolder(own) { return own }
    let kept = configuration.librariesFolder.appendingPathComponent(name, isDirectory: true)
    if isFolder(kept) { return kept }
    guard let sdk = sdk(), sdk.description.librarySet == name else { throw .noLibraries(bundle.url.path) }
    return sdk.libraryFolder
  }

  /// Copies the libraries of an app into the data folder, unless they are there.
  ///
  /// - Parameter sdk: the SDK of this command.
  /// - Throws: ``BundleError/noLibraries(_:)``, ``HostError``, `StoreError` if they cannot be written.
  static func keep(
    of bundle: AppBundle, in configuration: HostConfiguration, sdk: @autoclosure () -> WidgetSDK? = try? WidgetSDK.find()
  ) throws {
    guard let name = bundle.libraries, !isFolder(bundle.url.appendingPathComponent(ownFolder, isDirectory: true)) else { return }
    let place = configuration.librariesFolder.appendingPathComponent(name, isDirectory: true)
    if isFolder(place) { return }
    guard let sdk = sdk(), sdk.description.librarySet == name else { throw BundleError.noLibraries(bundle.url.path) }
    do {
      try PrivateFolder.create(configuration.librariesFolder)
      let draft = configuration.librariesFolder.appendingPathComponent(".\(ScratchName.make())", isDirectory: true)
      defer { try? FileManager.default.removeItem(at: draft) }
      try copy(of: sdk, to: draft)
      // Another process may have been faster; its copy is the same.
      if rename(draft.path, place.path) != 0, !isFolder(place) { throw FileFault(errno) }
      try? FileDescriptor.folder(configuration.librariesFolder.path).synchronize()
    } catch let fault as FileFault where fault.isFullDisk {
      throw StoreError.full(path: configuration.dataFolder.path)
    } catch CocoaError.fileWriteOutOfSpace {
      throw StoreError.full(path: configuration.dataFolder.path)
    } catch let fault as FileFault {
      throw HostError.dataFolder("\(place.path) cannot be written: \(fault)")
    } catch let error as CocoaError {
      throw HostError.dataFolder("\(place.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Copies all libraries of an SDK and of the Swift runtime into a new folder.
  static func copy(of sdk: WidgetSDK, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for library in sdk.description.libraries {
      let place = folder.appendingPathComponent(library.name)
      try FileManager.default.copyItem(at: sdk.place(of: library).resolvingSymlinksInPath(), to: place)
      guard chmod(place.path, 0o700) == 0 else { throw FileFault(errno) }
    }
  }

  /// Checks that the libraries in a folder are the ones that its name stands for.
  ///
  /// The name is the SHA-256 of a text that has a line for each library, sorted by name: the library's name, a space and the SHA-256 of its content.
  /// `Scripts/build-sdk` makes it.
  static func isWhole(_ folder: URL) throws -> Bool {
    let opened = try FileDescriptor.folder(folder.path)
    let names = try opened.names(limit: 256).map { String(decoding: $0, as: UTF8.self) }
    var lines = ""
    for name in names {
      let item = try opened.item(name)
      guard try item.status().st_mode & S_IFMT == S_IFREG else { return false }
      lines += "\(name) \(digits(try SHA256.hash(of: item.opened())))\n"
    }
    return digits(SHA256.hash(data: Data(lines.utf8))) == folder.lastPathComponent
  }

  private static func digits(_ digest: SHA256.Digest) -> String { digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }

  /// Gives the owner back what it needs of a kept set: an extension that may read it may also change its mode, and other apps use it.
  static func reopen(_ folder: URL, in configuration: HostConfiguration) {
    guard folder.deletingLastPathComponent().path == configuration.librariesFolder.path else { return }
    guard let parent = try? FileDescriptor.folder(configuration.librariesFolder.path) else { return }
    try? parent.item(folder.lastPathComponent).permit(0o500, kind: S_IFDIR)
    guard let opened = try? parent.folder(folder.lastPathComponent) else { return }
    for name in (try? opened.names(limit: 256)) ?? [] {
      try? opened.item(String(decoding: name, as: UTF8.self)).permit(0o500, kind: S_IFREG)
    }
  }

  /// Removes the sets that no installed app uses.
  static func sweep(_ configuration: HostConfiguration, used: Set<String>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: configuration.librariesFolder.path)) ?? []
    for name in names where isName(name) && !used.contains(name) {
      FolderRemover.removeLogging(configuration.librariesFolder.appendingPathComponent(name, isDirectory: true))
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension SHA256 {
  /// The digest of a file's content.
  fileprivate static func hash(of file: FileDescriptor) throws(FileFault) -> Digest {
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(file.number, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno) }
      guard count > 0 else { return hash.finalize() }
      hash.update(data: buffer[..<count])
    }
  }
}
