import Glibc

// Constants of sockets, interfaces, directories and the system that Darwin imports as Int32. Glibc declares them as cases of enumerations, which Swift imports
// as Int or as types of their own, so that calls such as `socket(AF_INET, SOCK_DGRAM, 0)` would not compile. The values are those of Linux.

public var SOCK_STREAM: Int32 { Int32(bitPattern: Glibc.SOCK_STREAM.rawValue) }
public var SOCK_DGRAM: Int32 { Int32(bitPattern: Glibc.SOCK_DGRAM.rawValue) }
public var SOCK_RAW: Int32 { Int32(bitPattern: Glibc.SOCK_RAW.rawValue) }
public var SOCK_RDM: Int32 { Int32(bitPattern: Glibc.SOCK_RDM.rawValue) }
public var SOCK_SEQPACKET: Int32 { Int32(bitPattern: Glibc.SOCK_SEQPACKET.rawValue) }

public var IPPROTO_IP: Int32 { Int32(Glibc.IPPROTO_IP) }
public var IPPROTO_ICMP: Int32 { Int32(Glibc.IPPROTO_ICMP) }
public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
public var IPPROTO_ICMPV6: Int32 { Int32(Glibc.IPPROTO_ICMPV6) }
public var IPPROTO_RAW: Int32 { Int32(Glibc.IPPROTO_RAW) }

public var SHUT_RD: Int32 { Int32(Glibc.SHUT_RD) }
public var SHUT_WR: Int32 { Int32(Glibc.SHUT_WR) }
public var SHUT_RDWR: Int32 { Int32(Glibc.SHUT_RDWR) }

public var MSG_OOB: Int32 { Int32(Glibc.MSG_OOB) }
public var MSG_PEEK: Int32 { Int32(Glibc.MSG_PEEK) }
public var MSG_DONTROUTE: Int32 { Int32(Glibc.MSG_DONTROUTE) }
public var MSG_CTRUNC: Int32 { Int32(Glibc.MSG_CTRUNC) }
public var MSG_TRUNC: Int32 { Int32(Glibc.MSG_TRUNC) }
public var MSG_DONTWAIT: Int32 { Int32(Glibc.MSG_DONTWAIT) }
public var MSG_EOR: Int32 { Int32(Glibc.MSG_EOR) }
public var MSG_WAITALL: Int32 { Int32(Glibc.MSG_WAITALL) }

public var IFF_UP: Int32 { Int32(Glibc.IFF_UP) }
public var IFF_BROADCAST: Int32 { Int32(Glibc.IFF_BROADCAST) }
public var IFF_DEBUG: Int32 { Int32(Glibc.IFF_DEBUG) }
public var IFF_LOOPBACK: Int32 { Int32(Glibc.IFF_LOOPBACK) }
public var IFF_POINTOPOINT: Int32 { Int32(Glibc.IFF_POINTOPOINT) }
public var IFF_NOTRAILERS: Int32 { Int32(Glibc.IFF_NOTRAILERS) }
public var IFF_RUNNING: Int32 { Int32(Glibc.IFF_RUNNING) }
public var IFF_NOARP: Int32 { Int32(Glibc.IFF_NOARP) }
public var IFF_PROMISC: Int32 { Int32(Glibc.IFF_PROMISC) }
public var IFF_ALLMULTI: Int32 { Int32(Glibc.IFF_ALLMULTI) }
public var IFF_MULTICAST: Int32 { Int32(Glibc.IFF_MULTICAST) }

public var DT_UNKNOWN: Int32 { Int32(Glibc.DT_UNKNOWN) }
public var DT_FIFO: Int32 { Int32(Glibc.DT_FIFO) }
public var DT_CHR: Int32 { Int32(Glibc.DT_CHR) }
public var DT_DIR: Int32 { Int32(Glibc.DT_DIR) }
public var DT_BLK: Int32 { Int32(Glibc.DT_BLK) }
public var DT_REG: Int32 { Int32(Glibc.DT_REG) }
public var DT_LNK: Int32 { Int32(Glibc.DT_LNK) }
public var DT_SOCK: Int32 { Int32(Glibc.DT_SOCK) }

public var _SC_ARG_MAX: Int32 { Int32(Glibc._SC_ARG_MAX) }
public var _SC_CHILD_MAX: Int32 { Int32(Glibc._SC_CHILD_MAX) }
public var _SC_CLK_TCK: Int32 { Int32(Glibc._SC_CLK_TCK) }
public var _SC_OPEN_MAX: Int32 { Int32(Glibc._SC_OPEN_MAX) }
public var _SC_PAGESIZE: Int32 { Int32(Glibc._SC_PAGESIZE) }
public var _SC_NPROCESSORS_CONF: Int32 { Int32(Glibc._SC_NPROCESSORS_CONF) }
public var _SC_NPROCESSORS_ONLN: Int32 { Int32(Glibc._SC_NPROCESSORS_ONLN) }
public var _SC_PHYS_PAGES: Int32 { Int32(Glibc._SC_PHYS_PAGES) }
public var _SC_HOST_NAME_MAX: Int32 { Int32(Glibc._SC_HOST_NAME_MAX) }
