import Glibc

/// Runs of `swift build`.
enum SwiftBuild {
  /// Runs `swift build`. A run that a fault in SwiftPM itself has ended is tried once more, and so is one in which the compiler crashed without saying
  /// at which source: it compiles the same the next time. What was compiled before is kept.
  ///
  /// - Parameter tool: the program, by its name on PATH or by its path.
  /// - Returns: the last run; nil if there is no such program.
  static func run(
    _ arguments: [String], environment: [String: String], tool: String = "swift", progress: @escaping @Sendable (String) -> Void
  ) async -> ToolRun? {
    // Disables Swift's backtrace, which takes up to half a minute and is not shown.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { _, own in own }
    guard let first = await ToolRun.run(tool, arguments, environment: environment, onLine: progress) else { return nil }
    guard !Task.isCancelled, let fault = fault(first) else { return first }
    progress("note: \(fault); it is tried once more")
    return await ToolRun.run(tool, arguments, environment: environment, onLine: progress)
  }

  /// Returns the fault of a tool itself that ended a run; nil: the run succeeded, found an error, or somebody stopped it.
  private static func fault(_ run: ToolRun) -> String? {
    if run.wasKilled {
      let isOwn = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(run.status)
      return isOwn ? "swift build was ended by signal \(run.status), a fault in SwiftPM itself" : nil
    }
    let crashes = CompilerCrash.all(in: run.output + run.errors)
    guard let first = crashes.first, crashes.allSatisfy({ $0.step == nil && $0.reason == nil }) else { return nil }
    return "the Swift compiler crashed with signal \(first.signal) and did not say why"
  }
}
