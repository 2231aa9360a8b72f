public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

// Stub. Properties that Almanac does not know. The values are those of a watch worn on the left wrist that has not reported anything yet.
extension WKInterfaceDevice {
  /// Has no effect: the level stays -1 and the state `unknown`, as before monitoring is enabled.
  public var isBatteryMonitoringEnabled: Bool {
    get { UIDevice.current.isBatteryMonitoringEnabled }
    set { UIDevice.current.isBatteryMonitoringEnabled = newValue }
  }
  /// Always -1: unknown.
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
