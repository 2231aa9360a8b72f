import AlmanacWireSchema
import CoreLocation
import Testing

@testable import Intents
@testable import WidgetKit

// Unchecked: restates the superclass's conformance.
private final class TripIntent: INIntent, @unchecked Sendable {
  var mode: String?
  var line: String?
  var station: String?
  var detailed: NSNumber?
  var place: CLPlacemark?
  var distance: Measurement<UnitLength>?
  var friends: [INPerson]?

  override class var configurationParameters: [INIntentParameter] {
    [
      .value("mode", title: "Mode", .string, default: "train", \TripIntent.mode),
      .value("line", title: "Line", .string, \TripIntent.line).shown(if: "mode", .isText(["train"])),
      .value("station", title: "Station", .string, \TripIntent.station).shown(if: "line", .hasAnyValue),
      .value("detailed", title: "Detailed", .boolean, \TripIntent.detailed).shown(if: "mode", .isText(["car", "bus"])),
      .value("place", title: "Place", .placemark, \TripIntent.place),
      .value("distance", title: "Distance", .measurement(UnitLength.self), \TripIntent.distance).number(.stepper, from: 0, to: 10),
      .value("friends", title: "Friends", .array(.person), \TripIntent.friends).sizes([("systemSmall", 0, 1), ("", 0, 3)]),
    ]
  }
}

/// The forms of intents of the Intents framework.
@Suite struct IntentFormTests {
  /// Returns the names of the shown parameters for values of the parents.
  private func shown(_ layout: FormLayout, _ values: [String: String]) throws -> [String] {
    switch try #require(layout.layout) {
    case .rows(let rows): return rows.parameters
    case .choice(let choice):
      let value = values[choice.parameter].map { JSONFragment.string($0).data }
      let found = choice.cases.first { value == nil ? false : $0.comparison == .hasValue || $0.values.contains(value!) }
      return try shown(found?.layout ?? choice.otherwise, values)
    }
  }

  @Test func `a parameter that depends on another one is in the form only under its condition, also through a hidden parent`() throws {
    let form = try #require(TripIntent.formLayout)
    let always = ["place", "distance", "friends"]
    #expect(try shown(form, [:]) == ["mode"] + always)
    #expect(try shown(form, ["mode": "train"]) == ["mode", "line"] + always)
    #expect(try shown(form, ["mode": "train", "line": "S1"]) == ["mode", "line", "station"] + always)
    #expect(try shown(form, ["mode": "car", "line": "S1"]) == ["mode", "detailed"] + always)
    #expect(INIntent.formLayout == nil)
  }

  @Test func `with too many combinations of conditions the form shows every parameter`() {
    func layout(_ count: Int) -> FormLayout? {
      let parents = (0..<count).map { INIntentParameter.value("parent\($0)", title: "", .boolean, \TripIntent.detailed) }
      let children = (0..<count).map {
        INIntentParameter.value("child\($0)", title: "", .string, \TripIntent.line).shown(if: "parent\($0)", .isBoolean(true))
      }
      return INFormLayout(parents + children).layout
    }
    #expect(layout(3) != nil)
    #expect(layout(12) == nil)
  }

  @Test func `conditions on one parameter are cases of one choice`() throws {
    let mode = INIntentParameter.value("mode", title: "", .string, \TripIntent.mode)
    let children = (0..<40).map {
      INIntentParameter.value("child\($0)", title: "", .string, \TripIntent.line).shown(if: "mode", .isText(["\($0)"]))
    }
    let layout = try #require(INFormLayout([mode] + children).layout)
    #expect(layout.choice.cases.count == 40 && layout.choice.otherwise.rows.parameters == ["mode"])
    #expect(try shown(layout, ["mode": "39"]) == ["mode", "child39"])
  }

  @Test func `parameters that depend on each other end the search for conditions`() throws {
    let first = INIntentParameter.value("a", title: "", .string, \TripIntent.line).shown(if: "b", .hasAnyValue)
    let second = INIntentParameter.value("b", title: "", .string, \TripIntent.mode).shown(if: "a", .hasAnyValue)
    let layout = try #require(INFormLayout([first, second]).layout)
    #expect(try shown(layout, ["a": "x", "b": "y"]) == ["a", "b"])
  }

  @Test func `rows have control, range, units and sizes`() {
    let described = TripIntent.editableParameters.map(ParameterDescription.init)
    #expect(described.map(\.type) == ["string", "string", "string", "bool", "place", "measurement", "person"])
    #expect(described[5].number.control == .stepper && described[5].number.maximum == 10 && described[5].units.first == "m")
    #expect(described[6].sizes.map { "\($0.family.name) \($0.maximum)" } == ["systemSmall 1", " 3"] && described[6].isArray)
  }

  @Test func `the system's types are configured by the same JSON as in App Intents; an array is cut to the family's size`() async throws {
    let configuration = Data(
      #"{"place":{"latitude":1.5,"longitude":2.5,"name":"Here"},"distance":{"value":3,"unit":"km"},"friends":["Ada",{"name":"Bo","handle":"bo@x.y"}]}"#
        .utf8)
    let small = try await TripIntent.configured(configuration, family: .systemSmall).intent
    #expect(small.place?.name == "Here" && small.place?.location?.coordinate.latitude == 1.5)
    #expect(small.distance == Measurement(value: 3, unit: .kilometers) && small.friends?.map(\.displayName) == ["Ada"])
    let large = try await TripIntent.configured(configuration, family: .systemLarge)
    #expect(large.intent.friends?.last?.personHandle?.type == .emailAddress && large.faults.isEmpty)
    let faults = try await TripIntent.configured(Data(#"{"place":"Here","distance":{"value":3,"unit":"kg"}}"#.utf8)).faults
    #expect(faults.map(\.parameter) == ["distance", "place"])
  }

  @Test func `a parameter that was cleared has no value, also where the definition has a default`() async throws {
    let plain = try await TripIntent.configured(Data()).intent
    #expect(plain.mode == "train")
    let cleared = Data(#"{"mode":null,"line":"S1"}"#.utf8)
    let (intent, faults) = try await TripIntent.configured(cleared)
    #expect(intent.mode == nil && intent.line == "S1" && faults.isEmpty)
    let resolved = try await TripIntent.resolvedConfiguration(cleared, family: .systemSmall).parameters[0]
    #expect(resolved.value.isEmpty && resolved.source == .configured && resolved.faultName.isEmpty)
    let line = try await TripIntent.resolvedConfiguration(Data(#"{"line":null}"#.utf8), family: .systemSmall).parameters[1]
    #expect(line.name == "line" && line.value.isEmpty && line.source == ValueSourceValue.none, "there is no default that could come back")
    #expect((TripIntent.restored(from: cleared) as? TripIntent)?.mode == nil)
    #expect((TripIntent.restored(from: Data("{}".utf8)) as? TripIntent)?.mode == "train")
  }
}
