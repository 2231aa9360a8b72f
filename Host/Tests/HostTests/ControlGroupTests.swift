import AlmanacProfiles
import Foundation
import Glibc
import Testing

@testable import Host

/// Where the host finds its control group, on texts as the kernel writes them.
@Suite struct ControlGroupPlaceTests {
  private static let own = "22 1 0:21 / /proc rw - proc proc rw\n"

  private func folder(_ groups: String, _ mounts: String) -> Result<String, ControlGroupFault> {
    do throws(ControlGroupFault) {
      return .success(try ControlGroupPlace.folder(groups: groups, mounts: Self.own + mounts).path)
    } catch {
      return .failure(error)
    }
  }

  @Test func `a service's group is below the mount`() {
    let mount = "31 23 0:28 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n"
    #expect(folder("0::/user.slice/almanac.service\n", mount) == .success("/sys/fs/cgroup/user.slice/almanac.service"))
    #expect(folder("0::/\n", mount) == .success("/sys/fs/cgroup"))
  }

  @Test func `a group is found where only a part of the tree is mounted, at a place with a space`() {
    let mount = "31 23 0:28 /docker/abc /my\\040groups rw shared:4 - cgroup2 cgroup rw\n"
    #expect(folder("0::/docker/abc/inner\n", mount) == .success("/my groups/inner"))
    #expect(folder("0::/docker/abc\n", mount) == .success("/my groups"))
    #expect(folder("0::/docker/abcd\n", mount) != .success("/my groupsd"))
  }

  @Test func `on a machine with both versions the second is found beside the first`() {
    let groups = "4:memory:/process\n0::/\n"
    let mounts = "35 31 0:32 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw\n"
    #expect(folder(groups, mounts) == .success("/sys/fs/cgroup/unified"))
  }

  @Test(arguments: [
    ("4:memory:/process\n", "", "no control groups of version 2"),
    ("0::/\n", "", "are mounted"),
    ("0::/\n", "31 23 0:28 / /sys/fs/cgroup ro,nosuid - cgroup2 cgroup rw\n", "read-only"),
    ("0::/../other\n", "31 23 0:28 / /sys/fs/cgroup rw - cgroup2 cgroup rw\n", "outside"),
    ("0::/\n", "31 cgroup2\n31 23 - cgroup2\n31 23 0:28 / /x rw -\n", "are mounted"),
  ])
  func `what is missing is said`(groups: String, mounts: String, said: String) throws {
    let error = #expect(throws: ControlGroupFault.self) { try self.folder(groups, mounts).get() }
    #expect(error?.description.contains(said) == true && error?.description.contains("\n") == false)
  }
}

/// The steps of dividing a group and of one extension's group, on a file tree that imitates the kernel's.
@Suite struct ExtensionGroupsTests {
  /// A folder like a delegated group. Folders that are made in it get the files that the kernel would make.
  private final class Tree: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: true)
    var own: ControlGroupFolder { ControlGroupFolder(path: folder.appendingPathComponent("own").path) }

    init(controllers: String = "cpuset cpu io memory pids", processes: String = "\(getpid())", lacking: Set<String> = []) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try make(own.path, lacking: lacking)
      try write(controllers, "own/cgroup.controllers")
      try write(processes, "own/cgroup.procs")
      try write("domain", "own/cgroup.type")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func make(_ path: String, lacking: Set<String> = []) throws(ControlGroupFault) {
      try ExtensionGroups.makeFolder(path)
      let names = [
        "cgroup.procs", "cgroup.controllers", "cgroup.subtree_control", "cgroup.kill", "memory.max", "memory.swap.max", "memory.oom.group",
        "memory.events", "pids.max", "cpu.max", "cpu.weight",
      ]
      for name in names where !lacking.contains(name) { close(open("\(path)/\(name)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)) }
    }

    func write(_ text: String, _ file: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(file)) }

    func text(_ file: String) -> String? { try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) }

    func divide(user: uid_t = geteuid(), lacking: Set<String> = []) throws(ControlGroupFault) -> ExtensionGroups {
      try ExtensionGroups(dividing: own, limits: Profiles.limits, user: user) { [self] path throws(ControlGroupFault) in
        try make(path, lacking: lacking)
      }
    }
  }

  @Test func `a delegated group gets a part for the host and one for extensions with their common limits`() throws {
    let tree = try Tree()
    let groups = try tree.divide()
    #expect(groups.controllers == ["memory", "pids", "cpu"])
    #expect(tree.text("own/host/cgroup.procs") == "\(getpid())")
    for file in ["own/cgroup.subtree_control", "own/extensions/cgroup.subtree_control"] { #expect(tree.text(file) == "+memory +pids +cpu") }
    let limits = Profiles.limits
    #expect(tree.text("own/extensions/memory.max") == "\(limits.memoryOfAll)" && tree.text("own/extensions/memory.swap.max") == "0")
    #expect(tree.text("own/extensions/pids.max") == "\(limits.threadsOfAll)" && tree.text("own/extensions/cpu.weight") == "\(limits.processorWeight)")
  }

  @Test func `an extension's group has its limits, and goes with it`() throws {
    let tree = try Tree()
    let groups = try tree.divide()
    let limits = Profiles.limits
    let group = try groups.make(limits: limits)
    let place = "own/extensions/" + (try #require(groups.names(in: tree.own).first)) + "/"
    #expect(tree.text(place + "memory.max") == "\(limits.memoryBaseline + limits.memoryGrowth + limits.memoryOverhead)")
    #expect(tree.text(place + "memory.swap.max") == "0" && tree.text(place + "memory.oom.group") == "1")
    #expect(tree.text(place + "pids.max") == "\(limits.threads)" && tree.text(place + "cpu.max") == "100000 100000")
    close(try group.joining())
    #expect(group.memoryFailure == nil)
    try tree.write("low 0\nhigh 0\nmax 7\noom 1\noom_kill 1\noom_group_kill 1\n", place + "memory.events")
    #expect(group.memoryFailure == .memoryHeld(limit: limits.memoryGrowth))
    try tree.write("low 0\nhigh 0\nmax 0\noom 0\noom_kill 1\n", place + "memory.events")
    #expect(group.memoryFailure == .memoryOfAll(limit: limits.memoryOfAll))
    group.kill()
    #expect(tree.text(place + "cgroup.kill") == "1")
    // The kernel's folder would be empty for rmdir.
    for name in try FileManager.default.contentsOfDirectory(atPath: group.folder.path) { unlink("\(group.folder.path)/\(name)") }
    group.remove()
    #expect(groups.names(in: tree.own).isEmpty)
  }

  @Test func `a group that cannot be removed yet goes with the next one`() throws {
    let tree = try Tree()
    let groups = try tree.divide()
    let first = try groups.make(limits: Profiles.limits)
    first.remove()
    #expect(groups.names(in: tree.own).count == 1)
    for name in try FileManager.default.contentsOfDirectory(atPath: first.folder.path) { unlink("\(first.folder.path)/\(name)") }
    let second = try groups.make(limits: Profiles.limits)
    #expect(groups.names(in: tree.own).map { tree.own.child("extensions").child($0) } == [second.folder])
  }

  @Test func `groups of hosts that have ended are killed and removed at the start`() throws {
    let tree = try Tree()
    _ = try tree.divide()
    // No process has this id.
    let (dead, alive) = ("own/extensions/4194999-old", "own/extensions/1-running")
    for place in [dead, alive] { try tree.make(tree.folder.appendingPathComponent(place).path) }
    _ = try tree.divide()
    #expect(tree.text(dead + "/cgroup.kill") == "1")
    #expect(tree.text(alive + "/cgroup.kill") == "")
  }

  @Test func `controllers that are there are used, and a kernel without swap is no fault`() throws {
    let tree = try Tree(controllers: "memory")
    let groups = try tree.divide(lacking: ["memory.swap.max", "cpu.max", "pids.max", "cpu.weight", "cgroup.kill"])
    #expect(groups.controllers == ["memory"] && groups.holdsMemory)
    _ = try groups.make(limits: Profiles.limits)
  }

  @Test func `a group without these controllers, as on a machine with both versions, is not used`() throws {
    let tree = try Tree(controllers: "hugetlb")
    let error = #expect(throws: ControlGroupFault.self) { try tree.divide() }
    #expect(error?.description.contains("has no controller of memory, pids, cpu; it has hugetlb") == true)
    #expect(tree.text("own/host/cgroup.procs") == nil)
  }

  @Test func `a group with other processes is not used`() throws {
    let tree = try Tree(processes: "\(getpid())\n4194999\n")
    let error = #expect(throws: ControlGroupFault.self) { try tree.divide() }
    #expect(error?.description.contains("has other processes too, such as 4194999") == true)
  }

  @Test func `a group of another user is not used`() throws {
    let tree = try Tree()
    let error = #expect(throws: ControlGroupFault.self) { try tree.divide(user: 12345) }
    #expect(error?.description.contains("is not delegated") == true)
  }

  @Test func `root does not use a group that was not delegated`() throws {
    let tree = try Tree()
    // The group above it is visible, so it is not the root that this process sees.
    try tree.write("", "cgroup.procs")
    let error = #expect(throws: ControlGroupFault.self) { try tree.divide(user: 0) }
    #expect(error?.description.contains("is not delegated") == true)
  }

  @Test func `a step that fails is named, and the steps before it are undone`() throws {
    let tree = try Tree()
    let error = #expect(throws: ControlGroupFault.self) { try tree.divide(lacking: ["memory.max"]) }
    #expect(error?.description.contains("extensions/memory.max: No such file") == true)
    #expect(tree.text("own/cgroup.procs")?.hasPrefix("\(getpid())") == true)
    #expect(tree.text("own/cgroup.subtree_control") == "-memory -pids -cpu")
  }
}

extension ExtensionGroups {
  /// The names of the extensions' groups.
  fileprivate func names(in own: ControlGroupFolder) -> [String] { own.child("extensions").children.sorted() }
}

/// The report of how resources are held.
@Suite struct ResourceHoldTests {
  @Test func `this process says how it holds its extensions, and after a claim the same`() {
    let before = ResourceHold.current
    #expect(ResourceHold.claim() == before)
    #expect(ResourceHold.current == before)
    if case .watching(let why) = before { #expect(!why.isEmpty && !why.contains("\n")) }
  }

  @Test func `watching is listed with what is weaker and why, but not said at each start`() throws {
    let protections = Protections(landlock: 7, filtersCalls: true, isRoot: false, resources: .watching("REASON"))
    let item = try #require(protections.items.first { $0.name == "resources" })
    #expect(!item.isActive && item.detail.hasPrefix("by watching: ") && item.detail.contains("REASON") && item.detail.contains("Delegate="))
    #expect(protections.warning == nil)
  }

  @Test func `a missing controller is listed with what an extension can do without it`() throws {
    let protections = Protections(landlock: 7, filtersCalls: true, isRoot: false, resources: .groups(["memory", "pids"]))
    let item = try #require(protections.items.first { $0.name == "resources" })
    #expect(!item.isActive && item.detail.contains("lack cpu") && item.detail.contains("every processor") && !item.detail.contains("threads are not"))
    let whole = Protections(landlock: 7, filtersCalls: true, isRoot: false, resources: .groups(["memory", "pids", "cpu"]))
    #expect(try #require(whole.items.first { $0.name == "resources" }).isActive)
  }
}
