import AlmanacPainter
import AlmanacProfiles
import AlmanacWireSchema
import Host

/// What a sheet shows of each widget: everything that the options leave.
struct SheetAxes {
  /// What is drawn of a widget.
  enum State: String, CaseIterable {
    /// The current entry.
    case plain
    /// The entry with private content hidden, as on a locked device.
    case redacted
    /// The placeholder, before the first timeline.
    case placeholder
    /// The entry on an always-on display.
    case alwaysOn = "always-on"
    /// The entry with private content hidden on an always-on display.
    case redactedAlwaysOn = "redacted-always-on"

    /// Whether luminance is reduced.
    var isDimmed: Bool { self == .alwaysOn || self == .redactedAlwaysOn }
  }

  let device: DeviceProfile
  /// Empty: every kind, family, place, appearance.
  var kinds: [String] = []
  var families: [String] = []
  var places: [String] = []
  var appearances: [String] = []
  var modes: [RenderingModeValue] = []
  var schemes: [ColorSchemeValue] = [.light, .dark]
  var states: [State] = State.allCases
  var locales = ["en_US"]
  var textSizes = ["large"]
  /// The tint that the user of the device chose; nil: orange for accented widgets, white for vibrant ones.
  var tint: RGBA?
  private static let orange = RGBA(hex: 0xFF9F0A)

  /// Returns the pictures of these kinds, in the order of the sheet.
  func cells(of known: [KindDescription]) -> [SheetCell] {
    var cells: [SheetCell] = []
    for kind in known where kinds.isEmpty || kinds.contains(kind.kind) {
      for family in kind.families.sorted(by: { $0.rawValue < $1.rawValue }) where families.isEmpty || families.contains(family.name) {
        for place in device.sheetPlaces where places.isEmpty || places.contains(place.id) {
          for slot in Self.distinct(place.slots(for: family.name, keepsBackground: !kind.backgroundRemovable), family) {
            cells += self.cells(kind, family, place, slot)
          }
        }
      }
    }
    return cells
  }

  /// Returns the slots that differ in what they give the widget; four corners of a watch face are one.
  private static func distinct(_ slots: [PlaceProfile.Slot], _ family: WidgetFamilyValue) -> [PlaceProfile.Slot] {
    slots.reduce(into: []) { kept, slot in
      if !kept.contains(where: { $0.size(of: family.name) == slot.size(of: family.name) && $0.margin == slot.margin && $0.labels == slot.labels }) {
        kept.append(slot)
      }
    }
  }

  private func cells(_ kind: KindDescription, _ family: WidgetFamilyValue, _ place: PlaceProfile, _ slot: PlaceProfile.Slot) -> [SheetCell] {
    let hasAlwaysOn = place.appearances.contains { $0.luminance == .reduced }
    var cells: [SheetCell] = []
    // The always-on appearances are the state always-on of the others.
    for appearance in place.appearances where appearance.luminance != .reduced && isChosen(appearance) {
      for locale in locales {
        for textSize in textSizes {
          // An appearance with its own colour scheme is drawn once.
          for scheme in appearance.colorScheme.map({ [$0] }) ?? (device.platform == .watchos ? [.dark] : schemes) where schemes.contains(scheme) {
            for state in states where !state.isDimmed || hasAlwaysOn {
              cells.append(
                SheetCell(
                  device: device, kind: kind.kind, keepsBackground: !kind.backgroundRemovable, family: family, place: place, slot: slot,
                  appearance: appearance,
                  scheme: scheme, state: state, locale: locale, textSize: textSize,
                  tint: tint ?? (appearance.renderingMode == .accented ? Self.orange : RGBA(hex: 0xFFFFFF))))
            }
          }
        }
      }
    }
    return cells
  }

  private func isChosen(_ appearance: PlaceProfile.Appearance) -> Bool {
    (appearances.isEmpty || appearances.contains(appearance.id)) && (modes.isEmpty || modes.contains(appearance.renderingMode))
  }
}

extension DeviceProfile {
  /// Where a sheet shows widgets, controls and live activities.
  var sheetPlaces: [PlaceProfile] { places + (activityPlace.map { [$0] } ?? []) }
}

/// One picture of a sheet.
struct SheetCell {
  let device: DeviceProfile
  let kind: String
  let keepsBackground: Bool
  let family: WidgetFamilyValue
  let place: PlaceProfile
  let slot: PlaceProfile.Slot
  let appearance: PlaceProfile.Appearance
  let scheme: ColorSchemeValue
  let state: SheetAxes.State
  let locale: String
  let textSize: String
  let tint: RGBA

  /// How the slot draws the label; nil: not at all. A slot's widgets are drawn as the first of them.
  var label: LabelLayout? { slot.labelLayout(at: 0) }

  /// The size on screen with the label, in points.
  var size: SizeValue {
    if let label { return SizeValue(width: label.frame.width, height: label.frame.height) }
    let size = slot.size(of: family.name)
    return SizeValue(width: size?.shownWidth ?? 0, height: size?.shownHeight ?? 0)
  }

  /// How much larger the slot shows the widget than it is laid out.
  var enlargement: Double {
    guard let size = slot.size(of: family.name), size.width > 0 else { return 1 }
    return size.shownWidth / size.width
  }

  var presentation: Presentation {
    var presentation = Presentation(appearance, colorScheme: scheme, tint: tint, keepsBackground: keepsBackground)
    if family.group == .accessory { presentation.background = .removed }
    switch state {
    case .plain: break
    case .redacted: presentation.redaction = .privacy
    case .placeholder: presentation.redaction = .placeholder
    case .alwaysOn: presentation.luminance = .reduced
    case .redactedAlwaysOn:
      presentation.redaction = .privacy
      presentation.luminance = .reduced
    }
    return presentation
  }

  /// What the place draws behind the widget.
  var container: WidgetContainer {
    guard presentation.background == .removed, family.group == .home else { return .none }
    switch appearance.container {
    case .none: return .none
    case .tinted: return .tinted(tint)
    case .glass: return .glass
    }
  }

  /// The row of the sheet, without kind and family.
  var row: String {
    var parts = [place.name]
    if place.slots.count > 1 { parts.append(slot.name) }
    parts.append(appearance.name)
    return (parts + ["\(locale)", textSize]).joined(separator: " · ")
  }

  /// The column of the sheet.
  var column: SheetColumn { SheetColumn(scheme: scheme, state: state) }
}

/// A column of the sheet: everything that changes without another layout and is the same in each place.
struct SheetColumn: Hashable {
  let scheme: ColorSchemeValue
  let state: SheetAxes.State

  var name: String { "\(scheme == .dark ? "dark" : "light"), \(state.rawValue)" }
}
