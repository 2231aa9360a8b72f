import Foundation
import Testing

@testable import XcodeProject

/// The suggested commands at the end of a report.
@Suite struct ReportTests {
  @Test func `a watch app's widget is drawn on a watch`() async throws {
    let fixture = try Fixture()
    try fixture.writeWidget()
    try fixture.project(Fixture.synchronized(settings: "SDKROOT = watchos;"), targets: "TW")
    var request = fixture.request()
    request.output = fixture.folder.appendingPathComponent("for linux", isDirectory: true)
    request.devices[.watchOS] = "watch-9"
    let package = fixture.folder.path + "/for linux"
    #expect(
      try await PackageImport(request).run().next == [
        "almanac kinds '\(package)'", "almanac render '\(package)' --kind KIND --family accessoryCircular --device watch-9 -o widget.png",
        "almanac serve '\(package)'",
      ])
  }
}
