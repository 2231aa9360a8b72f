import Foundation

/// One run of a command-line tool to its end.
public struct ToolRun: Sendable {
  /// The tool's exit status, or the signal that ended it.
  public let status: Int32
  /// Whether a signal ended the tool, such as SIGKILL on a machine without free memory.
  public let wasKilled: Bool
  /// The lines of standard output.
  public let output: [String]
  /// The lines of standard error.
  public let errors: [String]

  /// How the tool ended, such as "ended with status 1".
  public var ending: String { wasKilled ? "was ended by signal \(status)" : "ended with status \(status)" }

  /// The umask of the tools that are run; nil: that of this process. The host's own umask makes files private, but tools also write into an author's
  /// package, whose files should have the usual permissions.
  @TaskLocal package static var fileMask: UInt32?

  /// Runs `tool`, a path or a name on PATH. Cancelling the task ends it.
  ///
  /// - Parameters:
  ///   - environment: variables besides those of this process, and instead of them.
  ///   - onLine: called with each line of both streams as it arrives, from another thread.
  /// - Returns: nil if there is no such tool.
  public static func run(
    _ tool: String, _ arguments: [String], environment: [String: String] = [:], onLine: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> ToolRun? {
    guard let executable = find(tool) else { return nil }
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    process.executableURL = executable
    process.arguments = arguments
    if let fileMask {
      // Only a process can set its mask, and the shell becomes the tool.
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "umask \"$0\" && exec \"$@\"", String(fileMask, radix: 8), executable.path] + arguments
    }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do { try RunningTools.start(process) } catch { return nil }
    let onLine = { @Sendable (line: String) in
      if let waiting = RunningTools.waiting(in: line) { RunningTools.waits(waiting) }
      onLine(line)
    }
    let tool = process.processIdentifier
    defer { RunningTools.remove(tool) }
    return await withTaskCancellationHandler {
      async let outputLines = lines(of: output.fileHandleForReading, onLine)
      async let errorLines = lines(of: errors.fileHandleForReading, onLine)
      let (standard, error) = await (outputLines, errorLines)
      process.waitUntilExit()
      return ToolRun(
        status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal, output: standard, errors: error)
    } onCancel: {
      process.terminate()
    }
  }

  private static func find(_ tool: String) -> URL? {
    if tool.contains("/") { return FileManager.default.isExecutableFile(atPath: tool) ? URL(fileURLWithPath: tool) : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(tool) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  private static func lines(of file: FileHandle, _ onLine: @escaping @Sendable (String) -> Void) async -> [String] {
    let descriptor = file.fileDescriptor
    let lines = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
      // Reading blocks while the tool runs, so it must not occupy a thread of the task pool.
      Thread.detachNewThread {
        var lines: [String] = []
        var partial: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        func end() {
          let line = String(decoding: partial, as: UTF8.self)
          partial.removeAll(keepingCapacity: true)
          lines.append(line)
          onLine(line)
        }
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          for byte in buffer[..<count] {
            if byte == UInt8(ascii: "\n") { end() } else { partial.append(byte) }
          }
        }
        if !partial.isEmpty { end() }
        continuation.resume(returning: lines)
      }
    }
    try? file.close()
    return lines
  }
}
