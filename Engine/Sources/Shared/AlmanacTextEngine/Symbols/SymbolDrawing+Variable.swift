import AlmanacProfiles

extension SymbolDrawing {
  /// The parts of a symbol with a variable value, in the icons' square.
  struct VariableParts {
    /// The parts that are always shown.
    var constant: Outline
    /// The others, in the order in which they are shown.
    var steps: [Outline]
  }
}

extension Outline {
  /// Returns the parts in an order; nil if there is only one.
  func variableParts(_ order: SymbolProfile.VariableOrder, name: String) -> SymbolDrawing.VariableParts? {
    let parts = separateParts.map { (outline: $0, box: $0.box) }
    guard parts.count > 1 else { return nil }
    switch order {
    case .up: return .init(constant: Outline(), steps: parts.sorted { $0.box.maxY > $1.box.maxY }.map(\.outline))
    case .right: return .init(constant: Outline(), steps: parts.sorted { $0.box.minX < $1.box.minX }.map(\.outline))
    case .waves:
      // `speaker.wave.3` has three waves: its three rightmost parts. The other parts are always shown.
      let sorted = parts.sorted { $0.box.minX < $1.box.minX }.map(\.outline)
      let count = name.split(separator: ".").lazy.compactMap { Int($0) }.first ?? sorted.count - 1
      guard (1..<sorted.count).contains(count) else { return nil }
      let body = sorted.dropLast(count).reduce(Outline()) { $0 + $1 }
      return .init(constant: body, steps: Array(sorted.suffix(count)))
    case .out:
      let middle = box.middleX
      var rings: [(distance: Double, outline: Outline)] = []
      for part in parts {
        let distance = max(abs(part.box.minX - middle), abs(part.box.maxX - middle))
        // Parts on both sides are shown together.
        if let index = rings.firstIndex(where: { abs($0.distance - distance) < 4 }) {
          rings[index].outline = rings[index].outline + part.outline
        } else {
          rings.append((distance, part.outline))
        }
      }
      return rings.count > 1 ? .init(constant: Outline(), steps: rings.sorted { $0.distance < $1.distance }.map(\.outline)) : nil
    }
  }

  /// The connected areas, each with its holes.
  private var separateParts: [Outline] {
    let depths = depths
    let flat = contours.map(\.flattened)
    var parts: [Int: Outline] = [:]
    for index in contours.indices where depths[index].isMultiple(of: 2) { parts[index] = Outline(contours: [contours[index]]) }
    for index in contours.indices where !depths[index].isMultiple(of: 2) {
      let around = contours.indices.first { depths[$0] == depths[index] - 1 && Self.contains(flat[$0], contours[index].start) }
      if let around { parts[around]?.contours.append(contours[index]) }
    }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }
}
