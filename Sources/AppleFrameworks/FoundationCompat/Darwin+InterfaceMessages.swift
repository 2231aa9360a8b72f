import Glibc

// Counters of network interfaces, as apps read them with `sysctl`: a list of messages, each preceded by its length.

public var CTL_NET: Int32 { 4 }
public var NET_RT_IFLIST2: Int32 { 6 }
public var RTM_IFINFO2: Int32 { 0x12 }
public var RTM_VERSION: Int32 { 5 }

/// The common header of all messages.
public struct if_msghdr: BitwiseCopyable, Sendable {
  public var ifm_msglen: UInt16 = 0
  public var ifm_version: UInt8 = 0
  public var ifm_type: UInt8 = 0
  public var ifm_addrs: Int32 = 0
  public var ifm_flags: Int32 = 0
  public var ifm_index: UInt16 = 0
  public init() {}
}
public struct if_msghdr2: BitwiseCopyable, Sendable {
  public var ifm_msglen: UInt16 = 0
  public var ifm_version: UInt8 = 0
  public var ifm_type: UInt8 = 0
  public var ifm_addrs: Int32 = 0
  public var ifm_flags: Int32 = 0
  public var ifm_index: UInt16 = 0
  public var ifm_snd_len: Int32 = 0
  public var ifm_snd_maxlen: Int32 = 0
  public var ifm_snd_drops: Int32 = 0
  public var ifm_timer: Int32 = 0
  public var ifm_data = if_data64()
  public init() {}
}
/// 64-bit counters, which do not wrap around. Those that Linux does not have are zero.
public struct if_data64: BitwiseCopyable, Sendable {
  public var ifi_type: UInt8 = 0
  public var ifi_typelen: UInt8 = 0
  public var ifi_physical: UInt8 = 0
  public var ifi_addrlen: UInt8 = 0
  public var ifi_hdrlen: UInt8 = 0
  public var ifi_recvquota: UInt8 = 0
  public var ifi_xmitquota: UInt8 = 0
  public var ifi_unused1: UInt8 = 0
  public var ifi_mtu: UInt32 = 0
  public var ifi_metric: UInt32 = 0
  public var ifi_baudrate: UInt64 = 0
  public var ifi_ipackets: UInt64 = 0
  public var ifi_ierrors: UInt64 = 0
  public var ifi_opackets: UInt64 = 0
  public var ifi_oerrors: UInt64 = 0
  public var ifi_collisions: UInt64 = 0
  public var ifi_ibytes: UInt64 = 0
  public var ifi_obytes: UInt64 = 0
  public var ifi_imcasts: UInt64 = 0
  public var ifi_omcasts: UInt64 = 0
  public var ifi_iqdrops: UInt64 = 0
  public var ifi_noproto: UInt64 = 0
  public var ifi_recvtiming: UInt32 = 0
  public var ifi_xmittiming: UInt32 = 0
  public init() {}
}

extension if_msghdr2 {
  /// Converts `/proc/net/dev` to messages. Its lines look like `eth0: 1234 5 0 0 0 0 0 0 678 9 0 0 0 0 0 0`.
  ///
  /// - Parameter index: the number of an interface; 0 means all.
  static func messages(_ text: String, index asked: Int32) -> [if_msghdr2] {
    text.split(separator: "\n").prefix(1000).compactMap { line in
      guard let colon = line.lastIndex(of: ":") else { return nil }
      let numbers = line[line.index(after: colon)...].split(separator: " ").map { UInt64($0) ?? 0 }
      guard numbers.count >= 16 else { return nil }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces)
      var message = if_msghdr2()
      message.ifm_index = UInt16(truncatingIfNeeded: if_nametoindex(name))
      guard asked == 0 || Int32(message.ifm_index) == asked else { return nil }
      message.ifm_msglen = UInt16(MemoryLayout<if_msghdr2>.stride)
      (message.ifm_version, message.ifm_type) = (UInt8(RTM_VERSION), UInt8(RTM_IFINFO2))
      message.ifm_flags = Int32(Glibc.IFF_UP) | Int32(Glibc.IFF_RUNNING) | (name == "lo" ? Int32(Glibc.IFF_LOOPBACK) : 0)
      (message.ifm_data.ifi_ibytes, message.ifm_data.ifi_ipackets, message.ifm_data.ifi_ierrors) = (numbers[0], numbers[1], numbers[2])
      (message.ifm_data.ifi_iqdrops, message.ifm_data.ifi_imcasts) = (numbers[3], numbers[7])
      (message.ifm_data.ifi_obytes, message.ifm_data.ifi_opackets, message.ifm_data.ifi_oerrors) = (numbers[8], numbers[9], numbers[10])
      message.ifm_data.ifi_collisions = numbers[13]
      return message
    }
  }
}
