import WireSchema
import Foundation
import Profiles

/// The settings of the device. A change of appearance redraws the archived entries (Specification D3); a change of what layouts depend on
/// requests new timelines, free of budget (Specification C9).
public struct DeviceSettings: Sendable, Hashable, Codable {
  /// Light or dark appearance.
  public enum ColorScheme: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
  }

  /// A change redraws.
  public var colorScheme: ColorScheme
  /// A change redraws.
  public var highContrast: Bool
  /// `xSmall` … `large` … `accessibility5`; a change requests new timelines.
  public var dynamicType: String
  /// A change requests new timelines.
  public var boldText: Bool
  /// BCP 47; a change requests new timelines.
  public var locale: String
  /// IANA; a change requests new timelines.
  public var timeZone: String

  /// Settings; those of a new device unless given.
  public init(
    colorScheme: ColorScheme = .light, highContrast: Bool = false, dynamicType: String = "large", boldText: Bool = false,
    locale: String = "en_US", timeZone: String = TimeZone.current.identifier
  ) {
    self.colorScheme = colorScheme
    self.highContrast = highContrast
    self.dynamicType = dynamicType
    self.boldText = boldText
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns whether layouts under `other` are valid under these settings.
  func sameLayout(as other: DeviceSettings) -> Bool {
    dynamicType == other.dynamicType && boldText == other.boldText && locale == other.locale && timeZone == other.timeZone
  }
}

extension RenderContext {
  /// Everything that the layout of `family` on `device` depends on, or nil where the device does not offer the family.
  public init?(
    device: DeviceProfile, family: WidgetFamilyValue, settings: DeviceSettings = DeviceSettings(), isPreview: Bool = false,
    limits: LimitsProfile = Profiles.limits
  ) {
    self.init(
      device: device, family: family, dynamicType: settings.dynamicType, boldText: settings.boldText, locale: settings.locale,
      timeZone: settings.timeZone, isPreview: isPreview, limits: limits)
  }
}
