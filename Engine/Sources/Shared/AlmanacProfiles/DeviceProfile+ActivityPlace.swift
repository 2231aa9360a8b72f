import AlmanacWireSchema

extension DeviceProfile {
  /// Where the device shows live activities; nil if it shows none. It is not one of ``places``: people put no widgets there (Specification F2).
  ///
  /// Each presentation has a slot of its name. The sizes are those of ``presentations``, of which the height is the maximum.
  public var activityPlace: PlaceProfile? {
    let shown = presentations.filter { Self.activityNames[$0.family] != nil }
    guard !shown.isEmpty else { return nil }
    let slots = shown.map { size in
      PlaceProfile.Slot(
        id: size.family, name: Self.activityNames[size.family] ?? size.family, families: [size], cellsByFamily: [size.family: 1], cells: 1,
        arrangement: .row, order: .person, centers: [], label: .none, labels: [], labelSource: nil, margin: nil,
        grid: SlotGrid(columns: 1, rows: 1, closesGaps: true, spans: [size.family: SlotGrid.Span(columns: 1, rows: 1)]), source: size.source)
    }
    return PlaceProfile(
      id: "liveActivity", name: "Live Activity", device: id, location: nil, whileLocked: .shown, wallpaper: platform == .watchos ? .black : .picture,
      screenWidth: screenWidth, screenHeight: screenHeight, slots: slots,
      appearances: [Self.activityAppearance("normal", "Normal", .normal), Self.activityAppearance("alwaysOn", "Always On", .reduced)],
      source: slots[0].source)
  }

  private static let activityNames = [
    "lockScreen": "Lock Screen", "islandCompact": "Compact", "islandMinimal": "Minimal", "islandExpanded": "Expanded", "activitySmall": "Small",
  ]

  /// Live activities are never recoloured.
  private static func activityAppearance(_ id: String, _ name: String, _ luminance: LuminanceValue) -> PlaceProfile.Appearance {
    PlaceProfile.Appearance(
      id: id, name: name, renderingMode: .fullColor, colorScheme: nil, background: .shown, luminance: luminance, tint: .none, container: .none,
      source: "ActivityKit, ActivityConfiguration: an activity keeps its colours")
  }
}
