import AlmanacScheduler
import Foundation
import Testing

@testable import Host

/// Reading `/sys/class/power_supply`.
@Suite struct PowerSupplyTests {
  private static func state(_ supplies: [String: [String: String]]) throws -> PowerState? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-power-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, values) in supplies {
      let supply = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
      for (key, value) in values { try (value + "\n").write(to: supply.appendingPathComponent(key), atomically: true, encoding: .utf8) }
    }
    return PowerSupply(folder: folder).state()
  }

  @Test func `a machine without a battery has no power state`() throws {
    #expect(try Self.state([:]) == nil)
    #expect(try Self.state(["AC": ["type": "Mains", "online": "1"]]) == nil)
    #expect(try Self.state(["mouse": ["type": "Battery", "scope": "Device", "status": "Discharging", "capacity": "3"]]) == nil)
  }

  @Test(arguments: [
    ("1", "Charging", "15", PowerState.external), ("1", "Discharging", "90", .external), ("0", "Discharging", "90", .battery),
    ("0", "Discharging", "21", .battery), ("0", "Discharging", "20", .lowPower), ("0", "Full", "100", .external), ("0", "Discharging", "?", .battery),
  ])
  func `a laptop's power state follows mains and charge`(online: String, status: String, capacity: String, expected: PowerState) throws {
    let supplies = [
      "AC": ["type": "Mains", "online": online], "BAT0": ["type": "Battery", "scope": "System", "status": status, "capacity": capacity],
    ]
    #expect(try Self.state(supplies) == expected)
  }

  @Test func `of two batteries the fuller one counts`() throws {
    let supplies = [
      "BAT0": ["type": "Battery", "status": "Not charging", "capacity": "4"], "BAT1": ["type": "Battery", "status": "Discharging", "capacity": "70"],
    ]
    #expect(try Self.state(supplies) == .battery)
  }

  @Test func `without a battery, following is refused in one line`() {
    let nowhere = PowerSupply(folder: URL(fileURLWithPath: "/nowhere"))
    #expect(throws: HostError.powerUnknown("this machine has no battery")) { try nowhere.watch { _ in } }
  }
}
