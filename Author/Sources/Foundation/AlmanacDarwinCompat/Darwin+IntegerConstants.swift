import Glibc

// Constants for sockets, interfaces, folders and the system that Darwin imports as Int32. Glibc declares them as enumeration cases, which Swift
// imports as Int or as types of their own, so that `socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)` would not compile. The values are Linux's.
// Disfavoured, so that the compiler picks Glibc's where both fit, as in `Int32(IPPROTO_TCP)`.

@_disfavoredOverload public var SOCK_STREAM: Int32 { Int32(bitPattern: Glibc.SOCK_STREAM.rawValue) }
@_disfavoredOverload public var SOCK_DGRAM: Int32 { Int32(bitPattern: Glibc.SOCK_DGRAM.rawValue) }
@_disfavoredOverload public var SOCK_RAW: Int32 { Int32(bitPattern: Glibc.SOCK_RAW.rawValue) }
@_disfavoredOverload public var SOCK_RDM: Int32 { Int32(bitPattern: Glibc.SOCK_RDM.rawValue) }
@_disfavoredOverload public var SOCK_SEQPACKET: Int32 { Int32(bitPattern: Glibc.SOCK_SEQPACKET.rawValue) }

@_disfavoredOverload public var IPPROTO_IP: Int32 { Int32(Glibc.IPPROTO_IP) }
@_disfavoredOverload public var IPPROTO_ICMP: Int32 { Int32(Glibc.IPPROTO_ICMP) }
@_disfavoredOverload public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
@_disfavoredOverload public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
@_disfavoredOverload public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
@_disfavoredOverload public var IPPROTO_ICMPV6: Int32 { Int32(Glibc.IPPROTO_ICMPV6) }
@_disfavoredOverload public var IPPROTO_RAW: Int32 { Int32(Glibc.IPPROTO_RAW) }

@_disfavoredOverload public var SHUT_RD: Int32 { Int32(Glibc.SHUT_RD) }
@_disfavoredOverload public var SHUT_WR: Int32 { Int32(Glibc.SHUT_WR) }
@_disfavoredOverload public var SHUT_RDWR: Int32 { Int32(Glibc.SHUT_RDWR) }

@_disfavoredOverload public var MSG_OOB: Int32 { Int32(Glibc.MSG_OOB) }
@_disfavoredOverload public var MSG_PEEK: Int32 { Int32(Glibc.MSG_PEEK) }
@_disfavoredOverload public var MSG_DONTROUTE: Int32 { Int32(Glibc.MSG_DONTROUTE) }
@_disfavoredOverload public var MSG_CTRUNC: Int32 { Int32(Glibc.MSG_CTRUNC) }
@_disfavoredOverload public var MSG_TRUNC: Int32 { Int32(Glibc.MSG_TRUNC) }
@_disfavoredOverload public var MSG_DONTWAIT: Int32 { Int32(Glibc.MSG_DONTWAIT) }
@_disfavoredOverload public var MSG_EOR: Int32 { Int32(Glibc.MSG_EOR) }
@_disfavoredOverload public var MSG_WAITALL: Int32 { Int32(Glibc.MSG_WAITALL) }

@_disfavoredOverload public var IFF_UP: Int32 { Int32(Glibc.IFF_UP) }
@_disfavoredOverload public var IFF_BROADCAST: Int32 { Int32(Glibc.IFF_BROADCAST) }
@_disfavoredOverload public var IFF_DEBUG: Int32 { Int32(Glibc.IFF_DEBUG) }
@_disfavoredOverload public var IFF_LOOPBACK: Int32 { Int32(Glibc.IFF_LOOPBACK) }
@_disfavoredOverload public var IFF_POINTOPOINT: Int32 { Int32(Glibc.IFF_POINTOPOINT) }
@_disfavoredOverload public var IFF_NOTRAILERS: Int32 { Int32(Glibc.IFF_NOTRAILERS) }
@_disfavoredOverload public var IFF_RUNNING: Int32 { Int32(Glibc.IFF_RUNNING) }
@_disfavoredOverload public var IFF_NOARP: Int32 { Int32(Glibc.IFF_NOARP) }
@_disfavoredOverload public var IFF_PROMISC: Int32 { Int32(Glibc.IFF_PROMISC) }
@_disfavoredOverload public var IFF_ALLMULTI: Int32 { Int32(Glibc.IFF_ALLMULTI) }
@_disfavoredOverload public var IFF_MULTICAST: Int32 { Int32(Glibc.IFF_MULTICAST) }

@_disfavoredOverload public var DT_UNKNOWN: Int32 { Int32(Glibc.DT_UNKNOWN) }
@_disfavoredOverload public var DT_FIFO: Int32 { Int32(Glibc.DT_FIFO) }
@_disfavoredOverload public var DT_CHR: Int32 { Int32(Glibc.DT_CHR) }
@_disfavoredOverload public var DT_DIR: Int32 { Int32(Glibc.DT_DIR) }
@_disfavoredOverload public var DT_BLK: Int32 { Int32(Glibc.DT_BLK) }
@_disfavoredOverload public var DT_REG: Int32 { Int32(Glibc.DT_REG) }
@_disfavoredOverload public var DT_LNK: Int32 { Int32(Glibc.DT_LNK) }
@_disfavoredOverload public var DT_SOCK: Int32 { Int32(Glibc.DT_SOCK) }

@_disfavoredOverload public var _SC_ARG_MAX: Int32 { Int32(Glibc._SC_ARG_MAX) }
@_disfavoredOverload public var _SC_CHILD_MAX: Int32 { Int32(Glibc._SC_CHILD_MAX) }
@_disfavoredOverload public var _SC_CLK_TCK: Int32 { Int32(Glibc._SC_CLK_TCK) }
@_disfavoredOverload public var _SC_OPEN_MAX: Int32 { Int32(Glibc._SC_OPEN_MAX) }
@_disfavoredOverload public var _SC_PAGESIZE: Int32 { Int32(Glibc._SC_PAGESIZE) }
@_disfavoredOverload public var _SC_NPROCESSORS_CONF: Int32 { Int32(Glibc._SC_NPROCESSORS_CONF) }
@_disfavoredOverload public var _SC_NPROCESSORS_ONLN: Int32 { Int32(Glibc._SC_NPROCESSORS_ONLN) }
@_disfavoredOverload public var _SC_PHYS_PAGES: Int32 { Int32(Glibc._SC_PHYS_PAGES) }
@_disfavoredOverload public var _SC_HOST_NAME_MAX: Int32 { Int32(Glibc._SC_HOST_NAME_MAX) }
