import AlmanacWireSchema
import Testing

@testable import WidgetKit

/// A timeline has at most 200 diagnostics, the last of which reports that there were more.
@Suite struct DiagnosticListTests {
  private func list(_ count: Int) -> DiagnosticList {
    DiagnosticList((0..<count).map { Diagnostic(.warning, "test", "number \($0)", place: "Test") })
  }

  @Test(arguments: [0, 199, 200]) func `up to the limit, all are kept`(count: Int) {
    let all = list(count).all
    #expect(all.count == count)
    #expect(!all.contains { $0.name == "diagnostics.more" })
  }

  @Test(arguments: [201, 202, 1000]) func `beyond the limit, one says that others were left out`(count: Int) {
    let all = list(count).all
    #expect(all.count == 201)
    #expect(all.last?.name == "diagnostics.more")
    #expect(all.count { $0.name == "diagnostics.more" } == 1)
  }

  @Test func `equal ones are kept once and do not count`() {
    var list = list(200)
    for _ in 0..<3 { list.add(Diagnostic(.warning, "test", "number 7", place: "Test")) }
    #expect(list.all.count == 200)
  }
}
