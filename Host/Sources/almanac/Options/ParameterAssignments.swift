import AlmanacWireSchema
import ArgumentParser
import Reports

/// Arguments of the form `key=value`.
struct ParameterAssignments: Sendable {
  private let assigned: [(name: String, text: String)]

  /// - Throws: `ValidationError` for an argument of another form, and for a key that is given twice.
  init(_ arguments: [String]) throws {
    assigned = try arguments.map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else { throw ValidationError("write a value as key=value; got \(argument)") }
      return (parts[0], parts[1])
    }
    for (index, (name, _)) in assigned.enumerated() where assigned[..<index].contains(where: { $0.name == name }) {
      throw ValidationError("\(name) is given twice")
    }
  }

  var isEmpty: Bool { assigned.isEmpty }
  var names: Set<String> { Set(assigned.map(\.name)) }

  /// Returns the values, read by the types of a form's parameters.
  func values(in form: FormReport) throws -> [String: JSONFragment] {
    var values: [String: JSONFragment] = [:]
    for (name, text) in assigned { values[name] = try ParameterInput(form.rows.first { $0.name == name }).value(text) }
    return values
  }
}
