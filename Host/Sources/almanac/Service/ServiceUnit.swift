import Crypto
import Foundation

/// The text of the unit with which systemd runs the host for one account, as a user service (Specification F13).
///
/// The first line holds a checksum of the others, so that a unit that was changed by hand is recognised.
struct ServiceUnit: Equatable {
  /// The unit's name.
  static let name = "almanac.service"

  /// The absolute path of the command.
  let executable: String
  /// The options of `almanac serve`.
  let port: Int
  let followsPower: Bool
  /// The addresses behind a proxy.
  let publicURLs: [String]
  /// The absolute path of the data folder; nil: the usual one of each account, in a unit that a package installs.
  let data: String?
  /// The folder of fonts' caches, which a new version of the fonts makes fontconfig write.
  let fontCache: String
  /// Variables of the installing environment that the host reads, sorted by name.
  let environment: [String: String]
  /// Whether the kernel lets this account make namespaces. Without them the unit cannot make folders read-only, and says so.
  let hasNamespaces: Bool

  /// The variables of the environment that are written into the unit: where fonts and the toolchain's libraries are, and the device's location.
  static let variables = ["ALMANAC_FONTS", "LD_LIBRARY_PATH", "PATH", "XDG_DATA_HOME"]

  /// The whole file.
  var text: String { "\(Self.mark)\(Self.digest(of: body))\n\(body)" }

  private static let mark = "# almanac service install, checksum "

  /// Whether a unit's text is as `almanac service install` wrote it.
  static func isUnchanged(_ text: String) -> Bool {
    guard text.hasPrefix(mark), let end = text.firstIndex(of: "\n") else { return false }
    return text[text.index(text.startIndex, offsetBy: mark.count)..<end] == digest(of: String(text[text.index(after: end)...]))
  }

  private static func digest(of text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The command line of the host.
  private var command: [String] {
    [executable, "serve", "--port", "\(port)"] + (data.map { ["--data", $0] } ?? []) + (followsPower ? ["--follow-power"] : [])
      + publicURLs.flatMap { ["--public-url", $0] }
  }

  private var body: String {
    """
    # Keep changes in a drop-in, which stays when the unit is written again: systemctl --user edit almanac
    # Documentation/running-as-a-service.md explains each line.
    [Unit]
    Description=Almanac: widgets of this account
    StartLimitIntervalSec=5min
    StartLimitBurst=5

    [Service]
    Type=notify
    NotifyAccess=main
    ExecStart=\(command.map { Self.quoted($0, isCommand: true) }.joined(separator: " "))
    \(environment.sorted { $0.key < $1.key }.map { "Environment=\(Self.quoted("\($0.key)=\($0.value)"))\n" }.joined())\
    Environment=TMPDIR=%t/almanac
    RuntimeDirectory=almanac
    RuntimeDirectoryMode=0700
    UMask=0077
    SyslogIdentifier=almanac

    TimeoutStartSec=2min
    TimeoutStopSec=30s
    WatchdogSec=1min
    Restart=on-failure
    RestartSec=2s
    RestartPreventExitStatus=64 65 66
    KillMode=mixed
    OOMPolicy=continue
    TasksMax=1024
    Delegate=cpu memory pids

    NoNewPrivileges=yes
    LockPersonality=yes
    RestrictRealtime=yes
    RestrictSUIDSGID=yes
    RestrictNamespaces=yes
    RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
    SystemCallArchitectures=native
    SystemCallFilter=@system-service seccomp landlock_create_ruleset landlock_add_rule landlock_restrict_self
    SystemCallErrorNumber=EPERM
    \(namespaces)

    [Install]
    WantedBy=default.target

    """
  }

  /// What needs namespaces of the kernel. A unit that asks for them without need would not start.
  private var namespaces: String {
    guard let data else {
      return """
        # almanac service install writes a unit of one account in its place. In that unit, files outside of the data folder are read-only.
        """
    }
    guard hasNamespaces else {
      return """
        # This kernel gives this account no namespaces, so files outside of the data folder are not made read-only.
        """
    }
    return """
      PrivateUsers=yes
      ProtectSystem=strict
      ReadWritePaths=\(Self.quoted("-\(data)")) \(Self.quoted("-\(fontCache)"))
      InaccessiblePaths=-%h/.ssh -%h/.gnupg
      PrivateDevices=yes
      ProtectKernelTunables=yes
      ProtectKernelModules=yes
      ProtectKernelLogs=yes
      ProtectHostname=yes
      """
  }

  /// Quotes a word as systemd.syntax(7) and systemd.service(5) say.
  ///
  /// - Parameter isCommand: whether the word is on a command line, where `$` begins a variable.
  static func quoted(_ word: String, isCommand: Bool = false) -> String {
    var result = "\""
    for character in word.unicodeScalars {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      // Begins a specifier.
      case "%": result += "%%"
      case "$" where isCommand: result += "$$"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
