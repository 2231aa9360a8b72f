import AlmanacWireSchema

/// The nearest container shape, inset by the smallest distance to it; without one a rounded rectangle with corners concentric to the widget's.
@frozen public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let core = EnvironmentStack.current.core
    if let container = core.containerShape { return container.path(around: rect, inset: core.containerInset) }
    return Path(roundedRect: rect, cornerRadius: Self.radius(in: rect, core: core), style: .continuous)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

  /// Returns the container's corner radius, reduced by the smallest inset so that the corners are concentric.
  static func radius(in rect: CGRect, core: EnvironmentStorage.Fields) -> CGFloat {
    if let container = core.containerShape {
      return switch container.path(around: rect, inset: core.containerInset).figure {
      case .roundedRect(_, let radii, _)?: radii.largest
      case .ellipse(let ellipse)?: min(ellipse.width, ellipse.height) / 2
      case .rect?, nil: 0
      }
    }
    return min(max(0, core.containerCornerRadius - core.containerInset), min(rect.width, rect.height) / 2)
  }
}

/// A shape that `containerShape(_:)` sets, and where it is in the widget.
// Unchecked: it is changed by layout and read by drawing, both on the main actor.
package final class ContainerShape: @unchecked Sendable {
  private let shape: any InsettableShape
  /// The environment around the container, in which the shape itself is drawn.
  private let environment: EnvironmentValues
  fileprivate(set) var frame = CGRect.zero

  fileprivate init(_ shape: any InsettableShape, in environment: EnvironmentValues) {
    self.shape = shape
    self.environment = environment
  }

  /// Returns the outline of the shape whose inset form fills `rect`.
  fileprivate func path(around rect: CGRect, inset: CGFloat) -> Path {
    func path<S: InsettableShape>(of shape: S) -> Path { shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
    return EnvironmentStack.with(environment) { path(of: shape) }
  }
}

extension EnvironmentStorage.Fields {
  /// Notes the distances of a shape's frame from the container's edges. They reduce the radius of container-relative corners.
  mutating func placeInContainer(_ frame: CGRect) {
    let whole = containerShape?.frame ?? CGRect(origin: .zero, size: displaySize)
    containerShapeInsets = EdgeInsets(
      top: frame.minY - whole.minY, leading: frame.minX - whole.minX, bottom: whole.maxY - frame.maxY, trailing: whole.maxX - frame.maxX)
  }

  /// The smallest distance of a shape from the container's edges.
  fileprivate var containerInset: CGFloat {
    let insets = containerShapeInsets
    return max(0, min(insets.top, insets.leading, insets.bottom, insets.trailing))
  }
}

struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S
  @MainActor func body(content: Content) -> some View {
    let container = ContainerShape(shape, in: EnvironmentStack.current)
    content.modifier(EnvironmentChange { $0.core.containerShape = container }).modifier(ContainerFrame(container: container))
  }
}

/// Notes where the container is.
private struct ContainerFrame: NodeModifier {
  let container: ContainerShape
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    ContainerFrameNode(child, container: container, session: session)
  }
}

private final class ContainerFrameNode: UnaryNode {
  private let container: ContainerShape
  init(_ child: LayoutNode, container: ContainerShape, session: RenderSession) {
    self.container = container
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    container.frame = CGRect(origin: session.placementOrigin, size: size)
    super.layoutChildren(in: size, proposal: proposal)
  }
}
