import Foundation
import Glibc

/// The memory and the number of threads of a running process, as the kernel reports them.
///
/// The process chooses some of what is read: its name, which need not be text, and whether its first thread still runs.
struct ProcessUse: Equatable {
  /// Anonymous and shared memory in bytes, also what is swapped out; without mapped libraries and fonts.
  var ownBytes: Int
  var threads: Int

  /// What reading a process can give.
  enum Reading: Equatable {
    case use(ProcessUse)
    /// The process has ended. It may still have to be reaped.
    case ended
    /// The process still runs, but no thread of it reported the memory.
    case unknown
  }

  /// Reads the use of a process.
  ///
  /// - Parameter proc: the folder of processes.
  static func read(_ process: pid_t, in proc: String = "/proc") -> Reading {
    let folder = "\(proc)/\(process)"
    guard let status = Status(file: "\(folder)/status") else { return .ended }
    if let bytes = status.ownBytes { return .use(ProcessUse(ownBytes: bytes, threads: status.threads)) }
    // The first thread has ended, and with it what its file says of the memory. The other threads share the memory.
    guard let others = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task"), others.count > 1 else { return .ended }
    for thread in others {
      if let bytes = Status(file: "\(folder)/task/\(thread)/status")?.ownBytes {
        return .use(ProcessUse(ownBytes: bytes, threads: others.count))
      }
    }
    return .unknown
  }

  /// Returns how many seconds the threads of a process have waited for a processor, added up; 0 if the kernel does not report it.
  ///
  /// All threads count, because an asynchronous function of the author runs on a thread of Swift's pool and not on the first one.
  ///
  /// - Parameter proc: the kernel's folder with one folder per process; tests give their own.
  static func secondsWaited(by process: pid_t, in proc: String = "/proc") -> Double {
    let folder = "\(proc)/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      // Three numbers: nanoseconds on a processor, nanoseconds waiting for one, and time slices (Linux, Documentation/scheduler/sched-stats.rst).
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8) else { return sum }
      let fields = text.split(whereSeparator: \.isWhitespace)
      guard fields.count >= 2, let nanoseconds = Double(fields[1]) else { return sum }
      return sum + nanoseconds / 1e9
    }
  }

  /// A `status` file of `/proc`.
  private struct Status {
    /// `RssAnon` + `RssShmem` + `VmSwap`; nil for a thread that has ended.
    private(set) var ownBytes: Int?
    private(set) var threads = 0

    /// Returns nil if there is no such process.
    init?(file: String) {
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      // A file of `/proc` gives all of its text to a read that is long enough; this one has about 1,500 bytes. A zero ends the text.
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { text in
        let count = Glibc.read(descriptor, text.baseAddress, text.count - 1)
        guard count > 0, let start = UnsafePointer(text.baseAddress) else { return }
        text[count] = 0
        threads = Self.number(after: "\nThreads:", in: start) ?? 0
        for name in ["\nRssAnon:", "\nRssShmem:", "\nVmSwap:"] {
          if let kilobytes = Self.number(after: name, in: start) { ownBytes = (ownBytes ?? 0) + kilobytes * 1024 }
        }
      }
    }

    /// Returns the number of a line such as `RssAnon:\t  1234 kB`; nil if there is no such line.
    ///
    /// - Parameter name: a line feed, the name and a colon. A process cannot choose a name that looks like such a line, because the kernel writes a
    ///   line feed in a name as a backslash and an n.
    private static func number(after name: String, in text: UnsafePointer<CChar>) -> Int? {
      guard let line = strstr(text, name) else { return nil }
      let value = line + name.utf8.count
      var end: UnsafeMutablePointer<CChar>?
      let number = strtol(value, &end, 10)
      return end == value ? nil : number
    }
  }
}

extension rusage {
  /// Whole seconds of processor time.
  var processorSeconds: Int { ru_utime.tv_sec + ru_stime.tv_sec + (ru_utime.tv_usec + ru_stime.tv_usec) / 1_000_000 }
}
