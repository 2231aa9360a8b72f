import Foundation

/// Measures how much memory an extension uses beyond the bare runtime: anonymous and shared memory, without mapped libraries and fonts.
struct MemoryMonitor {
  private let process: pid_t
  private let growth: Int
  private let baselineLimit: Int
  private var baseline: Int?

  /// - Parameters:
  ///   - growth: the allowed bytes above the baseline.
  ///   - baselineLimit: the largest baseline in bytes; also the baseline until one is taken.
  init(process: pid_t, growth: Int, baselineLimit: Int) {
    self.process = process
    self.growth = growth
    self.baselineLimit = baselineLimit
  }

  /// Takes the memory in use now as the baseline and returns its bytes.
  @discardableResult mutating func takeBaseline() -> Int {
    let taken = min(Self.ownBytes(of: process) ?? 0, baselineLimit)
    baseline = taken
    return taken
  }

  /// Returns the growth in bytes if it is above the limit; otherwise nil.
  func excess() -> Int? {
    guard let used = Self.ownBytes(of: process) else { return nil }
    let grown = used - (baseline ?? baselineLimit)
    return grown > growth ? grown : nil
  }

  /// Returns `RssAnon` + `RssShmem` of a process, in bytes.
  static func ownBytes(of process: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
    var total: Int?
    for line in status.split(separator: "\n") where line.hasPrefix("RssAnon:") || line.hasPrefix("RssShmem:") {
      let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      if fields.count >= 2, let kibibytes = Int(fields[1]) { total = (total ?? 0) + kibibytes * 1024 }
    }
    return total
  }
}
