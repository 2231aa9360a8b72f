import Foundation

// Stub. Activities keep a Mac awake and an app running. They have no effect: the host stops extensions between requests all the same.
extension ProcessInfo {
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00FF_FFFF & ~(1 << 20))
    public static let background = Self(rawValue: 0xFF)
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    UnavailableServices.report("processInfo.activity", "an activity does not keep an extension running: the host stops it between requests")
    return NSObject()
  }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) { block() }
  public func disableSuddenTermination() {}
  public func enableSuddenTermination() {}
  public func disableAutomaticTermination(_ reason: String) {}
  public func enableAutomaticTermination(_ reason: String) {}
  public var isiOSAppOnVision: Bool { false }
}
