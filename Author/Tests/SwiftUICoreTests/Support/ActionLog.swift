/// Records the lines that actions and bodies write, in order.
@MainActor
final class ActionLog {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
