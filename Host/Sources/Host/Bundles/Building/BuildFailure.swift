import Foundation
import Glibc

/// Why `swift build` did not build a package.
public struct BuildFailure: Sendable, Equatable {
  /// The products that were to be built.
  public let products: String
  /// The errors as compilers write them, each with its file and line; at least one.
  public let errors: [String]
  /// Whether the compiler or SwiftPM crashed, instead of finding an error.
  public let isCrash: Bool

  init(_ run: ToolRun, _ products: String, in folder: URL) {
    self.products = products
    let output = run.output + run.errors
    let found = BuildOutput.errors(in: output, folder: folder.path)
    isCrash = run.wasKilled && run.status != SIGKILL || !CompilerCrash.all(in: output).isEmpty
    errors = found.isEmpty ? ["error: \(Self.ending(of: run, "swift build"))"] : found.map { $0.line(in: folder.path) }
  }

  /// Says how a tool ended that named no error, and the last line that it printed.
  static func ending(of run: ToolRun, _ tool: String) -> String {
    let last = (run.errors.last { !$0.isEmpty } ?? run.output.last { !$0.isEmpty }).map { "; it printed last: \($0.prefix(300))" }
    let memory = run.wasKilled && run.status == SIGKILL ? ", as happens on a machine without free memory" : ""
    return "\(tool) \(run.ending)\(memory)\(last ?? "")"
  }

  /// One line: the only error, or the first one and how many there are.
  public var summary: String {
    let first = errors[0].hasPrefix("error: ") ? String(errors[0].dropFirst("error: ".count)) : errors[0]
    return "\(products) does not build: \(first)\(errors.count == 1 ? "" : " (and \(errors.count - 1) more error\(errors.count == 2 ? "" : "s"))")"
  }

  /// The last line below a list of all errors.
  public var count: String { "\(products) does not build: \(errors.count) error\(errors.count == 1 ? "" : "s")" }
}
