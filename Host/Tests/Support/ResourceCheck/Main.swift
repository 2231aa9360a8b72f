// Shows what control groups hold of a hostile extension, and prints each outcome. Scripts/check-cgroups runs it where control groups are delegated.

import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import Host

@main
struct ResourceCheck {
  /// Runs with the arguments folder of the programs, expected way (`groups` or `watching`), and optionally the user id to run as.
  static func main() async {
    let arguments = CommandLine.arguments
    if arguments.count > 3, let user = uid_t(arguments[3]) {
      guard setgid(user) == 0, setuid(user) == 0 else { return fail("cannot become the user \(user)") }
    }
    let hold = ResourceHold.claim()
    say("held by: \(hold)")
    switch (hold, arguments[2]) {
    case (.groups, "groups"), (.watching, "watching"): break
    default: return fail("expected \(arguments[2])")
    }
    guard ResourceHold.of(process: getpid()) == hold || arguments[2] == "watching" else { return fail("another process sees it differently") }
    guard arguments[2] == "groups" else { return }
    let check = Check(products: URL(fileURLWithPath: arguments[1]))
    do {
      try await check.run()
    } catch {
      fail("\(error)")
    }
  }

  static func say(_ line: String) { FileHandle.standardOutput.write(Data("check: \(line)\n".utf8)) }

  static func fail(_ why: String) {
    say("FAILED: \(why)")
    exit(1)
  }
}

/// The extension's requests, each with what must come of it.
struct Check {
  let products: URL

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("Test.app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "test.Test", "CFBundleExecutable": "Test"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: bundle.appendingPathComponent("Info.plist"))
    try FileManager.default.copyItem(at: products.appendingPathComponent("TestExtension"), to: bundle.appendingPathComponent("Test"))
    var limits = Profiles.limits
    // An emulated processor is slow.
    limits.replyDeadline = 120
    // The kernel alone has to notice.
    limits.memoryIntervalByGroup = 600
    let configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"), limits: limits)
    let client = ExtensionClient(bundle: try AppBundle(at: bundle), configuration: configuration)

    let clock = ContinuousClock()
    let start = clock.now
    _ = try await client.timeline(Self.request("Good"))
    ResourceCheck.say("a good widget: served, first reply after \(Self.seconds(clock.now - start)) s")
    let group = try Self.group()
    for file in ["memory.max", "memory.swap.max", "memory.oom.group", "pids.max", "cpu.max", "memory.current", "pids.current"] {
      ResourceCheck.say("  \(file): \(Self.read(group, file))")
    }
    ResourceCheck.say("  of all: memory.max \(Self.read(group + "/..", "memory.max")), pids.max \(Self.read(group + "/..", "pids.max"))")

    try await expect("private memory", .memoryHeld(limit: limits.memoryGrowth), of: client, "Memory")
    let share = try await Self.text(client, "Spin")
    ResourceCheck.say("two busy threads: \(share) processors on average, cpu.max allows \(limits.processors)")
    guard let number = Double(share), number < limits.processors * 1.3 else { throw Failure("processors are not held") }
    ResourceCheck.say("  cpu.stat: \(Self.read(try Self.group(), "cpu.stat").replacing("\n", with: ", "))")
    let threads = try await Self.text(client, "Threads")
    ResourceCheck.say("threads: \(threads) were started of 1000, pids.max is \(limits.threads)")
    guard let count = Int(threads), count < limits.threads else { throw Failure("threads are not held") }

    let groups = try Self.group() + "/.."
    await client.close()
    let left = Self.groups(in: groups)
    ResourceCheck.say("after the end: \(left.count) groups are left")
    guard left.isEmpty else { throw Failure("groups are left: \(left)") }
    let cost = try await Self.startCost(client)
    ResourceCheck.say("start and description of an extension, median of 20: \(cost) ms")
    await client.close()
  }

  private func expect(_ what: String, _ error: ExtensionError, of client: ExtensionClient, _ kind: String) async throws {
    do {
      _ = try await client.timeline(Self.request(kind))
      throw Failure("\(what): was not stopped")
    } catch let failure as ExtensionError {
      ResourceCheck.say("\(what): \(failure.name): \(failure)")
      guard failure == error else { throw Failure("\(what): expected another error") }
    }
  }

  private static func startCost(_ client: ExtensionClient) async throws -> String {
    var times: [Double] = []
    for _ in 0..<20 {
      let start = ContinuousClock.now
      _ = try await client.describe()
      times.append((ContinuousClock.now - start) / .milliseconds(1))
      await client.close()
    }
    return String(format: "%.1f", times.sorted()[10])
  }

  private static func text(_ client: ExtensionClient, _ kind: String) async throws -> String {
    let archive = try await client.timeline(request(kind))
    return try DisplayList(serializedBytes: archive.displayLists[0]).widgetURL
  }

  private static func request(_ kind: String) -> EntryRequest {
    .with {
      $0.kind = kind
      $0.context = RenderContext(device: Profiles.defaultDevice, family: .systemSmall) ?? RenderContext()
    }
  }

  /// The folder of the one extension's group.
  private static func group() throws -> String {
    let own = try String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("0::") } ?? ""
    let extensions = "/sys/fs/cgroup\(own.dropFirst(3))/../extensions"
    guard let name = groups(in: extensions).first else { throw Failure("no group below \(extensions)") }
    return "\(extensions)/\(name)"
  }

  private static func groups(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.contains("-") }
  }

  private static func read(_ group: String, _ file: String) -> String {
    ((try? String(contentsOfFile: "\(group)/\(file)", encoding: .utf8)) ?? "missing").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func seconds(_ duration: Duration) -> String { String(format: "%.2f", duration / .seconds(1)) }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ why: String) { description = why }
  }
}
