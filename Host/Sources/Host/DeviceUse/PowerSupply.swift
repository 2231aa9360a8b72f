import AlmanacScheduler
import Foundation
import Glibc

/// This machine's power supply, as Linux reports it in `/sys/class/power_supply`.
public struct PowerSupply: Sendable {
  private let folder: URL

  /// Highest charge, in percent, at which battery power counts as low.
  static let lowCharge = 20

  /// - Parameter folder: the folder of the power supplies.
  public init(folder: URL = URL(fileURLWithPath: "/sys/class/power_supply", isDirectory: true)) { self.folder = folder }

  /// Returns the state of the supply; nil on a machine without a battery.
  public func state() -> PowerState? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Leaves out the batteries of peripherals such as mice.
    let supplies = names.map { Supply(folder: folder.appendingPathComponent($0)) }.filter { $0.value("scope") != "Device" }
    let batteries = supplies.filter { $0.value("type") == "Battery" }
    guard !batteries.isEmpty else { return nil }
    if supplies.contains(where: { $0.value("type") != "Battery" && $0.value("online") == "1" }) { return .external }
    guard batteries.contains(where: { $0.value("status") == "Discharging" }) else { return .external }
    let charges = batteries.compactMap { $0.value("capacity").flatMap { Int($0) } }
    return charges.max().map { $0 <= Self.lowCharge } ?? false ? .lowPower : .battery
  }

  /// Calls `onChange` whenever ``state()`` has changed, until the watch is stopped or deallocated.
  ///
  /// The kernel sends device events (netlink), so nothing is polled.
  /// - Throws: ``HostError/powerUnknown(_:)`` without a battery or without access to the kernel's events.
  public func watch(_ onChange: @escaping @Sendable (PowerState) -> Void) throws -> Watch {
    guard let state = state() else { throw HostError.powerUnknown("this machine has no battery") }
    return try Watch(self, state, onChange)
  }

  /// A running observation of the power supply.
  ///
  /// Safe to use on any thread. Unchecked: the only property is immutable, and a dispatch source may be cancelled on any thread.
  public final class Watch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    fileprivate init(_ supply: PowerSupply, _ first: PowerState, _ onChange: @escaping @Sendable (PowerState) -> Void) throws {
      let descriptor = try KernelDeviceEvents.open()
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "almanac.power"))
      // Unsafe: after `resume` only the event handler uses it, and the source's serial queue runs one handler at a time.
      nonisolated(unsafe) var last = first
      source.setEventHandler {
        guard KernelDeviceEvents.includeEvent(of: "power_supply", descriptor), let state = supply.state(), state != last else { return }
        last = state
        onChange(state)
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Stops the calls of `onChange`.
    public func stop() { source.cancel() }
  }

  private struct Supply {
    let folder: URL

    func value(_ name: String) -> String? {
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

/// The kernel's device events.
private enum KernelDeviceEvents {
  /// Opens a socket that receives them.
  static func open() throws -> Int32 {
    let descriptor = socket(AF_NETLINK, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), uevents)
    guard descriptor >= 0 else { throw HostError.powerUnknown("the kernel's device events cannot be received (\(String(cString: strerror(errno))))") }
    // `sockaddr_nl`: family, padding, port (the kernel's choice), groups (the kernel's own).
    let address: [UInt32] = [UInt32(AF_NETLINK), 0, 1]
    let bound = address.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
    }
    guard bound == 0 else {
      let why = String(cString: strerror(errno))
      close(descriptor)
      throw HostError.powerUnknown("the kernel's device events cannot be received (\(why))")
    }
    return descriptor
  }

  /// Reads all events that have arrived, and returns whether any concerns `subsystem`.
  static func includeEvent(of subsystem: String, _ descriptor: Int32) -> Bool {
    var isIncluded = false
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 {
        // The kernel dropped events, and any of them may have concerned it.
        if errno == ENOBUFS { isIncluded = true; continue }
        return isIncluded
      }
      guard count > 0 else { return isIncluded }
      isIncluded = isIncluded || buffer[..<count].split(separator: 0).contains { $0.elementsEqual("SUBSYSTEM=\(subsystem)".utf8) }
    }
  }

  /// `NETLINK_KOBJECT_UEVENT`.
  private static let uevents: Int32 = 15
}
