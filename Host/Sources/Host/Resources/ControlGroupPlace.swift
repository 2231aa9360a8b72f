import CExtensionProcess
import Foundation
import Glibc

/// Where a process is in the kernel's tree of control groups, and whether it may make groups of its own there.
///
/// Only version 2 counts. On a machine with both versions its tree exists but has no controllers of processor, memory and threads.
enum ControlGroupPlace {
  /// What the host wants to control, in the order of messages.
  static let wanted = ["memory", "pids", "cpu"]

  /// Returns the folder of a process's group.
  ///
  /// - Parameters:
  ///   - groups: the text of `/proc/PROCESS/cgroup`.
  ///   - mounts: the text of `/proc/self/mountinfo`.
  static func folder(groups: String, mounts: String) throws(ControlGroupFault) -> ControlGroupFolder {
    guard let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::") }) else {
      throw ControlGroupFault("this kernel has no control groups of version 2")
    }
    let own = String(line.dropFirst(3))
    guard !own.hasPrefix("/..") else { throw ControlGroupFault("the control group \(own) is outside of what this process sees") }
    for mount in mounts.split(separator: "\n") {
      // ID PARENT DEVICE ROOT PLACE OPTIONS [TAGS …] - TYPE SOURCE OPTIONS
      let fields = mount.split(separator: " ").map(String.init)
      guard let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count, dash >= 6, fields[dash + 1] == "cgroup2" else { continue }
      let (root, place) = (unescaped(fields[3]), unescaped(fields[4]))
      guard let rest = path(own, below: root) else { continue }
      guard !fields[5].split(separator: ",").contains("ro") else {
        throw ControlGroupFault("\(place) is mounted read-only, as in most containers")
      }
      return ControlGroupFolder(path: place + rest)
    }
    throw ControlGroupFault("no control groups of version 2 are mounted for this process")
  }

  /// Checks that the calling process may divide its group, without changing anything, and returns the wanted controllers that are there.
  ///
  /// - Parameters:
  ///   - process: the calling process, which has to be the only one in the group.
  ///   - user: its effective user id.
  static func check(_ folder: ControlGroupFolder, process: pid_t, user: uid_t) throws(ControlGroupFault) -> [String] {
    let offered = try folder.words(of: "cgroup.controllers")
    let controllers = wanted.filter(offered.contains)
    guard !controllers.isEmpty else {
      let has = offered.isEmpty ? "none" : offered.joined(separator: ", ")
      throw ControlGroupFault("\(folder.path) has no controller of \(wanted.joined(separator: ", ")); it has \(has)")
    }
    guard isDelegated(folder, user: user) else {
      throw ControlGroupFault("the control group \(folder.path) is not delegated to this process")
    }
    for name in ["", "/cgroup.procs", "/cgroup.subtree_control"] where access(folder.path + name, W_OK) != 0 {
      throw ControlGroupFault(folder.path + name, errno)
    }
    // The root of the whole tree, which has no type, may have processes and controlled groups at the same time.
    guard folder.has("cgroup.type") else { return controllers }
    let others = try folder.words(of: "cgroup.procs").filter { $0 != "\(process)" }
    guard others.isEmpty else { throw ControlGroupFault("the control group \(folder.path) has other processes too, such as \(others[0])") }
    return controllers
  }

  /// Whether the group was delegated to this process: by systemd's mark, by the group's owner, or as the root that this process sees. Root may write
  /// everywhere, which does not mean that systemd expects it.
  private static func isDelegated(_ folder: ControlGroupFolder, user: uid_t) -> Bool {
    if ["trusted.delegate", "user.delegate"].contains(where: { (name: String) in almanac_is_marked(folder.path, name) }) { return true }
    var status = stat()
    guard stat(folder.path, &status) == 0 else { return false }
    if user != 0 { return status.st_uid == user }
    // Every group but the root of the mount has a parent that is a group too.
    return access(folder.path + "/../cgroup.procs", F_OK) != 0
  }

  /// Returns what comes after `root` in `path`; nil: it is not below it.
  private static func path(_ path: String, below root: String) -> String? {
    let prefix = root == "/" ? "" : root
    guard path == prefix || path.hasPrefix(prefix + "/") else { return nil }
    let rest = String(path.dropFirst(prefix.count))
    return rest == "/" ? "" : rest
  }

  /// Replaces the octal numbers by which `mountinfo` writes spaces and other signs.
  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3, let value = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
