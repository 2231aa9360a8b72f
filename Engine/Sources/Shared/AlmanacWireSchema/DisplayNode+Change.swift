extension DisplayNode {
  /// Whether what the node does to its content it does to each part of it alone: it only moves it, or describes it. What is not separable changes as a
  /// whole from one entry to the next: what is clipped, masked, transformed, faded, blended, redacted as one box or has effects.
  public var isSeparable: Bool {
    !hasTransform && !hasClockRotation && !hasClip && !hasMask && !hasOpacity && blendMode == .normal && effects.isEmpty && !redactAsBox
  }
}

extension EntryChange {
  /// The most edges of characters. Own choice: ten times as many as a text has whose characters change one by one.
  static let mostEdges = 256

  /// All numbers, for the check of a list. The number that a text shows only needs to be finite, so it is not among them.
  var numbers: [Double] {
    var numbers: [Double] = []
    for transition in [insertion, removal] {
      numbers += [
        Double(transition.opacity), transition.offset.x, transition.offset.y, transition.shift.x, transition.shift.y, transition.scale,
        transition.anchor.x, transition.anchor.y, transition.blur,
      ]
      numbers += transition.animation.numbers
    }
    return numbers + animation.numbers + edges.map(Double.init)
  }
}

extension AnimationValue {
  fileprivate var numbers: [Double] {
    [
      duration, delay, speed, Double(cubic.x1), Double(cubic.y1), Double(cubic.x2), Double(cubic.y2), spring.duration, spring.bounce, spring.velocity,
    ]
  }
}
