import Foundation
import Synchronization

/// The bundle that `Bundle.main` of an author's module leads to.
public enum CallerBundle {
  /// The process's main bundle. In a test, whose main bundle is the test runner's, that of the module's own resources, where it has any.
  /// - Parameter fileID: of a file of the module.
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

  /// Where the test's executable lies; nil outside of tests.
  private static let testFolder: URL? = {
    let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "").resolvingSymlinksInPath()
    return executable.pathExtension == "xctest" ? executable.deletingLastPathComponent() : nil
  }()
  private static let cached = Mutex<[String: Bundle]>([:])
}
