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

  /// Describes a machine, for tests; ``current`` describes this one.
  public init(landlock: Int, filtersCalls: Bool, isRoot: Bool) {
    self.landlock = landlock
    self.filtersCalls = filtersCalls
    self.isRoot = isRoot
  }

  /// Those of this process.
  public static let current = Protections(
    landlock: Int(almanac_landlock_version()), filtersCalls: almanac_has_call_filter(), isRoot: geteuid() == 0)

  /// One protection, and what an extension could do without it.
  public struct Item: Sendable, Equatable {
    /// The part's name in lists.
    public let name: String
    /// Whether it is in force.
    public let isActive: Bool
    /// What the protection does, or what is possible without it.
    public let detail: String
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
    ]
  }

  /// What is missing, in one line; nil if nothing is.
  public var warning: String? {
    let missing = items.filter { !$0.isActive }
    guard !missing.isEmpty else { return nil }
    return "extensions are not fully confined: " + missing.map(\.detail).joined(separator: "; ")
  }

  private func item(_ name: String, _ isActive: Bool, _ active: String, _ missing: String) -> Item {
    Item(name: name, isActive: isActive, detail: isActive ? active : missing)
  }
}
