import AlmanacWireSchema
import Foundation

/// Evaluates a form's layout: which parameters it shows for these values and this family, in which order (Specification A12, B4).
public struct FormEvaluation: Sendable {
  /// A part of the sentence above the rows.
  public enum Part: Sendable, Hashable {
    /// Words of the author.
    case text(String)
    /// The value of the parameter with this name.
    case parameter(String)
  }

  /// What a layout shows.
  public struct Result: Sendable, Hashable {
    /// The sentence; empty: there is none.
    public var sentence: [Part] = []
    /// The names of the parameters below it.
    public var rows: [String] = []

    /// All parameters, in the order in which a form shows them, each once.
    public var parameters: [String] {
      var seen: Set<String> = []
      let inSentence = sentence.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
      return (inSentence + rows).filter { seen.insert($0).inserted }
    }
  }

  let layout: FormLayout?
  /// The parameters of the kind, in their order.
  let parameters: [String]
  let family: WidgetFamilyValue
  let values: [String: JSONFragment]

  /// - Parameters:
  ///   - layout: nil: all parameters in their order.
  ///   - values: each parameter's value, or its default.
  public init(_ layout: FormLayout?, parameters: [String], family: WidgetFamilyValue, values: [String: JSONFragment]) {
    self.layout = layout
    self.parameters = parameters
    self.family = family
    self.values = values
  }

  /// The sentence and rows for the values.
  public var result: Result {
    guard var current = layout else { return Result(rows: parameters) }
    // A layout is inside its choice, so this ends with the innermost one.
    while true {
      switch current.layout {
      case .rows(let rows): return Result(sentence: rows.sentence.compactMap(part), rows: rows.parameters.filter(parameters.contains))
      case .choice(let choice):
        if let chosen = choice.cases.first(where: { applies($0, of: choice) }) {
          current = chosen.layout
        } else if choice.hasOtherwise {
          current = choice.otherwise
        } else {
          return Result()
        }
      case nil: return Result()
      }
    }
  }

  private func part(_ part: SentencePart) -> Part? {
    switch part.part {
    case .text(let text): .text(text)
    case .parameter(let name): parameters.contains(name) ? .parameter(name) : nil
    case nil: nil
    }
  }

  private func applies(_ candidate: FormCase, of choice: FormChoice) -> Bool {
    let value: JSONFragment? = choice.parameter.isEmpty ? (family == .unspecified ? nil : .string(family.name)) : values[choice.parameter]
    let others = candidate.values.compactMap { try? JSONFragment(data: $0) }
    switch candidate.comparison {
    case .oneOf: return others.contains { Self.isEqual(value ?? .null, $0) }
    case .noneOf: return !others.contains { Self.isEqual(value ?? .null, $0) }
    case .less: return compared(value, others) { $0 == .orderedAscending }
    case .lessOrEqual: return compared(value, others) { $0 != .orderedDescending }
    case .greater: return compared(value, others) { $0 == .orderedDescending }
    case .greaterOrEqual: return compared(value, others) { $0 != .orderedAscending }
    case .hasValue: return Self.isValue(value)
    case .hasNoValue: return !Self.isValue(value)
    case .unspecified, .UNRECOGNIZED: return false
    }
  }

  private func compared(_ value: JSONFragment?, _ others: [JSONFragment], _ test: (ComparisonResult) -> Bool) -> Bool {
    guard let value, let order = others.first.flatMap({ Self.order(value, $0) }) else { return false }
    return test(order)
  }

  /// Whether a value is there; null and an empty list are none.
  static func isValue(_ value: JSONFragment?) -> Bool {
    switch value {
    case nil, .null: false
    case .array(let elements): !elements.isEmpty
    default: true
    }
  }

  /// Whether values are equal; 1 and 1.0 are.
  static func isEqual(_ left: JSONFragment, _ right: JSONFragment) -> Bool {
    if let left = left.number, let right = right.number { return left == right }
    return left == right
  }

  /// The order of two numbers, two instants or two texts; nil: they cannot be compared.
  static func order(_ left: JSONFragment, _ right: JSONFragment) -> ComparisonResult? {
    if let left = left.number, let right = right.number { return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame }
    guard let left = left.string, let right = right.string else { return nil }
    if let left = ParameterRules.instant(left), let right = ParameterRules.instant(right) { return left.compare(right) }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
