import AlmanacWireSchema

extension DisplayNode {
  /// True if one of the group's children certainly hides the content behind the group, because it is an opaque rectangle over the whole frame. A
  /// child whose opacity cannot be decided from the display list counts as translucent.
  var isCoveredOpaquely: Bool {
    group.children.contains { $0.isPlain && $0.frame.cgRect.contains(CGRect(origin: .zero, size: frame.cgRect.size)) && $0.path.isOpaqueRectangle }
  }

  /// True if the node draws nothing: an empty group, or text without characters.
  var isBlank: Bool {
    switch content {
    case nil: true
    case .group(let group): group.children.allSatisfy(\.isBlank)
    case .text(let text): text.lines.allSatisfy { $0.runs.allSatisfy(\.text.isEmpty) }
    default: false
    }
  }

  /// True if the node has no opacity, blend mode, clip or other attribute that changes how it covers the content behind it.
  private var isPlain: Bool {
    (!hasOpacity || opacity == 1) && !hasTransform && !hasClockRotation && !hasClip && !hasMask && blendMode == .normal && effects.isEmpty
  }
}

extension PathContent {
  fileprivate var isOpaqueRectangle: Bool {
    guard case .rect? = shape.shape, !fill.hasOpacity || fill.opacity == 1 else { return false }
    switch fill.paint {
    case .color(let color), .standardGradient(let color): return color.isOpaque
    case .linearGradient(let gradient): return gradient.stops.allSatisfy(\.color.isOpaque)
    case .radialGradient(let gradient): return gradient.stops.allSatisfy(\.color.isOpaque)
    case .background: return true
    default: return false
    }
  }
}

extension ColorValue {
  fileprivate var isOpaque: Bool {
    guard !hasOpacity || opacity == 1 else { return false }
    switch color {
    case .rgba(let rgba): return rgba.alpha >= 1
    case .adaptive(let adaptive):
      return adaptive.light.alpha >= 1 && (!adaptive.hasDark || adaptive.dark.alpha >= 1)
        && (!adaptive.hasLightHighContrast || adaptive.lightHighContrast.alpha >= 1)
        && (!adaptive.hasDarkHighContrast || adaptive.darkHighContrast.alpha >= 1)
    default: return false
    }
  }
}
