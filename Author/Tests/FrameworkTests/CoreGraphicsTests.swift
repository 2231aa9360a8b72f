import AlmanacFoundationCompat
import CoreGraphics
import Foundation
import Testing

/// Spaces of colours, and displays.
@Suite struct CoreGraphicsTests {
  @Test func `a colour converts to sRGB and to gray`() throws {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(color.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 0.5])
    #expect(color.converted(to: gray, intent: .defaultIntent, options: nil)?.components == [0.2126, 0.5])
    #expect(color.converted(to: wide, intent: .defaultIntent, options: nil) == nil)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.model == .rgb && CGColorSpace(name: CGColorSpace.genericCMYK) == nil)
  }

  @Test func `recording a display is refused and reported`() {
    #expect(!CGRequestScreenCaptureAccess() && CGDisplayCreateImage(CGMainDisplayID()) == nil)
    #expect(UnavailableServices.all.contains { $0.name == "screens.unavailable" })
  }
}
