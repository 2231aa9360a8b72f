import Foundation
import FoundationCompat
import Synchronization
import Testing

/// What Foundation and Core Foundation have on Apple's systems for background work, run loops, kinds of objects and services in the network.
@Suite struct FoundationServicesTests {
  @Test func `a background session has its identifier and works as others do`() {
    let session = URLSession(configuration: .background(withIdentifier: "org.example.tides"))
    #expect(session.configuration.identifier == "org.example.tides")
    var request = URLRequest(url: URL(string: "https://example.org")!)
    request.allowsExpensiveNetworkAccess = false
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
  }

  @Test func `a background activity runs after its interval, and never after it was invalidated`() async throws {
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
    try await Task.sleep(for: .seconds(1.5))
    #expect(runs.withLock { $0 } == 1)
  }

  @Test func `a run loop runs until it is stopped, and ends at once with nothing to do`() async {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let empty = CFRunLoopRunInMode(.defaultMode, 5, false)
        let loop = RunLoop.current
        let timer = Timer(timeInterval: 0.01, repeats: true) { _ in CFRunLoopStop(RunLoop.current) }
        loop.add(timer, forMode: .default)
        let stopped = CFRunLoopRunInMode(.defaultMode, 60, false)
        timer.invalidate()
        continuation.resume(returning: [empty, stopped])
      }
    }
    #expect(result == [.finished, .stopped])
  }

  @Test func `truth values, numbers and texts have kinds of their own`() throws {
    let values = try #require(try JSONSerialization.jsonObject(with: Data(#"[true, 1, "a", [1], {}, null]"#.utf8)) as? [Any])
    let kinds = values.map { CFGetTypeID($0 as AnyObject) }
    #expect(
      kinds == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFArrayGetTypeID(), CFDictionaryGetTypeID(), CFNullGetTypeID(),
      ])
    #expect(Set(kinds).count == 6 && CFGetTypeID(NSNumber(value: 1)) != CFBooleanGetTypeID())
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

  @Test func `resources of an extension are values of URL`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("packs"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("packs/harbour.csv"))
    let bundle = try #require(Bundle(url: folder))
    let names = (bundle.urls(forResourcesWithExtension: "csv", subdirectory: "packs") ?? []).map { url in url.lastPathComponent }
    #expect(names == ["harbour.csv"])
  }
}
