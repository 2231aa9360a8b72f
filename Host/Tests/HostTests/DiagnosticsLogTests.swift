import AlmanacWireSchema
import Testing

@testable import Host

/// Tests when diagnostics are announced to subscribers.
@Suite struct DiagnosticsLogTests {
  private let warning = Diagnostic.with { $0.name = "test.warning" }

  @Test func `only a change is announced`() {
    var log = DiagnosticsLog()
    log.add("w")
    log.receive([], of: "a", for: "w")
    #expect(log.change(of: "w", current: "a") == nil)
    log.receive([warning], of: "b", for: "w")
    #expect(log.change(of: "w", current: "b") == [warning])
    #expect(log.change(of: "w", current: "b") == nil)
    log.receive([], of: "c", for: "w")
    #expect(log.change(of: "w", current: "c") == [])
  }

  @Test func `the diagnostics of an archive count when it becomes current`() {
    var log = DiagnosticsLog()
    log.add("w")
    log.receive([warning], of: "a", for: "w")
    #expect(log.change(of: "w", current: "a") == [warning])
    // The new timeline's first entry is in the future.
    log.receive([], of: "b", for: "w", inUse: ["b", "a"])
    #expect(log.change(of: "w", current: "a") == nil)
    #expect(log.change(of: "w", current: "b") == [])
  }

  @Test func `after a restart the first archive is announced whatever it holds`() {
    var log = DiagnosticsLog()
    #expect(log.change(of: "w", current: "old") == nil)
    log.receive([], of: "a", for: "w")
    #expect(log.change(of: "w", current: "a") == [])
    #expect(log.change(of: "w", current: "a") == nil)
  }

  @Test func `a removed widget is forgotten`() {
    var log = DiagnosticsLog()
    log.add("w")
    log.receive([warning], of: "a", for: "w")
    log.remove("w")
    #expect(log.change(of: "w", current: "a") == nil)
  }
}
