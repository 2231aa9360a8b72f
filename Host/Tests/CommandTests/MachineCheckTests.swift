import AlmanacProfiles
import Foundation
import TestThreads
import Testing

@testable import almanac

/// A machine that gives a command too little ends it with one line.
@Suite(.ownThread) struct MachineCheckTests {
  @Test(arguments: ["ulimit -n 16", "ulimit -n 24", "ulimit -n 39", "ulimit -v 204800", "ulimit -v 500000"])
  func `a limit that is too low is one line`(limit: String) async throws {
    try await onThread {
      let command = try CommandLine()
      for arguments in ["apps", "serve --port 0", "doctor"] {
        let outcome = try command.shell("\(limit); exec \"$0\" \(arguments)")
        #expect(outcome.status == 69 && outcome.output.isEmpty, "\(limit) \(arguments): \(outcome.status)")
        #expect(outcome.errors.hasPrefix("almanac: this process may ") && outcome.errors.contains("allow it more: ulimit -"), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      }
      // Nothing was made or repaired meanwhile.
      #expect(!FileManager.default.fileExists(atPath: command.folder.appendingPathComponent("almanac/data").path))
    }
  }

  @Test(arguments: [
    (-1.0, "1969"), (9_214_646_401, "2262"), (1e11, "5138"), (Double(Int64.max), "292277026596"),
  ])
  func `a clock beyond what can be scheduled is one line`(clock: Double, year: String) {
    let failure = #expect(throws: Failure.self) { try MachineCheck.check(clock: clock, Profiles.serviceLimits) }
    #expect(failure?.code == .unavailable && failure?.message.contains("shows the year \(year)") == true, "\(failure?.message ?? "")")
  }

  @Test func `usual machines pass`() throws {
    let limits = Profiles.serviceLimits
    try MachineCheck.check(clock: Date().timeIntervalSince1970, limits)
    try MachineCheck.check(descriptors: 1024, limits)
    try MachineCheck.check(addressSpace: .max, limits)
  }
}
