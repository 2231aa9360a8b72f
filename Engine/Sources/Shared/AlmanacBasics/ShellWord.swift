/// Words of the commands that messages, reports and manifests suggest: a person copies them into a shell.
public enum ShellWord {
  /// Returns `word` as a shell reads it as one word, on one line: quoted if it has other characters than letters, digits and `_./-=+,:@%`.
  public static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(isPlain) { return word }
    // A line break in quotes would end the comment in the manifest that contains the command.
    if word.unicodeScalars.contains(where: isControl) {
      let escaped = word.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "'": "\\\(scalar)"
        case _ where isControl(scalar): String(scalar).utf8.map { "\\" + octal($0) }.joined()
        default: String(scalar)
        }
      }
      return "$'\(escaped.joined())'"
    }
    return "'\(word.replacing("'", with: "'\\''"))'"
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_./-=+,:@%".contains(character)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
