import Foundation
import Testing
import os.log

/// The submodule os.log.
@Suite struct OSLogSubmoduleTests {
  @Test func `os.log exports the module os`() {
    let log = OSLog(subsystem: "org.example.harbour", category: "tides")
    os_log("tide %d", log: log, type: .debug, 3)
    Logger(log).debug("tide \(4)")
    #expect(log.category == "tides" && log.isEnabled(type: .debug))
  }
}
