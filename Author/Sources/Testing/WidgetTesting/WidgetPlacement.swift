import AlmanacProfiles
import AlmanacWireSchema
import WidgetKit

/// A widget's family and device in a test, with everything else that its layout depends on.
///
/// ```swift
/// WidgetPlacement(.systemMedium)
/// WidgetPlacement(.accessoryCorner, device: "watch-45mm", locale: "de_DE", dynamicTypeSize: .accessibility2)
/// ```
public struct WidgetPlacement: Sendable, Hashable {
  /// The widget's family.
  public var family: WidgetFamily
  /// A device of `Engine/Sources/Shared/AlmanacProfiles/Data/devices.json`, such as `iphone-393x852` (the default) or `watch-45mm`.
  public var device: String
  /// The views' language and region, such as `ar_EG`. Default: `en_US`. The process's `Locale.current` still follows `LANG`.
  public var locale: String
  /// The views' time zone, such as `Europe/Oslo`. Default: `GMT`. The process's `TimeZone.current` still follows `TZ`.
  public var timeZone: String
  /// The text size (Dynamic Type). Default: `large`.
  public var dynamicTypeSize: DynamicTypeSize
  /// True if the device is set to bold text. Default: false.
  public var isBoldText: Bool

  /// Creates a placement. A device that does not exist or does not offer the family is reported when the placement is used.
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

  /// Returns the device's profile.
  /// - Throws: ``WidgetTestError`` if there is no such device.
  func profile() throws -> DeviceProfile {
    guard let profile = Profiles.device(named: device) else {
      throw WidgetTestError("there is no device \(device); there are \(Profiles.devices.map(\.id).joined(separator: ", "))")
    }
    return profile
  }

  /// Returns the render context that a host on the device sends to the extension.
  ///
  /// - Parameter placement: the place and slot; nil = no particular one.
  /// - Throws: ``WidgetTestError`` if there is no such device, or it does not offer the family.
  func context(isPreview: Bool = false, in placement: Placement? = nil) throws -> RenderContext {
    let profile = try profile()
    let context = RenderContext(
      device: profile, family: family.value, in: placement, dynamicType: dynamicTypeSize.name, boldText: isBoldText, locale: locale,
      timeZone: timeZone,
      isPreview: isPreview)
    guard let context else {
      let offered = profile.families.map(\.family).joined(separator: ", ")
      throw WidgetTestError("\(profile.name) does not offer \(family); it offers \(offered)")
    }
    return context
  }
}

/// The reason why a test could not get a timeline, simulation or picture.
public struct WidgetTestError: Error, Equatable, CustomStringConvertible {
  /// A sentence that says what to do.
  public let description: String
  init(_ description: String) { self.description = description }
}

extension TimelineProviderContext {
  /// Creates a context for calling a provider's methods: `provider.placeholder(in: try .testing(WidgetPlacement(.systemSmall)))`.
  /// - Throws: ``WidgetTestError`` if there is no such device, or it does not offer the family.
  public static func testing(_ placement: WidgetPlacement, isPreview: Bool = false) throws -> TimelineProviderContext {
    TimelineProviderContext(try placement.context(isPreview: isPreview))
  }
}
