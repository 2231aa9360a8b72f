import AlmanacFoundationCompat
import Logging

/// The log of one part of an app, identified by subsystem and category. Messages go to the extension's standard error, which the host adds to the
/// app's log.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String
  let log: Logging.Logger
  private let isDisabled: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
    log = Logging.Logger(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")) { LineLog(label: $0) }
  }

  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

  /// Categories that Instruments interprets. Here they are only names.
  public struct Category: Sendable, Hashable {
    public let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, category: "")
  /// A log that discards all messages.
  public static let disabled = OSLog(disabled: ())

  private init(disabled: Void) {
    subsystem = ""
    category = ""
    isDisabled = true
    log = Logging.Logger(label: "") { _ in SwiftLogNoOpLogHandler() }
  }

  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && log.logLevel <= type.level }
}

/// Writes the log messages of a part of an app.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.weather", category: "provider")
/// logger.info("fetched \(count) hours")
/// ```
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level.level) }
  public func log(_ message: OSLogMessage) { log.write(message.text, .notice) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .trace) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .notice) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .warning) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .critical) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .critical) }
}

extension OSLog {
  func write(_ text: String, _ level: Logging.Logger.Level) {
    guard !isDisabled else { return }
    LoggedLine.keep(text, level, of: self)
    log.log(level: level, "\(text)")
  }
}

/// Writes a message in a printf-like format: `%{public}@` shows a value, `%{private}@` hides it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any?...
) {
  log.write(LogFormat.string("\(message)", arguments), type.level)
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: Any?...) {
  log.write(LogFormat.string("\(message)", arguments), type.level)
}
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .notice) }
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type.level) }
