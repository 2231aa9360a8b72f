import Dispatch

/// A source of events about the machine's memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
  /// How scarce memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source that has no events: Linux tells a process nothing before its memory ends, and the host ends an extension at its limit.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // A source of its own kind that nobody adds data to.
    makeUserDataAddSource(queue: queue) as! DispatchSource
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
