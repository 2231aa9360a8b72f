import Foundation

/// An error in an author's file: the file, the location in it, and a message that says what to do.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let file: String
  var line: Int?
  /// The key path, such as `INIntents[0].INIntentName`; empty = the whole file.
  var key = ""
  let problem: String

  /// The error in the format of compiler messages, so that editors find the file.
  var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): error: \(key.isEmpty ? "" : "\(key): ")\(problem)"
  }
}

/// A warning about an author's file. The build continues.
struct ToolWarning: Equatable, CustomStringConvertible {
  let file: String
  var line: Int?
  var key = ""
  let problem: String

  var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): warning: \(key.isEmpty ? "" : "\(key): ")\(problem)"
  }
}
