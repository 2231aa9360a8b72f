import Foundation
import Glibc

/// Reads passcodes: from a terminal without showing them, otherwise one line each from standard input. Never from arguments, which every process of
/// the machine can read.
struct PasscodeInput {
  /// A longer line is no passcode.
  private static let limit = 4096

  /// Returns the passcode that the person types after `prompt`.
  ///
  /// - Throws: ``Failure`` if there is none.
  func read(_ prompt: String) throws(Failure) -> String {
    let isTerminal = isatty(STDIN_FILENO) == 1
    if isTerminal { StandardStreams.report("\(prompt): ") }
    guard let line = isTerminal ? try Self.hiddenLine() : Self.line() else {
      throw Failure(.usage, "there is no passcode; type it, or give it as a line of standard input")
    }
    return line
  }

  /// Reads a new passcode; in a terminal twice, because typing errors are not visible.
  func readNew() throws(Failure) -> String {
    let new = try read("New passcode")
    if isatty(STDIN_FILENO) == 1, try read("New passcode again") != new { throw Failure(.usage, "the two passcodes differ; nothing was changed") }
    return new
  }

  /// Reads a line byte by byte, so that what follows is left to the next call.
  private static func line() -> String? {
    var bytes: [UInt8] = []
    while let byte = next(), byte != UInt8(ascii: "\n") {
      bytes.append(byte)
      guard bytes.count <= limit else { return nil }
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line from the terminal while it shows nothing. Interrupting it restores the terminal too, so control characters are handled here.
  private static func hiddenLine() throws(Failure) -> String? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      throw Failure(.unavailable, "the terminal cannot be read: \(String(cString: strerror(errno)))")
    }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else {
      throw Failure(.unavailable, "the terminal would show the passcode: \(String(cString: strerror(errno)))")
    }
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      StandardStreams.report("\n")
    }
    var bytes: [UInt8] = []
    while let byte = next() {
      switch byte {
      case 10, 13, 4: return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      case 3: throw Failure(.usage, "interrupted; nothing was changed")
      case 8, 127:
        // A whole letter, not one byte of it.
        while let last = bytes.popLast(), last & 0xc0 == 0x80 {}
      case 21: bytes = []
      default: bytes.append(byte)
      }
      guard bytes.count <= limit else { return nil }
    }
    return nil
  }

  private static func next() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }
}
