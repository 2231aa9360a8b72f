import AlmanacProfiles
import AlmanacWireSchema

/// Splits symbols into parts, which hierarchical, palette and multicolor modes colour separately.
extension SymbolDrawing {
  /// One part of a symbol in the icons' square.
  struct Part {
    var outline: Outline
    /// 1 = primary, 2 = secondary, 3 = tertiary.
    var level: Int
  }

  /// Returns the parts of a symbol in the icons' square, in painting order; empty if it has only one.
  ///
  /// - The content of a frame is primary. A frame drawn as a line is secondary, a filled frame is tertiary. Sources: Apple, “Creating custom symbol images
  ///   for your app”; pictures drawn by Apple's SwiftUI (Documentation/Fidelity.md, “Filled frames of symbols”).
  /// - A badge is primary, its base secondary.
  /// - If the profile lists an icon as several things, the largest is primary.
  func parts(of recipe: SymbolRecipe, named name: String) -> [Part] {
    switch recipe {
    case .filled(.framed(let inner, let frame)): return framed(inner, frame, isFilled: true)
    case .framed(let inner, let frame): return framed(inner, frame, isFilled: false)
    case .badged(let base, let badge): return badgedParts(base, badge)
    case .filled(.badged(let base, let badge)): return badgedParts(.filled(base), badge)
    case .filled(.layers(let layers)): return parts(of: layers, named: name, isFilled: true)
    case .layers(let layers): return parts(of: layers, named: name, isFilled: false)
    case .dotted(let base): return dottedParts(base)
    case .filled(.dotted(let base)): return dottedParts(.filled(base))
    case .filled, .slashed, .text: return []
    }
  }

  private func framed(_ recipe: SymbolRecipe, _ frame: SymbolRecipe.Frame, isFilled: Bool) -> [Part] {
    guard let (outer, inner) = framedOutlines(recipe, frame, isFilled: isFilled) else { return [] }
    return [Part(outline: outer, level: Self.frameLevel(isFilled: isFilled)), Part(outline: inner, level: 1)]
  }

  fileprivate static func frameLevel(isFilled: Bool) -> Int { isFilled ? 3 : 2 }

  private func badgedParts(_ base: SymbolRecipe, _ badge: SymbolRecipe) -> [Part] {
    guard let (base, badge) = badgedOutlines(base, badge) else { return [] }
    return [Part(outline: base, level: 2), Part(outline: badge, level: 1)]
  }

  private func dottedParts(_ base: SymbolRecipe) -> [Part] {
    guard let (base, dot) = dottedOutlines(base) else { return [] }
    return [Part(outline: base, level: 2), Part(outline: dot, level: 1)]
  }

  private func parts(of layers: [SymbolRecipe.Layer], named name: String, isFilled: Bool) -> [Part] {
    guard let first = layers.first else { return [] }
    let face: IconTable.Face = isFilled ? .fill : stroke
    guard layers.count > 1 else { return parts(of: first, face: face, named: name) }
    let drawn = layers.enumerated().compactMap { index, layer in
      draw(layer, face: index == 0 ? face : isFilled ? layer.face ?? .bold : face)
    }
    guard drawn.count == layers.count else { return [] }
    // Either a frame with its content, or things side by side, each less prominent than the previous one.
    let isFrame = Self.frames.contains(first.icon)
    let frameLevel = Self.frameLevel(isFilled: isFilled)
    return drawn.enumerated().map { index, outline in Part(outline: outline, level: isFrame ? (index == 0 ? frameLevel : 1) : min(index + 1, 3)) }
  }

  private static let frames: Set<String> = [
    "circle", "square", "rectangle", "diamond", "octagon", "seal", "shield", "hexagon", "folder", "corners-out",
  ]

  private func parts(of layer: SymbolRecipe.Layer, face: IconTable.Face, named name: String) -> [Part] {
    guard let outline = draw(layer, face: face) else { return [] }
    if (layer.face ?? face) == .fill, let recipes = Profiles.symbols.parts[layer.icon] {
      let drawn = recipes.compactMap { SymbolRecipe(parsing: $0).flatMap { self.outline(of: $0) } }
      return drawn.enumerated().reversed().map { Part(outline: $0.element, level: min($0.offset + 1, 3)) }
    }
    if Profiles.symbols.manyThings.contains(layer.icon) { return outline.largestAndRest }
    let isFramed = [".circle", ".square", ".triangle", ".octagon", ".seal", ".shield", ".app", ".badge."].contains { name.contains($0) }
    guard isFramed, name != "largecircle.fill.circle" else { return [] }
    return (layer.face ?? face) == .fill ? outline.solidAndHoles : outline.ringAndInside
  }
}

extension Outline {
  /// The number of contours around each contour.
  var depths: [Int] {
    let flat = contours.map(\.flattened)
    return contours.indices.map { index in
      let probe = flat[index].first ?? contours[index].start
      return flat.indices.filter { $0 != index && Self.contains(flat[$0], probe) }.count
    }
  }

  private func contours(where isWanted: (Int) -> Bool) -> Outline {
    Outline(contours: zip(contours, depths).filter { isWanted($0.1) }.map(\.0))
  }

  /// A filled frame and the shape that is cut out of it.
  fileprivate var solidAndHoles: [SymbolDrawing.Part] {
    let holes = contours { $0 > 0 }
    guard !holes.isEmpty else { return [] }
    let level = SymbolDrawing.frameLevel(isFilled: true)
    return [SymbolDrawing.Part(outline: contours { $0 == 0 }, level: level), SymbolDrawing.Part(outline: holes.reversed, level: 1)]
  }

  /// A frame's line and the shape inside.
  fileprivate var ringAndInside: [SymbolDrawing.Part] {
    let inside = contours { $0 > 1 }
    guard !inside.isEmpty else { return [] }
    return [SymbolDrawing.Part(outline: contours { $0 < 2 }, level: 2), SymbolDrawing.Part(outline: inside, level: 1)]
  }

  /// The largest of the separate things, and all others.
  fileprivate var largestAndRest: [SymbolDrawing.Part] {
    let outer = zip(contours, depths).filter { $0.1 == 0 }.map(\.0)
    func extent(_ contour: Contour) -> Double {
      let box = Outline(contours: [contour]).box
      return box.width * box.height
    }
    guard outer.count > 1, let largest = outer.max(by: { extent($0) < extent($1) }) else { return [] }
    let frame = largest.flattened
    var (main, rest) = (Outline(), Outline())
    for contour in contours {
      let isMain = contour.start.x == largest.start.x && contour.start.y == largest.start.y || Self.contains(frame, contour.start)
      if isMain { main.contours.append(contour) } else { rest.contours.append(contour) }
    }
    return [SymbolDrawing.Part(outline: rest, level: 2), SymbolDrawing.Part(outline: main, level: 1)]
  }
}
