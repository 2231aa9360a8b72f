import AlmanacWireSchema

nonisolated extension View {
  /// Clips this view to `shape`, drawn at this view's size.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }
  /// Clips this view to its bounds.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Clips this view to its bounds with rounded corners, which are circular arcs.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Multiplies this view's opacity by that of `mask`, which is offered this view's size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment, source: SourceLocation(fileID, line)))
  }
  /// Multiplies this view's opacity by that of `mask`.
  public func mask<Mask: View>(_ mask: Mask, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center, source: SourceLocation(fileID, line)))
  }

  /// Stub. Has no effect: a widget's links and buttons receive touches in their frames.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Makes container-relative shapes inside follow `shape`, drawn at this view's size.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { modifier(ContainerShapeModifier(shape: shape)) }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

private struct ClipModifier<S: Shape>: NodeModifier {
  let shape: S
  let isEvenOdd: Bool

  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    ClipNode(child, shape: shape, isEvenOdd: isEvenOdd, session: session)
  }
}

private final class ClipNode<S: Shape>: UnaryNode {
  let shape: S
  let isEvenOdd: Bool
  private var environment = EnvironmentStack.current

  init(_ child: LayoutNode, shape: S, isEvenOdd: Bool, session: RenderSession) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    environment.core.placeInContainer(CGRect(origin: session.placementOrigin, size: size))
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    list.append(
      layer(of: child, at: origin) { node, size in
        let rect = CGRect(origin: .zero, size: size)
        // An author's shape runs in the environment captured at its node (ARCHITECTURE rule 13).
        var path = EnvironmentStack.with(environment) { shape.path(in: rect) }
        if shape.layoutDirectionBehavior.mirrors(environment.core.layoutDirection) { path = path.mirrored(in: rect) }
        if !path.isFinite {
          session.diagnose(
            .warning, "shape.invalid",
            "the path of \(S.self), which clips a view, has coordinates that are not finite: nothing of the view is "
              + "drawn; check divisions in it", place: "\(S.self)")
        }
        node.clip.shape = path.isFinite ? path.value : Path().value
        node.clip.evenOdd = isEvenOdd
      })
  }
}

private struct MaskModifier<Mask: View>: NodeModifier {
  let mask: Mask
  let alignment: Alignment
  let source: SourceLocation
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    let node = _NodeList(session: session).resolveLayer(mask)
    return session.marked(MaskNode(child, mask: node, alignment: alignment, session: session), "mask(alignment:_:)", at: source)
  }
}

private final class MaskNode: UnaryNode {
  let mask: LayoutNode
  let alignment: Alignment

  init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment, session: RenderSession) {
    self.mask = mask
    self.alignment = alignment
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.layoutChildren(in: size, proposal: proposal)
    let offered = ProposedViewSize(size)
    placeChild(mask, at: mask.dimensions(offered).origin(in: size, alignment: alignment), proposal: offered, in: size)
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    let mask = mask
    list.append(
      layer(of: child, at: origin) { node, size in
        var contents: [DisplayNode] = []
        mask.record(at: mask.frame.origin, into: &contents)
        node.mask.frame = RectValue(CGRect(origin: .zero, size: size))
        node.mask.group.children = contents
      })
  }
}
