extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// The worst state of the machine's thermal zones: `critical` at a zone's critical temperature, `serious` at its hot one, `fair` at a passive one, at
  /// which Linux begins to slow the processor; `nominal` where there are no zones. (Linux, Documentation/driver-api/thermal/sysfs-api.rst.)
  public var thermalState: ThermalState { Self.thermalState(in: "/sys/class/thermal") }

  package static func thermalState(in folder: String) -> ThermalState {
    var worst = ThermalState.nominal
    for zone in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where zone.hasPrefix("thermal_zone") {
      func text(_ name: String) -> String? {
        (try? String(contentsOfFile: "\(folder)/\(zone)/\(name)", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard let now = text("temp").flatMap({ Int($0) }) else { continue }
      // A zone has few trip points. Its files are numbered without gaps.
      for point in 0..<16 {
        guard let kind = text("trip_point_\(point)_type") else { break }
        guard let limit = text("trip_point_\(point)_temp").flatMap({ Int($0) }), limit > 0, now >= limit else { continue }
        let state: ThermalState =
          switch kind {
          case "critical": .critical
          case "hot": .serious
          case "passive": .fair
          default: .nominal
          }
        if state.rawValue > worst.rawValue { worst = state }
      }
    }
    return worst
  }

  /// Always false: Almanac does not read the power saving mode of the desktop.
  public var isLowPowerModeEnabled: Bool { false }
  /// Never posted: the thermal zones are not watched.
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
extension Notification.Name {
  /// Never posted: the mode does not change.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
