import Foundation

@testable import Host

/// A minimal app bundle on disk.
enum TestBundle {
  static func weather() throws -> AppBundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-server-tests/\(UUID().uuidString)/Weather.app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let info: [String: Any] = ["CFBundleIdentifier": "org.example.weather", "CFBundleDisplayName": "Fine Weather", "CFBundleExecutable": "Weather"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: folder.appendingPathComponent("Info.plist"))
    // Only the header of a program for this machine: it is never started.
    let header = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/exe")).read(upToCount: 20)
    _ = FileManager.default.createFile(
      atPath: folder.appendingPathComponent("Weather").path, contents: header, attributes: [.posixPermissions: 0o755])
    return try AppBundle(at: folder)
  }
}
