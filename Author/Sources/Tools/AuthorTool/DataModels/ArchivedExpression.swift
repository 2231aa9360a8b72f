import AlmanacDataModels
import Foundation

/// An `NSExpression` in the archive of a mapping model. This class is decoded in its place, because `NSExpression` does not exist on Linux.
final class ArchivedExpression: NSObject, NSCoding {
  private let function: String?
  private let variable: String?
  private let keyPath: String?
  private let operand: ArchivedExpression?
  private let arguments: [ArchivedExpression]
  private let constant: Any?
  private let hasConstant: Bool

  private static let names = [
    "NSExpression", "NSFunctionExpression", "NSVariableExpression", "NSKeyPathExpression", "NSKeyPathSpecifierExpression",
    "NSConstantValueExpression",
    "NSSelfExpression", "NSAggregateExpression", "NSTernaryExpression", "NSBlockExpression", "NSSubqueryExpression", "NSSymbolicExpression",
  ]

  init?(coder: NSCoder) {
    func object(_ key: String) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }
    function = object("NSSelectorName") as? String
    variable = object("NSVariable") as? String
    keyPath = object("NSKeyPath") as? String
    operand = object("NSOperand") as? ArchivedExpression
    arguments = object("NSArguments") as? [ArchivedExpression] ?? []
    hasConstant = coder.containsValue(forKey: "NSConstantValue")
    constant = object("NSConstantValue")
  }

  func encode(with coder: NSCoder) {}

  /// Reads the base64 text of an archive.
  static func value(of text: String) -> DataMapping.Value {
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters), let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else {
      return .unsupported("an expression that cannot be read")
    }
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    for name in names { reader.setClass(ArchivedExpression.self, forClassName: name) }
    guard let expression = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedExpression, reader.error == nil else {
      return .unsupported("an expression that cannot be read")
    }
    return expression.value
  }

  private var value: DataMapping.Value {
    if hasConstant { return constantValue }
    if variable == "source" { return .source([]) }
    guard let operand, let function else {
      return .unsupported(variable.map { "$\($0)" } ?? "an expression other than a path, a method or a constant")
    }
    switch (operand.variable, function) {
    case ("entityPolicy", let method): return .policy(method, arguments.map(\.value))
    case ("manager", "destinationInstancesForEntityMappingNamed:sourceInstances:"):
      guard arguments.count == 2, case .text(let mapping) = arguments[0].value else { break }
      return .destinations(mapping: mapping, of: arguments[1].value)
    case (_, "valueForKeyPath:"), (_, "valueForKey:"):
      guard case .source(let path) = operand.value, let more = arguments.first?.path else { break }
      return .source(path + more.split(separator: ".").map(String.init))
    default: break
    }
    return .unsupported("the function \(function)")
  }

  /// The path in an argument of `valueForKeyPath:`.
  private var path: String? { keyPath ?? constant as? String }

  private var constantValue: DataMapping.Value {
    switch constant {
    case nil, is NSNull: .nothing
    case let text as String: .text(text)
    case let number as NSNumber: .number(number.doubleValue)
    default: .unsupported("a constant other than a text or a number")
    }
  }
}
