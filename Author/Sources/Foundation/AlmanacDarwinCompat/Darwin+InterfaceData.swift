import Glibc

// Counters of network interfaces, as apps read them from the list of `getifaddrs`. Linux's list also has an entry for the link of each interface, and
// its counters have the size of Darwin's, but another order: that of these fields.

/// The address family of an interface's link, with Linux's number.
public var AF_LINK: Int32 { AF_PACKET }

/// The counters wrap around at four gigabytes, like Darwin's.
public struct if_data: BitwiseCopyable, Sendable {
  public var ifi_ipackets: UInt32 = 0
  public var ifi_opackets: UInt32 = 0
  public var ifi_ibytes: UInt32 = 0
  public var ifi_obytes: UInt32 = 0
  public var ifi_ierrors: UInt32 = 0
  public var ifi_oerrors: UInt32 = 0
  public var ifi_iqdrops: UInt32 = 0
  private var outgoingDrops: UInt32 = 0
  public var ifi_imcasts: UInt32 = 0
  public var ifi_collisions: UInt32 = 0
  public init() {}
}
