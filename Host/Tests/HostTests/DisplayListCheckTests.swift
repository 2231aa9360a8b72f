import AlmanacPainter
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host
@testable import Store

extension ProcessTests {
  /// Tests that a display list is checked when it arrives and when it is read from disk: by the host for inspection, by its painter for a picture.
  @Suite struct DisplayListCheckTests {
    @Test func `a picture's list is decoded by the painter, not by the host`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      func checks() async -> Int { await host.store.counts.withLock { $0.checkedLists } }
      let id = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      let before = await checks()
      _ = try await host.image(id)
      _ = try await host.image(id, presentation: Presentation(colorScheme: .dark))
      _ = try await host.galleryImage(app: "Test", kind: "Good", family: .systemMedium)
      #expect(await checks() == before)
      _ = try await host.displayList(id)
      #expect(await checks() == before + 1)
      await host.stop()
    }

    @Test func `every list of an archive is checked once on arrival`() throws {
      var archive = TimelineArchive.with {
        $0.schemaVersion = 1
        $0.kind = "Good"
        $0.family = .systemSmall
        $0.policy.kind = .never
        $0.entries = [.with { $0.variants = [.with { $0.displayList = 0 }, .with { $0.displayList = 1 }] }]
      }
      archive.displayLists = try (1...2).map { width in
        try DisplayList.with { $0.size = SizeValue(width: Double(width), height: 9) }.serializedBytes()
      }
      var checked: [Data] = []
      let check = ArchiveCheck(limits: Profiles.limits, kind: "Good", family: .systemSmall, isTimeline: true) {
        checked.append($0)
        return DisplayList()
      }
      try check.check(archive)
      #expect(checked == archive.displayLists)
    }

    @Test func `an archive whose list takes too long to paint is refused with the view`() throws {
      var blurred = DisplayNode()
      blurred.frame = RectValue(x: 0, y: 0, width: 170, height: 170)
      blurred.debugName = "Color"
      blurred.path.shape.rect = blurred.frame
      blurred.path.fill.color.rgba.alpha = 0.01
      blurred.effects = [.with { $0.blur = 500 }]
      func archive(_ count: Int) throws -> TimelineArchive {
        try .with {
          $0.schemaVersion = 1
          $0.kind = "Good"
          $0.family = .systemSmall
          $0.policy.kind = .never
          $0.entries = [.with { $0.variants = [.with { $0.displayList = 0 }] }]
          $0.displayLists = [
            try DisplayList.with {
              $0.size = SizeValue(width: 170, height: 170)
              $0.root.group.children = [DisplayNode](repeating: blurred, count: count)
            }.serializedBytes()
          ]
        }
      }
      let check = ArchiveCheck(limits: Profiles.limits, kind: "Good", family: .systemSmall, isTimeline: true)
      try check.check(archive(3))
      let error = #expect(throws: ExtensionError.self) { try check.check(archive(3000)) }
      #expect(error?.name == "limit.paintCost")
      #expect(error?.description.contains("node/Color") == true)
    }

    @Test func `an image with more pixels in its file than the archive says is refused`() throws {
      let check = ArchiveCheck(limits: Profiles.limits, kind: "Good", family: .systemSmall, isTimeline: true)
      let file = try Painter.png(PixelBuffer(width: 6, height: 4, bytes: [UInt8](repeating: 0, count: 96)))
      func archive(_ width: UInt32, _ height: UInt32) throws -> TimelineArchive {
        try .with {
          $0.schemaVersion = 1
          $0.kind = "Good"
          $0.family = .systemSmall
          $0.policy.kind = .never
          $0.entries = [.with { $0.variants = [.with { $0.displayList = 0 }] }]
          $0.displayLists = [try DisplayList.with { $0.size = SizeValue(width: 10, height: 10) }.serializedBytes()]
          $0.images = [.with { ($0.sha256, $0.data, $0.pixelWidth, $0.pixelHeight) = (Data(count: 32), file, width, height) }]
        }
      }
      try check.check(archive(6, 4))
      // Turned upright.
      try check.check(archive(4, 6))
      for (width, height) in [(5, 4), (0, 0), (1, 23)] as [(UInt32, UInt32)] {
        let error = #expect(throws: ExtensionError.self) { try check.check(archive(width, height)) }
        #expect(error?.name == "image.pixels")
      }
    }

    @Test func `a list that was changed in the file is not painted`() async throws {
      let fixture = try Fixture()
      let host = try await DeviceHostTests.started(fixture)
      let id = try await host.add(app: "Test", kind: "Good", family: .systemSmall).id
      try await until({ await host.instances().first?.stage }, is: .timeline)
      let infinite: Data = try DisplayList.with { $0.size = SizeValue(width: .infinity, height: 9) }.serializedBytes()
      try await host.store.write { try $0.execute(sql: "UPDATE displayList SET data = ?", arguments: [infinite]) }
      await #expect(throws: StoreError.self) { try await host.image(id) }
      await #expect(throws: StoreError.self) { try await host.displayList(id) }
      await host.stop()
    }
  }
}
