import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Store
import Testing

@testable import Host

/// What a configuration may be, and how refusals are named (Specification A12, B4).
@Suite struct ConfigurationCheckTests {
  static let kind = KindDescription.with {
    $0.kind = "Forecast"
    $0.parameters = [
      parameter("days", "int") { ($0.number.minimum, $0.number.maximum) = (1, 7) },
      parameter("share", "double") { $0.number.maximum = 0.5 },
      parameter("unit", "enum") { $0.options = ["metric", "imperial"].map { name in .with { $0.identifier = name } } },
      parameter("level", "enum") { $0.options = [.with { ($0.identifier, $0.value) = ("1", Data("1".utf8)) }] },
      parameter("dark", "bool"), parameter("name", "string"), parameter("page", "url"), parameter("since", "date"), parameter("wait", "duration"),
      parameter("city", "entity"),
      parameter("stops", "entity") {
        $0.isArray = true
        $0.sizes = [.with { ($0.minimum, $0.maximum) = (1, 4) }, .with { ($0.family, $0.minimum, $0.maximum) = (.systemSmall, 1, 2) }]
      },
      parameter("length", "measurement") {
        $0.units = ["km", "mi"]
        $0.number.maximum = 100
      },
    ]
  }

  static func parameter(_ name: String, _ type: String, _ change: (inout ParameterDescription) -> Void = { _ in }) -> ParameterDescription {
    .with {
      ($0.name, $0.type) = (name, type)
      change(&$0)
    }
  }

  private func fault(_ json: String, family: WidgetFamilyValue = .systemMedium) -> ConfigurationFault? {
    do {
      _ = try ConfigurationCheck(Self.kind, family: family, limits: Profiles.limits).values(Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "", "{}", #"{"days":1}"#, #"{"days":7,"share":0.5,"unit":"imperial","dark":false}"#, #"{"share":-3}"#, #"{"level":1}"#, #"{"level":"1"}"#,
    #"{"page":"https://example.org","since":"2026-03-14T09:00:00Z","wait":90}"#, #"{"since":"2026-03-14T09:00:00.25+02:00"}"#,
    #"{"city":"oslo"}"#, #"{"city":{"display":"Oslo","identifier":"o"}}"#, #"{"city":7}"#, #"{"stops":["a","b","c","d"]}"#, #"{"name":""}"#,
    #"{"length":42}"#, #"{"since":"2026-03-14"}"#, #"{"since":"2026-03-14T09:00"}"#, #"{"share":"0.123456789012345678901"}"#,
    #"{"length":{"value":42,"unit":"km"}}"#, #"{"length":{"value":400,"unit":"mi"}}"#, #"{"days":null,"stops":null}"#,
  ])
  func `a right configuration passes`(json: String) { #expect(fault(json) == nil) }

  @Test(arguments: [
    (#"[]"#, "malformed", "it is another kind of value"), (#"{"days":"#, "malformed", "it is not JSON"),
    (#"{"wind":1}"#, "unknownParameter", "it has: days, share"),
    (#"{"days":"3"}"#, "type", #"days cannot be "3"; give a whole number from 1 to 7"#), (#"{"days":3.5}"#, "type", "days cannot be 3.5"),
    (#"{"days":8}"#, "range", "days cannot be 8; give a whole number from 1 to 7"), (#"{"share":0.75}"#, "range", "give a number of at most 0.5"),
    (#"{"unit":"stones"}"#, "choice", "give one of metric, imperial"), (#"{"dark":1}"#, "type", "give true or false"),
    (#"{"page":"example"}"#, "type", "give an address"), (#"{"since":"yesterday"}"#, "type", "give a date such as"),
    (#"{"stops":[]}"#, "size", "give a list of 1 to 4"), (#"{"stops":["a","b","c","d","e"]}"#, "size", "give a list of 1 to 4"),
    (#"{"stops":"a"}"#, "type", "give a list"), (#"{"stops":[true]}"#, "type", "give a list"), (#"{"city":true}"#, "type", "give an identifier"),
    (#"{"length":{"value":1,"unit":"yd"}}"#, "choice", "km, mi"), (#"{"share":"half"}"#, "type", "give a number"),
    (#"{"since":"2026-13-40"}"#, "type", "give a date"), (#"{"length":{"value":101,"unit":"km"}}"#, "range", "at most 100"),
  ])
  func `a wrong configuration is refused by name, with what is right`(json: String, name: String, message: String) {
    let fault = fault(json)
    #expect(fault?.name.rawValue == "configuration.\(name)")
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "none")")
  }

  @Test func `a list has the size of the widget's family`() {
    #expect(fault(#"{"stops":["a","b"]}"#, family: .systemSmall) == nil)
    #expect(fault(#"{"stops":["a","b","c"]}"#, family: .systemSmall)?.message.contains("a list of 1 to 2") == true)
  }

  @Test func `deep and large configurations are refused before they are decoded`() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(fault("{\"city\":\(deep)}")?.name == .tooDeep)
    #expect(fault("{\"name\":\"\(String(repeating: "x", count: 70_000))\"}")?.name == .tooLarge)
    // Brackets in a text are no levels.
    #expect(fault("{\"name\":\"\\\"\(String(repeating: "[", count: 1000))\"}") == nil)
  }

  @Test func `a long value is cut in the message`() {
    let message = fault("{\"days\":\"\(String(repeating: "x", count: 10_000))\"}")?.message ?? ""
    #expect(message.utf8.count < 300)
  }

  @Test func `changed keys leave the others, and null removes a value also of a parameter that is gone`() throws {
    let check = ConfigurationCheck(Self.kind, family: .systemMedium, limits: Profiles.limits)
    let stored = [
      ParameterRecord(name: "days", type: "int", value: Data("3".utf8)),
      ParameterRecord(name: "dark", type: "bool", value: Data("true".utf8)),
      ParameterRecord(name: "wind", type: "int", value: Data("3".utf8), dropped: .removed),
    ]
    let merged = try check.merged(stored, with: Data(#"{"days":5,"dark":null}"#.utf8))
    #expect(merged.map(\.name) == ["days", "wind"] && merged[0].value == Data("5".utf8))
    #expect(try check.merged(merged, with: Data(#"{"wind":null}"#.utf8)).map(\.name) == ["days"])
    #expect(throws: ConfigurationFault.self) { try check.merged(merged, with: Data(#"{"rain":null}"#.utf8)) }
  }

  @Test func `no value is a value of a parameter that needs none, and a reset brings the default back`() throws {
    let kind = KindDescription.with {
      $0.parameters = [
        Self.parameter("days", "int") { ($0.isOptional, $0.defaultValue, $0.number.minimum) = (true, Data("3".utf8), 1) },
        Self.parameter("dark", "bool"), Self.parameter("stops", "entity") { ($0.isOptional, $0.isArray) = (true, true) },
      ]
    }
    let check = ConfigurationCheck(kind, family: .systemMedium, limits: Profiles.limits)
    let none = try check.values(Data(#"{"days":null,"dark":null,"stops":null}"#.utf8))
    #expect(none.map(\.name) == ["days", "stops"] && none.allSatisfy { $0.value == Data("null".utf8) })
    #expect(none.configuration == Data(#"{"days":null,"stops":null}"#.utf8))
    let stored = [
      ParameterRecord(name: "days", type: "int", value: Data("5".utf8)),
      ParameterRecord(name: "wind", type: "int", value: Data("3".utf8), dropped: .removed),
    ]
    #expect(try check.merged(stored, with: Data(#"{"days":null}"#.utf8)).configuration == Data(#"{"days":null}"#.utf8))
    #expect(try check.merged(none, with: Data(), reset: ["days"]).map(\.name) == ["stops"])
    #expect(try check.merged(stored, with: Data(#"{"dark":true}"#.utf8), reset: ["wind", "days"]).map(\.name) == ["dark"])
    func fault(_ json: String, _ reset: Set<String>) -> ConfigurationFault? {
      do { _ = try check.merged(stored, with: Data(json.utf8), reset: reset) } catch { return error }
      return nil
    }
    #expect(fault("{}", ["rain"])?.name == .unknownParameter)
    #expect(fault(#"{"days":5}"#, ["days"])?.message == "days is given a value and reset; do one of them")
  }

  @Test func `a message names a parameter by its title and its name`() {
    let kind = KindDescription.with {
      $0.parameters = [
        Self.parameter("days", "int") { ($0.title, $0.number.minimum, $0.number.maximum) = ("Days", 1, 7) },
        Self.parameter("page", "url") { $0.title = "page" },
        Self.parameter("wait", "duration") { $0.title = String(repeating: "long ", count: 1000) },
      ]
    }
    func message(_ json: String) -> String {
      do { _ = try ConfigurationCheck(kind, family: .systemMedium, limits: Profiles.limits).values(Data(json.utf8)) } catch { return error.message }
      return ""
    }
    #expect(message(#"{"days":8}"#) == "“Days” (days) cannot be 8; give a whole number from 1 to 7")
    #expect(message(#"{"page":1}"#).hasPrefix("page cannot be 1;"))
    #expect(message(#"{"wait":"x"}"#).count < 250)
  }
}

/// What happens to configured values when an app changes (`Documentation/configuration.md`).
@Suite struct ConfigurationUpdateTests {
  private func updated(_ record: ParameterRecord, to parameters: [ParameterDescription], family: WidgetFamilyValue = .systemMedium) -> ParameterRecord
  {
    ConfigurationUpdate(parameters: parameters, family: family, elements: 100).applied(to: [record])[0]
  }

  private func record(_ type: String, _ json: String, isArray: Bool = false) -> ParameterRecord {
    ParameterRecord(name: "p", type: type, isArray: isArray, value: Data(json.utf8))
  }

  private func parameter(_ type: String, isArray: Bool = false, _ change: (inout ParameterDescription) -> Void = { _ in }) -> ParameterDescription {
    ConfigurationCheckTests.parameter("p", type) {
      $0.isArray = isArray
      change(&$0)
    }
  }

  @Test func `a value of a removed parameter is kept as dropped, and comes back with it`() {
    let old = record("string", "\"x\"")
    let dropped = updated(old, to: [])
    #expect(dropped.dropped == .removed && dropped.value == old.value && dropped.type == "string")
    #expect(updated(dropped, to: [parameter("string")]) == old)
    #expect(updated(dropped, to: []) == dropped)
  }

  @Test(arguments: [
    ("int", "3", "double", "3"), ("double", "3.0", "int", "3"), ("url", "\"https://a.b\"", "string", "\"https://a.b\""),
  ])
  func `an exact conversion is made`(old: String, json: String, new: String, converted: String) {
    let result = updated(record(old, json), to: [parameter(new)])
    #expect(result.dropped == nil && result.type == new && result.value == Data(converted.utf8))
  }

  @Test func `no value stays none over every update in which the parameter needs none`() {
    let none = record("int", "null")
    #expect(updated(none, to: [parameter("int") { ($0.isOptional, $0.defaultValue) = (true, Data("3".utf8)) }]) == none)
    let retyped = updated(none, to: [parameter("string", isArray: true) { $0.isOptional = true }])
    #expect(retyped.value == none.value && retyped.type == "string" && retyped.isArray && retyped.dropped == nil)
    let needed = updated(none, to: [parameter("int")])
    #expect(needed.dropped == .invalid && needed.value == none.value)
    #expect(updated(needed, to: [parameter("int") { $0.isOptional = true }]) == none)
  }

  @Test(arguments: [
    ("string", "\"3\"", "int"), ("int", "3", "string"), ("double", "3.5", "int"), ("bool", "true", "int"), ("int", "1", "bool"),
    ("string", "\"https://a.b\"", "url"), ("string", "\"metric\"", "enum"), ("date", "\"2026-03-14T09:00:00Z\"", "double"),
  ])
  func `another type drops the value, and its old type brings it back`(old: String, json: String, new: String) {
    let before = record(old, json)
    let dropped = updated(before, to: [parameter(new)])
    #expect(dropped.dropped == .retyped && dropped.type == old && dropped.value == before.value)
    #expect(updated(dropped, to: [parameter(old)]) == before)
  }

  @Test func `one value becomes a list of one, and a list of one a value`() {
    let list = updated(record("int", "3"), to: [parameter("int", isArray: true)])
    #expect(list.isArray && list.value == Data("[3]".utf8))
    #expect(updated(list, to: [parameter("double")]).value == Data("3".utf8))
    #expect(updated(record("int", "[3,4]", isArray: true), to: [parameter("int")]).dropped == .retyped)
  }

  @Test func `a number out of its new range becomes the nearest, and a wider range brings the chosen one back`() {
    let near = updated(record("int", "9"), to: [parameter("int") { $0.number.maximum = 5 }])
    #expect(near.value == Data("5".utf8) && near.chosen == Data("9".utf8) && near.dropped == nil)
    let wider = updated(near, to: [parameter("int") { $0.number.maximum = 7 }])
    #expect(wider.value == Data("7".utf8) && wider.chosen == Data("9".utf8))
    #expect(updated(near, to: [parameter("int")]) == record("int", "9"))
    #expect(updated(near, to: []).value == Data("9".utf8), "what was chosen is dropped, not what it had to become")
  }

  @Test func `a list that is too long is cut and its elements come back, one that is too short is dropped`() {
    let old = record("entity", #"["a","b","c"]"#, isArray: true)
    let short = updated(old, to: [parameter("entity", isArray: true) { $0.sizes = [.with { $0.maximum = 2 }] }])
    #expect(short.value == Data(#"["a","b"]"#.utf8) && short.chosen == old.value)
    #expect(updated(short, to: [parameter("entity", isArray: true)]) == old)
    #expect(updated(old, to: [parameter("entity", isArray: true) { $0.sizes = [.with { ($0.minimum, $0.maximum) = (4, 5) }] }]).dropped == .invalid)
  }

  @Test func `a choice that is gone is dropped until it is back`() {
    let choices = { (names: [String]) in self.parameter("enum") { $0.options = names.map { name in .with { $0.identifier = name } } } }
    let old = record("enum", "\"imperial\"")
    let dropped = updated(old, to: [choices(["metric"])])
    #expect(dropped.dropped == .choice)
    #expect(updated(dropped, to: [choices(["metric", "imperial"])]) == old)
  }

  @Test func `values of an earlier version get the types that fit them`() {
    #expect(updated(record("", "3"), to: [parameter("int")]).type == "int")
    #expect(updated(record("", "3"), to: [parameter("string")]).dropped == .retyped)
    #expect(updated(record("", #"["a"]"#), to: [parameter("entity", isArray: true)]).isArray)
  }

  @Test func `diagnostics tell never configured from dropped and changed`() {
    var record = InstanceRecord(id: "w", app: "A", kind: "Forecast", family: "systemSmall", addedAt: .distantPast)
    var kind = ConfigurationCheckTests.kind
    kind.families = [.systemSmall]
    func names(_ kind: KindDescription?) -> [String] { ConfigurationDiagnostics.of(record, kind: kind).map(\.name) }
    #expect(names(kind) == ["configuration.none"])
    record.parameters = [
      ParameterRecord(name: "days", type: "int", value: Data("5".utf8), chosen: Data("9".utf8)),
      ParameterRecord(name: "unit", type: "enum", value: Data("\"metric\"".utf8)),
      ParameterRecord(name: "wind", type: "int", value: Data("3".utf8), dropped: .removed),
    ]
    #expect(names(kind) == ["configuration.changed", "configuration.dropped"])
    #expect(ConfigurationDiagnostics.of(record, kind: kind)[1].message.contains("wind was configured as 3"))
    #expect(names(nil) == ["kind.removed"])
    kind.families = [.systemLarge]
    #expect(names(kind) == ["family.removed"])
  }
}
