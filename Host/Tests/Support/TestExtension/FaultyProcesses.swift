import AlmanacWireSchema
import CSystemCalls
import Foundation
import Glibc

/// Kinds whose process crashes, hangs, or takes memory, processor time or threads.
enum FaultyProcesses {
  /// Answers a request for a timeline of one of these kinds. Returns whether it is one.
  static func handle(_ answer: TimelineAnswer) throws -> Bool {
    switch answer.request.kind {
    case "Crash":
      say("about to crash")
      abort()
    case "SilentCrash": abort()
    case "Exit": exit(7)
    case "Hang":
      say("about to hang")
      while true { sleep(60) }
    case "Memory":
      for _ in 0..<100 { take(mebibytes: 1) }
      sleep(30)
    case "MemoryOnce":
      take(mebibytes: 60)
      try answer.send(answer.good)
    case "Slow":
      // Until the file is there that the configuration names, or for a moment.
      if answer.parameter("path") == nil { usleep(400_000) }
      while answer.parameter("path") != nil, !FileManager.default.fileExists(atPath: answer.path) { usleep(5_000) }
      try answer.send(answer.good)
    case "Fork": try answer.send(answer.archive(texts: [forkResult()]))
    case "Signal": try answer.send(answer.archive(texts: [kill(getppid(), SIGTERM) == 0 ? "signalled" : "refused \(errno)"]))
    case "Hoarder":
      // Takes memory when no request waits for it any more.
      try answer.send(answer.good)
      Thread.detachNewThread { while true { take(mebibytes: 1); usleep(20_000) } }
    case "Renamed":
      // The kernel's description of the process is then not valid text.
      let (setName, name): (Int, [UInt8]) = (15, [0xff, 0xfe, 0])
      _ = name.withUnsafeBytes { almanac_system_call(almanac_call_number("prctl"), setName, Int(bitPattern: $0.baseAddress), 0, 0, 0) }
      for _ in 0..<100 { take(mebibytes: 1) }
      sleep(30)
    case "Headless":
      Thread.detachNewThread { while true { take(mebibytes: 1); usleep(5000) } }
      // Ends the first thread alone.
      pthread_exit(nil)
    case "Burner":
      if answer.parameter("how") == "ignore" { signal(SIGXCPU, SIG_IGN) }
      while true {}
    case "Threads": try answer.send(answer.archive(texts: ["\(Resources.startThreads(most: 1000))"]))
    case "Spin": try answer.send(answer.archive(texts: [Resources.spin(threads: 2, seconds: 2)]))
    case "Filler":
      let how = Filling(rawValue: answer.parameter("how") ?? "") ?? .small
      try answer.send(answer.archive(texts: [how.fill(answer.path)]))
    case "Flaky":
      if FileManager.default.fileExists(atPath: answer.path) { abort() }
      try answer.send(answer.good)
    default: return false
    }
    return true
  }

  // Unsafe: this process handles its requests on the main thread, one after another.
  nonisolated(unsafe) private static var hoard: [UnsafeMutableRawPointer] = []

  private static func take(mebibytes: Int) {
    let bytes = mebibytes << 20
    guard let block = malloc(bytes) else { return }
    memset(block, 0x5a, bytes)
    hoard.append(block)
  }

  /// The result of an attempt to start a process.
  private static func forkResult() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["1000"]
    do {
      try process.run()
      return "started"
    } catch {
      return "refused"
    }
  }
}
