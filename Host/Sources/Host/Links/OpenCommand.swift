import AlmanacProfiles
import Foundation

/// An app's open command, `AlmanacOpenCommand` of its Info.plist: a program and its arguments, of which `%u` stands for the URL (Specification B7).
///
/// Words are separated by spaces. In `'…'` every character stands for itself; in `"…"` and outside quotes a backslash makes the next character stand
/// for itself. Nothing else has a meaning: no variables, no patterns, no commands in it. A word that is `%u` becomes the URL as one argument, or is left
/// out if the app is opened without one; `%%` is a percent sign. A percent sign with anything else is a fault.
struct OpenCommand: Equatable {
  /// The command as its author wrote it.
  let text: String
  private let words: [Word]

  private enum Word: Equatable {
    case text(String)
    case url
  }

  /// - Throws: ``OpenCommandFault``.
  init(_ text: String, limits: LinksProfile) throws(OpenCommandFault) {
    guard text.utf8.count <= limits.commandBytes else { throw .tooLong(limit: limits.commandBytes) }
    guard text.unicodeScalars.allSatisfy(Printable.isName) else { throw .character }
    self.text = text
    var words: [Word] = []
    for word in try Self.split(text) { words.append(try Self.read(word)) }
    guard words.count <= limits.commandWords else { throw .tooManyWords(limit: limits.commandWords) }
    guard case .text(let program)? = words.first, !program.isEmpty else { throw .noProgram }
    // A relative path would depend on the host's working folder.
    if program.contains("/"), !program.hasPrefix("/") { throw .relative(program) }
    self.words = words
  }

  /// The program's name or absolute path.
  var program: String {
    guard case .text(let program)? = words.first else { return "" }
    return program
  }

  /// Returns the arguments after the program's name.
  func arguments(url: String?) -> [String] {
    words.dropFirst().compactMap { word in
      switch word {
      case .text(let text): text
      case .url: url
      }
    }
  }

  /// Returns the program's absolute path: itself, or the first executable file of that name in the folders of `path`.
  /// - Throws: ``OpenCommandFault/missing(_:)``.
  func executable(path: String) throws(OpenCommandFault) -> String {
    guard let found = ProgramPath.find(program, in: path) else { throw .missing(program) }
    return found
  }

  /// A character, and whether quotes or a backslash took its meaning away.
  private typealias Character = (scalar: Unicode.Scalar, isPlain: Bool)

  private static func split(_ text: String) throws(OpenCommandFault) -> [[Character]] {
    var words: [[Character]] = []
    var word: [Character]?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        word = (word ?? []) + [(scalar, true)]
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
        word = word ?? []
      } else if let open = quote {
        if scalar == open { quote = nil } else { word = (word ?? []) + [(scalar, true)] }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? []
      } else if scalar == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? []) + [(scalar, false)]
      }
    }
    guard quote == nil, !isEscaped else { throw .unfinished }
    if let ended = word { words.append(ended) }
    return words
  }

  private static func read(_ word: [Character]) throws(OpenCommandFault) -> Word {
    if word.count == 2, word[0].scalar == "%", !word[0].isPlain, word[1].scalar == "u" { return .url }
    var text = String.UnicodeScalarView()
    var percent = false
    for (scalar, isPlain) in word {
      if percent {
        guard scalar == "%" else { throw .percent("%\(scalar)") }
        text.append("%")
        percent = false
      } else if scalar == "%", !isPlain {
        percent = true
      } else {
        text.append(scalar)
      }
    }
    guard !percent else { throw .percent("%") }
    return .text(String(text))
  }
}

/// Why an app's open command cannot be run.
enum OpenCommandFault: Error, Equatable, CustomStringConvertible {
  case tooLong(limit: Int)
  case tooManyWords(limit: Int)
  case character
  case noProgram
  case unfinished
  case percent(String)
  case relative(String)
  case missing(String)

  /// The fault's stable name.
  var name: String {
    if case .missing = self { "link.commandMissing" } else { "link.commandMalformed" }
  }

  var description: String {
    switch self {
    case .tooLong(let limit): "it takes more than \(limit) bytes"
    case .tooManyWords(let limit): "it has more than \(limit) words"
    case .character: "it contains a control character"
    case .noProgram: "it names no program"
    case .unfinished: "a quotation mark or backslash at its end has no partner"
    case .percent(let text): "“\(text)” is not %u as a word of its own; write %% for a percent sign"
    case .relative(let program): "\(Printable.text(program)) is a relative path; give an absolute one, or a name on PATH"
    case .missing(let program): "there is no program \(Printable.text(program))"
    }
  }
}

/// Finds programs.
enum ProgramPath {
  /// Returns the absolute path of a program: itself if it is one, otherwise the first executable file of that name in the folders of `path`. Relative
  /// folders do not count.
  static func find(_ program: String, in path: String) -> String? {
    let candidates = program.hasPrefix("/") ? [program] : path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
    return candidates.first { candidate in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: candidate)
    }
  }
}
