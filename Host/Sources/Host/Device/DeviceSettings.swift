import WireSchema
import Foundation
import Profiles

/// What a person has set on the device. Appearance is redrawn from the archive (Specification D3); what the layout depends on is
/// asked for anew, free of budget (Specification C9).
public struct DeviceSettings: Sendable, Hashable, Codable {
  public enum ColorScheme: String, Sendable, Hashable, Codable, CaseIterable { case light, dark }

  /// Redraws only.
  public var colorScheme: ColorScheme
  /// Redraws only.
  public var highContrast: Bool
  /// `xSmall` … `large` … `accessibility5`; asks anew.
  public var dynamicType: String
  /// Asks anew.
  public var boldText: Bool
  /// BCP 47; asks anew.
  public var locale: String
  /// IANA; asks anew.
  public var timeZone: String

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

  /// Whether a timeline made under `other` was laid out as this asks.
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
