import Foundation

/// The functions that an expression can call, under Apple's names.
package enum ExpressionFunction {
  /// Returns nil for an unsupported function, and reports it.
  package static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let known = arguments.map { $0 is NSNull ? nil : $0 }
    switch (name, known.first ?? nil) {
    case ("now", _): return Date()
    case ("uppercase:", let text as String): return text.uppercased()
    case ("lowercase:", let text as String): return text.lowercased()
    case ("length:", let text as String): return NSNumber(value: text.utf16.count)
    case ("random", _): return NSNumber(value: Double.random(in: 0..<1))
    default: break
    }
    if let statistic = statistics[name] { return statistic(members(known)) }
    if let two = binary[name], known.count == 2 {
      guard let one = number(known[0]), let other = number(known[1]) else { return nil }
      return two(one, other)
    }
    if let one = unary[name], known.count == 1 { return number(known[0]).map { NSNumber(value: one($0.doubleValue)) } }
    if ["uppercase:", "lowercase:", "length:"].contains(name) { return nil }
    UnavailableServices.report("expression.function", "the function \(name) is not supported in expressions: its value is nil")
    return nil
  }

  private static func number(_ value: Any?) -> NSNumber? {
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    return value as? NSNumber
  }
  /// Returns the members of a list, or the arguments themselves.
  private static func members(_ arguments: [Any?]) -> [Any] {
    if arguments.count == 1, let list = arguments[0].flatMap({ PredicateEvaluation.elements($0) }) { return list.filter { !($0 is NSNull) } }
    return arguments.compactMap(\.self)
  }

  private static let statistics: [String: @Sendable ([Any]) -> Any?] = [
    "sum:": { members in members.compactMap { number($0) }.reduce(NSNumber(value: 0)) { add($0, $1) } },
    "count:": { NSNumber(value: $0.count) },
    "min:": { $0.min { ValueOrder.order($0, $1) == .orderedAscending } },
    "max:": { $0.max { ValueOrder.order($0, $1) == .orderedAscending } },
    "average:": { mean($0).map { NSNumber(value: $0) } },
    "median:": { members in
      let sorted = members.compactMap { number($0)?.doubleValue }.sorted()
      guard !sorted.isEmpty else { return nil }
      return NSNumber(value: (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
    },
    "stddev:": { members in
      guard let mean = mean(members) else { return nil }
      let numbers = members.compactMap { number($0)?.doubleValue }
      return NSNumber(value: (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
    },
  ]
  private static func mean(_ members: [Any]) -> Double? {
    let numbers = members.compactMap { number($0)?.doubleValue }
    return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  private static let binary: [String: @Sendable (NSNumber, NSNumber) -> NSNumber?] = [
    "add:to:": { add($0, $1) },
    "from:subtract:": { combine($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
    "multiply:by:": { combine($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
    // Integers are divided without remainder, as Apple does; a division by zero has no value.
    "divide:by:": { one, other in
      if isWhole(other), other.int64Value == 0, isWhole(one) { return nil }
      return combine(one, other, { $0.dividedReportingOverflow(by: $1) }, /)
    },
    "modulus:by:": { one, other in
      guard other.int64Value != 0 else { return nil }
      return NSNumber(value: one.int64Value.remainderReportingOverflow(dividingBy: other.int64Value).partialValue)
    },
    "raise:toPower:": { one, other in
      let power = Foundation.pow(one.doubleValue, other.doubleValue)
      return isWhole(one) && isWhole(other) ? Int64(exactly: power).map { NSNumber(value: $0) } ?? NSNumber(value: power) : NSNumber(value: power)
    },
  ]
  private static func add(_ one: NSNumber, _ other: NSNumber) -> NSNumber { combine(one, other, { $0.addingReportingOverflow($1) }, +) }
  private static func combine(
    _ one: NSNumber, _ other: NSNumber, _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool), _ real: (Double, Double) -> Double
  ) -> NSNumber {
    if isWhole(one), isWhole(other) {
      let result = whole(one.int64Value, other.int64Value)
      if !result.overflow { return NSNumber(value: result.partialValue) }
    }
    return NSNumber(value: real(one.doubleValue, other.doubleValue))
  }
  /// Returns whether a number is stored as an integer.
  private static func isWhole(_ number: NSNumber) -> Bool { !(number is NSDecimalNumber) && !"dfF".contains(String(cString: number.objCType)) }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) }, "ceiling:": { $0.rounded(.up) },
    "floor:": { $0.rounded(.down) }, "trunc:": { $0.rounded(.towardZero) }, "abs:": { abs($0) },
  ]
}
