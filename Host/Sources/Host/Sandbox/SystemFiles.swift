import AlmanacBasics
import Foundation

/// The files of the operating system that sandboxed processes may open. None of them contains anything about the user.
enum SystemFiles {
  /// Of an extension: libraries, fonts, time zones, certificates, the resolver, the machine's load.
  static let rules = drawing + (network + load).map { FileRule(path: $0, access: .read) }

  /// Of a painter: libraries, fonts, time zones.
  static let drawing: [FileRule] =
    libraries.map { FileRule(path: $0, access: .execute) } + readable.map { FileRule(path: $0, access: .read) }
    + ["/dev/null", "/dev/full"].map { FileRule(path: $0, access: .device) }

  /// The folders of shared libraries: the system's, the Swift runtime's, and those of `LD_LIBRARY_PATH`.
  static let libraries: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let extra = environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") } ?? []
    return ["/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib"] + extra + swiftRuntimes(environment)
  }()

  private static let readable = [
    // The dynamic linker.
    "/etc/ld.so.cache", "/etc/ld.so.preload",
    // Fonts. The folders in the user's home are fontconfig's defaults.
    "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig",
    // Time zones and locales.
    "/etc/localtime", "/etc/timezone", "/usr/share/zoneinfo", "/usr/share/locale", "/usr/share/i18n",
    // The number of processors and the size of the memory.
    "/sys/devices/system/cpu", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat",
    "/dev/random", "/dev/urandom",
  ]

  private static let network = [
    // Certificates. Beside them are private keys, which root can read.
    "/etc/ssl/certs", "/etc/ssl/cert.pem", "/etc/ssl/openssl.cnf", "/etc/pki/ca-trust", "/etc/pki/tls/certs", "/etc/pki/tls/cert.pem",
    "/etc/pki/tls/openssl.cnf", "/etc/ca-certificates", "/usr/share/ca-certificates", "/usr/local/share/ca-certificates", "/usr/share/pki",
    // The resolver.
    "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/nsswitch.conf", "/etc/services", "/etc/protocols",
  ]

  /// What widgets of system monitors show: counters of the whole machine.
  private static let load = ["/proc/vmstat", "/proc/loadavg"]

  /// The folders of the Swift runtime: where this process has loaded its libraries from, and where the toolchain on `PATH` keeps them.
  private static func swiftRuntimes(_ environment: [String: String]) -> [String] {
    var folders: Set<String> = []
    let maps = (try? KernelFile.text("/proc/self/maps")) ?? ""
    for line in maps.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/") else { continue }
      let path = URL(fileURLWithPath: String(line[slash...]))
      if path.lastPathComponent.hasPrefix("libswift") { folders.insert(path.deletingLastPathComponent().path) }
    }
    let tools = environment["PATH"]?.split(separator: ":").map { "\($0)/swift" } ?? []
    if let swift = tools.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) {
      let toolchain = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      folders.insert(toolchain.appendingPathComponent("lib/swift/linux").path)
    }
    return folders.sorted()
  }
}
