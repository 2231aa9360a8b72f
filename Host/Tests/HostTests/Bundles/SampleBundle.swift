import AlmanacProfiles
import Foundation
import Glibc

@testable import Host

/// An app bundle in a temporary folder, for hostile content. Both are deleted with the object.
final class SampleBundle: Sendable {
  let folder: URL
  var url: URL { folder.appendingPathComponent("given/Sample.app", isDirectory: true) }
  /// Where bundles are installed.
  var apps: URL { folder.appendingPathComponent("apps", isDirectory: true) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-bundle-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "test.sample", "CFBundleExecutable": "Sample"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: url.appendingPathComponent("Info.plist"))
    try Self.programHeader().write(to: url.appendingPathComponent("Sample"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("Sample"))
    try write("en.lproj/text.strings", "\"a\" = \"b\";")
  }

  /// What a program for this machine begins with, for executables that are never started.
  static func programHeader() throws -> Data {
    try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/exe")).read(upToCount: 20) ?? Data()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { url.path + "/" + name }

  func write(_ name: String, _ text: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Copies the bundle, with a call of `onStep` before each item is read and each part is copied.
  func staged(onStep: @escaping () -> Bool = { false }) throws -> StagedBundle {
    try StagedBundle(copyOf: url, in: apps, limits: Profiles.bundleLimits, isCancelled: onStep)
  }

  /// What the bundle is refused for; nil: it is not.
  func refusal() -> BundleError? {
    do {
      try staged().discard()
      return nil
    } catch {
      return error as? BundleError
    }
  }

  /// Everything in the folder of installed bundles, also hidden.
  var leftovers: [String] { (try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? [] }
}
