import Foundation

/// Measures how much memory an extension uses beyond the bare runtime, and how many threads it has.
struct MemoryMonitor {
  /// Why a process has to be ended.
  enum Fault: Equatable {
    /// It has grown by this many bytes.
    case memory(grown: Int)
    case threads(Int)
    /// It still runs, and its memory could not be measured several times in a row.
    case unknown
  }

  private let growth: Int
  private let baselineLimit: Int
  private let threadLimit: Int
  private let read: () -> ProcessUse.Reading
  private var baseline: Int?
  private var failedReadings = 0
  /// The most bytes above the baseline that were measured.
  private(set) var highest = 0

  /// How often in a row the memory may not be found. Threads may begin and end while they are read.
  private static let failedReadingsLimit = 3

  /// - Parameters:
  ///   - growth: the allowed bytes above the baseline.
  ///   - baselineLimit: the largest baseline in bytes; also the baseline until one is taken.
  ///   - threads: the most threads.
  ///   - read: reads what the process uses.
  init(growth: Int, baselineLimit: Int, threads: Int, read: @escaping () -> ProcessUse.Reading) {
    self.growth = growth
    self.baselineLimit = baselineLimit
    threadLimit = threads
    self.read = read
  }

  /// Takes the memory in use now as the baseline and returns its bytes.
  @discardableResult mutating func takeBaseline() -> Int {
    var taken = 0
    if case .use(let use) = read() { taken = min(use.ownBytes, baselineLimit) }
    baseline = taken
    return taken
  }

  /// Measures, and returns what is above a limit; otherwise nil.
  mutating func fault() -> Fault? {
    switch read() {
    case .ended: return nil
    case .unknown:
      failedReadings += 1
      return failedReadings < Self.failedReadingsLimit ? nil : .unknown
    case .use(let use):
      failedReadings = 0
      let grown = use.ownBytes - (baseline ?? baselineLimit)
      highest = max(highest, grown)
      if grown > growth { return .memory(grown: grown) }
      return use.threads > threadLimit ? .threads(use.threads) : nil
    }
  }
}
