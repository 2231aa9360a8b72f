import Archive
import Foundation
import Profiles

/// What a person has set on the device. Appearance is redrawn from the archive (row D3); what the layout depends on is
/// asked for anew, free of budget (row C9).
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
    guard let size = device.size(of: family.name) else { return nil }
    let margin = device.margin(of: family.name)
    let isAccessory = family.place == .accessory
    self.init()
    self.family = family
    displaySize = .with {
      $0.width = size.width
      $0.height = size.height
    }
    contentMargins = .with {
      $0.top = margin
      $0.leading = margin
      $0.bottom = margin
      $0.trailing = margin
    }
    cornerRadius = device.cornerRadius(of: family.name)
    displayScale = device.scale
    dynamicTypeSize = settings.dynamicType
    boldText = settings.boldText
    locale = settings.locale
    timeZone = settings.timeZone
    rightToLeft = Locale.Language(identifier: settings.locale).characterDirection == .rightToLeft
    self.isPreview = isPreview
    platform = device.platform == .watchos ? .watchos : .ios
    colorSchemes = [.light, .dark]
    // Lock screens know no full colour, home screens no vibrancy; the watch shows both of its own. Activities and controls are never recoloured.
    renderingModes =
      family.place == .activity || family.place == .control
      ? [.fullColor]
      : device.platform == .watchos ? [.fullColor, .accented] : isAccessory ? [.vibrant, .accented, .fullColor] : [.fullColor, .accented, .vibrant]
    luminances = [.normal, .reduced]
    redactions = [.none, .privacy, .placeholder]
    backgrounds = isAccessory ? [.removed, .shown] : [.shown, .removed]
    showsWidgetLabel = family == .accessoryCorner
    maxEntries = UInt32(limits.entryCount)
    maxImagePixels = UInt64(limits.imagePixelArea)
    maxEntryBytes = UInt64(limits.entryBytes)
  }
}
