import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host
import Previews
import Testing

/// A session with a real extension and real painters.
@Suite struct PreviewSessionTests {
  private let folder: URL
  private let bundle: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-preview-\(UUID().uuidString)", isDirectory: true)
    bundle = folder.appendingPathComponent("Test.app", isDirectory: true)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let info = ["CFBundleIdentifier": "test.Test", "CFBundleExecutable": "Test"]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: bundle.appendingPathComponent("Info.plist"))
    // A copy: a bundle's links stay inside it.
    try FileManager.default.copyItem(at: Self.products.appendingPathComponent("TestExtension"), to: bundle.appendingPathComponent("Test"))
  }

  private static var products: URL {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: executable).deletingLastPathComponent()
  }

  private func snapshot(
    start: String? = nil, kinds: String..., deadline: Double = 600, then body: (PreviewSession) async throws -> Void = { _ in }
  ) async throws -> PreviewSnapshot {
    try start?.write(to: bundle.appendingPathComponent("start"), atomically: true, encoding: .utf8)
    var limits = Profiles.limits
    (limits.replyDeadline, limits.paintDeadline, limits.killWait) = (deadline, 600, 600)
    var configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"), limits: limits)
    configuration.painter = Self.products.appendingPathComponent("almanac-painter")
    let choice = try PreviewChoice(schemes: ["light"], kinds: kinds, instant: Date(timeIntervalSince1970: 1_800_000_000)).checked()
    let session = PreviewSession(
      app: "Test", source: .bundle(try AppBundle(at: bundle)), configuration: configuration, choice: choice, isWatching: false)
    do {
      try await session.run()
      try await body(session)
    } catch {
      await session.close()
      throw error
    }
    let snapshot = await session.snapshot()
    await session.close()
    try FileManager.default.removeItem(at: folder)
    return snapshot
  }

  @Test func `a preview and each family of a kind are drawn, and every picture can be fetched by its hash`() async throws {
    var sizes: [Int] = []
    let snapshot = try await snapshot(kinds: "Good") { session in
      for picture in await session.snapshot().pictures { sizes.append(await session.picture(picture.hash ?? "")?.count ?? 0) }
    }
    #expect(snapshot.subjects.first?.title == "A preview of two lines")
    #expect(snapshot.subjects.dropFirst().allSatisfy { $0.kind == "Good" && $0.preview.isEmpty })
    #expect(snapshot.pictures.allSatisfy { $0.fault == nil && $0.hash != nil && $0.before == nil })
    #expect(sizes.count == snapshot.pictures.count && sizes.allSatisfy { $0 > 100 })
    #expect(snapshot.status.phase == .ready)
    #expect(snapshot.status.drawn == snapshot.status.total && snapshot.status.total > 1)
    #expect(snapshot.status.firstSeconds != nil && snapshot.status.allSeconds != nil)
  }

  @Test func `a kind that crashes fails its own pictures, and the others are drawn`() async throws {
    let snapshot = try await snapshot(kinds: "Crash", "Good")
    #expect(snapshot.pictures.contains { $0.fault?.contains("signal") == true })
    #expect(snapshot.pictures.contains { $0.fault == nil && $0.hash != nil })
    #expect(snapshot.pictures.allSatisfy { ($0.fault == nil) == !$0.subject.contains("Crash") })
  }

  @Test(arguments: ["Hang", "Garbage", "Oversized", "BadList"]) func `an extension that misbehaves gets a named fault`(kind: String) async throws {
    let snapshot = try await snapshot(kinds: kind, deadline: kind == "Hang" ? 10 : 600)
    #expect(!snapshot.pictures.isEmpty)
    #expect(snapshot.pictures.allSatisfy { $0.fault != nil && $0.hash == nil })
  }

  @Test func `an extension that does not start is reported as the session's fault`() async throws {
    let snapshot = try await snapshot(start: "crash")
    #expect(snapshot.status.phase == .failed)
    #expect(snapshot.status.fault?.contains("signal 6") == true)
    #expect(snapshot.pictures.isEmpty)
  }

  @Test(arguments: ["equal previews", "many previews", "vast preview"])
  func `previews that break a rule are left out with a notice, and the widgets are drawn`(fault: String) async throws {
    let snapshot = try await snapshot(start: "description: \(fault)", kinds: "Good")
    #expect(snapshot.status.notices.contains { $0.hasPrefix("no previews: ") })
    #expect(snapshot.subjects.allSatisfy { $0.preview.isEmpty })
    #expect(snapshot.pictures.allSatisfy { $0.hash != nil })
  }

  @Test func `another choice draws other pictures, and a wrong one changes nothing`() async throws {
    let snapshot = try await snapshot(kinds: "Good") { session in
      var choice = await session.snapshot().choice
      choice.modes = ["sepia"]
      await #expect(throws: PreviewError.self) { try await session.choose(choice) }
      choice.modes = ["accented"]
      let events = session.events()
      try await session.choose(choice)
      for await event in events where event.name == "status" && event.data.contains("\"phase\":\"ready\"") { break }
    }
    #expect(snapshot.choice.modes == ["accented"])
    #expect(snapshot.pictures.contains { $0.mode == "accented" })
    #expect(snapshot.pictures.allSatisfy { $0.hash != nil })
  }
}
