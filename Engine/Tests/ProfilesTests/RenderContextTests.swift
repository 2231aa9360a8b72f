import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Testing

@Suite struct RenderContextTests {
  private func context(_ family: WidgetFamilyValue, on device: String = Profiles.defaultDevice.id, locale: String = "en_US") -> RenderContext? {
    Profiles.device(named: device).flatMap {
      RenderContext(device: $0, family: family, dynamicType: "large", boldText: false, locale: locale, timeZone: "UTC")
    }
  }

  @Test(arguments: [("ar", true), ("ar_EG", true), ("he-IL", true), ("fa_IR", true), ("en-US", false), ("ja", false), ("", false)])
  func `the locale decides the direction`(_ locale: String, _ rightToLeft: Bool) throws {
    #expect(try #require(context(.systemSmall, locale: locale)).rightToLeft == rightToLeft)
  }

  @Test func `a family is requested in the presentations that it is shown in`() throws {
    #expect(try #require(context(.systemSmall)).renderingModes == [.fullColor, .accented, .vibrant])
    let accessory = try #require(context(.accessoryCircular))
    #expect(accessory.renderingModes == [.vibrant, .accented, .fullColor] && accessory.backgrounds == [.removed, .shown])
    #expect(try #require(context(.activityLockScreen)).renderingModes == [.fullColor])
    let corner = try #require(context(.accessoryCorner, on: "watch-45mm"))
    #expect(corner.renderingModes == [.fullColor, .accented] && corner.showsWidgetLabel && corner.platform == .watchos)
  }

  @Test func `a device refuses a family that it does not offer`() {
    #expect(context(.accessoryCorner) == nil && context(.unspecified) == nil)
  }

  @Test func `a device's families are in the schema's order`() {
    for device in Profiles.devices {
      for sizes in [device.families, device.presentations] {
        let order = sizes.map { WidgetFamilyValue(name: $0.family)?.rawValue ?? 0 }
        #expect(order == order.sorted() && !order.contains(0), "\(device.id)")
      }
    }
  }
}
