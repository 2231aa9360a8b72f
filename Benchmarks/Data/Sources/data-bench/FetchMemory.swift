import Figures
import Foundation

/// The memory of a process that opens a store, fetches 1,000 of 100,000 objects and keeps them, as the provider of a widget does.
enum FetchMemory {
  /// Runs this program once for each kind of store, since a process's highest use never falls.
  static func show(_ folder: URL, _ kinds: [String]) throws {
    var megabytes: [String: (peak: Double, kept: Double)] = [:]
    for kind in kinds {
      let runs = try (0..<5).map { _ in try run(kind, folder) }
      megabytes[kind] = (median(runs.map(\.[0])), median(runs.map(\.[1])))
    }
    let parts = kinds.map { kind in
      let (peak, kept) = megabytes[kind] ?? (.nan, .nan)
      return "\(kind) \(text(peak, "MB")) at most, \(text(kept, "MB")) for the objects"
    }
    line("memory of a process that fetches 1,000", parts.joined(separator: "; "))
  }

  private static func run(_ kind: String, _ folder: URL) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--fetch-once", kind, folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// What the started program does: prints its highest use of memory, and by how much the fetch raised its use, in megabytes.
  static func fetchOnce(_ store: any VisitStore) throws {
    let before = used("VmRSS")
    let objects = try store.fetch(byIndex: true)
    print(used("VmHWM"), used("VmRSS") - before)
    withExtendedLifetime(objects) {}
  }

  /// A line of what the kernel says of this process: its memory now, or its highest.
  private static func used(_ name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? .nan) / 1024
  }
}
