import AlmanacProfiles

/// Icons that the icon set lacks: our own drawings, and capital letters of the system font.
extension SymbolDrawing {
  /// Returns an icon in its square of 256 units, ``Outline/oriented``; nil for an unknown name.
  func icon(_ name: String, face: IconTable.Face) -> Outline? {
    if let drawing = Profiles.symbols.drawings[name] { return outline(of: drawing, face: face) }
    if name.count == 9, name.hasPrefix("capital-") { return text(name.suffix(1).uppercased()).oriented }
    return tables(face)?.outline(of: name)?.oriented
  }

  /// Gives an icon the symbol's weight after it was scaled. Letters have it already, and so have our own filled drawings.
  func weighted(_ icon: Outline, of name: String, face: IconTable.Face, scale: Double) -> Outline {
    let isOwn = Profiles.symbols.drawings[name] != nil
    if name.hasPrefix("capital-") || (isOwn && face == .fill) { return icon }
    return face == .fill ? weightedArea(icon, scale: scale) : weighted(icon, width: isOwn ? lineWidth : Self.lineWidth(face), scale: scale)
  }

  private func outline(of drawing: SymbolProfile.Drawing, face: IconTable.Face) -> Outline? {
    let isFilled = face == .fill
    // The set's filled icons have thinner lines than the regular weight; ours beside them have them, too.
    let width = isFilled ? lineWidth * Self.lineWidth(.fill) / Self.lineWidth(for: 400) : lineWidth
    var result = Outline()
    func add(_ paths: [String], isHole: Bool = false, _ outline: (_ points: [Outline.Point], _ isClosed: Bool) -> Outline) -> Bool {
      for path in paths {
        guard let points = Self.points(path) else { return false }
        let drawn = outline(points, path.hasSuffix("Z")).oriented
        result = result + (isHole ? drawn.reversed : drawn)
      }
      return true
    }
    func line(_ points: [Outline.Point], isClosed: Bool) -> Outline { .stroke(points, isClosed: isClosed, width: width) }
    func area(_ points: [Outline.Point], isClosed: Bool) -> Outline { Outline(contours: [Outline.Contour(polygon: points)]) }
    func areaWithLine(_ points: [Outline.Point], isClosed: Bool) -> Outline { .enlarged(points, by: width / 2) }
    guard add(drawing.solids, area), add(isFilled ? drawing.filledLines : drawing.lines, line) else { return nil }
    if isFilled {
      guard add(drawing.areas, areaWithLine), add(drawing.cuts, isHole: true, line), add(drawing.holes, isHole: true, area) else { return nil }
    }
    return result
  }

  /// The points of a path with one contour.
  private static func points(_ path: String) -> [Outline.Point]? {
    guard let outline = SVGPathParser.outline(of: path), outline.contours.count == 1 else { return nil }
    return outline.contours[0].flattened(chords: 12)
  }
}
