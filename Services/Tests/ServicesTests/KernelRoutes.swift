import Foundation

/// The kernel's own tables of routes, with which tests compare what the frameworks say.
enum KernelRoutes {
  /// Whether the kernel has a route to other networks (IPv4: an entry for everything that is up).
  static var leadToOtherNetworks: Bool {
    let table = (try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) ?? ""
    let hasV4 = table.split(separator: "\n").dropFirst().contains { line in
      let fields = line.split(separator: "\t")
      return fields.count > 3 && fields[1] == "00000000" && (Int(fields[3], radix: 16) ?? 0) & 1 == 1
    }
    let table6 = (try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)) ?? ""
    let hasV6 = table6.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      return fields.count > 9 && fields[0] == String(repeating: "0", count: 32) && fields[1] == "00" && fields[9] != "lo"
    }
    return hasV4 || hasV6
  }
}
