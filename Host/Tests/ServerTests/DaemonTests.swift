import Foundation
import Logging
import Testing

@testable import Server

/// How commands find and call a running host.
@Suite struct DaemonTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-server-tests/\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func `only its owner can read the record`() throws {
    let folder = try folder()
    let record = HostRecord(url: "http://127.0.0.1:1", key: "t", process: 1)
    try record.write(to: folder)
    try record.write(to: folder)
    #expect(HostRecord.read(from: folder) == record)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("host.json").path)
    #expect((attributes[.posixPermissions] as? Int) == 0o600)
    HostRecord.remove(from: folder)
    #expect(HostRecord.read(from: folder) == nil)
  }

  @Test func `the access key stays the same, and only its owner can read it`() throws {
    let folder = try folder()
    let file = folder.appendingPathComponent("access.key")
    let key = try AccessKey.stored(in: folder)
    #expect(key.text.count == 64)
    #expect(try AccessKey.stored(in: folder) == key)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o600)
    // Another user may have read it.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    let second = try AccessKey.stored(in: folder)
    #expect(second != key)
    for damage in ["", "0", key.text + key.text, String(repeating: "z", count: 64)] {
      try Data(damage.utf8).write(to: file)
      chmod(file.path, 0o600)
      #expect(try AccessKey.stored(in: folder).text.count == 64, "\(damage)")
    }
    // A link would lead out of the folder.
    let elsewhere = folder.appendingPathComponent("elsewhere")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    #expect(try AccessKey.stored(in: folder).text != String(contentsOf: elsewhere, encoding: .utf8).trimmingCharacters(in: .newlines))
    #expect(throws: OwnerFile.Fault.self) { try AccessKey.stored(in: folder.appendingPathComponent("missing")) }
    #expect(try AccessKey.stored(in: folder, file: AccessKey.previewFile) != AccessKey.stored(in: folder), "previews have a key of their own")
  }

  @Test func `the page's address contains the key where no server sees it`() throws {
    let record = HostRecord(url: "http://127.0.0.1:1", key: "abc", process: 1)
    #expect(record.pageAddress == "http://127.0.0.1:1/#key=abc")
    let page = try record.writeOpener(of: record.pageAddress, to: try folder())
    #expect(try String(contentsOf: page, encoding: .utf8).contains("url=http://127.0.0.1:1/#key=abc\""))
    #expect((try FileManager.default.attributesOfItem(atPath: page.path)[.posixPermissions] as? Int) == 0o600)
  }

  @Test func `behind a proxy the page has its public address, and commands call the host itself`() throws {
    let folder = try folder()
    let record = HostRecord(url: "http://127.0.0.1:1", key: "abc", process: 1, publicURL: "https://widgets.example.org")
    try record.write(to: folder)
    #expect(HostRecord.read(from: folder) == record)
    #expect(record.page == "https://widgets.example.org" && record.pageAddress == "https://widgets.example.org/#key=abc")
    #expect(record.localPageAddress == "http://127.0.0.1:1/#key=abc")
    #expect(record.loopbackAddress?.port == 1)
    // A host of an earlier version wrote no public address.
    try Data(#"{"key":"abc","process":1,"url":"http://127.0.0.1:1"}"#.utf8).write(to: HostRecord.file(in: folder))
    #expect(HostRecord.read(from: folder)?.page == "http://127.0.0.1:1")
  }

  @Test func `the record of a host that has gone is ignored`() async throws {
    let folder = try folder()
    #expect(try await HostClient.running(dataFolder: folder) == nil)
    try HostRecord(url: "http://127.0.0.1:1", key: "t", process: 1).write(to: folder)
    #expect(try await HostClient.running(dataFolder: folder) == nil)
    try Data("garbage".utf8).write(to: folder.appendingPathComponent("host.json"))
    #expect(try await HostClient.running(dataFolder: folder) == nil)
  }

  @Test func `commands call the running host`() async throws {
    let folder = try folder()
    let api = try await API(.withWeather())
    let ready = AsyncStream.makeStream(of: Int.self)
    let application = api.server.application(logger: Logger(label: "test")) { ready.continuation.yield($0) }
    try await application.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      let port = try #require(await ports.next())
      try HostRecord(url: "http://127.0.0.1:\(port)", key: "secret", process: 1).write(to: folder)
      // The host listens, so this only waits for other tests to leave it a processor; a minute was too short beside them.
      let host = try #require(try HostClient.listening(dataFolder: folder, patience: 1800))
      try await host.checkHealth()
      #expect(try await host.apps().map(\.name) == ["Weather"])
      #expect(try await host.instances().map(\.id) == ["w1"])
      #expect(try await host.decisions("w1", limit: 3).map(\.requirement) == ["C4"])
      #expect(try await host.install(URL(fileURLWithPath: "/apps/Weather.app")).name == "Weather")
      try await host.launch("Weather")
      #expect(try await host.log(of: "Weather", after: 1).map(\.text) == ["line 2", "line 3"])
      try await host.reload(app: nil, kind: "Forecast")
      try await host.uninstall("Weather", keepsData: true)
      #expect(
        await api.device.calls == [
          "decisions w1 3", "install /apps/Weather.app", "launch Weather", "reload Weather Forecast command", "uninstall Weather and keep its data",
        ])
      await #expect(throws: APIFailure(status: 404, name: "instance.unknown", message: "there is no widget with the id x; see: almanac apps")) {
        try await host.decisions("x", limit: 3)
      }
    }
  }

  @Test func `a port in use is an error of its own`() async throws {
    let api = try await API(.withWeather())
    let ready = AsyncStream.makeStream(of: Int.self)
    let first = api.server.application(logger: Logger(label: "test")) { ready.continuation.yield($0) }
    try await first.whileRunning {
      var ports = ready.stream.makeAsyncIterator()
      let port = try #require(await ports.next())
      let second = HostServer(service: api.device, configuration: .init(port: port, version: "9.9"))
      await #expect(throws: ServerError.portInUse(port)) { try await second.run(logger: Logger(label: "test")) { _ in } }
    }
  }
}
