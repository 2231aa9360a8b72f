/// The system symbols that turn with the direction of reading.
///
/// In right-to-left layouts `chevron.forward` points to the left and `chevron.backward` to the right, while `chevron.left` stays. Lists have their
/// bullets at the right. Symbols of media controls, whose names begin with the direction, never turn (Human Interface Guidelines, Right to left).
enum DirectionalSymbol {
  /// Returns the name that a symbol's right-to-left form would have. Most symbols have no such form, so the caller checks whether the name exists.
  static func mirrored(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var turned = parts
    for index in parts.indices.dropFirst() {
      switch parts[index] {
      case "forward": turned[index] = "backward"
      case "backward": turned[index] = "forward"
      default: break
      }
    }
    // The profile lists mirrored symbols with this mark.
    if turned == parts { turned.insert("rtl", at: parts.last == "fill" ? parts.endIndex - 1 : parts.endIndex) }
    return turned.joined(separator: ".")
  }
}
