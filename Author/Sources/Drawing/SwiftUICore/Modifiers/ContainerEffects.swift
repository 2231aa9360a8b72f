import AlmanacWireSchema

/// Effects of containers. On Apple's systems a container is no layer: its shadow, blur and blend mode are those of each view in it, as its opacity is, so
/// that a view casts its shadow on the one below it (Documentation/Fidelity.md, “Effects of containers”).
extension DisplayNode {
  /// Adds a shadow or a blur to each view in the layer.
  mutating func addToViews(_ effect: Effect) {
    guard isContainer else {
      effects.append(effect)
      return
    }
    // A single view keeps its identity in this layer.
    if group.children.count == 1, !group.children[0].isContainer, !group.children[0].takesEffects {
      effects.append(effect)
      return
    }
    let box = RectValue(x: 0, y: 0, width: frame.width, height: frame.height)
    group.children = group.children.map { child in
      var child = child
      if child.isContainer || child.takesEffects {
        child.addToViews(effect)
        return child
      }
      // The effect is in this layer's coordinates, and applies to the finished view.
      return DisplayNode.with {
        $0.frame = box
        // A layer has an identity, so that it is found again in the next entry.
        if child.identity != 0 { $0.identity = StableHash.combined(UInt64(child.identity), Self.layerOfEffects) }
        $0.group.children = [child]
        $0.effects = [effect]
      }
    }
  }

  /// Sets the blend mode of each view in the layer that has none of its own.
  mutating func blendViews(_ mode: BlendModeValue) {
    guard isContainer else {
      if blendMode == .normal { blendMode = mode }
      return
    }
    for index in group.children.indices { group.children[index].blendViews(mode) }
  }

  /// Tells the identity of a layer around a view from the view's.
  private static let layerOfEffects: UInt64 = 0x6566_6665_6374_7321

  /// Whether the node only holds other views. One that is clipped, masked, turned, faded, redacted as a whole or a layer of its own is one view.
  private var isContainer: Bool {
    guard case .group = content else { return false }
    return isUnchanged && effects.isEmpty && !redactAsBox
  }

  /// Whether an effect can follow those that the node has.
  private var takesEffects: Bool {
    if case .group = content { return false }
    return isUnchanged
  }

  private var isUnchanged: Bool {
    !hasTransform && !hasClockRotation && !hasClip && !hasMask && blendMode == .normal && (!hasOpacity || opacity == 1)
      && !invalidatable
  }
}
