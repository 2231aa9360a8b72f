/// The state of a watch's battery.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
/// The arm on which a watch is worn, and the side on which its crown is.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

// What an extension is not told here: the answers of a watch that has not said it yet, worn on the left.
extension WKInterfaceDevice {
  /// Has no effect: the level stays -1 and the state `unknown`, as before monitoring is enabled.
  public var isBatteryMonitoringEnabled: Bool {
    get { UIDevice.current.isBatteryMonitoringEnabled }
    set { UIDevice.current.isBatteryMonitoringEnabled = newValue }
  }
  /// 0…1; -1: unknown.
  public var batteryLevel: Float { -1 }
  public var batteryState: WKInterfaceDeviceBatteryState { .unknown }
  public var wristLocation: WKInterfaceDeviceWristLocation { .left }
  public var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  public var waterResistanceRating: WKWaterResistanceRating { .wr50 }
  public var isWaterLockEnabled: Bool { false }
  public func enableWaterLock() {}
  public var supportsAudioStreaming: Bool { false }
  public var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
  public var layoutDirection: WKInterfaceLayoutDirection { UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
