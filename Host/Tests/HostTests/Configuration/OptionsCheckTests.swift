import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

/// What an extension answers about the values of a form (Specification B4).
@Suite struct OptionsCheckTests {
  private let kind = KindDescription.with { $0.parameters = [.with { ($0.name, $0.type) = ("note", "string") }] }

  private func checked(_ change: (inout ResolvedParameter) -> Void) throws -> ResolvedParameter {
    var parameter = ResolvedParameter.with { $0.name = "note" }
    change(&parameter)
    return try OptionsCheck(limits: Profiles.limits).checked(.with { $0.parameters = [parameter] }, of: kind).parameters[0]
  }

  private func option(_ text: String) -> Option {
    .with { ($0.identifier, $0.title, $0.value) = (text, text, JSONFragment.string(text).data) }
  }

  @Test func `a value of several lines and a long one are shown, and keep their value`() throws {
    let lines = try checked { $0.shown = [option("one\ntwo")] }.shown[0]
    #expect(lines.title == "one two" && lines.json == .string("one\ntwo"))
    let long = String(repeating: "long ", count: 5000)
    let shown = try checked { $0.shown = [option(long)] }.shown[0]
    #expect(shown.json == .string(long) && shown.title.utf8.count <= Profiles.limits.textBytes && shown.title.hasSuffix("…"))
    // A value that is its identifier is named by it.
    #expect(throws: ExtensionError.self) { try checked { $0.shown = [.with { $0.identifier = "one\ntwo" }] } }
  }

  @Test func `candidates are bounded in number, size and depth`() throws {
    #expect(try checked { $0.candidates = [option("a"), option("b")] }.candidates.map(\.title) == ["a", "b"])
    func name(_ change: (inout ResolvedParameter) -> Void) -> String? {
      do {
        _ = try checked(change)
        return nil
      } catch {
        return (error as? ExtensionError)?.name
      }
    }
    #expect(name { $0.candidates = Array(repeating: option("a"), count: Profiles.limits.arrayElements + 1) } == "limit.arrayElements")
    #expect(name { $0.candidates = [option(String(repeating: "a", count: Profiles.limits.configurationBytes))] } == "limit.configurationBytes")
    let deep = Data((String(repeating: "[", count: 100) + String(repeating: "]", count: 100)).utf8)
    #expect(name { $0.candidates = [.with { $0.value = deep }] } == "limit.configurationDepth")
    #expect(name { $0.candidates = [.with { $0.value = Data("nonsense".utf8) }] } == "options.value")
  }
}
