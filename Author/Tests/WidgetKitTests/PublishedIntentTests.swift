import AlmanacWireSchema
import AppIntents
import RelevanceKit
import SwiftUICore
import Testing

@testable import WidgetKit

/// The target of a control without `perform()`, as in Apple's example.
private enum Screen: String, AppEnum {
  case timer, history
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Screen", numericFormat: "\(placeholder: .int) screens")
  static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [.timer: "Timer", .history: "History"]
}

private struct LaunchApp: OpenIntent {
  static let title: LocalizedStringResource = "Launch"
  @Parameter(title: "Screen") var target: Screen
  init() {}
  init(_ screen: Screen) { target = screen }
}

private struct Trail: IndexedEntity {
  let id: Int
  @Property(title: "Length") var length: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  var displayRepresentation: DisplayRepresentation { "\(length) km" }
  static let defaultQuery = TrailQuery()
  init(id: Int) {
    self.id = id
    length = id
  }
}

private struct TrailQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Trail.$length) {
      EqualToComparator { $0...$0 }
      IsBetweenComparator { min($0, $1)...max($0, $1) }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Trail.$length) }
  func entities(for identifiers: [Int]) async throws -> [Trail] { identifiers.map(Trail.init) }
  func entities(
    matching comparators: [ClosedRange<Int>], mode: ComparatorMode, sortedBy: [EntityQuerySort<Trail>], limit: Int?
  ) async throws -> [Trail] { (1...9).filter { length in comparators.contains { $0.contains(length) } }.map(Trail.init) }
}

/// Forms of the API that published widgets use.
@Suite struct PublishedIntentTests {
  @Test func `an intent that opens needs no method of its own, and opens the app`() async throws {
    #expect(LaunchApp.openAppWhenRun)
    _ = try await LaunchApp(.history).perform()
  }

  @Test func `a placeholder has the key of its value, with zero or nothing in its place`() {
    let format = Screen.typeDisplayRepresentation.numericFormat
    #expect(format?.key == "%lld screens")
    #expect(format.map { String(localized: $0) } == "0 screens")
    #expect(String(localized: "\(placeholder: .object) and \(placeholder: .double, specifier: "%.1f")") == " and 0.0")
  }

  @Test func `an entity that can be indexed is found by its properties`() async throws {
    let found = try await TrailQuery().entities(matching: [4...5], mode: .and, sortedBy: [], limit: nil)
    #expect(found.map(\.length) == [4, 5])
  }

  @Test func `a context of relevance comes from RelevanceKit, too`() {
    #expect(RelevantContext.hardware(headphones: .connected) != .location(inferred: .home))
  }
}
