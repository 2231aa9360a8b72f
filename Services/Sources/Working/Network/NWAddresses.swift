@_exported import AlmanacFoundationCompat
import Glibc

/// An IP address.
public protocol IPAddress: Sendable, Hashable {
  /// The bytes in network order.
  var rawValue: Data { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
}

public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  public init?(_ string: String) {
    guard let bytes = parse(string, AF_INET, count: 4) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }
  public static let any = IPv4Address(Data([0, 0, 0, 0]))!
  public static let loopback = IPv4Address(Data([127, 0, 0, 1]))!
  public static let broadcast = IPv4Address(Data([255, 255, 255, 255]))!
  public var isLoopback: Bool { rawValue[0] == 127 }
  public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
  public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }
  public var debugDescription: String { text(rawValue, AF_INET) }
}

public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  /// Ignores the zone after a percent sign.
  public init?(_ string: String) {
    guard let bytes = parse(String(string.prefix { $0 != "%" }), AF_INET6, count: 16) else { return nil }
    (rawValue, interface) = (bytes, nil)
  }
  public static let any = IPv6Address(Data(count: 16))!
  public static let loopback = IPv6Address("::1")!
  public var isLoopback: Bool { self == .loopback }
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  public var asIPv4: IPv4Address? {
    rawValue.prefix(12) == Data(count: 10) + Data([0xFF, 0xFF]) ? IPv4Address(rawValue.suffix(4)) : nil
  }
  public var debugDescription: String { text(rawValue, AF_INET6) }
}

private func parse(_ string: String, _ family: Int32, count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  return inet_pton(family, string, &bytes) == 1 ? Data(bytes) : nil
}

private func text(_ bytes: Data, _ family: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 64)
  let written = bytes.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &buffer, socklen_t(buffer.count)) }
  return written == nil ? "" : String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
