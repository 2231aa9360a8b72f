import AlmanacTextEngine
import CExtensionProcess
import Foundation
import Glibc

/// What this kernel and this account offer to hold extensions. The host says at start what is missing; `almanac doctor` lists all of it.
public struct Protections: Sendable, Equatable {
  /// The version of Landlock's interface; 0: the kernel has none.
  public let landlock: Int
  /// Whether the kernel filters system calls (seccomp).
  public let filtersCalls: Bool
  /// Whether the host runs as root.
  public let isRoot: Bool
  /// How the resources of extensions are held.
  public let resources: ResourceHold

  /// Describes a machine, for tests; ``current`` describes this one.
  public init(landlock: Int, filtersCalls: Bool, isRoot: Bool, resources: ResourceHold = .groups(["memory", "pids", "cpu"])) {
    self.landlock = landlock
    self.filtersCalls = filtersCalls
    self.isRoot = isRoot
    self.resources = resources
  }

  /// Those of this process.
  public static var current: Protections { of(resources: .current) }

  /// Those of this machine and account, with the given way of holding resources.
  public static func of(resources: ResourceHold) -> Protections {
    Protections(landlock: kernel.landlock, filtersCalls: kernel.filtersCalls, isRoot: geteuid() == 0, resources: resources)
  }

  /// What the kernel offers, which does not change.
  static let kernel = (landlock: Int(almanac_landlock_version()), filtersCalls: almanac_has_call_filter())

  /// One protection, and what an extension could do without it.
  public struct Item: Sendable, Equatable {
    /// The part's name in lists.
    public let name: String
    /// Whether it is in force.
    public let isActive: Bool
    /// What the protection does, or what is possible without it.
    public let detail: String
    /// Whether the host says at its start that it is missing. What is usually missing after a start from a shell is only listed.
    public var isSaidAtStart = true
  }

  /// Every part, in the order in which `almanac doctor` lists them.
  public var items: [Item] {
    [
      item(
        "files", landlock >= 1, "an extension opens only its bundle, its container, its groups, fonts and system data",
        "an extension can read and change every file of this account; use Linux 5.13 or later with Landlock"),
      item(
        "truncation", landlock >= 3, "an extension cannot empty a file that it may only read",
        "an extension can empty a file that it may read and this account may write; use Linux 6.2 or later"),
      item(
        "signals", landlock >= 6 || filtersCalls, "an extension sends signals to no other process",
        "an extension can end every process of this account; use Linux 6.12 or later, or one with seccomp"),
      item(
        "system calls", filtersCalls, "an extension starts no processes, listens on no sockets and inspects no other process",
        "an extension can start processes and use every system call; use a Linux with seccomp"),
      item(
        "account", !isRoot, "extensions run as an ordinary user",
        "extensions run as root, although without capabilities; run the host as an ordinary user"),
      resourcesItem,
    ]
  }

  /// Whether extensions can write now, and how much.
  public static func disk(of configuration: HostConfiguration) -> Item {
    let limits = configuration.limits
    let held = "each app's folders hold at most \(limits.appBytes / 1_048_576) MB and \(limits.appItems.formatted()) files and folders"
    let fault = configuration.freeSpaceFault
    return Item(name: "disk", isActive: fault == nil, detail: fault ?? held)
  }

  /// Whether the fonts and symbols with which pictures are drawn are there.
  public static func fonts(of configuration: HostConfiguration) -> Item {
    let folder = configuration.fonts
    let missing = FontsPlace.contents.filter { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    guard missing.isEmpty else {
      return Item(
        name: "fonts", isActive: false,
        detail: "\(folder.path) lacks \(missing.joined(separator: " and ")), so symbols and rounded text are not drawn as they should; "
          + "install Almanac again, in a checkout run Scripts/setup, or point ALMANAC_FONTS at a folder that has them")
    }
    let packages = FontsPlace.missingPackages()
    return Item(
      name: "fonts", isActive: packages.isEmpty,
      detail: packages.isEmpty
        ? "the rounded font and the symbols are in \(folder.path), the others in /usr/share/fonts"
        : "text is not drawn as elsewhere: install the Debian packages \(packages.joined(separator: ", "))")
  }

  private var resourcesItem: Item {
    let held = "the kernel limits memory, threads and processors of each extension and of all together (control groups)"
    switch resources {
    case .groups(let controllers):
      let missing = ControlGroupPlace.wanted.filter { !controllers.contains($0) }
      let what = missing.compactMap { Self.consequences[$0] }.joined(separator: ", ")
      return Item(
        name: "resources", isActive: missing.isEmpty,
        detail: missing.isEmpty ? held : "control groups lack \(missing.joined(separator: ", ")): \(what); delegate these controllers to the host",
        isSaidAtStart: false)
    case .watching(let why):
      let what = ControlGroupPlace.wanted.compactMap { Self.consequences[$0] }.joined(separator: ", ")
      return Item(
        name: "resources", isActive: false,
        detail: "by watching: \(what); run the host in a systemd unit with Delegate=memory pids cpu (\(why))", isSaidAtStart: false)
    }
  }

  /// What an extension could do without each controller.
  private static let consequences = [
    "memory": "memory is measured every 20 ms, so an extension can take more for a moment",
    "pids": "the threads of all extensions together are not limited",
    "cpu": "it can keep every processor busy until its processor time is used up",
  ]

  /// What is missing, in one line; nil if nothing is.
  public var warning: String? {
    let missing = items.filter { !$0.isActive && $0.isSaidAtStart }
    guard !missing.isEmpty else { return nil }
    return "extensions are not fully confined: " + missing.map(\.detail).joined(separator: "; ")
  }

  private func item(_ name: String, _ isActive: Bool, _ active: String, _ missing: String) -> Item {
    Item(name: name, isActive: isActive, detail: isActive ? active : missing)
  }
}
