import AlmanacWireSchema

/// A chain of changes to a view's appearance that do not affect layout. `visualEffect` computes it from the view's geometry.
public protocol VisualEffect: Sendable {
  /// The changes to the view's layer; the innermost is first.
  var _steps: [_VisualEffectStep] { get }
}

/// One change of a visual effect.
public struct _VisualEffectStep: Sendable {
  let apply: @MainActor (inout DisplayNode, CGSize, _StyleContext, _ isRightToLeft: Bool) -> Void
}

/// The visual effect without changes, the start of a chain.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// A visual effect extended by one change.
public struct _ExtendedVisualEffect: VisualEffect {
  public let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func adding(
    _ apply: @escaping @MainActor (inout DisplayNode, CGSize, _StyleContext, Bool) -> Void
  ) -> _ExtendedVisualEffect { _ExtendedVisualEffect(_steps: _steps + [_VisualEffectStep(apply: apply)]) }

  private func adding(_ effect: Effect.OneOf_Effect) -> _ExtendedVisualEffect {
    adding { node, _, context, _ in
      var value = Effect()
      value.effect = context.session.finite(effect)
      if case .blur = effect { node.addToViews(value) } else { node.effects.append(value) }
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { node, _, _, isRightToLeft in
      node.transform = TransformValue(a: 1, b: 0, c: 0, d: 1, tx: isRightToLeft ? -x : x, ty: y, about: .zero)
    }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { node, size, _, isRightToLeft in
      let value = TransformValue(a: scale.width, b: 0, c: 0, d: scale.height, about: anchor.point(in: size))
      node.transform = value.inLayout(isRightToLeft: isRightToLeft, width: size.width)
    }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { node, size, _, isRightToLeft in
      let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
      let value = TransformValue(a: cosine, b: sine, c: -sine, d: cosine, about: anchor.point(in: size))
      node.transform = value.inLayout(isRightToLeft: isRightToLeft, width: size.width)
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding { node, size, _, isRightToLeft in
      let value = TransformValue(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty, about: .zero)
      node.transform = value.inLayout(isRightToLeft: isRightToLeft, width: size.width)
    }
  }
  /// Rotates about an axis in space, projected without perspective; see the modifier of this name.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { node, size, _, isRightToLeft in
      node.transform = TransformValue(rotatedBy: angle, axis: axis, about: anchor.point(in: size))
        .inLayout(isRightToLeft: isRightToLeft, width: size.width)
    }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { node, _, context, _ in node.opacity = Float(context.session.finite(opacity, of: "opacity(_:)", fallback: 1, in: 0...1)) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(Double(radius))) }
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle.radians)) }
}

nonisolated extension View {
  /// Changes the view's appearance depending on its geometry, without affecting layout.
  public func visualEffect<V: VisualEffect>(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

private struct VisualEffectModifier: NodeModifier {
  let steps: @Sendable (GeometryProxy) -> [_VisualEffectStep]
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode { VisualEffectNode(child, steps: steps, session: session) }
}

private final class VisualEffectNode: UnaryNode {
  private let make: @Sendable (GeometryProxy) -> [_VisualEffectStep]
  private let environment = EnvironmentStack.current
  private var steps: [_VisualEffectStep] = []

  init(_ child: LayoutNode, steps: @escaping @Sendable (GeometryProxy) -> [_VisualEffectStep], session: RenderSession) {
    make = steps
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    let proxy = GeometryProxy(size: size, session: session, isRightToLeft: isRightToLeft)
    steps = EnvironmentStack.with(environment) { make(proxy) }
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let context = _StyleContext(environment: environment, session: session)
    var node = layer(of: child, at: origin) { _, _ in }
    let size = pixelFrame(at: origin).size
    for (index, step) in steps.enumerated() {
      if index > 0 {
        // Each further change applies to the result of the previous ones, so it gets an outer layer.
        var outer = DisplayNode()
        outer.frame = node.frame
        node.frame = RectValue(CGRect(origin: .zero, size: size))
        outer.group.children = [node]
        node = outer
      }
      step.apply(&node, size, context, isRightToLeft)
      if node.hasTransform, !node.transform.isFinite { node.clearTransform() }
    }
    if !node.isSeparable { identify(&node, as: .layer) }
    list.append(node)
  }
}
