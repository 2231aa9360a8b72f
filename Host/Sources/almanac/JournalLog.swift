import Foundation
import Logging

/// systemd's journal as the destination of a descriptor. It stores a line's time by itself and reads its priority from the number in front of it.
enum Journal {
  /// Whether what is written to `descriptor` goes to the journal. systemd names that stream as `device:inode` in the environment.
  static func receives(_ descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    var status = stat()
    guard let stream = environment["JOURNAL_STREAM"], fstat(descriptor, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }

  /// The priorities of syslog that the command uses.
  enum Priority: Int {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7

    init(_ level: Logger.Level) {
      switch level {
      case .critical, .error: self = .error
      case .warning: self = .warning
      case .notice: self = .notice
      case .info: self = .info
      case .debug, .trace: self = .debug
      }
    }
  }

  /// Returns one event as one line with its priority, however many lines it has.
  static func line(_ message: String, _ priority: Priority) -> String { "<\(priority.rawValue)>\(singleLine(message))\n" }

  /// Joins the lines of a message, without the spaces around them.
  static func singleLine(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}

/// Writes log lines for the journal to standard error.
struct JournalLogHandler: LogHandler {
  let label: String
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info
  /// Where the lines go; tests replace it.
  var write: @Sendable (String) -> Void = { StandardStreams.report($0) }

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let details = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    write(Journal.line("\(event.message)\(details)", .init(event.level)))
  }
}
