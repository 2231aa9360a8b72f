import Synchronization

/// Reports of what the tools wait for.
extension RunningTools {
  private static let reporting = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls `report` with one line when a tool waits for something that may last: another build of the package, or a package that is fetched.
  public static func reportWaiting(_ report: @escaping @Sendable (String) -> Void) { reporting.withLock { $0 = report } }

  static func waits(_ line: String) { reporting.withLock { $0 }?(line) }

  /// Reads SwiftPM's line about another process that builds the package; nil for other lines.
  static func waiting(in line: String) -> String? {
    guard line.hasPrefix("Another instance of SwiftPM"), let process = line.firstMatch(of: #/PID: (\d+)/#) else { return nil }
    return "waiting for another build of this package (process \(process.1))"
  }
}
