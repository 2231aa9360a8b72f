/// Why a project cannot be imported: one sentence each, with what to do next.
public enum ImportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The command line contradicts itself or leaves something open.
  case usage(String)
  /// What is named is not there.
  case missing(String)
  /// The project, or what it refers to, is wrong.
  case malformed(String)
  /// The package cannot be written.
  case unwritable(String)

  public var description: String {
    switch self {
    case .usage(let text), .missing(let text), .malformed(let text), .unwritable(let text): text
    }
  }
}
