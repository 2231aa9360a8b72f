import Foundation
import Testing

@testable import AuthorTool

/// Swift code of intent definitions.
@Suite struct IntentWriterTests {
  private func swift() throws -> String {
    try IntentWriter(definition: IntentDefinition(file: "/a/Harbour.intentdefinition", data: SampleDefinition.data()), extensionClass: "Handler")
      .swift()
  }

  @Test func `properties have the types that Xcode generates, in order`() throws {
    let body = try #require(try swift().split(separator: "public class HarbourIntent: INIntent, @unchecked Sendable {").last)
    #expect(
      body.hasPrefix(
        """

          public var pier: Pier?
          public var tide = Tide(rawValue: 0) ?? Tide._definedCases[0].value
          public var note: String?
          public var count: NSNumber?
          public var since: DateComponents?
          public var night: NSNumber?
          public var place: CLPlacemark?

          override public class var isEligibleForWidgets: Bool { true }
          override public class func intentsExtension() -> INExtension? { Handler() }

        """))
  }

  @Test func `the configuration's parameters have titles, defaults and sources of options`() throws {
    let swift = try swift()
    #expect(
      swift.contains(
        #"""
            .value("tide", title: INDefinedText("Tide", id: "nT1", table: "Harbour"), .enumeration(Tide._definedCases), default: .high, \HarbourIntent.tide)
        """#))
    #expect(swift.contains(#"default: "Say “hi”", dynamicOptions: true, \HarbourIntent.note)"#))
    #expect(swift.contains("default: NSNumber(value: true), editable: false, \\HarbourIntent.night)"))
    #expect(swift.contains("      return [await handler.resolveTide(for: intent)]"))
    #expect(swift.contains(#"    .row(typeName: INDefinedText("Pier", id: "", table: "Harbour"), searches: true)"#))
    #expect(swift.contains("public import CoreLocation\npublic import Intents\n"))
    #expect(swift.contains("try await (handler as? any HarbourIntentHandling)?.providePierOptionsCollection(for: intent, searchTerm: search)"))
    #expect(swift.contains("(handler as? any HarbourIntentHandling)?.defaultNote(for: intent)"))
  }

  @Test func `enumeration cases start with a lowercase letter, as in Xcode, and keep the definition's name`() throws {
    let data = try SampleDefinition.data(changing: ["INEnums", "0", "INEnumValues", "2", "INEnumValueName"], to: "HighWater")
    let swift = try IntentWriter(definition: IntentDefinition(file: "/a/Harbour.intentdefinition", data: data), extensionClass: "Handler").swift()
    #expect(swift.contains("  case highWater = ") && swift.contains(#"(.highWater, "HighWater", "#))
    #expect(
      ["Red", "red", "URLScheme", "USD", "A4", "X", "x", "iPhone", "kmbCTB", "_Red", "last_7_days", "Ärger"].map(SwiftName.ofCase)
        == ["red", "red", "uRLScheme", "uSD", "a4", "x", "x", "iPhone", "kmbCTB", "_Red", "last_7_days", "ärger"])
  }

  @Test func `a case in capitals keeps all but the first`() throws {
    let data = try SampleDefinition.data(changing: ["INEnums", "0", "INEnumValues", "2", "INEnumValueName"], to: "USD")
    let swift = try IntentWriter(definition: IntentDefinition(file: "/a/Harbour.intentdefinition", data: data), extensionClass: "Handler").swift()
    #expect(swift.contains("  case uSD = ") && swift.contains(#"(.uSD, "USD", "#))
  }

  @Test func `cases that differ only in the case of their first letter are an error`() throws {
    let data = try SampleDefinition.data(changing: ["INEnums", "0", "INEnumValues", "1", "INEnumValueName"], to: "Low")
    let error = #expect(throws: ToolError.self) { try IntentDefinition(file: "/a", data: data) }
    #expect(error?.description.contains("low = 2 conflicts with Low = 1") == true, "\(error?.description ?? "")")
  }

  @Test func `the handler's protocol has both variants of every method`() throws {
    let swift = try swift()
    for line in [
      "func resolvePier(for intent: HarbourIntent, with completion: @escaping (PierResolutionResult) -> Void)",
      "func resolveTide(for intent: HarbourIntent) async -> TideResolutionResult",
      "func providePierOptionsCollection(for intent: HarbourIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Pier>?, (any Error)?) -> Void)",
      "func providePierOptionsCollection(for intent: HarbourIntent, searchTerm: String?) async throws -> INObjectCollection<Pier>",
      "func provideNoteOptionsCollection(for intent: HarbourIntent) async throws -> INObjectCollection<NSString>",
      "func defaultPier(for intent: HarbourIntent) -> Pier?", "case closed = 100",
    ] { #expect(swift.contains("  \(line)\n"), "\(line)") }
    #expect(!swift.contains("provideCountOptions"))
  }

  @Test func `a code whose sentence names properties has a function`() throws {
    let swift = try swift()
    #expect(
      swift.contains(
        """
          public static func success(ships: [String], length: NSNumber) -> HarbourIntentResponse {
            let response = HarbourIntentResponse(code: .success, userActivity: nil)
            response.ships = ships
            response.length = length
            return response
          }
        """))
    #expect(!swift.contains("static func failure") && !swift.contains("static func closed"))
  }

  @Test func `keywords are escaped`() throws {
    let data = try SampleDefinition.data(changing: ["INIntents", "0", "INIntentParameters", "3", "INIntentParameterName"], to: "default")
    let swift = try IntentWriter(definition: IntentDefinition(file: "/a", data: data)).swift()
    #expect(
      swift.contains("public var `default`: NSNumber?") && swift.contains(#".value("default","#) && swift.contains(#"\HarbourIntent.`default`"#))
  }
}
