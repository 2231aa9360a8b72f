import Foundation

/// Why the sources of an author cannot be turned into Swift: a file, the place in it, and what to do.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let file: String
  var line: Int?
  /// Where in a file of keys, as `INIntents[0].INIntentName`; empty = the file as a whole.
  var key = ""
  let problem: String

  /// In the compiler's own form, so that editors find the file.
  var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): error: \(key.isEmpty ? "" : "\(key): ")\(problem)"
  }
}

/// What an author should know although the build goes on.
struct ToolWarning: Equatable, CustomStringConvertible {
  let file: String
  var line: Int?
  var key = ""
  let problem: String

  var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): warning: \(key.isEmpty ? "" : "\(key): ")\(problem)"
  }
}
