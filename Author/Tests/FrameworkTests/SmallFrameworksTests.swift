import Combine
import CoreLocation
import Foundation
import Testing
import UniformTypeIdentifiers
import UserNotifications

@testable import os

/// Combine, os, types, notifications.
@Suite struct SmallFrameworksTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test func `published properties announce changes; operators and Foundation's publishers are available`() {
    let model = Model()
    var received: [Int] = []
    let subscription = model.$count.dropFirst().map { $0 * 2 }.sink { received.append($0) }
    var announced = 0
    let changes = model.objectWillChange.sink { announced += 1 }
    model.count = 1
    model.count = 5
    #expect(received == [2, 10] && announced == 2)
    subscription.cancel()
    changes.cancel()
    model.count = 6
    #expect(received == [2, 10])
    let name = Notification.Name("almanac.test")
    var notifications = 0
    let observation = NotificationCenter.default.publisher(for: name).sink { _ in notifications += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    observation.cancel()
    #expect(notifications == 1)
  }

  @Test func `log messages hide private values and format numbers`() {
    func text(_ message: OSLogMessage) -> String { message.text }
    let secret = "s3cret"
    #expect(text("token \(secret, privacy: .private) for \(7)") == "token <private> for 7")
    #expect(text("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2)) \(true, format: .answer)") == "0xff 1.50 YES")
    #expect(text("[\("ab", align: .right(columns: 4))]") == "[  ab]")
    #expect(text("\(secret, privacy: .private(mask: .hash))") == "<mask.hash: 36fc55b03b7a4e67>")
    #expect(text("\(secret, privacy: .private(mask: .hash))") != text("\("other", privacy: .private(mask: .hash))"))
  }

  @Test func `os_log formats insert arguments in order and mark missing ones`() {
    #expect(LogFormat.string("%{public}@ took %d ms (%.1f%%)", ["fetch", 42, 99.54]) == "fetch took 42 ms (99.5%)")
    #expect(LogFormat.string("user %{private}@, %{private, mask.hash}s", ["ann", "bob"]).hasPrefix("user <private>, <mask.hash: "))
    #expect(LogFormat.string("%@ and %@", ["one"]) == "one and <missing>")
    #expect(LogFormat.string("%08llx", [UInt64(48879)]) == "0000beef")
    #expect(LogFormat.string("100%", []) == "100%")
  }

  @Test func `a lock protects its state`() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { counter.withLock { $0 += 1 } } }
    }
    #expect(counter.withLock { $0 } == 100)
    // A lock without state guards what its closures reach.
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { 3 } == 3 && plain.withLockUnchecked { 4 } == 4)
    plain.lock()
    #expect(plain.withLockIfAvailable { 5 } == nil && !plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLockIfAvailable { 5 } == 5)
  }

  @Test func `a timer without an action can stand in a property; one with a date calls its method then`() {
    final class Caller {
      var calls: [Timer] = []
      func call(_ timer: Timer) { calls.append(timer) }
    }
    let none = Timer()
    #expect(none.isValid)
    none.invalidate()
    let caller = Caller()
    let start = Date()
    let timer = Timer(
      fireAt: start + 0.05, interval: 0, target: caller, selector: Selector(Caller.call(_:)), userInfo: nil, repeats: false)
    RunLoop.current.add(timer, forMode: .default)
    while caller.calls.isEmpty, Date() < start + 10 { RunLoop.current.run(until: Date() + 0.02) }
    #expect(caller.calls == [timer] && Date() >= start + 0.05)
  }

  @Test func `types have file extensions, MIME types and supertypes`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.svg.conforms(to: .text) && UTType.svg.preferredFilenameExtension == "svg")
    #expect(UTType("no.such.type") == nil && UTType(filenameExtension: "xyzzy") == nil)
    #expect(UTType(filenameExtension: "swift") == .swiftSource && UTType.swiftSource.conforms(to: .text))
    #expect(UTType(filenameExtension: "m4a")?.conforms(to: .audio) == true && UTType(mimeType: "text/calendar")?.conforms(to: .calendarEvent) == true)
    #expect(UTType.zip.supertypes == [.archive, .data, .item])
  }

  @Test func `file names get the extension of a type once`() {
    let folder = URL(fileURLWithPath: "/box", isDirectory: true)
    #expect(folder.appendingPathComponent("Notes", conformingTo: .json).path == "/box/Notes.json")
    #expect(folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).lastPathComponent == "photo.jpg")
    // A photo is an image: a name that says more stays; one of another type gets the extension.
    #expect(folder.appendingPathComponent("a.txt", conformingTo: .json).lastPathComponent == "a.txt.json")
    let images = folder.appendingPathComponent("Images", conformingTo: .folder)
    #expect(images.path == "/box/Images" && images.hasDirectoryPath)
    var file = folder.appendingPathComponent("page")
    file.appendPathExtension(for: .html)
    #expect(file.lastPathComponent == "page.html" && file.appendingPathExtension(for: .html) == file)
    #expect(("box" as NSString).appendingPathComponent("a", conformingTo: .png) == "box/a.png")
    #expect(("box/a" as NSString).appendingPathExtension(for: .png) == "box/a.png")
  }

  @Test func `notifications fail with UNError`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError.self) {
      try await center.add(UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil))
    }
  }

  @Test func `a name gets the extension of its type, unless it has one`() {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("boat", conformingTo: .png).path == "/tmp/boat.png")
    #expect(folder.appendingPathComponent("boat.PNG", conformingTo: .png).path == "/tmp/boat.PNG")
    #expect(folder.appendingPathComponent("boat.jpg", conformingTo: .png).path == "/tmp/boat.jpg.png")
    #expect(folder.appendingPathComponent("boat.jpg", conformingTo: .image).path == "/tmp/boat.jpg")
    var file = folder.appendingPathComponent("v1.2")
    file.appendPathExtension(for: .json)
    #expect(file.path == "/tmp/v1.2.json" && file.appendingPathExtension(for: .json) == file)
    #expect(("a" as NSString).appendingPathComponent("b", conformingTo: .json) == "a/b.json")
  }

  @Test func `a log has the category of points of interest`() {
    #expect(OSLog(subsystem: "a", category: .pointsOfInterest).category == "PointsOfInterest")
    #expect(OSLog.Category.dynamicTracing.rawValue == "DynamicTracing")
  }
}
