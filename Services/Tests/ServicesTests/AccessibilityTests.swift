import Accessibility
import AlmanacFoundationCompat
import CoreGraphics
import Foundation
import Testing

/// Names of colours, and announcements.
@MainActor @Suite struct AccessibilityTests {
  @Test func `a colour has a name, and announcements are reported once`() {
    #expect(AXNameFromColor(CGColor(srgbRed: 0.1, green: 0.1, blue: 0.5, alpha: 1)).hasSuffix("blue"))
    #expect(AXNameFromColor(CGColor(gray: 1, alpha: 1)) == "white" && AXNameFromColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)) == "orange")
    AccessibilityNotification.Announcement("a").post()
    AccessibilityNotification.LayoutChanged().post()
    #expect(UnavailableServices.all.count { $0.name == "accessibility.notification" } == 1)
  }
}
