import AlmanacScheduler
import Foundation
import SampleDevice
import Testing

@testable import Store

/// Taps on widgets and live activities are recorded before their intents are performed (Specification A14).
@Suite struct TapStoreTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func device() throws -> SampleDevice {
    var device = try SampleDevice(store: .inMemory())
    try device.add("widget")
    let app = try #require(try device.store.apps().first).id
    try device.store.save(ActivityRecord(id: "ride", app: app, kind: "Ride", life: Data("{}".utf8), content: Data("{}".utf8)))
    return device
  }

  private func tap(_ key: String, on subject: TapSubject) -> TapRecord { TapRecord(on: subject, key: key, date: now) }

  @Test(arguments: [TapSubject.widget("widget"), .activity("ride")])
  func `a tap is recorded once, and its outcome is kept`(subject: TapSubject) throws {
    let store = try device().store
    #expect(try store.add(tap("a", on: subject)) == nil)
    #expect(try store.add(tap("a", on: subject)) == tap("a", on: subject))
    #expect(try store.unfinishedTaps() == [tap("a", on: subject)])
    var done = tap("a", on: subject)
    (done.outcome, done.errorName, done.message) = (.failed, "intent.failed", "broken")
    try store.update(done)
    #expect(try store.tap("a", on: subject) == done)
    #expect(try store.unfinishedTaps().isEmpty)
    #expect(try store.tap("b", on: subject) == nil)
  }

  @Test func `equal keys on a widget and on an activity are two taps`() throws {
    let store = try device().store
    #expect(try store.add(tap("a", on: .widget("widget"))) == nil)
    #expect(try store.add(tap("a", on: .activity("ride"))) == nil)
    #expect(try store.unfinishedTaps().map(\.subject) == [.widget("widget"), .activity("ride")])
  }

  @Test func `taps on an activity outlive it, the newest are kept, and they go with the app`() throws {
    let store = try device().store
    for number in 0..<DeviceStore.tapsKept + 3 { #expect(try store.add(tap("\(number)", on: .activity("ride"))) == nil) }
    #expect(try store.tap("2", on: .activity("ride")) == nil)
    #expect(try store.tap("3", on: .activity("ride")) != nil)
    try store.removeActivity("ride", at: now, keepingExpired: 1)
    #expect(try store.tap("3", on: .activity("ride")) != nil)
    #expect(throws: StoreError.self) { try store.add(tap("new", on: .activity("ride"))) }
    let app = try #require(try store.apps().first).id
    try store.removeApp(app)
    #expect(try store.tap("3", on: .activity("ride")) == nil)
  }
}
