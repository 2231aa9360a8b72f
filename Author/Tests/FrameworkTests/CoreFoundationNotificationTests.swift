import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

private final class NotificationRecorder {
  var received: [String] = []
  /// The names that are recorded; nil: all.
  let names: Set<String>?

  init(names: Set<String>? = nil) { self.names = names }

  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func record(
    _ center: CFNotificationCenter?, _ observer: UnsafeMutableRawPointer?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
    _ userInfo: CFDictionary?
  ) {
    guard let observer, let name = name?.rawValue as String? else { return }
    let recorder = Unmanaged<NotificationRecorder>.fromOpaque(observer).takeUnretainedValue()
    if recorder.names?.contains(name) != false { recorder.received.append("\(name) \(userInfo?.count ?? 0)") }
  }
}

/// Centers of notifications.
@Suite struct CoreFoundationNotificationTests {
  @Test func `observers get notifications of their names until they are removed`() {
    let center = CFNotificationCenterGetLocalCenter()
    let recorder = NotificationRecorder()
    // `other` observes every name, but records only these two, because other tests post to the same center.
    let other = NotificationRecorder(names: ["low", "high"])
    let low = CFNotificationName("low" as CFString)
    CFNotificationCenterAddObserver(center, recorder.opaque, NotificationRecorder.record, "low" as CFString, nil, .deliverImmediately)
    CFNotificationCenterAddObserver(center, other.opaque, NotificationRecorder.record, nil, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, low, nil, ["a": 1] as NSDictionary, true)
    CFNotificationCenterPostNotification(center, CFNotificationName(rawValue: "high" as CFString), nil, nil, true)
    #expect(recorder.received == ["low 1"] && other.received == ["low 1", "high 0"])
    CFNotificationCenterRemoveObserver(center, other.opaque, low, nil)
    CFNotificationCenterRemoveEveryObserver(center, recorder.opaque)
    CFNotificationCenterPostNotification(center, low, nil, nil, true)
    // `other` still gets "low": it observes all names, and removing the name "low" does not affect that.
    #expect(recorder.received.count == 1 && other.received.count == 3)
    CFNotificationCenterRemoveEveryObserver(center, other.opaque)
  }

  @Test func `the Darwin center is separate and passes on names only`() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let recorder = NotificationRecorder()
    CFNotificationCenterAddObserver(
      center, recorder.opaque, { NotificationRecorder.record($0, $1, $2, $3, $4) }, "org.example.saved" as CFString, recorder.opaque,
      .deliverImmediately)
    let saved = CFNotificationName("org.example.saved" as CFString)
    CFNotificationCenterPostNotification(CFNotificationCenterGetLocalCenter(), saved, nil, nil, true)
    CFNotificationCenterPostNotification(center, saved, nil, ["a": 1] as NSDictionary, true)
    #expect(recorder.received == ["org.example.saved 0"])
    CFNotificationCenterRemoveEveryObserver(center, recorder.opaque)
  }

  @Test func `a notification is posted with options, and its name may be a variable`() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let recorder = NotificationRecorder()
    let name = "org.example.\(Int.random(in: 0..<1_000_000))"
    let callback: CFNotificationCallback = { NotificationRecorder.record($0, $1, $2, $3, $4) }
    CFNotificationCenterAddObserver(center, recorder.opaque, callback, name as CFString, nil, .deliverImmediately)
    CFNotificationCenterPostNotificationWithOptions(
      center, CFNotificationName(name as CFString), nil, nil, kCFNotificationDeliverImmediately | kCFNotificationPostToAllSessions)
    #expect(recorder.received == ["\(name) 0"])
    CFNotificationCenterRemoveEveryObserver(center, recorder.opaque)
  }
}
