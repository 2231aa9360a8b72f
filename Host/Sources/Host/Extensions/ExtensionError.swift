import AlmanacBasics
import AlmanacWireSchema
import Foundation

/// How an extension failed a request (ARCHITECTURE rules 9, 11). The host keeps running and keeps the last good timeline.
public enum ExtensionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The process could not be started; the value says why.
  case spawn(String)
  /// The process was ended by a signal; `output` is the line that it printed last, if it ended itself, as by `fatalError`; `place` is where in the author's
  /// sources it stopped, if the bundle was built from them.
  case crashed(signal: Int32, output: String = "", place: TrapPlace? = nil)
  /// The process exited before it replied.
  case exited(status: Int32)
  /// The process closed the socket but keeps running.
  case closed
  /// No reply came within the limit in seconds.
  case deadline(Double)
  /// The process's memory grew by more bytes than the limit.
  case memory(grown: Int, limit: Int)
  /// The kernel ended the process because its memory met the limit of its control group; the value is the allowed growth in bytes.
  case memoryHeld(limit: Int)
  /// The kernel ended the process because all extensions together met their limit of memory, in bytes, or the machine had none left.
  case memoryOfAll(limit: Int)
  /// The process is running, but its memory cannot be read, because its threads keep starting and ending.
  case memoryUnknown
  /// The process has more threads than the limit.
  case threads(Int, limit: Int)
  /// The app's folders exceed their limit: which one, the folder in which it was met, and the app.
  case storage(StorageExcess, folder: String, app: String)
  /// The disk was nearly full while the process could write; the value is the least number of free bytes.
  case freeSpace(Int)
  /// The process used up its processor time; the value is the limit in seconds.
  case processor(Int)
  /// The extension announced a frame that is longer than the limit.
  case oversizedReply(bytes: Int, limit: Int)
  /// The extension sent bytes that are not an envelope, or an envelope that replies to no request; the value says which.
  case malformedReply(String)
  /// The extension uses another version of the protocol.
  case protocolVersion(UInt32)
  /// The archive breaks the named rule; the message says how.
  case invalidArchive(name: String, message: String)
  /// The description of the widgets breaks the named rule; the message says how.
  case invalidDescription(name: String, message: String)
  /// The extension reports that it cannot serve the request.
  case refused(name: String, message: String, diagnostics: [Diagnostic])
  /// The host no longer needs the reply.
  case cancelled

  init(_ error: FrameError) {
    self =
      switch error {
      case .tooLong(let bytes, let limit): .oversizedReply(bytes: bytes, limit: limit)
      case .malformed: .malformedReply("\(error)")
      case .tooMany(let what, _):
        .invalidArchive(
          name: what == "entries" ? "limit.entryCount" : "limit.elements", message: "\(error), so it was not decoded; give fewer entries")
      case .tooLarge: .invalidArchive(name: "limit.decodedBytes", message: "\(error), so it was not decoded; send less in one reply")
      }
  }

  /// Reads why a process has ended.
  ///
  /// - Parameters:
  ///   - exitStatus: as `wait4` returns it.
  ///   - processorSeconds: what the process has used; `limit`: what it could use.
  ///   - lastWords: what it printed last.
  init(exitStatus: Int32, processorSeconds: Int, limit: Int, lastWords: LastWords) {
    let signal = exitStatus & 0x7f
    // SIGKILL is the kernel's second signal, for a process that ignores the first.
    if signal == SIGXCPU || (signal == SIGKILL && processorSeconds >= limit) {
      self = .processor(limit)
    } else {
      self = signal != 0 ? .crashed(signal: signal, output: lastWords.reason(ofSignal: signal)) : .exited(status: (exitStatus >> 8) & 0xff)
    }
  }

  /// The error's stable name in decisions and `--json`.
  public var name: String {
    switch self {
    case .spawn: "extension.spawn"
    case .crashed: "extension.crashed"
    case .exited: "extension.exited"
    case .closed: "extension.closed"
    case .deadline: "limit.replyDeadline"
    case .memory, .memoryHeld, .memoryUnknown: "limit.memoryGrowth"
    case .threads: "limit.threads"
    case .memoryOfAll: "limit.memoryOfAll"
    case .storage: "limit.storage"
    case .freeSpace: "limit.freeSpace"
    case .processor: "limit.processorSeconds"
    case .oversizedReply: "limit.replyBytes"
    case .malformedReply: "reply.malformed"
    case .protocolVersion: "reply.protocolVersion"
    case .invalidArchive(let name, _), .invalidDescription(let name, _): name
    case .refused(let name, _, _): name
    case .cancelled: "request.cancelled"
    }
  }

  public var description: String {
    switch self {
    case .spawn(let why): "the extension could not be started: \(why)"
    case .crashed(let signal, let output, let place?):
      "the extension stopped at \(place.file):\(place.line) (signal \(signal))\(output.isEmpty ? place.reason.map { ": \($0)" } ?? "" : ": “\(output)”")"
    case .crashed(let signal, let output, nil):
      "the extension ended by signal \(signal) (\(Self.name(ofSignal: signal)))\(output.isEmpty ? "" : ": “\(output)”")"
    // The dynamic linker's status.
    case .exited(127):
      "the extension exited with status 127, so a library that it needs was not found or may not be opened; put the Swift toolchain's bin folder on PATH, "
        + "or the folder of the libraries into LD_LIBRARY_PATH"
    case .exited(let status):
      "the extension exited with status \(status) before it replied; run its executable to see why, and make sure that it is built with Almanac's WidgetKit"
    case .closed: "the extension closed its socket before it replied; make sure that it is built with Almanac's WidgetKit"
    case .deadline(let seconds): "no reply within \(seconds.formatted()) s; call the completion handler sooner"
    case .memory(let grown, let limit):
      "memory grew by \(Self.megabytes(grown)) MB, more than the \(Self.megabytes(limit)) MB an extension may use; use smaller images and fewer entries"
    case .memoryHeld(let limit):
      "memory grew far above the \(Self.megabytes(limit)) MB an extension may use, and the system ended it; use smaller images and fewer entries"
    case .memoryOfAll(let limit):
      "the system ended it, because all extensions together used \(Self.megabytes(limit)) MB or the machine had no memory left; remove some widgets"
    case .memoryUnknown: "its memory could not be measured, because its first thread ended; keep the main thread running"
    case .threads(let count, let limit): "the extension had \(count) threads, \(limit) are allowed; use tasks instead of threads"
    case .storage(let excess, let folder, let app):
      "the app's container and app groups have \(excess); delete files in \(folder), or remove the app with its data: almanac uninstall \(ShellWord.quoted(app))"
    case .freeSpace(let limit):
      "less than \(limit / 1_048_576) MB are free on the disk, so the extension was ended; make space: until then extensions cannot write"
    case .processor(let seconds): "the extension used up its \(seconds) s of processor time; compute less for each timeline"
    case .oversizedReply(let bytes, let limit): "a reply of \(bytes) bytes was announced, \(limit) are allowed; use smaller images and fewer entries"
    case .malformedReply(let what): "the extension sent a malformed reply: \(what); build it again"
    case .protocolVersion(let version):
      "the extension uses protocol version \(version), this host uses \(Envelope.currentProtocolVersion); build it again"
    case .invalidArchive(_, let message), .invalidDescription(_, let message): message
    case .refused(_, let message, _): message
    case .cancelled: "the request was cancelled"
    }
  }

  /// The diagnostics that the extension sent with its failure.
  public var diagnostics: [Diagnostic] {
    if case .refused(_, _, let diagnostics) = self { return diagnostics }
    return []
  }

  static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "invalid memory access"
    case SIGABRT: "abort"
    case SIGILL: "illegal instruction, for instance a Swift trap"
    case SIGTRAP: "trap"
    case SIGBUS: "bus error"
    case SIGFPE: "arithmetic error"
    case SIGKILL: "killed from outside"
    case SIGSYS: "forbidden system call"
    case SIGXFSZ: "file too large"
    default: String(cString: strsignal(signal))
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    (Double(bytes) / 1_048_576).formatted(.number.precision(.fractionLength(0...1)))
  }
}
