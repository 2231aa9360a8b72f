/// A key's words in one language: one format, or formats that vary with numbers and with the device.
package indirect enum Translation: Equatable, Sendable {
  case format(String)
  /// Forms by the first number among the arguments.
  case plural([PluralRules.Category: Translation])
  /// Forms by the kind of device: `iphone`, `applewatch`, `other`.
  case device([String: Translation])
  /// A format with named variables (`%#@files@`), each with forms of its own.
  case variables(String, [String: Variable])

  /// A part of a format that varies with one argument.
  package struct Variable: Equatable, Sendable {
    /// Counts from 0; nil = the next argument in order.
    var argument: Int?
    /// The specifier that `%arg` stands for, without its percent sign: `lld`.
    var specifier: String
    var forms: Translation
  }

  /// The format to use for `numbers`: the arguments' values, nil for those that are no numbers.
  package func format(numbers: [Double?], locale: Locale, device: String) -> String {
    format(numbers: numbers, of: numbers.firstIndex { $0 != nil }, locale: locale, device: device)
  }

  /// - Parameter counted: The argument whose number chooses plural forms here.
  private func format(numbers: [Double?], of counted: Int?, locale: Locale, device: String) -> String {
    func inner(_ translation: Translation?) -> String {
      translation?.format(numbers: numbers, of: counted, locale: locale, device: device) ?? ""
    }
    switch self {
    case .format(let format): return format
    case .device(let forms): return inner(forms[device] ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value)
    case .plural(let forms):
      let number = counted.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil } ?? 0
      // A form for nothing is taken for nothing, also by languages whose grammar knows no such number.
      if number == 0, let zero = forms[.zero] { return inner(zero) }
      return inner(forms[PluralRules.category(of: number, locale: locale)] ?? forms[.other] ?? forms.values.first)
    case .variables(let format, let variables):
      var next = 0
      return Self.replaceVariables(in: format) { name, position in
        guard let variable = variables[name] else { return "" }
        let index = position ?? variable.argument ?? next
        next = index + 1
        let chosen = variable.forms.format(numbers: numbers, of: index, locale: locale, device: device)
        return Self.placing(chosen, argument: index, specifier: variable.specifier)
      }
    }
  }

  /// Puts `replacement` in the place of each `%#@name@` or `%2$#@name@`.
  private static func replaceVariables(in format: String, _ replacement: (_ name: String, _ position: Int?) -> String) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      var after = rest[percent...].dropFirst()
      let digits = after.prefix { $0.isASCII && $0.isNumber }
      var position: Int?
      if !digits.isEmpty, after.dropFirst(digits.count).first == "$" {
        position = Int(digits).map { $0 - 1 }
        after = after.dropFirst(digits.count + 1)
      }
      if after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") {
        result += replacement(String(after.dropFirst(2)[..<end]), position)
        rest = after[end...].dropFirst()
      } else {
        result += "%"
        rest = rest[percent...].dropFirst()
        // An escaped percent sign stays one: its second half begins nothing.
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
        }
      }
    }
    return result + rest
  }

  /// A form's `%arg`, or its plain specifier, as a reference to the argument at `index`.
  private static func placing(_ form: String, argument index: Int, specifier: String) -> String {
    let place = "%\(index + 1)$"
    if form.contains("%arg") { return form.replacingOccurrences(of: "%arg", with: place + specifier) }
    return form.replacingOccurrences(of: "%\(specifier)", with: place + specifier)
  }
}
