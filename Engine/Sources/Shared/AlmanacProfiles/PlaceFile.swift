import AlmanacWireSchema
import Foundation

/// The format of `Data/places.json`.
private struct PlaceFile: Decodable {
  struct Slot: Decodable {
    let id, name, source: String
    let arrangement: PlaceProfile.Arrangement
    /// Nil: the person's.
    let order: PlaceProfile.Order?
    /// How many cells each family takes.
    let families: [String: Int]
    let cells: Int?
    /// The kinds of devices that have the slot; nil: all that have the place.
    let devices: [DeviceProfile.Kind]?
    let label: LabelFigures?
    let margin: Double?
    /// The corner radius of widgets in this slot, in points on the screen. Nil: the device's radius for the family.
    let cornerRadius: Double?
    let centers: [[Double]]?
    /// The height on screen, as a part of the screen's height: widgets are laid out as usual and shown larger.
    let shownPart: Double?
    /// The width for which widgets are laid out, as a part of the screen's width.
    let widthPart: Double?
    /// Sizes that differ from the device's, by device.
    let sizes: [String: Sizes]?
    /// Rows and columns; nil: the slot is a line of cells.
    let grid: GridFigures?
  }

  /// The sizes of one device, `"family": [width, height]`, and their source.
  struct Sizes: Decodable {
    let source: String
    let sizes: [String: [Double]]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      source = try container.decode(String.self, forKey: Key("source"))
      var sizes: [String: [Double]] = [:]
      for key in container.allKeys where key.stringValue != "source" { sizes[key.stringValue] = try container.decode([Double].self, forKey: key) }
      self.sizes = sizes
    }
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  struct Appearance: Decodable {
    let id, name, source: String
    let mode: String
    let scheme, background, luminance: String?
    let tint: PlaceProfile.Tint?
    let container: PlaceProfile.Container?
  }

  struct Place: Decodable {
    let id, name, source: String
    let devices: [DeviceProfile.Kind]
    let location: String?
    let whileLocked: PlaceProfile.WhileLocked
    let wallpaper: PlaceProfile.Wallpaper
    let landscape: Bool?
    let slots: [Slot]
    let appearances: [Appearance]
  }

  /// How many columns and rows of cells each family takes, and their source.
  struct Spans: Decodable {
    let spans: [String: SlotGrid.Span]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var spans: [String: SlotGrid.Span] = [:]
      for key in container.allKeys where key.stringValue != "source" {
        let span = try container.decode([Int].self, forKey: key)
        spans[key.stringValue] = SlotGrid.Span(columns: span[0], rows: span[1])
      }
      self.spans = spans
    }
  }

  let sources: [String: String]
  let spans: Spans
  let places: [Place]

  func place(_ place: Place, on device: DeviceProfile) -> PlaceProfile {
    let isLandscape = place.landscape ?? false
    let (width, height) = isLandscape ? (device.screenHeight, device.screenWidth) : (device.screenWidth, device.screenHeight)
    let slots = place.slots
      .filter { $0.devices?.contains(device.kind) ?? true }
      .map { slot($0, on: device, screenWidth: width, screenHeight: height) }
      .filter { !$0.families.isEmpty }
    return PlaceProfile(
      id: place.id, name: place.name, device: device.id, location: place.location, whileLocked: place.whileLocked, wallpaper: place.wallpaper,
      screenWidth: width, screenHeight: height, slots: slots, appearances: place.appearances.map { appearance($0, of: place) },
      source: named(place.source))
  }

  private func slot(_ slot: Slot, on device: DeviceProfile, screenWidth: Double, screenHeight: Double) -> PlaceProfile.Slot {
    let own = slot.sizes?[device.id]
    let families = (device.families + device.presentations).compactMap { size -> DeviceProfile.FamilySize? in
      guard slot.families[size.family] != nil else { return nil }
      var (width, height, source) = (size.width, size.height, size.source)
      if let own, let given = own.sizes[size.family] { (width, height, source) = (given[0], given[1], named(own.source)) }
      if let part = slot.widthPart { (width, source) = ((part * screenWidth).rounded(), named(slot.source)) }
      var (shownWidth, shownHeight) = width == size.width ? (size.shownWidth, size.shownHeight) : (width, height)
      if let part = slot.shownPart {
        let factor = part * screenHeight / height
        (shownWidth, shownHeight) = (width * factor, height * factor)
      }
      return DeviceProfile.FamilySize(
        family: size.family, width: width, height: height, shownWidth: shownWidth, shownHeight: shownHeight,
        cornerRadius: slot.cornerRadius ?? size.cornerRadius,
        source: source)
    }
    let centers = (slot.centers ?? []).map { PlaceProfile.Center(x: $0[0], y: $0[1]) }
    let labels = labels(of: slot, on: device, SizeValue(width: screenWidth, height: screenHeight), centers, families)
    return PlaceProfile.Slot(
      id: slot.id, name: slot.name, families: families, cellsByFamily: slot.families.filter { entry in families.contains { $0.family == entry.key } },
      cells: slot.cells, arrangement: slot.arrangement, order: slot.order ?? .person, centers: centers, label: labels.isEmpty ? .none : .curved,
      labels: labels,
      labelSource: slot.label?.source.map(named), margin: slot.margin, grid: grid(of: slot, families, screenWidth, screenHeight),
      source: named(slot.source))
  }

  /// Returns the cells of a slot: rows and columns, or a line.
  private func grid(of slot: Slot, _ families: [DeviceProfile.FamilySize], _ screenWidth: Double, _ screenHeight: Double) -> SlotGrid {
    let isList = slot.arrangement == .list
    guard let figures = slot.grid else {
      let spans = slot.families.mapValues { SlotGrid.Span(columns: isList ? 1 : $0, rows: 1) }
      return SlotGrid(columns: isList ? 1 : slot.cells ?? 1, rows: isList ? slot.cells : 1, closesGaps: true, spans: spans)
    }
    let sizes = families.compactMap { size in spans.spans[size.family].map { (span: $0, width: size.shownWidth, height: size.shownHeight) } }
    let shape = figures.shape(screen: (screenWidth, screenHeight), sizes: sizes, isList: isList)
    return SlotGrid(
      columns: shape.columns, rows: shape.rows, pages: figures.pages ?? 1, closesGaps: isList,
      spans: spans.spans.filter { span in families.contains { $0.family == span.key } })
  }

  /// Figures that are missing or out of range are a programming error, like a file that does not decode.
  private func labels(
    of slot: Slot, on device: DeviceProfile, _ screen: SizeValue, _ centers: [PlaceProfile.Center], _ families: [DeviceProfile.FamilySize]
  ) -> [LabelLayout] {
    guard let figures = slot.label, !families.isEmpty else { return [] }
    guard figures.source != nil else { preconditionFailure("\(LabelFault(slot: slot.id, reason: "source is missing"))") }
    do {
      return try figures.layouts(at: LabelFigures.Site(slot: slot.id, device: device.id, screen: screen, centers: centers, families: families))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func appearance(_ appearance: Appearance, of place: Place) -> PlaceProfile.Appearance {
    PlaceProfile.Appearance(
      id: appearance.id, name: appearance.name, renderingMode: value(appearance.mode, place), colorScheme: appearance.scheme.map { value($0, place) },
      background: appearance.background.map { value($0, place) } ?? .shown, luminance: appearance.luminance.map { value($0, place) } ?? .normal,
      tint: appearance.tint ?? .none, container: appearance.container ?? .none, source: named(appearance.source))
  }

  /// A name that does not exist is a programming error, like a file that does not decode.
  private func value<Value: NamedPresentation>(_ name: String, _ place: Place) -> Value {
    guard let value = Value(name: name) else {
      preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/places.json: \(place.id) has an unknown value \(name)")
    }
    return value
  }

  private func named(_ source: String) -> String {
    guard let text = sources[source] else {
      preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/places.json: there is no source \(source)")
    }
    return text
  }
}

extension Profiles {
  /// The identifiers of all places, in the order of `Data/places.json`.
  public static let placeNames: [String] = placeFile.places.map(\.id)

  static let placesByDevice: [String: [PlaceProfile]] = Dictionary(
    uniqueKeysWithValues: devices.map { device in
      // The smallest phone has no accessories, and so no lock screen with widgets.
      (device.id, placeFile.places.filter { $0.devices.contains(device.kind) }.map { placeFile.place($0, on: device) }.filter { !$0.slots.isEmpty })
    })

  private static let placeFile: PlaceFile = embedded("places.json")
}
