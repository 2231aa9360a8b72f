import Foundation
import Painter
import Profiles
import Synchronization
import Testing
import WireSchema

@testable import Host

/// Pictures and their cache.
@Suite struct PictureRendererTests {
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let painted = Counter()

  private func key(_ index: Int = 0, scale: Double = 1) -> PictureKey {
    PictureKey(source: .stored("archive", index), family: "systemSmall", presentation: Presentation(), scale: scale, isMasked: false)
  }

  private func list(width: Double = 20) -> DisplayList { .with { $0.size = SizeValue(width: width, height: 20) } }

  private func picture(
    _ renderer: PictureRenderer, _ key: PictureKey, at date: Date, nextEntry: Date? = nil, _ list: DisplayList? = nil
  ) async throws -> RenderedImage {
    let (list, painted) = (list ?? self.list(), painted)
    return try await renderer.picture(key, app: "app", widget: "widget", at: date, nextEntry: nextEntry) {
      painted.add()
      return Drawing(list: list) { _ in nil }
    }
  }

  @Test func `a picture is painted once and valid until the next entry`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice)
    let first = try await picture(renderer, key(), at: date, nextEntry: date + 60)
    let second = try await picture(renderer, key(), at: date + 30, nextEntry: date + 90)
    #expect(painted.count == 1)
    #expect(first.etag == second.etag)
    #expect(first.nextChange == date + 60 && second.nextChange == date + 90)
    // The size is that of the family on the device's screen.
    #expect(first.width == 158 && first.height == 158)
  }

  @Test func `an instant before the kept picture's is painted anew`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice)
    _ = try await picture(renderer, key(), at: date)
    _ = try await picture(renderer, key(), at: date - 1)
    #expect(painted.count == 2)
  }

  @Test func `pictures beyond the cache's bytes are painted anew`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice, cacheBytes: 10)
    _ = try await picture(renderer, key(), at: date)
    _ = try await picture(renderer, key(), at: date)
    #expect(painted.count == 2)
  }

  @Test func `a checked list is not checked again by the painter`() async throws {
    let renderer = PictureRenderer(device: Profiles.defaultDevice)
    let wide = list(width: DisplayListLimits.standard.size + 1)
    #expect(throws: ArchiveError.self) { try wide.validate() }
    #expect(try await picture(renderer, key(scale: 0.1), at: date, wide).png.isEmpty == false)
  }

  @Test func `the usual scale gives a tablet's widget its size on screen`() throws {
    let tablet = try #require(Profiles.device(named: "ipad-1024x1366"))
    let renderer = PictureRenderer(device: tablet)
    #expect(renderer.scale(nil, family: "systemSmall") == tablet.scale * 160 / 170)
    #expect(renderer.scale(1.5, family: "systemSmall") == 1.5)
    #expect(renderer.scale(nil, family: "unknown") == tablet.scale)
  }
}

/// Counts across threads.
final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}
