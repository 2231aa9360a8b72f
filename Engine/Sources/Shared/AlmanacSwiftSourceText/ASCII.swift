/// The ASCII characters that a scan of Swift source looks for.
public enum ASCII {
  public static let newline = UInt8(ascii: "\n")
  public static let space = UInt8(ascii: " ")
  public static let openParenthesis = UInt8(ascii: "(")
  public static let closeParenthesis = UInt8(ascii: ")")

  static let carriageReturn = UInt8(ascii: "\r"), tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*"), quote = UInt8(ascii: "\""), hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\"), backtick = UInt8(ascii: "`"), bang = UInt8(ascii: "!")

  /// Returns true if the byte is a line feed or a carriage return.
  public static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  /// Returns true if the byte can be part of an identifier or number: a letter, a digit, an underscore, or anything beyond ASCII.
  public static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
