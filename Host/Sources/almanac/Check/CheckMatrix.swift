import AlmanacBasics
import AlmanacProfiles
import AlmanacWireSchema
import Host

/// The pictures of a check, each with the name of its file.
struct CheckMatrix {
  struct Item {
    let cell: SheetCell
    /// The path in the pictures' folder without extension: `Forecast/systemSmall/homeScreen-normal-light`.
    let name: String
  }
  let items: [Item]

  /// - Throws: ``Failure`` if nothing or too much would be drawn, or a kind does not exist.
  init(_ file: CheckFile, kinds: [KindDescription], app: String) throws {
    if let unknown = file.kinds.first(where: { name in !kinds.contains { $0.kind == name } }) {
      throw HostError.unknownKind(unknown, app: app, known: kinds.map(\.kind))
    }
    let cells = Self.cells(file, kinds)
    guard !cells.isEmpty else {
      throw Failure(.data, "\(app) has no widget that a device of the check shows; name kinds, families, places and devices in \(CheckFile.name)")
    }
    let limits = Profiles.check
    let advice = "name fewer kinds, families, appearances, schemes, states, locales or textSizes in \(CheckFile.name)"
    guard cells.count <= limits.pictures else {
      throw Failure(.data, "limit.pictures: the check would have \(cells.count) pictures, and at most \(limits.pictures) are allowed; \(advice)")
    }
    let pixels = cells.reduce(0.0) {
      $0 + ($1.size.width + 2 * SheetPainter.margin) * ($1.size.height + 2 * SheetPainter.margin) * file.scale * file.scale
    }
    guard pixels <= Double(limits.pixels) else {
      throw Failure(
        .data, "limit.pixels: the pictures would have \(Int(pixels)) pixels, and at most \(limits.pixels) are allowed; \(advice), or a lower scale")
    }
    var used: [String: Int] = [:]
    items = cells.map { cell in
      let name = Self.name(of: cell)
      used[name, default: 0] += 1
      // Two slots of one place, such as the two sizes of a list.
      return Item(cell: cell, name: used[name] == 1 ? name : "\(name)-\(used[name] ?? 1)")
    }
  }

  private static func cells(_ file: CheckFile, _ kinds: [KindDescription]) -> [SheetCell] {
    let devices = file.devices.isEmpty ? Profiles.oneOfEachKind() : file.devices
    var cells: [SheetCell] = []
    for kind in kinds {
      for family in kind.families {
        for device in devices {
          var axes = SheetAxes(device: device)
          (axes.kinds, axes.families) = (file.kinds, file.families)
          (axes.places, axes.appearances, axes.schemes, axes.states) = (file.places, file.appearances, file.schemes, file.states)
          (axes.locales, axes.textSizes) = (file.locales, file.textSizes)
          var one = kind
          one.families = [family]
          var found = axes.cells(of: [one])
          if file.places.isEmpty, let first = found.first {
            found = found.filter { $0.place.id == first.place.id && $0.slot.name == first.slot.name }
          }
          // Two appearances of a place can look alike, as dark icons and the dark scheme do.
          for cell in found where !cells.contains(where: { $0.isShown(like: cell) }) { cells.append(cell) }
          // Without a choice, the first device that shows the family is enough.
          if file.devices.isEmpty, !found.isEmpty { break }
        }
      }
    }
    return cells
  }

  private static func name(of cell: SheetCell) -> String {
    var parts = [cell.place.id, cell.appearance.id, cell.scheme == .dark ? "dark" : "light"]
    if cell.device.id != Profiles.defaultDevice.id { parts.insert(cell.device.id, at: 0) }
    if cell.state != .plain { parts.append(cell.state.rawValue) }
    if cell.locale != "en_US" { parts.append(cell.locale) }
    if cell.textSize != "large" { parts.append(cell.textSize) }
    return "\(fileName(cell.kind))/\(cell.family.name)/\(fileName(parts.joined(separator: "-")))"
  }

  /// Text as the name of a file: other characters than letters, digits, `-`, `_` and `.` become their hexadecimal digits, a long text its hash.
  static func fileName(_ text: String) -> String {
    var name = ""
    for (index, byte) in text.utf8.enumerated() {
      switch UInt8(byte) {
      case UInt8(ascii: "."): name += index == 0 ? "_2e" : "."
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    guard name.utf8.count > 100 else { return name.isEmpty ? "_" : name }
    return name.prefix(80) + "-" + String(FNV1a.hash(text.utf8), radix: 16)
  }
}

extension SheetCell {
  /// Whether both pictures show the same.
  fileprivate func isShown(like other: SheetCell) -> Bool {
    kind == other.kind && family == other.family && device.id == other.device.id && place.id == other.place.id && slot.name == other.slot.name
      && locale == other.locale && textSize == other.textSize && presentation == other.presentation && container == other.container
  }
}
