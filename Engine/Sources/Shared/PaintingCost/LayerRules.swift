import WireSchema

extension DisplayNode {
  /// Whether the content's operations cannot overlap, so that the node's opacity can be applied to each paint.
  package var foldsOpacity: Bool {
    switch content {
    // A single child passes the inherited opacity on in the same way.
    case .group(let group): group.children.count <= 1
    case .path(let path): !(path.hasFill && path.hasStroke)
    case .text, .dynamicText, .image, .symbol, nil: true
    case .dynamicProgress: false
    }
  }

  /// Whether the whole content is one drawing operation, however deeply nested in single children.
  package var isOneOperation: Bool {
    guard foldsOpacity else { return false }
    if case .group(let group) = content { return group.children.allSatisfy(\.isOneOperation) }
    return true
  }
}

extension BlendModeValue {
  /// Whether the mode changes what is below even in places where the content paints nothing.
  package var replacesBelow: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension Effect {
  /// Whether the effect can put ink anywhere on the picture.
  package var fillsSurroundings: Bool {
    switch effect {
    case .shadow(let shadow): shadow.invertsAlpha && !shadow.inner
    case .colorMatrix(let matrix): matrix.factors.count == 20 && matrix.factors[19] > 0
    case .alphaThreshold(let threshold): threshold.min <= 0
    default: false
    }
  }
}
