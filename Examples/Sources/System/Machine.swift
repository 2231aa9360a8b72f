import Foundation

/// What the kernel reports about this machine. Values are nil if the kernel does not provide them.
struct Machine: Hashable {
  var name = ProcessInfo.processInfo.hostName
  var processor: Double?
  var memoryUsed: Double?
  var memoryTotal: Double?
  var diskUsed: Double?
  var diskTotal: Double?
  var battery: Double?
  var isCharging = false
  var uptime: TimeInterval = ProcessInfo.processInfo.systemUptime

  var memoryShare: Double? { share(memoryUsed, memoryTotal) }
  var diskShare: Double? { share(diskUsed, diskTotal) }

  private func share(_ used: Double?, _ total: Double?) -> Double? {
    guard let used, let total, total > 0 else { return nil }
    return used / total
  }

  /// Reads the kernel. The processor's load is measured over `interval` seconds.
  static func reading(over interval: TimeInterval = 0.2) -> Machine {
    var machine = Machine()
    let before = processorTimes()
    Thread.sleep(forTimeInterval: interval)
    if let before, let after = processorTimes(), after.total > before.total {
      machine.processor = 1 - (after.idle - before.idle) / (after.total - before.total)
    }
    let memory = memoryFigures()
    if let total = memory["MemTotal"], let free = memory["MemAvailable"] {
      machine.memoryTotal = total
      machine.memoryUsed = total - free
    }
    if let disk = try? FileManager.default.attributesOfFileSystem(forPath: "/"),
      let total = (disk[.systemSize] as? NSNumber)?.doubleValue, let free = (disk[.systemFreeSize] as? NSNumber)?.doubleValue
    {
      machine.diskTotal = total
      machine.diskUsed = total - free
    }
    if let power = battery() {
      machine.battery = power.level
      machine.isCharging = power.isCharging
    }
    return machine
  }

  private static func processorTimes() -> (idle: Double, total: Double)? {
    guard let line = text("/proc/stat")?.split(separator: "\n").first, line.hasPrefix("cpu ") else { return nil }
    let times = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard times.count >= 5 else { return nil }
    return (times[3] + times[4], times.prefix(8).reduce(0, +))
  }

  /// `/proc/meminfo` in bytes.
  private static func memoryFigures() -> [String: Double] {
    var figures: [String: Double] = [:]
    for line in (text("/proc/meminfo") ?? "").split(separator: "\n") {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == " " })
      if parts.count >= 2, let kilobytes = Double(parts[1]) { figures[String(parts[0])] = kilobytes * 1024 }
    }
    return figures
  }

  private static func battery() -> (level: Double, isCharging: Bool)? {
    let folder = "/sys/class/power_supply"
    let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for supply in supplies.sorted() where text("\(folder)/\(supply)/type") == "Battery" {
      if let capacity = text("\(folder)/\(supply)/capacity").flatMap(Double.init) {
        return (capacity / 100, text("\(folder)/\(supply)/status") == "Charging")
      }
    }
    return nil
  }

  private static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
