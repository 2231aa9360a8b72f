import Glibc

/// The state of a process, read from `/proc`.
struct ProcessStatus {
  let process: pid_t
  /// The first 15 bytes of the executable's name.
  let name: String
  let state: Character
  let parent, group, terminal, foreground: Int32
  let faults, pageIns: UInt64
  /// Processor time in nanoseconds. It includes threads that have ended.
  let userTime, systemTime, childUserTime, childSystemTime: UInt64
  let priority, nice, threads: Int32
  /// Microseconds since 1970; nil if the kernel does not report the boot time.
  let start: UInt64?
  /// Nanoseconds between boot and the start of the process.
  let startAfterBoot: UInt64
  /// In bytes.
  let size, resident: UInt64
  /// The fields of `status`. Only users and groups have more than one number in their line.
  let numbers: [Substring: UInt64]
  /// Real, effective and saved.
  let users, groups: [uid_t]

  static func folder(of process: pid_t) -> String { process == getpid() ? "/proc/self" : "/proc/\(process)" }

  /// Fails if the process does not exist or may not be read.
  init?(_ process: pid_t) {
    guard process > 0, let stat = kernelFile(Self.folder(of: process) + "/stat"), let status = kernelFile(Self.folder(of: process) + "/status"),
      let begin = stat.firstIndex(of: "("), let end = stat.lastIndex(of: ")"), begin < end
    else { return nil }
    // The name of the executable is in parentheses and can contain spaces.
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 21 else { return nil }
    func number(_ index: Int) -> UInt64 { UInt64(fields[index]) ?? 0 }
    func small(_ index: Int) -> Int32 { Int32(fields[index]) ?? 0 }
    let tick = 1_000_000_000 / UInt64(max(sysconf(_SC_CLK_TCK), 1))
    self.process = process
    name = String(stat[stat.index(after: begin)..<end])
    state = fields[0].first ?? "?"
    (parent, group, terminal, foreground) = (small(1), small(2), small(4), small(5))
    (faults, pageIns) = (number(7) + number(9), number(9))
    (userTime, systemTime) = (number(11) * tick, number(12) * tick)
    (childUserTime, childSystemTime) = (number(13) * tick, number(14) * tick)
    (priority, nice, threads) = (small(15), small(16), small(17))
    startAfterBoot = number(19) * tick
    start = bootTime().flatMap { UInt64(exactly: $0) }.map { [startAfterBoot] in $0 * 1_000_000 + startAfterBoot / 1000 }
    (size, resident) = (number(20), number(21) * UInt64(max(sysconf(_SC_PAGESIZE), 0)))
    var numbers: [Substring: UInt64] = [:]
    var owners: [Substring: [uid_t]] = [:]
    for line in status.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ":" }
      guard words.count > 1, let first = UInt64(words[1]) else { continue }
      numbers[words[0]] = first
      if words[0] == "Uid" || words[0] == "Gid" { owners[words[0]] = words.dropFirst().compactMap { uid_t($0) } }
    }
    self.numbers = numbers
    func three(_ ids: [uid_t]?) -> [uid_t] { Array(((ids ?? []) + [0, 0, 0]).prefix(3)) }
    (users, groups) = (three(owners["Uid"]), three(owners["Gid"]))
  }

  /// Darwin's number for the state. It does not distinguish waiting processes.
  var darwinState: Int32 {
    switch state {
    case "T", "t": SSTOP
    case "Z", "X", "x": SZOMB
    default: SRUN
    }
  }

  /// Anonymous memory, and the part of it that was swapped out.
  var footprint: UInt64 { ((numbers["RssAnon"] ?? 0) + (numbers["VmSwap"] ?? 0)) * 1024 }

  /// All visible processes, ordered by number.
  static var all: [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }.sorted()
  }
}

public var SIDL: Int32 { 1 }
public var SRUN: Int32 { 2 }
public var SSLEEP: Int32 { 3 }
public var SSTOP: Int32 { 4 }
public var SZOMB: Int32 { 5 }
