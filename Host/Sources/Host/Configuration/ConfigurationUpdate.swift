import AlmanacWireSchema
import Foundation
import Store

/// Fits configured values to what an app's present version describes (Specification B4). Nothing is ever deleted: a value that does not fit is kept as
/// dropped, and what a person chose is kept beside a value that had to change.
///
/// `Documentation/configuration.md` states the rule for users, under “When an app changes”.
struct ConfigurationUpdate {
  let parameters: [ParameterDescription]
  let family: WidgetFamilyValue
  /// The maximum number of elements of a list without a declared size.
  let elements: Int

  func applied(to records: [ParameterRecord]) -> [ParameterRecord] { records.map(applied) }

  private func applied(to record: ParameterRecord) -> ParameterRecord {
    if record.dropped == .unreadable { return record }
    guard let parameter = parameters.first(where: { $0.name == record.name }) else { return record.dropped(.removed) }
    // The value that the person chose, so that a wider range or the former type restores it.
    guard let chosen = try? JSONFragment(data: record.chosen ?? record.value) else { return record.dropped(.invalid) }
    let isSame = record.type == parameter.type && record.isArray == parameter.isArray
    // “No value” fits every type if the parameter is optional.
    if chosen == .null {
      guard parameter.isOptional else { return record.dropped(.invalid) }
      return ParameterRecord(name: record.name, type: parameter.type, isArray: parameter.isArray, value: record.value)
    }
    // The values of an earlier version have no type; they were what the app took.
    let converted = isSame || record.type.isEmpty ? chosen : Self.converted(chosen, from: record, to: parameter)
    guard let converted else { return record.dropped(.retyped) }
    let breach = ParameterRules(parameter, family: family, elements: elements).breach(of: converted)
    switch breach?.name {
    case nil:
      return ParameterRecord(
        name: record.name, type: parameter.type, isArray: parameter.isArray, value: isSame ? record.chosen ?? record.value : converted.data)
    case .type: return record.dropped(record.type.isEmpty || !isSame ? .retyped : .invalid)
    case .choice: return record.dropped(.choice)
    default:
      guard let nearest = breach?.nearest else { return record.dropped(.invalid) }
      // With the type that the chosen value has, so that it can be converted again.
      return ParameterRecord(
        name: record.name, type: parameter.type, isArray: parameter.isArray, value: nearest.data, chosen: converted.data)
    }
  }

  /// Returns a value of another type that means exactly the same; nil: there is none.
  private static func converted(_ value: JSONFragment, from record: ParameterRecord, to parameter: ParameterDescription) -> JSONFragment? {
    switch (record.isArray, parameter.isArray, value) {
    case (true, true, .array(let elements)):
      let converted = elements.map { self.converted($0, from: record.type, to: parameter.type) }
      return converted.contains(nil) ? nil : .array(converted.compactMap(\.self))
    // One value is a list of one.
    case (false, true, _): return converted(value, from: record.type, to: parameter.type).map { .array([$0]) }
    case (true, false, .array(let elements)):
      return elements.count == 1 ? converted(elements[0], from: record.type, to: parameter.type) : nil
    case (false, false, _): return converted(value, from: record.type, to: parameter.type)
    default: return nil
    }
  }

  private static func converted(_ value: JSONFragment, from old: String, to new: String) -> JSONFragment? {
    if old == new { return value }
    switch (old, new, value) {
    case ("int", "double", .int): return value
    case ("double", "int", .int): return value
    case ("double", "int", .double(let number)): return Int(exactly: number).map { .int($0) }
    // An address is text; not every text is an address.
    case ("url", "string", .string): return value
    default: return nil
    }
  }
}

extension ParameterRecord {
  fileprivate func dropped(_ reason: Drop) -> ParameterRecord {
    var record = self
    record.dropped = reason
    // Restores the value that the person chose, not the one that it was changed to.
    if let chosen { (record.value, record.chosen) = (chosen, nil) }
    return record
  }
}
