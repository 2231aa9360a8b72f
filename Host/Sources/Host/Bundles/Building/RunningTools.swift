import Foundation
import Glibc
import Synchronization

/// The command-line tools that this process runs. They have process groups of their own, so neither Ctrl-C in a terminal nor the end of this process ends
/// them, and a `swift build` that goes on keeps its package locked.
public enum RunningTools {
  private static let lock = Mutex(())
  /// Their process ids; 0: a free place. Memory that never moves, because a signal handler reads it.
  private nonisolated(unsafe) static let places = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 256)
  private nonisolated(unsafe) static let isReady: Void = places.initialize(repeating: 0)

  static func add(_ tool: pid_t) {
    _ = isReady
    lock.withLock { _ in if let free = places.firstIndex(of: 0) { places[free] = tool } }
  }

  static func remove(_ tool: pid_t) {
    lock.withLock { _ in if let place = places.firstIndex(of: tool) { places[place] = 0 } }
  }

  private static let reporting = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls `report` with one line when a tool waits for something that may last: another build of the package, or a package that is fetched.
  public static func reportWaiting(_ report: @escaping @Sendable (String) -> Void) { reporting.withLock { $0 = report } }

  static func waits(_ line: String) { reporting.withLock { $0 }?(line) }

  /// Reads SwiftPM's line about another process that builds the package; nil for other lines.
  static func waiting(in line: String) -> String? {
    guard line.hasPrefix("Another instance of SwiftPM"), let process = line.firstMatch(of: #/PID: (\d+)/#) else { return nil }
    return "waiting for another build of this package (process \(process.1))"
  }

  /// Lets the signals that end this process end its tools too. A command that handles these signals itself replaces this, and ends its tools by
  /// cancelling its task.
  public static func endWithProcess() {
    _ = isReady
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      // Calls only functions that a signal handler may call (signal-safety(7)).
      action.__sigaction_handler.sa_handler = { number in
        for place in 0..<RunningTools.places.count {
          let tool = RunningTools.places[place]
          // SwiftPM ends its compilers when it gets the signal.
          if tool > 0 { kill(tool, SIGTERM) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      var former = sigaction()
      // `nohup` and a shell's `&` have this process ignore a signal.
      guard sigaction(number, nil, &former) == 0, unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 0 else { continue }
      sigaction(number, &action, nil)
    }
  }
}
