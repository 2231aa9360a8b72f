import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Synchronization
import TestWaiting
import Testing

@testable import Host

extension ProcessTests {
  /// Pictures and their cache.
  @Suite struct PictureRendererTests {
    private let date = Date(timeIntervalSince1970: 1_800_000_000)
    private let painted = Counter()

    private func key(_ index: Int = 0, scale: Double = 1) -> PictureKey {
      PictureKey(
        source: .stored("archive", index), family: "systemSmall", placement: Placement(of: "systemSmall", on: Profiles.defaultDevice)!,
        presentation: Presentation(), scale: scale, isMasked: false)
    }

    private static func owner(_ widget: String) -> PictureOwner { PictureOwner(app: "app", widget: widget) { [] } }

    private func list(width: Double = 20) -> DisplayList { .with { $0.size = SizeValue(width: width, height: 20) } }

    private func picture(
      _ renderer: PictureRenderer, _ key: PictureKey, at date: Date, nextEntry: Date? = nil, _ list: DisplayList? = nil
    ) async throws -> RenderedImage {
      let (list, painted) = (list ?? self.list(), painted)
      return try await renderer.picture(key, of: Self.owner("widget"), at: date, nextEntry: nextEntry) {
        painted.add()
        return Drawing(list: try list.serializedData()) { _ in nil }
      }
    }

    @Test func `a picture is painted once and valid until the next entry`() async throws {
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration())
      let first = try await picture(renderer, key(), at: date, nextEntry: date + 60)
      let second = try await picture(renderer, key(), at: date + 30, nextEntry: date + 90)
      #expect(painted.count == 1)
      #expect(first.etag == second.etag)
      #expect(first.nextChange == date + 60 && second.nextChange == date + 90)
      // The size is that of the family on the device's screen.
      #expect(first.width == 158 && first.height == 158)
    }

    @Test func `an instant before the kept picture's is painted anew`() async throws {
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration())
      _ = try await picture(renderer, key(), at: date)
      _ = try await picture(renderer, key(), at: date - 1)
      #expect(painted.count == 2)
    }

    @Test func `pictures beyond the cache's bytes are painted anew`() async throws {
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration(), cacheBytes: 10)
      _ = try await picture(renderer, key(), at: date)
      _ = try await picture(renderer, key(), at: date)
      #expect(painted.count == 2)
    }

    @Test func `the usual scale gives a tablet's widget its size on screen`() throws {
      let tablet = try #require(Profiles.device(named: "ipad-1024x1366"))
      let placement = try #require(Placement(of: "systemSmall", on: tablet))
      #expect(placement.scale(nil, family: "systemSmall") == tablet.scale * 160 / 170)
      #expect(placement.scale(1.5, family: "systemSmall") == 1.5)
      #expect(placement.scale(nil, family: "unknown") == tablet.scale)
    }

    @Test func `equal requests share one painting, and it goes on while one of them waits`() async throws {
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration())
      let gate = DispatchSemaphore(value: 0)
      let painted = painted
      let (key, date, list) = (key(), date, list())
      let draw: @Sendable () throws -> Drawing = {
        painted.add()
        gate.wait()
        return Drawing(list: try list.serializedData()) { _ in nil }
      }
      let tasks = (0..<4).map { _ in Task { try await renderer.picture(key, of: Self.owner("w"), at: date, nextEntry: nil, draw) } }
      try await until({ painted.count == 1 && renderer.waiters(widget: "w") == 4 }, seen: { [painted.count, renderer.waiters(widget: "w")] })
      tasks[0].cancel()
      gate.signal()
      for task in tasks[1...] { #expect(try await !task.value.png.isEmpty) }
      #expect(painted.count == 1)
    }

    @Test func `a removed widget's picture is given up`() async throws {
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration())
      let gate = DispatchSemaphore(value: 0)
      let (key, date, list, painted) = (key(), date, list(), painted)
      let task = Task {
        try await renderer.picture(key, of: Self.owner("w"), at: date, nextEntry: nil) {
          painted.add()
          gate.wait()
          return Drawing(list: try list.serializedData()) { _ in nil }
        }
      }
      try await until({ painted.count }, is: 1)
      renderer.abandon(widget: "w")
      gate.signal()
      await #expect(throws: PainterError.cancelled) { try await task.value }
    }

    @Test func `a failed painting is one line in the log, however many wait for it`() async throws {
      let lines = Lines()
      let renderer = PictureRenderer(configuration: PaintingFixture.configuration(misbehaves: true) { $0.paintCrashes = 1 }) { lines.add($0) }
      let gate = DispatchSemaphore(value: 0)
      let (key, date, list, painted) = (key(), date, PaintingFixture.list("crash"), painted)
      let tasks = (0..<3).map { _ in
        Task {
          try await renderer.picture(key, of: Self.owner("w1"), at: date, nextEntry: nil) {
            painted.add()
            gate.wait()
            return Drawing(list: try list.serializedData()) { _ in nil }
          }
        }
      }
      try await until({ painted.count == 1 && renderer.waiters(widget: "w1") == 3 }, seen: { [painted.count, renderer.waiters(widget: "w1")] })
      gate.signal()
      for task in tasks { await #expect(throws: PainterFault.crashed(signal: 6, output: "a decoder has failed")) { try await task.value } }
      #expect(lines.all.count == 1)
      #expect(
        lines.all.first?.hasPrefix("the picture of w1 failed (painter.crashed): the painter ended by signal 6 (abort): “a decoder has failed”")
          == true)
      // A paused drawing needs no further line.
      await #expect(throws: PainterFault.self) { try await picture(renderer, key, at: date, list) }
      #expect(lines.all.count == 1)
    }
  }

}

/// Collects lines across threads.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Counts across threads.
final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}
