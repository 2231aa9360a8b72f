import AlmanacFoundationCompat
import Foundation
import Testing
import WatchKit

/// Names of watch apps.
@Suite struct WatchKitTests {
  @Test func `a watch app's notifications and state have the platform's names`() {
    #expect(WKExtension.applicationWillEnterForegroundNotification == WKApplication.willEnterForegroundNotification)
    #expect(WKApplication.willEnterForegroundNotification.rawValue == "WKApplicationWillEnterForegroundNotification")
    #expect(WKApplication.shared().applicationState == .background && WKHapticType(rawValue: 8) == .click)
  }

  @Test func `WatchKit exports UIKit's colours, images and fonts`() {
    #expect(UIColor.red.cgColor.red == 1 && UIImage(systemName: "heart.fill") != nil)
    let device = WKInterfaceDevice.current()
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && device.isBatteryMonitoringEnabled && device.wristLocation == .left)
    #expect(device.screenBounds.width > 0 && device.screenScale >= 1 && !device.systemVersion.isEmpty)
  }
}
