import AlmanacWireSchema
import Foundation
import Reports
import Testing

/// The JSON Schema of a configuration says what the host takes.
@Suite struct ConfigurationSchemaTests {
  private func property(_ type: String, family: WidgetFamilyValue = .unspecified, _ change: (inout ParameterDescription) -> Void = { _ in }) -> String
  {
    let kind = KindDescription.with {
      $0.kind = "Forecast"
      $0.parameters = [
        .with {
          ($0.name, $0.type) = ("p", type)
          change(&$0)
        }
      ]
    }
    let schema = ConfigurationSchema(kind, family: family, elements: 9)
    guard case .array(let choices)? = schema.json["properties"]?["p"]?["anyOf"] else { return "" }
    return choices[0].text
  }

  @Test func `each type has its schema`() {
    #expect(property("bool") == #"{"type":"boolean"}"#)
    #expect(property("int") { ($0.number.minimum, $0.number.maximum) = (1, 7) } == #"{"maximum":7,"minimum":1,"type":"integer"}"#)
    #expect(property("string") { ($0.title, $0.defaultValue) = ("Name", Data("\"x\"".utf8)) } == #"{"default":"x","title":"Name","type":"string"}"#)
    #expect(property("url") == #"{"format":"uri","type":"string"}"#)
    #expect(property("date") == #"{"type":"string"}"#)
    #expect(property("enum") { $0.options = [.with { ($0.identifier, $0.title) = ("a", "A") }] } == #"{"oneOf":[{"const":"a","title":"A"}]}"#)
    #expect(property("entity") == #"{"type":["string","integer","object"]}"#)
  }

  @Test func `a list has the size of the family`() {
    func list(_ family: WidgetFamilyValue) -> String {
      property("int", family: family) {
        $0.isArray = true
        $0.sizes = [.with { ($0.family, $0.minimum, $0.maximum) = (.systemSmall, 1, 2) }]
      }
    }
    #expect(list(.systemSmall) == #"{"items":{"type":"integer"},"maxItems":2,"minItems":1,"type":"array"}"#)
    #expect(list(.systemLarge) == #"{"items":{"type":"integer"},"maxItems":9,"minItems":0,"type":"array"}"#)
  }
}
