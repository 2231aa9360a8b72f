import Foundation
import Glibc
import Synchronization

/// The command-line tools that this process runs. They have process groups of their own, so neither Ctrl-C in a terminal nor the end of this process ends
/// them, and a `swift build` that goes on keeps its package locked.
public enum RunningTools {
  private static let lock = Mutex(())
  // Both are unsafe for the compiler because a signal handler reads them and can take no lock. Only `start` and `remove` write them, under `lock`; the
  // memory is never moved or freed, and `isReady` has filled it before a handler is installed.
  /// Their process ids; 0: a free place.
  private nonisolated(unsafe) static let places = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 256)
  /// Whether a tool is being started, and the signal that came meanwhile; 0: none.
  private nonisolated(unsafe) static let start = UnsafeMutablePointer<(isRunning: Bool, signal: CInt)>.allocate(capacity: 1)
  private nonisolated(unsafe) static let isReady: Void = {
    places.initialize(repeating: 0)
    start.initialize(to: (false, 0))
  }()

  /// Starts a tool.
  static func start(_ process: Process) throws {
    _ = isReady
    try lock.withLock { _ in
      start.pointee.isRunning = true
      defer {
        start.pointee.isRunning = false
        if start.pointee.signal != 0 { end(by: start.pointee.signal) }
      }
      // A tool inherits the signal mask of this thread. Dispatch's threads block nearly all signals, so the mask is emptied for the start.
      var none = sigset_t()
      var former = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &former)
      defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
      try process.run()
      if let free = places.firstIndex(of: 0) { places[free] = process.processIdentifier }
    }
  }

  static func remove(_ tool: pid_t) {
    lock.withLock { _ in if let place = places.firstIndex(of: tool) { places[place] = 0 } }
  }

  /// Ends the tools and this process by a signal. Calls only functions that a signal handler may call (signal-safety(7)).
  private static func end(by number: CInt) {
    for place in 0..<places.count where places[place] > 0 {
      // SwiftPM ends its compilers when it gets the signal.
      kill(places[place], SIGTERM)
    }
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Lets the signals that end this process end its tools too. A command that handles these signals itself replaces this, and ends its tools by
  /// cancelling its task.
  public static func endWithProcess() {
    _ = isReady
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if RunningTools.start.pointee.isRunning { RunningTools.start.pointee.signal = number } else { RunningTools.end(by: number) }
      }
      var former = sigaction()
      // Keeps a signal ignored that `nohup` or a shell's `&` had this process ignore. nil is SIG_DFL.
      guard sigaction(number, nil, &former) == 0, former.__sigaction_handler.sa_handler == nil else { continue }
      sigaction(number, &action, nil)
    }
  }
}
