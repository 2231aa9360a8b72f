import AlmanacFoundationCompat

/// One entry of a log store.
open class OSLogEntry: NSObject {
  /// How long an entry is stored. Entries of this store end with their process.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }
  public let date: Date
  public let composedMessage: String
  public let storeCategory: StoreCategory = .undefined

  init(date: Date, message: String) {
    self.date = date
    composedMessage = message
  }
}

/// An entry's properties of the process that wrote it.
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// An entry's properties of its log and format.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A message of `Logger` or `os_log`.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }
  public let level: Level
  public let subsystem: String
  public let category: String
  public let threadIdentifier: UInt64
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }
  /// The message itself: the format is not stored.
  public var formatString: String { composedMessage }

  init(_ line: LoggedLine) {
    level =
      switch line.level {
      case .trace, .debug: .debug
      case .info: .info
      case .notice: .notice
      case .warning, .error: .error
      case .critical: .fault
      }
    subsystem = line.subsystem
    category = line.category
    threadIdentifier = line.thread
    super.init(date: line.date, message: line.text)
  }
}
