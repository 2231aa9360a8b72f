import AlmanacWireSchema
import CoreLocation
import Foundation
import Testing

@testable import AppIntents

/// The JSON forms of parameter types, as Documentation/configuration.md lists them.
@Suite struct IntentValueTests {
  private func json(_ text: String) throws -> JSONFragment { try JSONFragment(data: Data(text.utf8)) }

  /// Reads a value, writes it, and returns the written text.
  private func roundTrip<Value: _IntentValue>(_ type: Value.Type, _ text: String) async throws -> String {
    try await Value._read(json(text))._json.text
  }

  @Test func `every type is read from its JSON form and written in it`() async throws {
    #expect(try await roundTrip(String.self, "\"a\"") == "\"a\"")
    #expect(try await roundTrip(AttributedString.self, "\"a\"") == "\"a\"")
    #expect(try await roundTrip(Int.self, "3") == "3")
    #expect(try await roundTrip(Decimal.self, "12.5") == "12.5")
    #expect(try await roundTrip(Decimal.self, "\"0.12345678901234567890123\"") == "\"0.12345678901234567890123\"")
    #expect(try await roundTrip(Date.self, "\"2026-11-21T09:30:00Z\"") == "\"2026-11-21T09:30:00Z\"")
    #expect(try await roundTrip(DateComponents.self, "\"2026-11-21T09:30\"") == "\"2026-11-21T09:30:00\"")
    #expect(try await roundTrip(Duration.self, "1.5") == "1.5")
    #expect(try await roundTrip(Measurement<UnitDuration>.self, "90") == "90")
    #expect(try await roundTrip(Measurement<UnitSpeed>.self, #"{"value": 3, "unit": "km/h"}"#) == #"{"unit":"km/h","value":3}"#)
    #expect(try await roundTrip(Measurement<UnitMass>.self, "2.5") == #"{"unit":"kg","value":2.5}"#)
    #expect(try await roundTrip(URL.self, "\"https://example.org/a\"") == "\"https://example.org/a\"")
    #expect(try await roundTrip(IntentCurrencyAmount.self, #"{"amount": 9.99, "currency": "EUR"}"#) == #"{"amount":9.99,"currency":"EUR"}"#)
    #expect(
      try await roundTrip(CLPlacemark.self, #"{"latitude": 52.5, "longitude": 13.25, "name": "Berlin"}"#)
        == #"{"latitude":52.5,"longitude":13.25,"name":"Berlin"}"#)
    #expect(
      try await roundTrip(IntentPerson.self, #"{"name": "Ada", "handle": "ada@example.org"}"#)
        == #"{"handle":"ada@example.org","identifier":"ada@example.org","name":"Ada"}"#)
    #expect(try await roundTrip([Int]?.self, "[1,2]") == "[1,2]")
    #expect(try await roundTrip(Int?.self, "null") == "null")
  }

  @Test func `a person's handle is a mail address, a phone number or the app's own`() async throws {
    #expect(try await IntentPerson._read(json(#"{"name": "A", "handle": "a@b"}"#)).handle == .emailAddress("a@b"))
    #expect(try await IntentPerson._read(json(#"{"name": "A", "handle": "+49 (30) 1"}"#)).handle == .phoneNumber("+49 (30) 1"))
    #expect(try await IntentPerson._read(json("\"Ada\"")).handle == .applicationDefined("Ada"))
  }

  @Test func `values of another form are refused`() async throws {
    func refuses<Value: _IntentValue>(_ type: Value.Type, _ texts: String...) async throws {
      for text in texts {
        let value = try json(text)
        await #expect(throws: ParameterValueError.self, "\(type) \(text)") { _ = try await Value._read(value) }
      }
    }
    try await refuses(Measurement<UnitLength>.self, #"{"value": 3, "unit": "kg"}"#, #"{"unit": "m"}"#, "\"3 m\"", "null")
    try await refuses(IntentCurrencyAmount.self, #"{"amount": 1}"#, #"{"amount": 1, "currency": "euro"}"#, #"{"amount": "x", "currency": "EUR"}"#)
    try await refuses(CLPlacemark.self, #"{"latitude": 91, "longitude": 0}"#, #"{"latitude": 1}"#, "\"Berlin\"")
    try await refuses(Decimal.self, "\"12 apples\"", "true", "\"nan\"")
    try await refuses(Duration.self, "1e300", "\"soon\"")
    try await refuses(IntentPerson.self, "{}", "\"\"")
    try await refuses(URL.self, "\"\"", "3")
  }

  @Test func `every kind of unit lists its own units, with distinct symbols`() {
    func check<UnitType: _MeasuredUnit>(_ type: UnitType.Type) {
      let units = UnitType._units
      #expect(!units.isEmpty && units.allSatisfy { $0 is UnitType }, "\(type)")
      #expect(Set(units.map(\.symbol)).count == units.count, "\(type): \(units.map(\.symbol))")
    }
    check(UnitDuration.self)
    check(UnitLength.self)
    check(UnitMass.self)
    check(UnitTemperature.self)
    check(UnitSpeed.self)
    check(UnitVolume.self)
    check(UnitArea.self)
    check(UnitEnergy.self)
    check(UnitPower.self)
    check(UnitPressure.self)
    check(UnitAngle.self)
    check(UnitAcceleration.self)
    check(UnitFrequency.self)
    check(UnitFuelEfficiency.self)
    check(UnitIlluminance.self)
    check(UnitInformationStorage.self)
    check(UnitConcentrationMass.self)
    check(UnitDispersion.self)
    check(UnitElectricCharge.self)
    check(UnitElectricCurrent.self)
    check(UnitElectricPotentialDifference.self)
    check(UnitElectricResistance.self)
  }

  private struct Mood: _IntentValue {}

  @Test func `a type that only says that it conforms has its own name, and is neither written nor read`() async throws {
    #expect(Mood._intentType.name == "Mood" && Mood()._json == .null)
    await #expect(throws: ParameterValueError.self) { try await Mood._read(.string("calm")) }
  }
}
