/// The system symbols that turn with the direction of reading.
///
/// In right-to-left layouts `chevron.forward` points to the left and `chevron.backward` to the right, while `chevron.left` stays. Symbols of media
/// controls, whose names begin with the direction, never turn (Human Interface Guidelines, Right to left).
enum DirectionalSymbol {
  /// Returns the name of the symbol that is drawn for `name` in right-to-left layouts.
  static func mirrored(_ name: String) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      switch parts[index] {
      case "forward": parts[index] = "backward"
      case "backward": parts[index] = "forward"
      default: break
      }
    }
    return parts.joined(separator: ".")
  }
}
