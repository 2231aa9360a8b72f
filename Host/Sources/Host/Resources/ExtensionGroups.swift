import AlmanacProfiles
import Foundation
import Glibc
import Synchronization

/// The control groups of a host's extensions, below the host's own group:
///
///     OWN/host                      the host itself, because a divided group has no processes
///     OWN/extensions                limits of all extensions together
///     OWN/extensions/PROCESS-UUID   one extension process
final class ExtensionGroups: Sendable {
  /// The controllers in force: some of `memory`, `pids`, `cpu`.
  let controllers: [String]
  private let extensions: ControlGroupFolder
  private let makeFolder: @Sendable (String) throws(ControlGroupFault) -> Void
  /// Groups that could not be removed yet.
  private let leftovers = Mutex<[ControlGroupFolder]>([])

  /// Divides the group `own`, in which the calling process is, and moves the process to its part.
  ///
  /// - Parameters:
  ///   - makeFolder: makes a group; a test's version also makes the files that the kernel would.
  /// - Throws: the step that failed. What was done before it is undone.
  init(
    dividing own: ControlGroupFolder, limits: LimitsProfile, process: pid_t = getpid(), user: uid_t = geteuid(),
    makeFolder: @escaping @Sendable (String) throws(ControlGroupFault) -> Void = ExtensionGroups.makeFolder
  ) throws(ControlGroupFault) {
    self.makeFolder = makeFolder
    controllers = try ControlGroupPlace.check(own, process: process, user: user)
    extensions = own.child("extensions")
    let host = own.child("host")
    let enabled = controllers.map { "+\($0)" }.joined(separator: " ")
    do throws(ControlGroupFault) {
      try makeFolder(host.path)
      try host.write("\(process)", to: "cgroup.procs")
      try own.write(enabled, to: "cgroup.subtree_control")
      try makeFolder(extensions.path)
      try extensions.write(enabled, to: "cgroup.subtree_control")
      if controllers.contains("memory") {
        try extensions.write("\(limits.memoryOfAll)", to: "memory.max")
        try Self.forbidSwap(extensions)
      }
      if controllers.contains("pids") { try extensions.write("\(limits.threadsOfAll)", to: "pids.max") }
      if controllers.contains("cpu") { try extensions.write("\(limits.processorWeight)", to: "cpu.weight") }
    } catch {
      rmdir(extensions.path)
      try? own.write(controllers.map { "-\($0)" }.joined(separator: " "), to: "cgroup.subtree_control")
      try? own.write("\(process)", to: "cgroup.procs")
      rmdir(host.path)
      throw error
    }
    sweep()
  }

  /// Whether the kernel limits the memory.
  var holdsMemory: Bool { controllers.contains("memory") }

  /// Makes the group of one process. Its memory is limited to the largest runtime, the allowed growth and the kernel's own part.
  func make(limits: LimitsProfile) throws(ControlGroupFault) -> ExtensionGroup {
    removeLeftovers()
    let folder = extensions.child(ScratchName.make())
    try makeFolder(folder.path)
    let group = ExtensionGroup(folder: folder, groups: self, limits: limits)
    do throws(ControlGroupFault) {
      if holdsMemory {
        try group.limitMemory(baseline: limits.memoryBaseline)
        try Self.forbidSwap(folder)
        try folder.write("1", to: "memory.oom.group")
      }
      if controllers.contains("pids") { try folder.write("\(limits.threads)", to: "pids.max") }
      if controllers.contains("cpu") {
        let period = 100_000
        try folder.write("\(Int(limits.processors * Double(period))) \(period)", to: "cpu.max")
      }
    } catch {
      rmdir(folder.path)
      throw error
    }
    return group
  }

  /// Removes an empty group, now or with a later one.
  func remove(_ folder: ControlGroupFolder) {
    if rmdir(folder.path) != 0, errno != ENOENT { leftovers.withLock { $0.append(folder) } }
  }

  private func removeLeftovers() {
    let all = leftovers.withLock { list in
      defer { list = [] }
      return list
    }
    all.forEach(remove)
  }

  /// Ends and removes the groups of hosts that have ended, for instance because they were killed.
  private func sweep() {
    for name in extensions.children where !ScratchName.isInUse(name) {
      let folder = extensions.child(name)
      try? folder.write("1", to: "cgroup.kill")
      remove(folder)
    }
  }

  /// Kernels without swap lack the file.
  private static func forbidSwap(_ folder: ControlGroupFolder) throws(ControlGroupFault) {
    if folder.has("memory.swap.max") { try folder.write("0", to: "memory.swap.max") }
  }

  /// Makes a folder unless it is there.
  static func makeFolder(_ path: String) throws(ControlGroupFault) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw ControlGroupFault(path, errno) }
  }
}
