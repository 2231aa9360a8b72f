import AlmanacWireSchema

extension DisplayNode {
  /// Whether the node's opacity is applied to each paint.
  ///
  /// In a group it is, so that views behind others show through, as on Apple's systems; `compositingGroup()` makes a layer of it. Elsewhere it is if
  /// the content's operations cannot overlap.
  package var foldsOpacity: Bool {
    switch content {
    case .group: true
    case .path(let path): !(path.hasFill && path.hasStroke)
    case .text, .dynamicText, .image, .symbol, nil: true
    case .dynamicProgress: false
    }
  }

  /// Whether the content is one drawing operation if that of each child is.
  package var isOneOperationAbove: Bool {
    if case .group(let group) = content { group.children.count <= 1 } else { foldsOpacity }
  }

  /// Whether the whole content is one drawing operation, however deeply nested in single children.
  package var isOneOperation: Bool {
    guard isOneOperationAbove else { return false }
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
