import AlmanacWireSchema

extension RectValue {
  /// Larger than any picture.
  package static let everything = RectValue(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}

/// How far effects extend ink beyond the content's box, in points.
struct EffectSpread {
  /// The extent on every side.
  var margin = 0.0
  private var shadows: [(x: Double, y: Double, margin: Double)] = []

  init(_ effects: [Effect]) {
    for effect in effects {
      switch effect.effect {
      case .blur(let radius): margin += 3 * max(0, radius)
      case .shadow(let shadow) where shadow.inner || shadow.invertsAlpha:
        // Ink outside the visible part can cast a shadow into it, as far as the blur and offset reach.
        shadows.append((0, 0, margin + 3 * max(0, shadow.radius) + max(abs(shadow.x), abs(shadow.y))))
      case .shadow(let shadow): shadows.append((shadow.x, shadow.y, margin + 3 * max(0, shadow.radius)))
      default: break
      }
    }
  }

  /// Returns a box that contains `ink` and its shadows; an empty box if there are no shadows.
  func shifted(_ ink: RectValue) -> RectValue {
    // Each shadow may also shadow the previous ones.
    var all = ink.outset(by: margin)
    for shadow in shadows { all = all.union(all.offset(x: shadow.x, y: shadow.y).outset(by: shadow.margin)) }
    return shadows.isEmpty ? RectValue() : all
  }
}

extension DisplayNode {
  var effectSpread: EffectSpread { EffectSpread(effects) }

  /// A box in the parent's coordinates that contains everything the node paints; it may be too large.
  package var inkBounds: RectValue { inkBounds(content: contentBounds, mask: hasMask ? mask.inkBounds : RectValue()) }

  /// The same from the known bounds of the content and of the mask.
  func inkBounds(content: RectValue, mask: RectValue) -> RectValue {
    var box = ownInk(content: content, mask: mask)
    if box.isEmpty { return RectValue() }
    if hasClockRotation { box = clockRotation.reached(by: box) }
    if hasTransform { box = transform.apply(to: box) }
    return box.offset(x: frame.x, y: frame.y)
  }

  /// A box in the node's own coordinates that contains everything it paints, before it is turned and transformed.
  private func ownInk(content: RectValue, mask: RectValue) -> RectValue {
    var box = content
    if hasClip { box = box.intersection(clip.shape.bounds) }
    if box.isEmpty { return RectValue() }
    if !effects.isEmpty {
      let spread = effectSpread
      box = box.outset(by: spread.margin).union(spread.shifted(box))
    }
    return hasMask ? box.intersection(mask) : box
  }

  /// How far from the anchor of its clock rotation the node paints at most, in points; 0: it paints nothing.
  package var rotationReach: Double {
    let box = ownInk(content: contentBounds, mask: hasMask ? mask.inkBounds : RectValue())
    return box.isEmpty ? 0 : clockRotation.distance(to: box)
  }

  /// The same for the content alone, in the node's own coordinates.
  package var contentBounds: RectValue {
    var children = RectValue()
    if case .group(let group)? = content { children = group.children.reduce(children) { $0.union($1.inkBounds) } }
    return contentBounds(children: children)
  }

  /// The same from the known bounds of a group's children.
  func contentBounds(children: RectValue) -> RectValue {
    let own = RectValue(x: 0, y: 0, width: frame.width, height: frame.height)
    var box: RectValue
    switch content {
    case .group: box = children
    case .path(let path):
      box = path.shape.bounds
      if path.hasStroke, path.strokeStyle.width > 0 {
        let sharp = path.strokeStyle.join == .miter ? max(1, path.strokeStyle.miterLimit > 0 ? path.strokeStyle.miterLimit : 10) : 1.5
        // A straight line has a box without width or height.
        let isPath = if case .path = path.shape.shape { true } else { false }
        box = box.outset(by: path.strokeStyle.width / 2 * (isPath ? sharp : 1.5))
      }
    case .text(let text):
      box = text.lines.reduce(RectValue()) { $0.union($1.inkBounds) }
    case .dynamicText(let text): box = own.outset(by: (text.runs.map(\.font.size).max() ?? 0) * 0.6 + 2)
    case .image, .symbol, nil: box = own
    case .dynamicProgress(let progress): box = own.outset(by: progress.lineWidth)
    }
    if redactAsBox { box = box.union(own) }
    return box
  }
}

extension TextLine {
  /// A box in the content's coordinates that contains the line's glyphs.
  package var inkBounds: RectValue {
    // Accents, swashes and italics extend beyond the typographic box.
    let slack = (runs.map(\.font.size).max() ?? 0) * 0.6 + 2
    return RectValue(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent).outset(by: slack)
  }
}
