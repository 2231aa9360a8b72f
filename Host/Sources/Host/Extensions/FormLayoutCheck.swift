import AlmanacProfiles
import AlmanacWireSchema

/// Bounds the layout of a kind's form (ARCHITECTURE rule 11): how many parts it has, and how many choices are inside each other.
struct FormLayoutCheck {
  let answer: AnswerCheck
  let place: String
  private var nodes = 0

  init(_ answer: AnswerCheck, of place: String) {
    self.answer = answer
    self.place = place
  }

  /// Checks a layout and cleans its texts.
  mutating func check(_ layout: inout FormLayout, depth: Int = 1) throws(ExtensionError) {
    guard depth <= answer.limits.formDepth else {
      throw answer.broken(
        "limit.formDepth", "the form of \(place) has more than \(answer.limits.formDepth) choices inside each other; simplify its parameter summary")
    }
    try count(1)
    switch layout.layout {
    case nil: break
    case .rows(var rows):
      try count(rows.sentence.count + rows.parameters.count)
      for index in rows.sentence.indices {
        switch rows.sentence[index].part {
        case .text(let text): rows.sentence[index].text = try answer.line(text, "a text of the form of \(place)")
        case .parameter(let name): try answer.check(name: name, "a parameter in the form of \(place)")
        case nil: break
        }
      }
      for name in rows.parameters { try answer.check(name: name, "a parameter in the form of \(place)") }
      layout.rows = rows
    case .choice(var choice):
      try answer.check(name: choice.parameter, "a parameter in the form of \(place)")
      try count(choice.cases.count)
      for index in choice.cases.indices {
        try count(choice.cases[index].values.count)
        for position in choice.cases[index].values.indices {
          choice.cases[index].values[position] = try answer.json(choice.cases[index].values[position], "a value in the form of \(place)")
        }
        try check(&choice.cases[index].layout, depth: depth + 1)
      }
      if choice.hasOtherwise { try check(&choice.otherwise, depth: depth + 1) }
      layout.choice = choice
    }
  }

  private mutating func count(_ more: Int) throws(ExtensionError) {
    nodes += more
    guard nodes <= answer.limits.formNodes else {
      throw answer.broken(
        "limit.formNodes", "the form of \(place) has more than \(answer.limits.formNodes) parts; simplify its parameter summary")
    }
  }
}
