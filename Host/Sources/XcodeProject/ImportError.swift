/// Why an import failed. Each message is one sentence that says what to do next.
public enum ImportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The command line is contradictory or ambiguous.
  case usage(String)
  /// A named file or project does not exist or cannot be read.
  case missing(String)
  /// The project, or a file that it refers to, is invalid.
  case malformed(String)
  /// The package cannot be written.
  case unwritable(String)

  public var description: String {
    switch self {
    case .usage(let text), .missing(let text), .malformed(let text), .unwritable(let text): text
    }
  }
}
