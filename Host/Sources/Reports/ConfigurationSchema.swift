import AlmanacWireSchema
import Foundation
import Host

/// The JSON Schema (2020-12) of a kind's configuration. A configuration that the schema refuses is refused by the host.
public struct ConfigurationSchema: Sendable {
  public let json: JSONFragment

  /// - Parameters:
  ///   - family: that of the widget, whose lists can have their own sizes; unspecified: none.
  ///   - elements: the maximum number of elements of a list without a declared size.
  public init(_ kind: KindDescription, family: WidgetFamilyValue, elements: Int) {
    var members: [String: JSONFragment] = [
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string(kind.displayName.isEmpty ? kind.kind : kind.displayName),
      "type": .string("object"),
      "additionalProperties": .bool(false),
      "properties": .object(
        Dictionary(kind.parameters.map { ($0.name, Self.property($0, family: family, elements: elements)) }) { first, _ in first }),
    ]
    if !kind.description_p.isEmpty { members["description"] = .string(kind.description_p) }
    json = .object(members)
  }

  private static func property(_ parameter: ParameterDescription, family: WidgetFamilyValue, elements: Int) -> JSONFragment {
    let element = element(parameter)
    var members: [String: JSONFragment]
    if let sizes = ParameterRules(parameter, family: family, elements: elements).sizes {
      members = [
        "type": .string("array"), "items": .object(element), "minItems": .int(sizes.lowerBound), "maxItems": .int(sizes.upperBound),
      ]
    } else {
      members = element
    }
    if !parameter.title.isEmpty { members["title"] = .string(parameter.title) }
    if !parameter.description_p.isEmpty { members["description"] = .string(parameter.description_p) }
    if !parameter.defaultValue.isEmpty, let value = try? JSONFragment(data: parameter.defaultValue) { members["default"] = value }
    let null: [String: JSONFragment] = ["type": .string("null"), "description": .string(parameter.isOptional ? "no value" : "the default")]
    return .object(["anyOf": .array([.object(members), .object(null)])])
  }

  private static func element(_ parameter: ParameterDescription) -> [String: JSONFragment] {
    func typed(_ type: String, _ more: [String: JSONFragment] = [:]) -> [String: JSONFragment] {
      more.merging(["type": .string(type)]) { first, _ in first }
    }
    switch parameter.type {
    case "bool": return typed("boolean")
    case "int": return typed("integer", bounds(parameter))
    // A decimal of many digits is a string.
    case "double": return bounds(parameter).merging(["type": .array([.string("number"), .string("string")])]) { first, _ in first }
    case "duration": return typed("number", bounds(parameter).merging(["description": .string("seconds")]) { first, _ in first })
    case "string": return typed("string")
    case "url": return typed("string", ["format": .string("uri")])
    // Also a day, or a time without its zone.
    case "date": return typed("string")
    case "enum" where !parameter.options.isEmpty:
      return [
        "oneOf": .array(
          parameter.options.map { option in
            var choice: [String: JSONFragment] = ["const": option.json]
            if !option.title.isEmpty { choice["title"] = .string(option.title) }
            return .object(choice)
          })
      ]
    case "measurement": return ["type": .array([.string("number"), .string("object")])]
    case "currency", "place": return typed("object")
    case "entity", "person", "file", "enum":
      return ["type": .array([.string("string"), .string("integer"), .string("object")])]
    default: return [:]
    }
  }

  private static func bounds(_ parameter: ParameterDescription) -> [String: JSONFragment] {
    guard parameter.hasNumber else { return [:] }
    var members: [String: JSONFragment] = [:]
    if parameter.number.hasMinimum { members["minimum"] = .double(parameter.number.minimum) }
    if parameter.number.hasMaximum { members["maximum"] = .double(parameter.number.maximum) }
    return members
  }
}
