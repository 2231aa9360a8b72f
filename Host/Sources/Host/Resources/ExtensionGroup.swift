import AlmanacProfiles
import Foundation
import Glibc

/// The control group of one extension process. It is removed after the process has ended.
struct ExtensionGroup: Sendable {
  let folder: ControlGroupFolder
  let groups: ExtensionGroups
  let limits: LimitsProfile

  /// Opens the file through which a process joins the group; the caller closes the descriptor.
  func joining() throws(ControlGroupFault) -> Int32 { try folder.open("cgroup.procs", O_WRONLY) }

  /// Sets the limit of the memory: `baseline` for the runtime, the allowed growth, and the kernel's own part.
  func limitMemory(baseline: Int) throws(ControlGroupFault) {
    guard groups.holdsMemory else { return }
    try folder.write("\(baseline + limits.memoryGrowth + limits.memoryOverhead)", to: "memory.max")
  }

  /// Kills every process of the group. Kernels before 5.14 lack the file; the process is killed by its id too.
  func kill() { try? folder.write("1", to: "cgroup.kill") }

  /// Why the kernel killed the process, if it did so for memory; nil: it did not.
  var memoryFailure: ExtensionError? {
    guard groups.holdsMemory, let kills = folder.number("oom_kill", in: "memory.events"), kills > 0 else { return nil }
    // The group's own limit was met; otherwise it was that of all extensions together, or of the machine.
    if let own = folder.number("oom", in: "memory.events"), own > 0 { return .memoryHeld(limit: limits.memoryGrowth) }
    return .memoryOfAll(limit: limits.memoryOfAll)
  }

  /// Removes the group. Processes that are still ending delay it.
  func remove() { groups.remove(folder) }
}
