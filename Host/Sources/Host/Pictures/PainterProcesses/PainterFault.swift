import Foundation

/// Why a painter process gave no picture. The host keeps running, and so do the other apps' pictures.
public enum PainterFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program that paints is not where it should be; the value is its path.
  case missing(String)
  /// The process could not be started; the value says why.
  case spawn(String)
  /// A signal ended the process; `output` is the last line that it printed.
  case crashed(signal: Int32, output: String)
  /// The process exited before it answered.
  case exited(status: Int32, output: String)
  /// The process sent what no painter sends; the value says what.
  case malformedAnswer(String)
  /// The same drawing ended its painter several times and is not tried again for so many seconds.
  case paused(seconds: Int)

  /// The error's stable name in answers of the API.
  public var name: String {
    switch self {
    case .missing: "painter.missing"
    case .spawn: "painter.spawn"
    case .crashed: "painter.crashed"
    case .exited: "painter.exited"
    case .malformedAnswer: "painter.malformedAnswer"
    case .paused: "painter.paused"
    }
  }

  public var description: String {
    switch self {
    case .missing(let path): "the program that paints pictures is missing: \(path); build it with: make build"
    case .spawn(let why): "the painter could not be started: \(why)"
    case .crashed(let signal, let output):
      "the painter ended by signal \(signal) (\(ExtensionError.name(ofSignal: signal)))\(Self.quoted(output)); an image or font of the app may be broken"
    case .exited(let status, let output): "the painter exited with status \(status) before it answered\(Self.quoted(output))"
    case .malformedAnswer(let what): "the painter answered wrongly: \(what); if this happens again, build it again with: make build"
    case .paused(let seconds): "the drawing ended its painter several times; it is tried again in \(seconds) s"
    }
  }

  private static func quoted(_ output: String) -> String { output.isEmpty ? "" : ": “\(output)”" }
}
