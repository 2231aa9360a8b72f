import AlmanacWireSchema
import Testing

@testable import WidgetKit

/// The names by which another process finds the types of intents (Specification A14).
@Suite struct IntentTypeTests {
  /// Returns true if each type has a distinct name that leads back to it and contains no address.
  private func areFound(_ types: [any AppIntent.Type], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let names = types.compactMap { IntentTypes.name(of: $0) }
    #expect(Set(names).count == types.count && !names.contains { $0.contains("$") }, "\(names)", sourceLocation: sourceLocation)
    for (name, type) in zip(names, types) { #expect(IntentTypes.type(named: name) == type, "\(name)", sourceLocation: sourceLocation) }
  }

  @Test func `private types of one name are distinguished, also from one that is called like the number of another`() {
    func other() -> any AppIntent.Type {
      struct Twin: AppIntent {
        static let title: LocalizedStringResource = "Twin"
        func perform() async throws -> some IntentResult { .result() }
      }
      return Twin.self
    }
    areFound([Twin.self, other(), `Twin#1`.self, `1:Twin`.self])
  }

  @Test func `names that are longer than there is room for are cut, and still name one type`() {
    typealias Scope = LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeA
      .LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeB.LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeC
      .LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeD.LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeE
      .LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeF.LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeG
      .LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeH.LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeI
    areFound([Scope.First.self, Scope.Second.self])
  }

  @Test func `a generic type is found if it and its arguments are not private, and so is a class`() {
    areFound([Generic<Int>.self, Generic<Generic<String>>.self, Superclass.self, PrivateClass.self])
    #expect(IntentTypes.name(of: PrivateGeneric<Int>.self) == nil)
    #expect(IntentTypes.name(of: Generic<Twin>.self) == nil)
    #expect(IntentTypes.name(of: PrivateSubclass.self) == nil)
  }

  @MainActor @Test func `a control whose intent no other process finds gives a warning, and its archive no address`() async throws {
    let host = HostEnd(
      SampleWidget { _ in
        VStack {
          Button(intent: PrivateGeneric<Int>()) { Mark(name: "private") }
          Toggle(isOn: true, intent: Generic<Twin>()) { Mark(name: "argument") }
          Button(intent: Generic<Int>()) { Mark(name: "generic") }
          Button(intent: Twin()) { Mark(name: "twin") }
        }
      })
    let archive = await host.ask(.timeline("Sample")).archive
    let warnings = archive.diagnostics.filter { $0.name == "intent.private" }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.severity == .warning }, "\(archive.diagnostics)")
    #expect(warnings.first?.message.hasPrefix("taps on a control with the intent PrivateGeneric<Int> fail: ") == true)
    let list = try #require(archive.displayLists.first)
    #expect(list.range(of: Data("PrivateGeneric<Int>".utf8)) != nil && list.range(of: Data("context at".utf8)) == nil)
  }
}

private struct Twin: AppIntent {
  static let title: LocalizedStringResource = "Twin"
  func perform() async throws -> some IntentResult { .result() }
}

private struct `Twin#1`: AppIntent {
  static let title: LocalizedStringResource = "Twin"
  func perform() async throws -> some IntentResult { .result() }
}

private struct `1:Twin`: AppIntent {
  static let title: LocalizedStringResource = "Twin"
  func perform() async throws -> some IntentResult { .result() }
}

struct Generic<Value>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct PrivateGeneric<Value>: AppIntent {
  static var title: LocalizedStringResource { "Private and generic" }
  func perform() async throws -> some IntentResult { .result() }
}

// Unchecked: it and its subclass have no stored properties.
class Superclass: AppIntent, @unchecked Sendable {
  class var title: LocalizedStringResource { "Superclass" }
  required init() {}
  func perform() async throws -> some IntentResult { .result() }
}

private final class PrivateClass: AppIntent {
  static let title: LocalizedStringResource = "Private class"
  func perform() async throws -> some IntentResult { .result() }
}

private final class PrivateSubclass: Superclass, @unchecked Sendable {}

private enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeA {
  enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeB {
    enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeC {
      enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeD {
        enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeE {
          enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeF {
            enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeG {
              enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeH {
                enum LongNameOfAScopeThatAlmostFillsTheRoomForTheNameOfItsIntentTypeI {
                  struct First: AppIntent {
                    static let title: LocalizedStringResource = "First"
                    func perform() async throws -> some IntentResult { .result() }
                  }
                  struct Second: AppIntent {
                    static let title: LocalizedStringResource = "Second"
                    func perform() async throws -> some IntentResult { .result() }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
