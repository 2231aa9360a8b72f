import Foundation

/// The file and line of an author's sources where a program trapped.
public struct TrapPlace: Sendable, Hashable {
  /// The path of the author's file.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Swift's message, such as “Index out of range”; nil if the debug information has none.
  public let reason: String?

  /// Finds the innermost function of the author's sources among the places where a program stopped.
  ///
  /// It reads the debug information of the program with LLVM's symbolizer. Only for programs that this user has just built: a program of somebody
  /// else could be made to harm the reader.
  ///
  /// - Parameters:
  ///   - offsets: offsets of functions in the program's file, the innermost first.
  ///   - tool: the symbolizer to run. Swift's toolchain contains `llvm-symbolizer`.
  /// - Returns: nil if there is no symbolizer, or no debug information that names a file that exists.
  public static func find(_ offsets: [UInt64], in program: URL, tool: String = "llvm-symbolizer") async -> TrapPlace? {
    guard !offsets.isEmpty else { return nil }
    let places = offsets.map { "0x\(String($0, radix: 16))" }
    let arguments = ["--obj=\(program.path)", "--inlines", "--output-style=GNU", "--functions=linkage"] + places
    guard let run = await ToolRun.run(tool, arguments), run.status == 0 else { return nil }
    return TrapPlace(run.output) { FileManager.default.fileExists(atPath: $0) }
  }

  /// Reads the symbolizer's output: for each function a line with its name and one with `file:line`, functions that were inlined first.
  ///
  /// - Parameter isThere: whether there is a file. Swift's own sources are not on an author's machine.
  init?(_ output: [String], isThere: (String) -> Bool) {
    var reason: String?
    for (index, line) in output.enumerated() {
      if let match = line.firstMatch(of: #/^Swift runtime failure: (.*)$/#), index < 2 { reason = String(match.1) }
      guard let match = line.firstMatch(of: #/^(/.*):(\d+)(?: \(discriminator \d+\))?$/#), let number = Int(match.2), number > 0,
        isThere(String(match.1))
      else { continue }
      (file, self.line, self.reason) = (String(match.1), number, reason)
      return
    }
    return nil
  }
}
