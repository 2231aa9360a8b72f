import WireSchema
import Profiles
import WidgetKit

/// Where a widget stands in a test, and all that its layout depends on there.
///
/// ```swift
/// WidgetPlacement(.systemMedium)
/// WidgetPlacement(.accessoryCorner, device: "watch-45mm", locale: "de_DE", dynamicTypeSize: .accessibility2)
/// ```
public struct WidgetPlacement: Sendable, Hashable {
  public var family: WidgetFamily
  /// A device of `Sources/Shared/Profiles/Data/devices.json`, such as `iphone-393x852` (the usual one) or `watch-45mm`.
  public var device: String
  /// The views' language and region, such as `ar_EG`. `Locale.current` of the process stays as `LANG` says.
  public var locale: String
  /// The views' time zone, such as `Europe/Oslo`. `TimeZone.current` of the process stays as `TZ` says.
  public var timeZone: String
  public var dynamicTypeSize: DynamicTypeSize
  public var isBoldText: Bool

  public init(
    _ family: WidgetFamily, device: String = Profiles.defaultDevice.id, locale: String = "en_US", timeZone: String = "GMT",
    dynamicTypeSize: DynamicTypeSize = .large, isBoldText: Bool = false
  ) {
    self.family = family
    self.device = device
    self.locale = locale
    self.timeZone = timeZone
    self.dynamicTypeSize = dynamicTypeSize
    self.isBoldText = isBoldText
  }

  /// - Throws: ``WidgetTestError`` where there is no such device, or it does not offer the family.
  func profile() throws -> DeviceProfile {
    guard let profile = Profiles.device(named: device) else {
      throw WidgetTestError("there is no device \(device); there are \(Profiles.devices.map(\.id).joined(separator: ", "))")
    }
    return profile
  }

  /// What a host on the device tells the extension.
  func context(isPreview: Bool = false) throws -> RenderContext {
    let profile = try profile()
    let context = RenderContext(
      device: profile, family: family.value, dynamicType: dynamicTypeSize.name, boldText: isBoldText, locale: locale, timeZone: timeZone,
      isPreview: isPreview)
    guard let context else {
      let offered = profile.families.map(\.family).joined(separator: ", ")
      throw WidgetTestError("\(profile.name) does not offer \(family); it offers \(offered)")
    }
    return context
  }
}

/// Why a test got no timeline, simulation or picture to look at.
public struct WidgetTestError: Error, Equatable, CustomStringConvertible {
  /// A sentence with what to do.
  public let description: String
  init(_ description: String) { self.description = description }
}

extension TimelineProviderContext {
  /// A context to call a provider's own methods with: `provider.placeholder(in: try .testing(WidgetPlacement(.systemSmall)))`.
  /// - Throws: ``WidgetTestError``.
  public static func testing(_ placement: WidgetPlacement, isPreview: Bool = false) throws -> TimelineProviderContext {
    TimelineProviderContext(try placement.context(isPreview: isPreview))
  }
}
