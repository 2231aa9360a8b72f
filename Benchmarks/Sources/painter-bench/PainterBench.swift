import AlmanacPainter
import AlmanacTextEngine
import AlmanacWireSchema
import Crypto
import Dispatch
import Figures
import Foundation
import Host
import Measuring

/// The price of painting in another process: a picture from the host, which has a painter paint it, and the same picture painted by a thread of this
/// process from the same stored display list. Also a picture that needs a new painter first, and the memory before, during and after it.
///
/// BENCH_PAINTER names the painter; Scripts/bench builds it.
@main
struct PainterBench {
  static let rounds = 300
  static let coldRounds = 15
  static let changeRounds = 60

  static func main() async throws {
    guard let painter = ProcessInfo.processInfo.environment["BENCH_PAINTER"] else {
      FileHandle.standardError.write(Data("BENCH_PAINTER names no program: run Scripts/bench painter\n".utf8))
      exit(64)
    }
    try await BenchExtension.withFolder("painter-bench") { try await run(in: $0, painter: URL(fileURLWithPath: painter)) }
  }

  static func run(in folder: URL, painter: URL) async throws {
    let bench = try BenchExtension(in: folder)
    var configuration = bench.configuration
    configuration.painter = painter
    configuration.limits.idleLetGo = 600
    let device = try await Device(bench, configuration)
    var direct: [Double] = []
    var ordered: [Double] = []
    // The variants alternate, so that other load on the machine affects them equally. Earlier instants are not in the host's cache.
    for round in 0..<(rounds + 30) {
      let date = device.date - Double(round)
      var pictures: [Data] = []
      let here = try await milliseconds { pictures.append(try await device.paintedHere(at: date)) }
      let there = try await milliseconds { pictures.append(try await device.host.image(device.widget, scale: 3, at: date).png) }
      guard pictures[0] == pictures[1] else { fatalError("the pictures differ") }
      guard round >= 30 else { continue }
      direct.append(here)
      ordered.append(there)
    }
    await device.host.stop()
    print("a picture of a 40-view widget, systemMedium, 3 pixels per point (medians of \(rounds), alternating)")
    line("stored list → picture, in this process", text(median(direct), "ms"))
    line("stored list → picture, by a painter", text(median(ordered), "ms"))
    line("the difference (aim 0.3)", text(median(zip(ordered, direct).map { $0 - $1 }), "ms"))
    try await cold(folder, bench, configuration)
    print("20 visible systemSmall widgets of four apps, 2 pixels per point: until all pictures are there (medians of \(changeRounds))")
    try await changes(folder, bench, configuration, kind: "Small24", "10 views")
    try await changes(folder, bench, configuration, kind: "Entries24", "40 views")
  }

  /// All pictures of 20 visible widgets of four apps after a change of the colour scheme and after a lock, requested at once as the page does.
  static func changes(_ folder: URL, _ bench: BenchExtension, _ configuration: HostConfiguration, kind: String, _ title: String) async throws {
    var configuration = configuration
    configuration.dataFolder = folder.appending(path: kind)
    let apps = folder.appending(path: "apps of \(kind)")
    let device = try await Device(bench, configuration, kind: kind, family: .systemSmall)
    var widgets = [device.widget]
    for name in ["BenchWidget", "Second", "Third", "Fourth"] {
      if name != device.app {
        let app = try await device.host.install(bundle: BenchExtension(in: apps, named: name).bundle.url)
        try await device.host.launch(app.name)
      }
      repeat { widgets.append(try await device.host.add(app: name, kind: kind, family: .systemSmall).id) } while widgets.count % 5 != 0
    }
    while await device.host.instances().contains(where: { $0.stage != .timeline }) { try await Task.sleep(for: .milliseconds(20)) }
    var times: [String: [Double]] = [:]
    for round in 0..<(changeRounds + 10) {
      // Another instant each round, because the pictures of the round before are in the host's cache.
      let date = device.date - Double(round)
      let changes: [(String, () async throws -> Void)] = [
        ("to light", { try await device.host.update(DeviceSettings(colorScheme: .light)) }),
        ("scheme", { try await device.host.update(DeviceSettings(colorScheme: .dark)) }),
        ("lock", { try await device.host.report(.lock(true)) }), ("unlock", { try await device.host.report(.lock(false)) }),
      ]
      for (name, change) in changes {
        let time = try await milliseconds {
          try await change()
          try await withThrowingTaskGroup(of: Void.self) { group in
            for widget in widgets { group.addTask { _ = try await device.host.image(widget, scale: 2, at: date) } }
            try await group.waitForAll()
          }
        }
        if round >= 10 { times[name, default: []].append(time) }
      }
    }
    await device.host.stop()
    line("a change of the colour scheme, \(title) (a frame: 16.7)", text(median(times["scheme"] ?? []), "ms"))
    line("a lock, \(title)", text(median(times["lock"] ?? []), "ms"))
    line("an unlock, \(title)", text(median(times["unlock"] ?? []), "ms"))
  }

  /// Pictures that each need a new painter, because the last one was idle for too long.
  static func cold(_ folder: URL, _ bench: BenchExtension, _ configuration: HostConfiguration) async throws {
    var configuration = configuration
    configuration.dataFolder = folder.appending(path: "cold")
    configuration.limits.idleLetGo = 0.05
    let device = try await Device(bench, configuration)
    var cold: [Double] = []
    var (idle, working) = (0, 0)
    for round in 0..<coldRounds {
      while try !children().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
      idle = try memory()
      cold.append(try await milliseconds { _ = try await device.host.image(device.widget, scale: 3, at: device.date - Double(round)) })
      working = max(working, try memory())
    }
    line("with a new painter", text(median(cold), "ms"))
    while try !children().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    let after = try memory()
    await device.host.stop()
    func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1e6) }
    line("memory before, with a painter, and after it ended", "\(megabytes(idle)), \(megabytes(working)), \(megabytes(after)) MB (PSS)")
  }

  private static func children() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").flatMap { thread in
      ((try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ").map(String.init)
    }
  }

  /// The proportional set sizes of this process and its children, in bytes.
  private static func memory() throws -> Int {
    try (["self"] + children()).reduce(0) { sum, process in
      let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") } ?? ""
      return sum + (Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0) * 1024
    }
  }
}

/// A device with one widget that has its timeline.
private struct Device {
  let host: DeviceHost
  let app: String
  let widget: String
  let date: Date
  private let mask: WidgetMask
  private let thread = DispatchQueue(label: "paint")

  init(
    _ bench: BenchExtension, _ configuration: HostConfiguration, kind: String = "Entries24", family: WidgetFamilyValue = .systemMedium
  ) async throws {
    host = try DeviceHost(configuration: configuration)
    try await host.start()
    let app = try await host.install(bundle: bench.bundle.url)
    try await host.launch(app.name)
    self.app = app.name
    widget = try await host.add(app: app.name, kind: kind, family: family).id
    while await host.instances().first?.stage != .timeline { try await Task.sleep(for: .milliseconds(20)) }
    date = Date().addingTimeInterval(1800)
    mask = WidgetMask(of: family, on: configuration.device)
  }

  /// Paints the picture as the host did before it had painters: read, check, paint on a thread of its own, compress, find the next change, and hash
  /// the file for its entity tag.
  func paintedHere(at date: Date) async throws -> Data {
    let list = try await host.displayList(widget, at: date)
    return try await withCheckedThrowingContinuation { continuation in
      thread.async {
        continuation.resume(
          with: Result {
            let png = try Painter.png(PaintJob(list: list, date: date, scale: 3, mask: mask, listIsChecked: true))
            _ = list.nextUpdate(after: date)
            _ = SHA256.hash(data: png)
            return png
          })
      }
    }
  }
}
