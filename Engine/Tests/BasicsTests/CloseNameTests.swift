import AlmanacBasics
import Testing

@Suite struct CloseNameTests {
  private static let commands = ["render", "reload", "serve", "service", "kinds", "links", "lint", "new"]

  @Test(arguments: [
    ("rendr", "render"), ("redner", "render"), ("Render", "render"), ("serv", "serve"), ("kind", "kinds"), ("nwe", "new"), ("lnit", "lint"),
  ])
  func `a mistyped name gets the closest one`(_ text: String, _ expected: String) {
    #expect(CloseName.of(text, among: Self.commands) == expected)
    #expect(CloseName.proposal(for: text, among: Self.commands) == "; did you mean \(expected)?")
  }

  @Test(arguments: ["x", "", "picture", "systemSmall", "rendering", "ren"]) func `a name that is not close gets none`(_ text: String) {
    #expect(CloseName.of(text, among: Self.commands) == nil)
    #expect(CloseName.proposal(for: text, among: Self.commands).isEmpty)
  }

  @Test func `very long texts are compared by their beginnings`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(CloseName.of(long, among: [String(repeating: "b", count: 100_000), "a"]) == nil)
  }
}
