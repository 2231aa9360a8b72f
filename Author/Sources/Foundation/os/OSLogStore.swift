import AlmanacFoundationCompat
import Logging
import Synchronization

/// The latest log messages of this process. The logs of other processes belong to the host's operator and cannot be read by an app.
public final class OSLogStore: NSObject {
  /// The processes whose messages a store contains.
  public enum Scope: Int, Sendable {
    case system, currentProcessIdentifier
  }

  /// - Throws: `CocoaError.fileReadNoPermission` for the messages of all processes.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
  }

  /// - Throws: `CocoaError.fileReadNoPermission`, because there is no log of the whole system.
  public static func local() throws -> OSLogStore { try OSLogStore(scope: .system) }

  /// Returns the messages, oldest first. Only the latest thousand are stored.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries: [OSLogEntry] = LoggedLine.newest.map(OSLogEntryLog.init)
    if let position { entries.removeAll { $0.date < position.date } }
    if let predicate { entries.removeAll { !predicate.evaluate(with: $0) } }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition(date: Date().addingTimeInterval(seconds)) }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date().addingTimeInterval(seconds - ProcessInfo.processInfo.systemUptime))
  }
}

/// A time in a log store.
public final class OSLogPosition: NSObject {
  let date: Date
  init(date: Date) { self.date = date }
}

/// Namespace of the options of `getEntries`.
public enum OSLogEnumerator {
  /// The order of entries.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Newest first; with a position, the entries after it in this order.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message that this process has logged.
struct LoggedLine: Sendable {
  let date: Date
  let level: Logging.Logger.Level
  let subsystem: String
  let category: String
  let thread: UInt64
  let text: String

  private static let kept = Mutex<[LoggedLine]>([])
  /// The latest messages, oldest first.
  static var newest: ArraySlice<LoggedLine> { kept.withLock { $0.suffix(limit) } }
  /// The maximum number of stored messages, and of bytes in each: a log must not fill the memory of an extension.
  private static let limit = 1000
  private static let textBytes = 4096

  static func keep(_ text: String, _ level: Logging.Logger.Level, of log: OSLog) {
    let words = text.utf8.count > textBytes ? String(decoding: text.utf8.prefix(textBytes), as: UTF8.self) + "…" : text
    let line = LoggedLine(
      date: Date(), level: level, subsystem: log.subsystem, category: log.category, thread: UInt64(pthread_self()), text: words)
    kept.withLock { kept in
      // Removes many at once, because each removal at the front moves the rest.
      if kept.count >= 2 * limit { kept.removeFirst(limit) }
      kept.append(line)
    }
  }
}
