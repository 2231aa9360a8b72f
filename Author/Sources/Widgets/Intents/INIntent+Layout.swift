import AlmanacWireSchema

extension INIntent {
  /// The layout of the form: choices if some parameters depend on others; nil = every parameter, in order.
  package class var formLayout: FormLayout? { INFormLayout(editableParameters).layout }
}

/// Turns conditions of single parameters into nested choices between lists of parameters.
struct INFormLayout {
  private let parameters: [INIntentParameter]
  /// The maximum number of lists. With more conditions the form shows every parameter.
  private static let mostLists = 256

  init(_ parameters: [INIntentParameter]) { self.parameters = parameters }

  var layout: FormLayout? {
    guard parameters.contains(where: { $0.relationship != nil }) else { return nil }
    var lists = 0
    let layout = layout(known: [], &lists)
    return lists > Self.mostLists ? nil : layout
  }

  /// A condition, and whether it holds in this branch.
  private typealias Fact = (condition: INParameterRelationship, holds: Bool)

  private func layout(known: [Fact], _ lists: inout Int) -> FormLayout {
    guard lists <= Self.mostLists else { return FormLayout() }
    // Branch on the first undecided condition of a parameter.
    for parameter in parameters {
      for condition in conditions(of: parameter) {
        guard let holds = truth(of: condition, known) else { return choice(condition, known, &lists) }
        if !holds { break }
      }
    }
    lists += 1
    let shown = parameters.filter { conditions(of: $0).allSatisfy { truth(of: $0, known) == true } }
    return .with { $0.rows = .with { $0.parameters = shown.map(\.name) } }
  }

  private func choice(_ condition: INParameterRelationship, _ known: [Fact], _ lists: inout Int) -> FormLayout {
    var choice = FormChoice()
    choice.parameter = condition.parent
    choice.cases = [
      .with {
        $0.comparison = condition.comparison
        $0.values = condition.values.map(\.data)
        $0.layout = layout(known: known + [(condition, true)], &lists)
      }
    ]
    let otherwise = layout(known: known + [(condition, false)], &lists)
    // Conditions on the same parameter become cases of one choice, because the host limits the depth of nested layouts.
    if case .choice(let next)? = otherwise.layout, next.parameter == condition.parent {
      choice.cases += next.cases
      choice.otherwise = next.otherwise
    } else {
      choice.otherwise = otherwise
    }
    return .with { $0.choice = choice }
  }

  /// The parameter's own condition and those of its parents, outermost first: a parameter of a hidden parent is hidden too.
  private func conditions(of parameter: INIntentParameter) -> [INParameterRelationship] {
    var conditions: [INParameterRelationship] = []
    var seen: Set<String> = [parameter.name]
    var current = parameter
    while let condition = current.relationship {
      conditions.insert(condition, at: 0)
      // Stops at a parent that the user cannot set, because that is never hidden, and at a cycle.
      guard seen.insert(condition.parent).inserted, let parent = parameters.first(where: { $0.name == condition.parent }) else { break }
      current = parent
    }
    return conditions
  }

  /// Returns true if a condition holds in a branch; nil if that is not known.
  private func truth(of condition: INParameterRelationship, _ known: [Fact]) -> Bool? {
    for fact in known where fact.condition.parent == condition.parent {
      if fact.condition.comparison == condition.comparison, fact.condition.values == condition.values { return fact.holds }
      guard fact.holds else { continue }
      // The parent has one of these values, so it has a value, and none of the others.
      if fact.condition.comparison == .oneOf, condition.comparison == .hasValue { return true }
      if fact.condition.comparison == .oneOf, condition.comparison == .oneOf, Set(fact.condition.values).isDisjoint(with: condition.values) {
        return false
      }
    }
    return nil
  }
}
