import Foundation
import Synchronization

/// Replaces `Bundle.main` in an author's module by the bundle of the calling module.
public enum CallerBundle {
  /// Returns the process's main bundle. In a test, where that is the test runner's, returns the bundle of the module's resources if it has any.
  /// - Parameter fileID: `#fileID` of a file in the calling module.
  public static func main(of fileID: String) -> Bundle {
    guard let folder = testFolder, let module = fileID.split(separator: "/").first else { return .main }
    return cached.withLock { cached in
      if let bundle = cached[String(module)] { return bundle }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let own = names.sorted().first { $0.hasSuffix("_\(module).resources") }
      let bundle = own.flatMap { Bundle(path: folder.appendingPathComponent($0).path) } ?? .main
      cached[String(module)] = bundle
      return bundle
    }
  }

  /// The folder of the test's executable; nil outside tests.
  private static let testFolder: URL? = {
    let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "").resolvingSymlinksInPath()
    return executable.pathExtension == "xctest" ? executable.deletingLastPathComponent() : nil
  }()
  private static let cached = Mutex<[String: Bundle]>([:])
}
