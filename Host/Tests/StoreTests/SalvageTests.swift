import AlmanacScheduler
import Foundation
import GRDB
import SampleDevice
import TestThreads
import Testing

@testable import Store

/// A damaged database loses nothing of the layout: apps, widgets, configurations, settings.
///
/// The long tests run on threads of their own: Swift's two task threads of a small machine are left to the other tests.
@Suite struct SalvageTests {
  /// A device with 13 widgets, timelines, decisions, settings and a history.
  private struct Original {
    let folder: Folder
    let bytes: Data
    let layout: Layout

    init(widgets: Int = 13) throws {
      folder = try Folder()
      let store = try DeviceStore.openRepairing(at: folder.file).store
      var device = try SampleDevice(store: store)
      try device.step(.appLaunched("Sample"))
      for index in 0..<widgets { try device.add(InstanceID("w\(index)"), entries: 8) }
      for index in 0..<widgets { try device.reload(InstanceID("w\(index)"), entries: 8) }
      try store.setSetting("device.settings", Data("{\"locale\":\"de_DE\"}".utf8))
      let now = device.now
      for index in 0..<20 {
        let at = now.addingTimeInterval(Double(index))
        try store.commit(
          StepCommit(
            state: device.state,
            configured: index == 0 ? [widgets > 3 ? "w3" : "w0": [ParameterRecord(name: "city", type: "string", value: Data("\"Oslo\"".utf8))]] : [:],
            history: StepHistory(
              views: [ViewChange(instance: "w1", at: at, isVisible: index % 2 == 0, resumesAfter: at)],
              budgets: [BudgetSample(instance: "w1", at: at, before: 1, tokens: 2, capacity: 3, rate: 0.5)],
              entries: [DisplayedEntry(instance: "w1", at: at, date: at, due: nil)],
              condition: DeviceCondition(at: at, activity: .active, isLocked: index % 2 == 0, power: .external, network: .unmetered))))
      }
      layout = try store.read(Layout.read)
      try store.close()
      bytes = try Data(contentsOf: folder.file)
    }

    /// Replaces the database by `bytes` (nil: removes it), opens it and reads every row. Returns the layout and the notices.
    func opened(with bytes: Data?) throws -> (layout: Layout, notices: [String]) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where !name.hasPrefix("layout") {
        try FileManager.default.removeItem(atPath: folder.url.path + "/" + name)
      }
      try bytes?.write(to: folder.file)
      let (store, notices) = try DeviceStore.openRepairing(at: folder.file)
      defer { try? store.close() }
      let state = try #require(try store.device("phone"))
      #expect(state.instances.count == layout.instances.count)
      #expect(try store.instances(of: "phone").count == layout.instances.count)
      for instance in state.sortedInstances {
        for archive in instance.archives {
          // Bytes of a list may have rotted in a way that only its own check finds; reading it must not end the process.
          _ = try? store.wholeArchive(archive)
          _ = try? store.displayList(archive, at: 0)
        }
        _ = try? store.history(of: instance.id, on: "phone", from: .distantPast, to: .distantFuture)
        _ = try? store.decisions(of: instance.id)
      }
      return (try store.read(Layout.read), notices)
    }
  }

  @Test func `a flipped bit anywhere leaves the layout whole`() async throws {
    try await onThread {
      let original = try Original()
      var random = SeededNumbers(seed: 10)
      var repairs = 0
      for _ in 0..<60 {
        let bit = Int(random.next() % UInt64(original.bytes.count * 8))
        var bytes = original.bytes
        bytes[bytes.startIndex + bit / 8] ^= 1 << (bit % 8)
        let (layout, notices) = try original.opened(with: bytes)
        #expect(layout == original.layout, "bit \(bit): \(notices)")
        #expect(
          notices.count <= 1 && notices.allSatisfy { !$0.contains("\n") && $0.contains(": 1 app and 13 widgets") }, "bit \(bit): \(notices)")
        repairs += notices.count
      }
      // Most bits are in the contents of drawings, which have checksums of their own; some are in pages that had to be salvaged.
      #expect(repairs > 0)
    }
  }

  @Test func `a flipped bit in the first pages leaves the layout whole`() async throws {
    try await onThread {
      let original = try Original(widgets: 3)
      var random = SeededNumbers(seed: 11)
      // The header, the schema and the roots of the tables.
      for _ in 0..<40 {
        let bit = Int(random.next() % UInt64(4096 * 8 * 2))
        var bytes = original.bytes
        bytes[bytes.startIndex + bit / 8] ^= 1 << (bit % 8)
        #expect(try original.opened(with: bytes).layout == original.layout, "bit \(bit)")
      }
      for bit in 0..<(100 * 8) where bit % 31 == 0 {
        var bytes = original.bytes
        bytes[bytes.startIndex + bit / 8] ^= 1 << (bit % 8)
        #expect(try original.opened(with: bytes).layout == original.layout, "bit \(bit) of the header")
      }
    }
  }

  @Test func `a truncated, empty or missing file leaves the layout whole`() async throws {
    try await onThread {
      let original = try Original(widgets: 5)
      for length in [0, 1, 99, 512, 4095, 4096, 8192, original.bytes.count / 2, original.bytes.count - 4096, original.bytes.count - 1] {
        let (layout, notices) = try original.opened(with: original.bytes.prefix(length))
        #expect(layout == original.layout, "\(length) bytes")
        #expect(notices.count == 1, "\(length) bytes")
      }
      let restored =
        "restored from the copy of the layout: 1 app and 5 widgets with their configurations, the settings; lost: all timelines, which are requested again, all decisions and the history"
      #expect(try original.opened(with: Data()).notices == ["the database was empty; \(restored)"])
      let (layout, notices) = try original.opened(with: nil)
      #expect(layout == original.layout && notices == ["the database was missing; \(restored)"])
    }
  }

  @Test func `a database that was replaced by a new or an older one says what is gone`() async throws {
    try await onThread {
      let original = try Original(widgets: 2)
      // A new database of ours without a row.
      let other = try Folder()
      try DeviceStore.openRepairing(at: other.file).store.close()
      let (layout, notices) = try original.opened(with: Data(contentsOf: other.file))
      #expect(layout == original.layout)
      #expect(
        notices.first?.hasSuffix(
          "restored from the copy of the layout: 1 app and 2 widgets with their configurations, the settings; lost: all timelines, which are requested again, all decisions and the history"
        ) == true, "\(notices)")
      // An older one, with one of two widgets.
      let folder = try Folder()
      var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
      try device.add("a", entries: 3)
      try device.store.close()
      let older = try Data(contentsOf: folder.file)
      device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
      try device.add("b", entries: 3)
      let now = try device.store.read(Layout.read)
      try device.store.close()
      try older.write(to: folder.file)
      let (store, told) = try DeviceStore.openRepairing(at: folder.file)
      #expect(try store.read(Layout.read) == now)
      #expect(
        told.first?.contains("kept: 1 app and 2 widgets with their configurations, 1 timeline, ") == true
          && told.first?.hasSuffix("lost: the timelines of 1 widget, which are requested again, what was stored after this older database") == true,
        "\(told)")
    }
  }

  @Test func `a damaged database without a copy that cannot be read at all says so`() async throws {
    try await onThread {
      let original = try Original(widgets: 1)
      for file in LayoutCopies(beside: original.folder.file).files { try FileManager.default.removeItem(at: file) }
      try Data(repeating: 0x2a, count: 9000).write(to: original.folder.file)
      let notice = try #require(try DeviceStore.openRepairing(at: original.folder.file).notices.first)
      #expect(notice.hasSuffix("nothing could be read and there was no copy of the layout; \(SalvageReport.allLost)"), "\(notice)")
    }
  }

  @Test func `timelines and decisions are kept as far as they can be read`() throws {
    let original = try Original()
    var bytes = original.bytes
    // The page with the last display list: some of the 13 timelines use it.
    let list = try #require(bytes.range(of: Data("sample://".utf8), options: .backwards))
    bytes.replaceSubrange(list.lowerBound / 4096 * 4096..<list.lowerBound / 4096 * 4096 + 8, with: Data(repeating: 0xff, count: 8))
    let (layout, notices) = try original.opened(with: bytes)
    #expect(layout == original.layout)
    let notice = try #require(notices.first)
    let kept = try #require(notice.firstMatch(of: #/the settings, (\d+) timelines, (\d+) decisions/#))
    #expect(try #require(Int(kept.1)) >= 6 && #require(Int(kept.2)) >= 26, "\(notice)")
    #expect(notice.contains("which are requested again"), "\(notice)")
  }

  @Test func `without any copy the readable rows are kept`() throws {
    let original = try Original(widgets: 4)
    for file in LayoutCopies(beside: original.folder.file).files { try FileManager.default.removeItem(at: file) }
    var bytes = original.bytes
    let list = try #require(bytes.range(of: Data("sample://".utf8), options: .backwards))
    bytes.replaceSubrange(list.lowerBound / 4096 * 4096..<list.lowerBound / 4096 * 4096 + 8, with: Data(repeating: 0xff, count: 8))
    let (layout, notices) = try original.opened(with: bytes)
    #expect(layout == original.layout)
    #expect(notices.first?.contains("there was no copy of the layout") == true)
  }

  @Test func `a journal that lost its newest frames is completed by the copy`() throws {
    let folder = try Folder()
    var device = try SampleDevice(store: DeviceStore.openRepairing(at: folder.file).store)
    try device.add("a")
    try device.add("b")
    let layout = try device.store.read(Layout.read)
    // What a loss of power leaves: the file and a journal whose end did not reach the disk.
    let copy = try Folder()
    for name in ["almanac.sqlite", "almanac.sqlite-wal", "layout.json", "layout.previous.json"] {
      try FileManager.default.copyItem(at: folder.url.appending(path: name), to: copy.url.appending(path: name))
    }
    let journal = copy.path + "-wal"
    let size = try #require(try FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int)
    for cut in [size / 4, size / 2, size * 3 / 4] {
      let part = try Folder()
      for name in ["almanac.sqlite", "layout.json", "layout.previous.json"] {
        try FileManager.default.copyItem(at: copy.url.appending(path: name), to: part.url.appending(path: name))
      }
      try Data(contentsOf: URL(filePath: journal)).prefix(cut).write(to: URL(filePath: part.path + "-wal"))
      let store = try DeviceStore.openRepairing(at: part.file).store
      #expect(try store.read(Layout.read) == layout, "\(cut) of \(size) bytes")
    }
  }

  @Test func `of the damaged files the newest three are kept`() throws {
    let original = try Original(widgets: 1)
    for index in 0..<5 {
      try Data(repeating: 0x2a, count: 9000 + index).write(to: original.folder.file)
      try DeviceStore.openRepairing(at: original.folder.file, now: Date(timeIntervalSince1970: Double(1_790_000_000 + index))).store.close()
    }
    let damaged = try FileManager.default.contentsOfDirectory(atPath: original.folder.url.path).filter { $0.contains(".damaged-") }.sorted()
    let sizes = try damaged.map { try FileManager.default.attributesOfItem(atPath: original.folder.url.path + "/" + $0)[.size] as? Int }
    #expect(sizes == [9002, 9003, 9004])
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
