import Foundation

/// The operations of a reference to a setting: `$(NAME:lower)`, `$(NAME:suffix=txt)`. The rules are those of swift-build (`MacroEvaluationProgram`).
enum SettingOperation {
  /// Returns the part or form of `text` that an operation without operand names. An unknown operation leaves the text as it is.
  static func retrieved(_ operation: String, from text: String) -> String {
    switch operation {
    case "c99extidentifier": ModuleName.identifier(text)
    case "identifier": legal(text, besides: "_", otherwise: "_")
    case "rfc1034identifier": legal(text, besides: "-", otherwise: "-")
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "file": Path(text).file
    case "dir": Path(text).folder.isEmpty ? "./" : Path(text).folder
    case "base": Path(text).base
    case "suffix": Path(text).suffix
    case "standardizepath": standardized(text)
    case "not": text == "YES" ? "NO" : "YES"
    case "truncatedversion": text.split(separator: ".", maxSplits: 3).prefix(3).joined(separator: ".")
    default: text
    }
  }

  /// Returns `text` after an operation with an operand has replaced a part of it. An unknown operation leaves the text as it is.
  static func replaced(_ operation: String, in text: String, by operand: String) -> String {
    if operation == "default" { return text.isEmpty ? operand : text }
    guard !text.isEmpty else { return text }
    let path = Path(text)
    switch operation {
    case "dir": return operand.isEmpty || operand.hasSuffix("/") ? operand + path.file : operand + "/" + path.file
    case "file": return path.folder + operand
    case "base": return path.folder + operand + path.suffix
    case "suffix": return path.folder + path.base + "." + (operand.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
    default: return text
    }
  }

  /// Returns `text` with other characters than ASCII letters, digits and `extra` replaced. A digit at the start is replaced, too.
  private static func legal(_ text: String, besides extra: Character, otherwise replacement: Character) -> String {
    let characters = text.decomposedStringWithCanonicalMapping.enumerated().map { index, character in
      let isKept = character == extra || (character.isASCII && (character.isLetter || (character.isNumber && index > 0)))
      return isKept ? character : replacement
    }
    return String(characters)
  }

  /// Returns a path without `.`, empty parts and, if it is absolute, `..`.
  private static func standardized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", isAbsolute { _ = parts.popLast() } else { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The parts of a path, without looking at the disk.
  private struct Path {
    /// The folder with its slash; empty if there is none.
    let folder: String
    let base: String
    /// The ending with its dot; empty if there is none.
    let suffix: String
    var file: String { base + suffix }

    init(_ text: String) {
      let start = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
      folder = String(text[..<start])
      let file = text[start...]
      // A dot at the start belongs to the name.
      let dot = file.dropFirst().lastIndex(of: ".") ?? file.endIndex
      (base, suffix) = (String(file[..<dot]), String(file[dot...]))
    }
  }
}
