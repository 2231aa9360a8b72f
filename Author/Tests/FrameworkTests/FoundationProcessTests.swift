import AlmanacFoundationCompat
import Foundation
import Synchronization
import Testing

/// The process, its machine, and services outside of it.
@Suite struct FoundationProcessTests {
  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(arguments: [
    (41_000, ProcessInfo.ThermalState.nominal), (60_000, .fair), (90_000, .serious), (101_000, .critical), (-5_000, .nominal),
  ])
  func `the machine is as hot as its hottest zone beyond a trip point`(temperature: Int, state: ProcessInfo.ThermalState) throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file)
    }
    try write("thermal_zone0/temp", "30000")
    try write("thermal_zone1/temp", "\(temperature)")
    for (point, (kind, limit)) in [("passive", 60_000), ("active", 20_000), ("hot", 85_000), ("critical", 100_000)].enumerated() {
      try write("thermal_zone1/trip_point_\(point)_type", kind)
      try write("thermal_zone1/trip_point_\(point)_temp", "\(limit)")
    }
    try write("cooling_device0/temp", "200000")
    #expect(ProcessInfo.thermalState(in: folder.path) == state)
    #expect(ProcessInfo.thermalState(in: folder.path + "/none") == .nominal)
  }

  @Test func `a process is neither Mac Catalyst nor an iOS app on a Mac`() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test func `a background activity runs after its interval, and never after it was invalidated`() async {
    let runs = Mutex(0)
    let scheduler = NSBackgroundActivityScheduler(identifier: "org.example.tides")
    scheduler.interval = 1
    await withCheckedContinuation { continuation in
      scheduler.schedule { completion in
        runs.withLock { $0 += 1 }
        completion(.finished)
        continuation.resume()
      }
    }
    #expect(runs.withLock { $0 } == 1)
    let other = NSBackgroundActivityScheduler(identifier: "org.example.waves")
    other.schedule { _ in runs.withLock { $0 += 1 } }
    other.invalidate()
    // One that is due later than the other was.
    let later = NSBackgroundActivityScheduler(identifier: "org.example.swell")
    later.interval = 1.5
    await withCheckedContinuation { continuation in
      later.schedule { completion in
        completion(.finished)
        continuation.resume()
      }
    }
    #expect(runs.withLock { $0 } == 1)
  }

  @Test func `a connection to a service fails, and ends when it is invalidated`() async {
    let connection = NSXPCConnection(serviceName: "org.example.helper")
    let error = await withCheckedContinuation { done in
      _ = connection.remoteObjectProxyWithErrorHandler { done.resume(returning: $0) }
    }
    #expect((error as NSError).code == 4099)
    await withCheckedContinuation { done in
      connection.invalidationHandler = { done.resume() }
      connection.invalidate()
    }
  }

  @Test func `a service is not published, and its delegate learns why`() {
    final class Delegate: NetServiceDelegate, NetServiceBrowserDelegate {
      let codes = Mutex<[Int]>([])
      func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
        codes.withLock { $0.append(errorDict[NetService.errorCode]?.intValue ?? 0) }
      }
      func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) { codes.withLock { $0.append(1) } }
    }
    let delegate = Delegate()
    let service = NetService(domain: "local.", type: "_tides._tcp.", name: "Tides", port: 1100)
    service.delegate = delegate
    service.publish()
    let browser = NetServiceBrowser()
    browser.delegate = delegate
    browser.searchForServices(ofType: "_tides._tcp.", inDomain: "")
    #expect(delegate.codes.withLock { $0 } == [-72002, 1])
  }

  @Test func `a text record has an entry for each key, and what is cut off is left out`() {
    let entries = ["a": Data("1".utf8), "tide": Data("low=1".utf8)]
    let record = NetService.data(fromTXTRecord: entries)
    #expect(record == Data([3]) + Data("a=1".utf8) + Data([10]) + Data("tide=low=1".utf8))
    #expect(NetService.dictionary(fromTXTRecord: record) == entries)
    #expect(NetService.dictionary(fromTXTRecord: Data([200, 97])) == ["a": Data()])
    #expect(NetService.dictionary(fromTXTRecord: Data()).isEmpty)
  }
}
