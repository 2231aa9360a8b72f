import Foundation
import FoundationCompat
import SwiftUI
import Testing
import WatchKit

/// Ubiquitous store, URLs, apps and watches.
@Suite struct ValuesAndDevicesTests {
  @Test func `the macro bundle of a module without resources is the process's bundle`() { #expect(#bundle === Bundle.main) }

  @Test func `the ubiquitous store keeps values by type until they are removed`() {
    let store = NSUbiquitousKeyValueStore.default
    let keys = ["text", "number", "long", "truth", "data", "list", "table"].map { "almanac.test.\($0)" }
    defer { keys.forEach(store.removeObject) }
    store.set("words", forKey: keys[0])
    store.set(2.5, forKey: keys[1])
    store.set(Int64(1) << 40, forKey: keys[2])
    store.set(true, forKey: keys[3])
    store.set(Data([1, 2]), forKey: keys[4])
    store.set(["a", "b"], forKey: keys[5])
    store.set(["a": 1], forKey: keys[6])
    #expect(store.synchronize())
    #expect(store.string(forKey: keys[0]) == "words" && store.double(forKey: keys[1]) == 2.5 && store.longLong(forKey: keys[2]) == 1 << 40)
    #expect(store.bool(forKey: keys[3]) && store.data(forKey: keys[4]) == Data([1, 2]))
    #expect(store.array(forKey: keys[5]) as? [String] == ["a", "b"] && store.dictionary(forKey: keys[6])?["a"] as? Int == 1)
    #expect(store.dictionaryRepresentation[keys[0]] as? String == "words")
    // A value of another type reads as nil or 0.
    #expect(store.string(forKey: keys[1]) == nil && store.array(forKey: keys[0]) == nil && !store.bool(forKey: "almanac.test.none"))
    store.removeObject(forKey: keys[0])
    store.set(nil as Any?, forKey: keys[1])
    #expect(store.string(forKey: keys[0]) == nil && store.object(forKey: keys[1]) == nil)
  }

  @Test func `the ubiquitous store's notification has its keys`() {
    let userInfo: [AnyHashable: Any] = [
      NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreInitialSyncChange, NSUbiquitousKeyValueStoreChangedKeysKey: ["a"],
    ]
    #expect(userInfo.count == 2 && userInfo["NSUbiquitousKeyValueStoreChangeReasonKey"] as? Int == 1)
  }

  @Test func `an app's notifications and keys have the platform's names`() throws {
    #expect(UIApplication.willEnterForegroundNotification.rawValue == "UIApplicationWillEnterForegroundNotification")
    #expect(UIApplication.LaunchOptionsKey.url == .init(rawValue: "UIApplicationLaunchOptionsURLKey") && UIApplication.State.background.rawValue == 2)
    #expect(try #require(URL(string: UIApplication.openSettingsURLString)).scheme == "app-settings")
  }

  @Test func `a watch app's notifications and state have the platform's names`() {
    #expect(WKExtension.applicationWillEnterForegroundNotification == WKApplication.willEnterForegroundNotification)
    #expect(WKApplication.willEnterForegroundNotification.rawValue == "WKApplicationWillEnterForegroundNotification")
    #expect(WKApplication.shared().applicationState == .background && WKHapticType(rawValue: 8) == .click)
  }

  @Test func `a Core Foundation timer fires once, or until it is invalidated`() {
    var once = 0
    var often = 0
    let now = CFAbsoluteTimeGetCurrent()
    let single = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 0.01, 0, 0, 0) { _ in once += 1 }
    let repeating = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 0.01, 0.01, 0, 0) { timer in
      often += 1
      if often == 3 { CFRunLoopTimerInvalidate(timer) }
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), single, .commonModes)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), repeating, .defaultMode)
    let end = Date().addingTimeInterval(5)
    while CFRunLoopTimerIsValid(repeating) || CFRunLoopTimerIsValid(single), Date() < end {
      RunLoop.current.run(until: Date().addingTimeInterval(0.02))
    }
    #expect(once == 1 && often == 3)
  }

  @Test func `WatchKit exports UIKit's colours, images and fonts`() {
    #expect(UIColor.red.cgColor.red == 1 && UIImage(systemName: "heart.fill") != nil)
    let device = WKInterfaceDevice.current()
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && device.isBatteryMonitoringEnabled && device.wristLocation == .left)
    #expect(device.screenBounds.width > 0 && device.screenScale >= 1 && !device.systemVersion.isEmpty)
  }

  @Test func `a URL format style omits components`() throws {
    let url = try #require(URL(string: "https://me:secret@www.example.com:443/a/b?q=1#top"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.com")
    #expect(url.formatted(.url.query(.always).fragment(.always).user(.always)) == "https://me@www.example.com/a/b?q=1#top")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.com/a/b")
    let local = try #require(URL(string: "ftp://files.www.example.com:2121/x"))
    #expect(local.formatted(.url.scheme(.omitIfHTTPFamily)) == "ftp://files.www.example.com:2121/x")
    #expect(local.formatted(.url.host(.omitSpecificSubdomains(["files"])).port(.never)) == "ftp://files.www.example.com/x")
    #expect(
      local.formatted(.url.host(.omitSpecificSubdomains(["files"], includeMultiLevelSubdomains: true)).port(.never)) == "ftp://www.example.com/x")
    #expect(local.formatted(.url.path(.displayWhen(.scheme, matches: ["http"]))) == "ftp://files.www.example.com:2121")
  }
}
