/// What actions and bodies wrote down, in order.
@MainActor
final class ActionLog {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
