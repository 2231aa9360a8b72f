/// Answers the conditions of `#if` as far as they can be told without compiling.
struct CompilationConditions {
  /// What sources stand for; nil = the answer to `os()` is open.
  var platform: Platform?
  /// Compilation conditions that every build defines.
  var defined: Set<String> = []
  /// Those that some builds define.
  var open: Set<String> = ["DEBUG"]
  /// Whether a module can be imported.
  var isKnown: (String) -> Bool = { _ in true }

  /// Whether the condition holds; nil where that depends on the build.
  func holds(_ condition: String) -> Bool? {
    var reader = Reader(text: Array(condition), conditions: self)
    return reader.disjunction()
  }

  private func answer(_ name: String, _ argument: String?) -> Bool? {
    guard let argument else {
      if name == "true" || name == "false" { return name == "true" }
      return defined.contains(name) ? true : open.contains(name) ? nil : false
    }
    switch name {
    case "os": return argument == "Linux" ? nil : platform.map { $0.rawValue == argument || $0 == .macOS && argument == "OSX" }
    case "canImport": return isKnown(String(argument.prefix { $0 != "," && $0 != "." }))
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Reads `a && !b || (c)` from left to right.
  private struct Reader {
    let text: [Character]
    let conditions: CompilationConditions
    private var place = 0
    private var depth = 0

    init(text: [Character], conditions: CompilationConditions) {
      self.text = text
      self.conditions = conditions
    }

    mutating func disjunction() -> Bool? {
      var result = conjunction()
      while take("||") {
        let next = conjunction()
        result = result == true || next == true ? true : result == nil || next == nil ? nil : false
      }
      return result
    }

    private mutating func conjunction() -> Bool? {
      var result = operand()
      while take("&&") {
        let next = operand()
        result = result == false || next == false ? false : result == nil || next == nil ? nil : true
      }
      return result
    }

    private mutating func operand() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 100 else { return nil }
      if take("!") { return operand().map(!) }
      if take("(") {
        let inner = disjunction()
        _ = take(")")
        return inner
      }
      var name = ""
      while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" {
        name.append(text[place])
        place += 1
      }
      // What is no condition the compiler refuses; here it is open.
      guard !name.isEmpty else { return nil }
      guard take("(") else { return conditions.answer(name, nil) }
      var argument = ""
      while place < text.count, text[place] != ")" {
        if !text[place].isWhitespace { argument.append(text[place]) }
        place += 1
      }
      _ = take(")")
      return conditions.answer(name, argument)
    }

    private mutating func take(_ word: String) -> Bool {
      while place < text.count, text[place].isWhitespace { place += 1 }
      guard text[place...].starts(with: word) else { return false }
      place += word.count
      while place < text.count, text[place].isWhitespace { place += 1 }
      return true
    }
  }
}
