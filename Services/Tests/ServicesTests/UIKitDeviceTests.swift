import AlmanacFoundationCompat
import Foundation
import Testing
import UIKit

/// The device, its screen and its pasteboard, and an app's notifications.
@Suite struct UIKitDeviceTests {
  private func isReported(_ name: String) -> Bool { UnavailableServices.all.count { $0.name == name } == 1 }

  @Test func `the battery of a device has names for its changes`() {
    #expect(UIDevice.batteryLevelDidChangeNotification.rawValue == "UIDeviceBatteryLevelDidChangeNotification")
    #expect(UIDevice.batteryStateDidChangeNotification.rawValue == "UIDeviceBatteryStateDidChangeNotification")
  }

  @Test func `an app's notifications and keys have the platform's names`() throws {
    #expect(UIApplication.willEnterForegroundNotification.rawValue == "UIApplicationWillEnterForegroundNotification")
    #expect(UIApplication.LaunchOptionsKey.url == .init(rawValue: "UIApplicationLaunchOptionsURLKey") && UIApplication.State.background.rawValue == 2)
    #expect(try #require(URL(string: UIApplication.openSettingsURLString)).scheme == "app-settings")
  }

  @Test func `what is copied stays in the process`() {
    let board = UIPasteboard()
    let before = board.changeCount
    board.string = "tide"
    #expect(board.string == "tide" && board.hasStrings && board.changeCount == before + 1 && isReported("pasteboard.unavailable"))
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org")
  }

  @Test
  @MainActor func `feedback generators can be used on the main actor`() {
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let generator: UIFeedbackGenerator = UISelectionFeedbackGenerator()
    generator.prepare()
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
  }

  @MainActor @Test func `there is one screen at full brightness`() { #expect(UIScreen.main.brightness == 1 && UIScreen.screens.count == 1) }
}
