import Figures
import Foundation

// SwiftData and Core Data on their stores, and the same work by hand with GRDB, in one run. Times are those of the processor, so that other programs
// do not count.

@main
struct DataBench {
  private static let kinds: [(name: String, type: any VisitStore.Type)] = [
    ("SwiftData", ModelStore.self), ("Core Data", ManagedStore.self), ("GRDB", RowStore.self),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "--fetch-once", let kind = kinds.first(where: { $0.name == arguments[2] }) {
      return try FetchMemory.fetchOnce(kind.type.init(URL(fileURLWithPath: arguments[3])))
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stores = try kinds.map { try $0.type.init(folder) }
    print("SwiftData and Core Data, and the same with GRDB by hand (medians of processor time)")
    // Ten times 10,000 objects, each time in one transaction.
    try compare("insert 10,000", stores, rounds: 10) { try $0.insert($1 * 10_000..<($1 + 1) * 10_000) }
    try compare("fetch 1,000 of 100,000 by an index", stores, rounds: 40) { store, _ in _ = try store.fetch(byIndex: true) }
    try compare("fetch 1,000 of 100,000 by a scan", stores, rounds: 40) { store, _ in _ = try store.fetch(byIndex: false) }
    try FetchMemory.show(folder, kinds.map(\.name))
  }

  /// Measures the stores in turn and prints the medians, and each one's ratio to the last one's.
  private static func compare(_ title: String, _ stores: [any VisitStore], rounds: Int, _ body: (any VisitStore, Int) throws -> Void) throws {
    var times = stores.map { _ in [Double]() }
    for round in 0..<rounds {
      for (place, store) in stores.enumerated() {
        let start = processMilliseconds()
        try body(store, round)
        times[place].append(processMilliseconds() - start)
      }
    }
    let medians = times.map(median)
    let last = medians.count - 1
    let parts = medians.indices.map { place in
      "\(kinds[place].name) \(text(medians[place], "ms"))" + (place == last ? "" : " (\(ratio(medians[place] / medians[last])))")
    }
    line(title, parts.joined(separator: ", "))
  }
}
