import Foundation
import Host

/// SDKs that have a description and nothing else: enough for commands that write packages.
enum WrittenSDK {
  /// Writes one into a new folder.
  static func write(at folder: URL, modules: [String] = ["SwiftUI", "WidgetKit"]) throws -> WidgetSDK {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let description: [String: Any] = [
      "version": "7.1.0", "compiler": "Swift version 6.3.1", "target": "x86_64-unknown-linux-gnu", "folder": folder.path, "modules": modules,
      "librarySet": String(repeating: "0a", count: 32), "libraries": [Any](),
    ]
    try JSONSerialization.data(withJSONObject: description).write(to: folder.appendingPathComponent("sdk.json"))
    return try WidgetSDK(at: folder)
  }
}

extension CommandLine {
  /// The environment in which the command uses an SDK of this test.
  func environmentWithSDK() throws -> [String: String] {
    ["ALMANAC_SDK": try WrittenSDK.write(at: folder.appendingPathComponent("sdk", isDirectory: true)).folder.path]
  }
}
