/// Finds the author's place of a message about what a macro wrote.
///
/// The compiler prints a line and a column of the expansion: `macro expansion #Predicate:1:1: error: text`. The next line of the output names the author's
/// file and the end of the macro. The excerpt below marks the line where the macro begins.
enum MacroExpansionMessage {
  /// Returns the message with the author's place instead: `/p/A.swift:3:9: error: text`; nil if the line is no such message or the place is not printed.
  static func placed(_ output: [String], at index: Int) -> String? {
    guard let message = output[index].firstMatch(of: #/^macro expansion .*?:\d+:\d+: ((?:error|warning): .*)$/#), index + 1 < output.count,
      let origin = output[index + 1].firstMatch(of: #/(/.*):(\d+):(\d+): note: expanded code originates here$/#)
    else { return nil }
    var place = "\(origin.1):\(origin.2):\(origin.3)"
    // The marks of an excerpt follow the line of the source that they are about.
    var line: Substring?
    for text in output[(index + 2)...].prefix(24) {
      if let source = text.firstMatch(of: #/^ *(\d+) \|/#) { line = source.1 }
      guard let mark = text.firstMatch(of: #/^ *\|( *)[`|]- note: in expansion of macro/#) else { continue }
      if let line { place = "\(origin.1):\(line):\(max(mark.1.count, 1))" }
      break
    }
    return "\(place): \(message.1)"
  }
}
