import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import AppIntents
@testable import WidgetKit

private struct Journey: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Journey"
  @Parameter(title: "Name", description: "Shown at the top") var name: String?
  @Parameter(title: "From", default: "Lima") var start: String
  @Parameter(title: "Walks", default: 5, inclusiveRange: (1, 30)) var walks: Int
  @Parameter(title: "Rest", default: 2, controlStyle: .field, inclusiveRange: (1, 9)) var rest: Int
  @Parameter(title: "Pace", default: 1.5, inclusiveRange: (0.5, 2)) var pace: Double
  @Parameter(title: "Who", requestValueDialog: "Who is coming?") var who: String?
  @Parameter(title: "Starts") var day: Date?
  @Parameter(title: "Way", defaultValue: 3, defaultUnit: .kilometers) var way: Measurement<UnitLength>
  @Parameter(title: "Load", defaultUnit: .kilograms, supportsNegativeNumbers: false) var load: Measurement<UnitMass>?
  @Parameter(title: "Note", inputOptions: .init(keyboardType: .url, capitalizationType: .words, multiline: true, autocorrect: false)) var note:
    String?
  @Parameter(title: "Names", default: ["a", "b"]) var names: [String]
  @Parameter(title: "Price") var price: IntentCurrencyAmount?
  @Parameter(title: "Lasts") var lasts: Measurement<UnitDuration>?
  @Parameter(title: "Share") var share: Decimal?
  @Parameter(title: "Best", default: 4) var best: Int?
}

extension Statement {
  private static let adding = DocumentSource.apple("appintents/adding-parameters-to-an-app-intent")
  private static let number = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:default:controlstyle:inclusiverange:requestvaluedialog:inputconnectionbehavior:)-2wjbq")
  private static let fraction = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:default:controlstyle:inclusiverange:requestvaluedialog:inputconnectionbehavior:)-4mc52")
  private static let string = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:default:inputoptions:requestvaluedialog:inputconnectionbehavior:)")
  private static let date = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:default:kind:requestvaluedialog:inputconnectionbehavior:)-2k5c")
  private static let measurement = DocumentSource.apple(
    "appintents/intentparameter/init(title:description:defaultvalue:defaultunit:defaultunitadjustforlocale:supportsnegativenumbers:"
      + "requestvaluedialog:inputconnectionbehavior:)")
  private static let journey = IntentFixture(Journey.self)

  static let parameters: [Statement] = [
    Statement("A parameter of an optional type is optional", adding, is: [true, false]) {
      [await journey.parameter("name").isOptional, await journey.parameter("start").isOptional]
    },
    Statement("An optional parameter without a choice is nil", adding, is: true) { try await journey.configured().name == nil },
    Statement("A dialog for the value prompts for it", number, is: "Who is coming?") { await journey.parameter("who").prompt },
    Statement("A default is used until a person chooses another value", number, is: [5, 7]) {
      [try await journey.configured().walks, try await journey.configured(#"{"walks": 7}"#).walks]
    },
    Statement("An optional parameter can have a default", string, is: 4) { try await journey.configured().best },
    Statement("An optional parameter with a default can be cleared", string, is: true) {
      try await journey.configured(#"{"best": null}"#).best == nil
    },
    Statement("The form shows the default as the value", number, is: "5 default") {
      let walks = await journey.resolved("walks")
      return "\(String(decoding: walks.value, as: UTF8.self)) \(walks.source == .default ? "default" : "chosen")"
    },
    Statement("A range includes its lower bound", number, is: 1) { try await journey.configured(#"{"walks": 1}"#).walks },
    Statement("A range includes its upper bound", number, is: 30) { try await journey.configured(#"{"walks": 30}"#).walks },
    Statement("A number outside of the range is not used", number, is: [5, 5]) {
      [try await journey.configured(#"{"walks": 0}"#).walks, try await journey.configured(#"{"walks": 31}"#).walks]
    },
  ]

  static let parameterInputs: [Statement] = [
    Statement("A whole number has a stepper unless it names another control", number, is: true) {
      await journey.parameter("walks").number.control == .stepper
    },
    Statement("A number has a stepper unless it names another control", fraction, is: true) {
      await journey.parameter("pace").number.control == .stepper
    },
    Statement("A whole number can have a field", number, is: true) { await journey.parameter("rest").number.control == .field },
    Statement("A date is edited with its time unless it says otherwise", date, is: true) { await journey.parameter("day").date == .dateTime },
    Statement("Text can be of several lines, in capitals, for a keyboard and without correction", string, is: "url words true true") {
      let text = await journey.parameter("note").text
      return "\(text.keyboard) \(text.capitalization) \(text.multiline) \(text.disablesAutocorrection)"
    },
    Statement("Text without options is of one line, with correction", string, is: "false false") {
      let text = await journey.parameter("start").text
      return "\(text.multiline) \(text.disablesAutocorrection)"
    },
    Statement("A measurement has a default in its unit", measurement, is: Measurement(value: 3, unit: UnitLength.kilometers)) {
      try await journey.configured().way
    },
    Statement("The default unit of a measurement is offered first", measurement, is: "km") { await journey.parameter("way").units.first },
    Statement("A measurement may be negative unless it says otherwise", measurement, is: -2) {
      try await journey.configured(#"{"way": {"value": -2, "unit": "km"}}"#).way.value
    },
    Statement("A measurement can refuse negative numbers", measurement, is: true) {
      try await journey.configured(#"{"load": {"value": -2, "unit": "kg"}}"#).load == nil
    },
    Statement(
      "An amount of money can be in any currency",
      .apple("appintents/intentparameter/init(title:description:default:currencycodes:inclusiverange:requestvaluedialog:inputconnectionbehavior:)"),
      holds: { Set(await journey.parameter("price").units).isSuperset(of: ["EUR", "USD", "JPY", "CHF", "PEN"]) }),
  ]

  static let parameterTypes: [Statement] = [
    Statement("An array has its default", adding, is: ["a", "b"]) { try await journey.configured().names },
    Statement("An array can be emptied", adding, is: [] as [String]) { try await journey.configured(#"{"names": []}"#).names },
    Statement("A parameter can be a decimal number, without a rounding error", adding, is: "0.1234567890123456789") {
      try await journey.configured(#"{"share": "0.1234567890123456789"}"#).share.map { "\($0)" }
    },
    Statement("A parameter can be a length of time", adding, is: 90) {
      try await journey.configured(#"{"lasts": 90}"#).lasts?.converted(to: .seconds).value
    },
    Statement("A parameter can be a date", adding, is: Date(timeIntervalSince1970: 1_800_000_000)) {
      try await journey.configured(#"{"day": "2027-01-15T08:00:00Z"}"#).day
    },
    Statement("A parameter can be an amount of money", adding, is: "9.99 EUR") {
      try await journey.configured(#"{"price": {"amount": 9.99, "currency": "EUR"}}"#).price.map { "\($0.amount) \($0.currencyCode)" }
    },
    Statement("A value of another type is not used", adding, is: 5) { try await journey.configured(#"{"walks": "seven"}"#).walks },
    Statement("A fraction is no whole number", adding, is: 5) { try await journey.configured(#"{"walks": 7.5}"#).walks },
  ]
}
