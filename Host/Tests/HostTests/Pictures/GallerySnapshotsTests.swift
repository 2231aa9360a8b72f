import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import TestWaiting
import Testing

@testable import Host

/// Tests that each snapshot of the gallery is made once.
@Suite struct GallerySnapshotsTests {
  private let key = GalleryKey(app: "Test", kind: "Good", family: "systemSmall", placement: Placement(of: "systemSmall", on: Profiles.defaultDevice)!)
  private let made = Counter()

  private func archive(_ gallery: GallerySnapshots, _ key: GalleryKey) async throws -> TimelineArchive {
    let made = made
    return try await gallery.archive(key) {
      made.add()
      return .with { $0.kind = key.kind }
    }
  }

  @Test func `concurrent requests share one snapshot`() async throws {
    let gallery = GallerySnapshots()
    async let first = archive(gallery, key)
    async let second = archive(gallery, key)
    #expect(try await [first.kind, second.kind] == ["Good", "Good"])
    #expect(made.count == 1)
  }

  @Test func `a failure is not kept`() async throws {
    let gallery = GallerySnapshots()
    await #expect(throws: ExtensionError.closed) { try await gallery.archive(key) { throw ExtensionError.closed } }
    #expect(try await archive(gallery, key).kind == "Good")
  }

  @Test func `only the latest snapshots with a configuration are kept`() async throws {
    let gallery = GallerySnapshots(mostConfigured: 2)
    func configured(_ number: Int) -> GalleryKey {
      var key = key
      key.configuration = Data("\(number)".utf8)
      return key
    }
    _ = try await archive(gallery, key)
    for number in [1, 2, 3] { _ = try await archive(gallery, configured(number)) }
    #expect(made.count == 4)
    for number in [2, 3] { _ = try await archive(gallery, configured(number)) }
    _ = try await archive(gallery, key)
    #expect(made.count == 4)
    _ = try await archive(gallery, configured(1))
    #expect(made.count == 5)
  }

  @Test func `the snapshots of one app can be forgotten`() async throws {
    let gallery = GallerySnapshots()
    let other = GalleryKey(app: "Other", kind: "Good", family: "systemSmall", placement: Placement(of: "systemSmall", on: Profiles.defaultDevice)!)
    _ = try await archive(gallery, key)
    _ = try await archive(gallery, other)
    gallery.forget(app: "Test")
    _ = try await archive(gallery, key)
    _ = try await archive(gallery, other)
    #expect(made.count == 3)
    gallery.forget()
    _ = try await archive(gallery, other)
    #expect(made.count == 4)
  }

  @Test func `a forgotten app's snapshots that are being made are cancelled`() async throws {
    let gallery = GallerySnapshots()
    let begun = Counter()
    let key = key
    let task = Task {
      try await gallery.archive(key) {
        begun.add()
        try await Task.sleep(for: .seconds(600))
        return TimelineArchive()
      }
    }
    try await until({ begun.count }, is: 1)
    gallery.forget(app: key.app)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await archive(gallery, key).kind == "Good")
  }
}
