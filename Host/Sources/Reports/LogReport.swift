import Foundation
import Host

/// A line that an app's extension printed.
public struct LogReport: Codable, Sendable, Hashable {
  /// The number of the line since the host started, from 1.
  public let number: Int
  /// When it was printed.
  public let at: Date
  public let text: String

  public init(_ entry: LogEntry) { (number, at, text) = (entry.number, entry.date, entry.text) }
}
