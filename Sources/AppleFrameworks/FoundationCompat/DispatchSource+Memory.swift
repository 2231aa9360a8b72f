public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var data: DispatchSource.MemoryPressureEvent { get }
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0x1)
    public static let warning = Self(rawValue: 0x2)
    public static let critical = Self(rawValue: 0x4)
    public static let all: Self = [.normal, .warning, .critical]
  }

  /// Stub. The source never fires: the host stops an extension that uses too much memory without a warning.
  public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure {
    UnavailableServices.report("dispatchSource.memoryPressure", "memory pressure is not reported")
    let source = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let source = source as? DispatchSource else { preconditionFailure("Dispatch's sources have one class") }
    return source
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
  public var mask: DispatchSource.MemoryPressureEvent { .all }
}
