import AlmanacWireSchema
import Foundation

extension RenderContext {
  /// Everything that the layout of `family` on `device` depends on (Specification D8); nil if the device or the slot does not offer the family.
  ///
  /// The context requests variants for every presentation in which the family is shown.
  ///
  /// - Parameters:
  ///   - placement: where on `device` the widget is; nil: nowhere in particular, with the device's own sizes.
  ///   - dynamicType: the text size, `xSmall` … `large` … `accessibility5`.
  ///   - boldText: whether the user has set bold text.
  ///   - locale: a BCP 47 or Foundation identifier.
  ///   - timeZone: an IANA identifier.
  ///   - rightToLeft: the layout direction; nil: that of the language of `locale`.
  ///   - isPreview: whether the entry is for the gallery.
  ///   - limits: the bounds on entries and images of the reply.
  public init?(
    device: DeviceProfile, family: WidgetFamilyValue, in placement: Placement? = nil, dynamicType: String, boldText: Bool, locale: String,
    timeZone: String, rightToLeft: Bool? = nil, isPreview: Bool = false, limits: LimitsProfile = Profiles.limits
  ) {
    let slot = placement?.slot
    guard let size = slot.map({ $0.size(of: family.name) }) ?? device.size(of: family.name) else { return nil }
    let margin = slot?.margin ?? device.margin(of: family.name)
    let isAccessory = family.group == .accessory
    self.init()
    self.device = device.id
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
    cornerRadius = device.cornerRadius(of: family.name, in: slot)
    displayScale = device.scale
    dynamicTypeSize = dynamicType
    self.boldText = boldText
    self.locale = locale
    self.timeZone = timeZone
    self.rightToLeft = rightToLeft ?? (Locale.Language(identifier: locale).characterDirection == .rightToLeft)
    self.isPreview = isPreview
    platform = device.platform == .watchos ? .watchos : .ios
    colorSchemes = [.light, .dark]
    // The first mode is the usual one: the place's, otherwise full colour on home screens and the watch, vibrant on lock screens. Activities and
    // controls are never recoloured.
    let modes: [RenderingModeValue] =
      family.group == .activity || family.group == .control
      ? [.fullColor]
      : device.platform == .watchos ? [.fullColor, .accented] : isAccessory ? [.vibrant, .accented, .fullColor] : [.fullColor, .accented, .vibrant]
    luminances = [.normal, .reduced]
    contrasts = [.standard, .increased]
    transparencies = [.standard, .reduced]
    motions = [.standard, .reduced]
    redactions = [.none, .privacy, .placeholder]
    let appearances = placement?.place.appearances ?? []
    renderingModes = Self.usualFirst(appearances.map(\.renderingMode), of: modes)
    backgrounds = Self.usualFirst(appearances.map(\.background), of: isAccessory ? [.removed, .shown] : [.shown, .removed])
    // Corners exist on faces only, which all show labels.
    let labelled = slot ?? (family == .accessoryCorner ? Placement(of: family.name, on: device)?.slot : nil)
    if let layout = labelled?.labelLayout(at: 0) {
      showsWidgetLabel = true
      label = LabelContext(layout)
    }
    maxEntries = UInt32(limits.entryCount)
    maxImagePixels = UInt64(limits.imagePixelArea)
    maxEntryBytes = UInt64(limits.entryBytes)
    maxImageBytes = UInt64(limits.entryImageBytes)
    maxPaintCost = limits.paintCost
  }

  /// Returns all values, those that are in `usual` first.
  private static func usualFirst<Value: Equatable>(_ usual: [Value], of all: [Value]) -> [Value] {
    usual.reduce(into: []) { if all.contains($1), !$0.contains($1) { $0.append($1) } } + all.filter { !usual.contains($0) }
  }
}

extension LabelContext {
  /// The properties of a layout that an extension needs; positions of a slot differ only in others.
  init(_ layout: LabelLayout) {
    self.init()
    size = SizeValue(width: layout.label.length, height: layout.label.height)
    textSize = layout.textSize
    if let content = layout.content { contentSize = SizeValue(width: content.length, height: content.height) }
    widgetSide = layout.widgetSide ?? 0
  }
}
