import Foundation
import WireSchema

extension RenderContext {
  /// Everything that the layout of `family` on `device` depends on; nil if the device does not offer the family.
  ///
  /// The layout direction follows from `locale`; the context asks for every presentation that the family is shown in.
  ///
  /// - Parameters:
  ///   - dynamicType: `xSmall` … `large` … `accessibility5`.
  ///   - locale: BCP 47 or a Foundation identifier.
  ///   - timeZone: an IANA identifier.
  public init?(
    device: DeviceProfile, family: WidgetFamilyValue, dynamicType: String, boldText: Bool, locale: String, timeZone: String, isPreview: Bool = false,
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
    dynamicTypeSize = dynamicType
    self.boldText = boldText
    self.locale = locale
    self.timeZone = timeZone
    rightToLeft = Locale.Language(identifier: locale).characterDirection == .rightToLeft
    self.isPreview = isPreview
    platform = device.platform == .watchos ? .watchos : .ios
    colorSchemes = [.light, .dark]
    // Lock screens have no full colour and home screens no vibrancy; the watch has both. Activities and controls are never recoloured.
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
