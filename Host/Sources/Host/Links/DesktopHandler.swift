import Foundation

/// The desktop's own way to open an address: `xdg-open`.
struct DesktopHandler: Sendable {
  /// The folders in which programs are found.
  let path: String
  let environment: [String: String]
  /// How many seconds `xdg-mime` may take.
  let wait: Double

  /// The path of `xdg-open`; nil: it is not installed.
  var opener: String? { ProgramPath.find("xdg-open", in: path) }

  /// The status with which xdg-open says that it found nothing to open the address with.
  static let nothingFound: Int32 = 3

  /// Whether the desktop knows a program for a scheme; nil: `xdg-mime` is missing or does not say.
  func knows(_ scheme: String) async -> Bool? {
    guard let program = ProgramPath.find("xdg-mime", in: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["query", "default", "x-scheme-handler/\(scheme)"]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let file = output.fileHandleForReading
    let answer = FirstAnswer()
    let wait = wait
    // Reading and waiting block, so neither may occupy a thread of the task pool.
    Thread.detachNewThread {
      do { try process.run() } catch { return answer.set(nil) }
      let text = (try? file.read(upToCount: 4096)) ?? Data()
      // One answer is enough; the rest is not read.
      try? file.close()
      answer.set(String(decoding: text, as: UTF8.self).contains { !$0.isWhitespace })
      process.waitUntilExit()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) {
      answer.set(nil)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    return await answer.value
  }
}

/// The first of several answers, for one task that waits for it.
private final class FirstAnswer: Sendable {
  private let stream = AsyncStream.makeStream(of: Bool?.self, bufferingPolicy: .bufferingOldest(1))

  func set(_ answer: Bool?) {
    stream.continuation.yield(answer)
    stream.continuation.finish()
  }

  var value: Bool? {
    get async {
      for await answer in stream.stream { return answer }
      return nil
    }
  }
}
