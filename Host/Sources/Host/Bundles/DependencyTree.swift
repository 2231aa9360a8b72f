import Foundation

/// The packages that a package depends on, and those that these depend on.
struct DependencyTree: Decodable {
  /// The package's folder.
  let path: String
  /// Where it comes from: a folder, for a local package.
  let url: String?
  let dependencies: [DependencyTree]

  /// Reads the tree; nil if SwiftPM cannot print it.
  ///
  /// - Parameter scratch: the folder of the package's checkouts and products; nil: SwiftPM's usual one.
  static func read(_ package: URL, scratch: String? = nil, _ environment: [String: String]) async -> DependencyTree? {
    let place = scratch.map { ["--scratch-path", $0] } ?? []
    let arguments = ["package", "--package-path", package.path] + place + ["show-dependencies", "--format", "json"]
    let run = await ToolRun.run("swift", arguments, environment: environment)
    // Notices may precede the JSON object.
    guard let run, run.status == 0, let start = run.output.firstIndex(where: { $0.hasPrefix("{") }) else { return nil }
    return try? JSONDecoder().decode(DependencyTree.self, from: Data(run.output[start...].joined(separator: "\n").utf8))
  }

  /// The folders of local packages in the tree, each once. One without a description is among them by its path alone.
  var localFolders: [URL] {
    var found: [URL] = []
    var waiting = dependencies
    while let next = waiting.popLast() {
      guard next.url?.hasPrefix("/") == true else { continue }
      let folder = URL(fileURLWithPath: next.path, isDirectory: true).standardizedFileURL
      guard !found.contains(folder) else { continue }
      found.append(folder)
      waiting += next.dependencies
    }
    return found.sorted { $0.path < $1.path }
  }
}
