import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Figures
import Foundation
import Host
import Measuring
import Store

/// The cost of an extension: a timeline of 24 entries of a 40-view widget from a cold start, one entry of it in a warm process (resolve, layout,
/// record and serialize; the slope between timelines of 24 and 192 entries), its size in bytes, and decoding it.
@main
struct ExtensionBench {
  static let many = 192
  static let rounds = 15

  static func main() async throws {
    try await BenchExtension.withFolder("extension-bench") { try await ExtensionBench(folder: $0).run() }
  }

  let bench: BenchExtension
  let plain: PlainExtension
  let store: DeviceStore

  init(folder: URL) throws {
    bench = try BenchExtension(in: folder)
    plain = try PlainExtension(bench, in: folder)
    store = try DeviceStore.open(at: folder.appending(path: "almanac.sqlite"))
  }

  private func request(_ count: Int) throws -> EntryRequest { try bench.request("Entries", entries: count, family: .systemMedium) }

  func run() async throws {
    var unconfined: [Double] = []
    var bare: [Double] = []
    var cold: [Double] = []
    var kept: [Double] = []
    var few: [Double] = []
    var lots: [Double] = []
    var archive = TimelineArchive()
    // The variants alternate, so that other load on the machine affects them equally.
    for round in 0..<Self.rounds {
      unconfined.append(try milliseconds { try plain.describe() })
      let describing = bench.client()
      bare.append(try await milliseconds { _ = try await describing.describe() })
      await describing.close()

      let client = bench.client()
      let day = try request(24)
      cold.append(try await milliseconds { archive = try await client.timeline(day) })
      kept.append(cold[round] + (try keep(archive, round)))

      let most = try request(Self.many)
      // The first run fills the caches that timelines share.
      _ = try await client.timeline(most)
      few.append(try await milliseconds { _ = try await client.timeline(day) })
      lots.append(try await milliseconds { _ = try await client.timeline(most) })
      await client.close()
    }
    let entry = (median(lots) - median(few)) / Double(Self.many - 24)
    print("an extension of a 40-view widget, systemMedium (medians of \(Self.rounds), alternating)")
    line("spawn → description, the bare runtime", text(median(bare), "ms"))
    let confinement = zip(bare, unconfined).map { $0 - $1 }
    let more = text(median(confinement), "ms")
    line("the same without sandbox, limits and host", "\(text(median(unconfined), "ms")); the host takes \(more) more (aim 3)")
    line("spawn → timeline of 24 entries, checked", "\(text(median(cold), "ms")), \(ratio(median(cold) / median(bare))) the bare runtime")
    line("spawn → timeline of 24 entries in the store", "\(text(median(kept), "ms")), \(ratio(median(kept) / median(bare))) the bare runtime")
    line("one more entry, warm, resolved to checked (aim 0.5)", text(entry, "ms"))
    try read(archive)
  }

  /// Commits the archive as a widget's timeline; returns the time in milliseconds.
  private func keep(_ archive: TimelineArchive, _ round: Int) throws -> Double {
    var state = DeviceState(id: "bench")
    let id = InstanceID("w\(round)")
    let now = Date()
    if round == 0 {
      try store.save(
        AppRecord(
          id: "BenchWidget", bundle: bench.bundle.url, identifier: bench.bundle.identifier, displayName: bench.bundle.displayName, installedAt: now))
    }
    _ = state.apply(.instanceAdded(id, app: "BenchWidget", kind: archive.kind, family: "systemMedium"), now: now)
    let record = InstanceRecord(id: id, app: "BenchWidget", kind: archive.kind, family: "systemMedium", addedAt: now)
    try store.commit(StepCommit(state: state, decisions: [], archives: [], added: [record]))
    guard let attempt = state.instances[id]?.inFlight?.id else { fatalError("no reload was requested") }
    let name = ArchiveID("t\(round)")
    let start = ContinuousClock.now
    _ = state.apply(.timelineReceived(id, attempt, TimelineSummary(archive, archive: name)), now: now)
    try store.commit(StepCommit(state: state, decisions: [], archives: [NewArchive(id: name, instance: id, archive: archive)], added: []))
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func read(_ archive: TimelineArchive) throws {
    let bytes = try archive.serializedData() as Data
    let lists = archive.displayLists.map(\.count).sorted()
    line("bytes of the archive per entry", "\(bytes.count / archive.entries.count), of which the list \(lists[lists.count / 2])")
    let nodes = try DisplayList(validating: archive.displayLists[0]).root.nodeCount
    var decode: [Double] = []
    var check: [Double] = []
    for _ in 0..<40 {
      for data in archive.displayLists {
        var list = DisplayList()
        decode.append(try milliseconds { list = try DisplayList(decoding: data) } * 1000)
        check.append(try milliseconds { try list.validate() } * 1000)
      }
    }
    line("decode one entry of \(nodes) nodes (aim 50)", text(median(decode), "µs"))
    line("check it, once when it arrives", "\(text(median(check), "µs")), \(ratio(median(check) / median(decode))) the decoding")
  }
}

extension DisplayNode {
  fileprivate var nodeCount: Int { 1 + group.children.reduce(0) { $0 + $1.nodeCount } }
}
