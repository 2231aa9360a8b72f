import Foundation

/// How a terminal shows pictures.
public enum TerminalGraphics: String, Sendable, CaseIterable {
  /// The graphics protocol of the terminal kitty: PNG files.
  case kitty
  /// Sixels, as the VT340 had them: at most 256 colours.
  case sixel

  /// Asks for a small picture of kitty's protocol without showing it, and then for the terminal's attributes, which every terminal answers.
  public static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Reads the answer to ``question``; nil: the terminal shows no pictures.
  public init?(answer: String) {
    if answer.contains("_Gi=31;OK") {
      self = .kitty
    } else if let attributes = answer.firstMatch(of: /\u{1B}\[\?([0-9;]*)c/)?.1, attributes.split(separator: ";").dropFirst().contains("4") {
      self = .sixel
    } else {
      return nil
    }
  }

  /// Whether an answer to ``question`` has ended.
  public static func isComplete(_ answer: String) -> Bool { answer.contains(/\u{1B}\[\?[0-9;]*c/) }

  /// What the environment says for certain; nil: the terminal has to be asked.
  public init?(environment: [String: String]) {
    // A multiplexer passes kitty's pictures on only if it is configured to.
    guard environment["TMUX"] == nil, !(environment["TERM"] ?? "").hasPrefix("screen") else { return nil }
    if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" || environment["TERM"] == "xterm-ghostty" {
      self = .kitty
    } else {
      return nil
    }
  }

  /// Returns what makes a terminal show a PNG file at its cursor, by kitty's protocol: parts of at most 4096 bytes of base64.
  public static func kitty(_ png: Data) -> Data {
    let text = Array(png.base64EncodedData())
    var result = Data()
    for start in stride(from: 0, to: max(text.count, 1), by: 4096) {
      let end = min(start + 4096, text.count)
      let more = end < text.count ? 1 : 0
      result += Data((start == 0 ? "\u{1B}_Gf=100,a=T,q=2,m=\(more);" : "\u{1B}_Gm=\(more);").utf8)
      result += text[start..<end]
      result += Data("\u{1B}\\".utf8)
    }
    return result
  }
}
