import AlmanacProfiles
import Foundation

/// An error or a warning that the compiler or SwiftPM printed.
public struct BuildMessage: Sendable, Hashable, Codable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// The build failed because of it.
    case error
    /// The build goes on.
    case warning
  }
  /// A line of the source around the message.
  public struct Line: Sendable, Hashable, Codable {
    /// Counted from 1.
    public let number: Int
    /// The line without its end.
    public let text: String
  }

  /// Whether the build failed because of it.
  public let severity: Severity
  /// The file's path, relative to the package's folder if it is inside; empty: the message is about no file.
  public let file: String
  /// Counted from 1; 0 = none.
  public let line: Int
  /// Counted from 1, in bytes; 0 = none.
  public let column: Int
  /// The text of the message, without line breaks.
  public let text: String
  /// The source around it, as the compiler prints it.
  public internal(set) var source: [Line]

  /// Returns the message as compilers write it: `/p/Sources/Hello/Hello.swift:12:5: error: text`.
  ///
  /// - Parameter folder: the package's folder.
  public func line(in folder: String) -> String {
    guard !file.isEmpty else { return "\(severity.rawValue): \(text)" }
    let path = file.hasPrefix("/") ? file : "\(folder.hasSuffix("/") ? folder : folder + "/")\(file)"
    let place = line == 0 ? path : column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
    return "\(place): \(severity.rawValue): \(text)"
  }
}
