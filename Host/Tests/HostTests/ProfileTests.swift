import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@testable import Host

@Suite struct ProfileTests {
  @Test func `the default device is the phone of 393 by 852 points`() {
    let device = Profiles.defaultDevice
    #expect(device.id == "iphone-393x852" && device.scale == 3)
    #expect(device.size(of: "systemMedium").map { [$0.width, $0.height] } == [338, 158])
    #expect(device.families.map(\.family).first == "systemSmall")
    #expect(Profiles.device(named: "393x852") == device)
    #expect(Profiles.device(named: "iphone-none") == nil)
  }

  @Test func `every device has plausible sizes with a source`() {
    #expect(Set(Profiles.devices.map(\.id)).count == Profiles.devices.count)
    #expect(Profiles.devices.filter { $0.id.hasPrefix("iphone") }.count == 13)
    for device in Profiles.devices {
      #expect((2...3).contains(device.scale) && (device.screenWidth < device.screenHeight) == (device.kind != .mac))
      for size in device.families + device.presentations {
        #expect(WidgetFamilyValue(name: size.family) != nil)
        #expect((10...900).contains(size.width) && (10...500).contains(size.height) && size.shownWidth <= size.width)
        #expect(size.source.count > 10, "\(device.id) \(size.family)")
      }
      // Specification A6: only the watch has the corner family, and it has no home families.
      #expect((device.size(of: "accessoryCorner") != nil) == (device.platform == .watchos))
      #expect((device.size(of: "systemSmall") != nil) == (device.platform == .ios))
    }
  }

  @Test func `a tablet lays out a canvas and displays it smaller`() throws {
    let small = try #require(Profiles.device(named: "ipad-1024x1366")?.size(of: "systemSmall"))
    #expect(small.width == 170 && small.shownWidth == 160)
  }

  @Test func `the limits are those of the file`() {
    let limits = Profiles.limits
    #expect(limits.replyDeadline == 10 && limits.memoryGrowth == 30 << 20 && limits.entryCount == 400 && limits.imagePixelArea == 2_121_055)
  }

  @Test func `a context holds what the layout depends on`() throws {
    let settings = DeviceSettings(dynamicType: "xLarge", boldText: true, locale: "ar_EG", timeZone: "Africa/Cairo")
    let context = try #require(RenderContext(device: Profiles.defaultDevice, family: .systemSmall, settings: settings, isPreview: true))
    #expect(context.displaySize.width == 158 && context.contentMargins.top == 16 && context.displayScale == 3 && context.cornerRadius > 0)
    #expect(context.rightToLeft && context.boldText && context.isPreview && context.dynamicTypeSize == "xLarge" && context.timeZone == "Africa/Cairo")
    #expect(RenderContext(device: Profiles.defaultDevice, family: .systemExtraLarge) == nil)
  }
}
