/// The translation of a key in one language: one format, or formats that vary with numbers and with the device.
package indirect enum Translation: Equatable, Sendable {
  case format(String)
  /// Formats by the plural category of the first number among the arguments.
  case plural([PluralRules.Category: Translation])
  /// Formats by the kind of device: `iphone`, `applewatch`, `other`.
  case device([String: Translation])
  /// A format with named variables (`%#@files@`), each with its own plural forms. The format can differ by device, and a variable's form can contain
  /// other variables.
  case variables(Translation, [String: Variable])

  /// A part of a format that varies with one argument.
  package struct Variable: Equatable, Sendable {
    /// The argument's index from 0; nil means the next argument in order.
    var argument: Int?
    /// The specifier that replaces `%arg`, without the percent sign: `lld`.
    var specifier: String
    var forms: Translation
  }

  /// Returns the translation with `other` for the devices that it does not name.
  func completed(by other: Translation) -> Translation {
    guard case .device(let forms) = self, forms["other"] == nil else { return self }
    return .device(forms.merging(["other": other]) { own, _ in own })
  }

  /// Returns the format for `numbers`, the values of the arguments (nil for those that are not numbers).
  package func format(numbers: [Double?], locale: Locale, device: String) -> String {
    format(numbers: numbers, of: numbers.firstIndex { $0 != nil }, locale: locale, device: device)
  }

  /// - Parameter counted: The index of the argument whose number chooses the plural form.
  private func format(numbers: [Double?], of counted: Int?, locale: Locale, device: String) -> String {
    func inner(_ translation: Translation?) -> String {
      translation?.format(numbers: numbers, of: counted, locale: locale, device: device) ?? ""
    }
    switch self {
    case .format(let format): return format
    case .device(let forms): return inner(forms[device] ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value)
    case .plural(let forms):
      let number = counted.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil } ?? 0
      // A `zero` form applies to 0 in every language, also where the grammar has no such category.
      if number == 0, let zero = forms[.zero] { return inner(zero) }
      return inner(forms[PluralRules.category(of: number, locale: locale)] ?? forms[.other] ?? forms.values.first)
    case .variables(let format, let variables):
      var next = 0
      var budget = Self.mostReplacements
      func replaced(_ format: String) -> String {
        Self.replaceVariables(in: format) { name, position in
          guard let variable = variables[name], budget > 0 else { return "" }
          budget -= 1
          let index = position ?? variable.argument ?? next
          next = index + 1
          let chosen = variable.forms.format(numbers: numbers, of: index, locale: locale, device: device)
          return replaced(Self.placing(chosen, argument: index, specifier: variable.specifier))
        }
      }
      return replaced(inner(format))
    }
  }

  /// The maximum number of variables that are replaced in one text. A variable whose form names the variable itself would have no end.
  private static let mostReplacements = 64

  /// Replaces each `%#@name@` or `%2$#@name@`.
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
        // The second character of `%%` does not begin a specifier.
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
        }
      }
    }
    return result + rest
  }

  /// Replaces `%arg`, or the plain specifier, with a reference to the argument at `index`.
  private static func placing(_ form: String, argument index: Int, specifier: String) -> String {
    let place = "%\(index + 1)$"
    if form.contains("%arg") { return form.replacingOccurrences(of: "%arg", with: place + specifier) }
    return form.replacingOccurrences(of: "%\(specifier)", with: place + specifier)
  }
}
