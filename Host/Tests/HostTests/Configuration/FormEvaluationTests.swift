import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

/// Which parameters a form shows for values and a family (Specification A12).
@Suite struct FormEvaluationTests {
  private let names = ["city", "days", "unit"]

  private func rows(_ names: String...) -> FormLayout { .with { $0.rows.parameters = names } }

  private func choice(_ parameter: String, _ comparison: FormComparisonValue, _ values: [String], otherwise: FormLayout? = nil) -> FormLayout {
    .with {
      $0.choice.parameter = parameter
      $0.choice.cases = [
        .with {
          $0.comparison = comparison
          $0.values = values.map { Data($0.utf8) }
          $0.layout = rows("days")
        }
      ]
      if let otherwise { $0.choice.otherwise = otherwise }
    }
  }

  private func shown(_ layout: FormLayout?, _ values: [String: JSONFragment] = [:], family: WidgetFamilyValue = .unspecified) -> [String] {
    FormEvaluation(layout, parameters: names, family: family, values: values).result.parameters
  }

  @Test func `without a layout all parameters are listed in their order`() { #expect(shown(nil) == names) }

  @Test func `parameters of the sentence come first, each once, and unknown ones not at all`() {
    let layout = FormLayout.with {
      $0.rows.sentence = [.with { $0.text = "Weather of" }, .with { $0.parameter = "city" }, .with { $0.parameter = "moon" }]
      $0.rows.parameters = ["unit", "city", "moon"]
    }
    let result = FormEvaluation(layout, parameters: names, family: .unspecified, values: [:]).result
    #expect(result.sentence == [.text("Weather of"), .parameter("city")])
    #expect(result.parameters == ["city", "unit"])
  }

  @Test(arguments: [
    (FormComparisonValue.oneOf, ["\"a\"", "\"b\""], JSONFragment.string("b"), true), (.oneOf, ["\"a\""], .string("c"), false),
    (.oneOf, ["1"], .double(1), true), (.oneOf, ["null"], .null, true), (.noneOf, ["\"a\""], .string("c"), true),
    (.noneOf, ["\"a\""], .string("a"), false), (.less, ["3"], .int(2), true), (.less, ["3"], .int(3), false), (.lessOrEqual, ["3"], .double(3), true),
    (.greater, ["3"], .int(4), true), (.greaterOrEqual, ["3.5"], .int(3), false), (.less, ["\"b\""], .string("a"), true),
    (.less, ["\"2026-03-14T09:00:00+02:00\""], .string("2026-03-14T08:00:00Z"), false), (.less, ["3"], .string("2"), false),
    (.less, [], .int(2), false),
    (.less, ["nonsense"], .int(2), false), (.hasValue, [], .string(""), true), (.hasValue, [], .null, false), (.hasValue, [], .array([]), false),
    (.hasNoValue, [], .array([]), true), (.hasNoValue, [], .int(0), false), (.unspecified, [], .int(0), false),
  ])
  func `a case applies by its comparison`(comparison: FormComparisonValue, values: [String], value: JSONFragment, applies: Bool) {
    let layout = choice("city", comparison, values, otherwise: rows("unit"))
    #expect(shown(layout, ["city": value]) == [applies ? "days" : "unit"])
  }

  @Test func `the first case that applies counts, and without one and otherwise the form is empty`() {
    var layout = choice("city", .hasValue, [])
    layout.choice.cases.append(
      .with {
        $0.comparison = .oneOf; $0.values = [Data("\"a\"".utf8)]; $0.layout = rows("unit")
      })
    #expect(shown(layout, ["city": .string("a")]) == ["days"])
    #expect(shown(layout).isEmpty)
  }

  @Test func `a choice can depend on the family`() {
    let layout = choice("", .oneOf, ["\"systemSmall\""], otherwise: rows("unit"))
    #expect(shown(layout, family: .systemSmall) == ["days"])
    #expect(shown(layout, family: .systemLarge) == ["unit"])
    #expect(shown(layout) == ["unit"])
  }

  @Test func `a layout with ten thousand choices inside each other is not decoded`() throws {
    func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
      var length: [UInt8] = []
      var rest = content.count
      repeat {
        length.append(UInt8(rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
        rest >>= 7
      } while rest > 0
      return [number << 3 | 2] + length + content
    }
    // `choice` of a layout, and its `otherwise`. Nothing of the extension can be trusted to stop before.
    func description(_ depth: Int) -> Data {
      let layout = (0..<depth).reduce([UInt8]()) { inner, _ in field(2, field(3, inner)) }
      return Data(field(1, field(11, layout)))
    }
    #expect(try ExtensionDescription(serializedBytes: description(3)).kinds.first?.form.choice.otherwise.choice.hasOtherwise == true)
    #expect(throws: (any Error).self) { try ExtensionDescription(serializedBytes: description(10_000)) }
  }

  @Test func `choices inside choices are followed to the end`() {
    let inner = choice("days", .greater, ["3"], otherwise: rows("unit"))
    let layout = (0..<20).reduce(inner) { inner, _ in
      .with {
        $0.choice.parameter = "city"
        $0.choice.otherwise = inner
      }
    }
    #expect(shown(layout, ["days": .int(4)]) == ["days"])
    #expect(shown(layout, ["days": .int(3)]) == ["unit"])
  }
}
