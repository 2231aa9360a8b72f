import AlmanacWireSchema

/// A container whose content depends on the container's size.
///
/// Takes the whole proposal (10 points for an unspecified dimension) and puts its content into the top leading corner. The content is created
/// during layout, once the size is known, in the environment captured at the reader.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public func _resolve(into nodes: inout _NodeList) {
    let content = content
    let identity = nodes.session.deferredIdentity(Self.self)
    nodes.append(
      GeometryReaderNode(session: nodes.session) { proxy, session in
        var made: LayoutNode?
        session.inDeferred(identity) {
          session.inBody(of: Self.self) { made = _NodeList(session: session).resolveOne(content(proxy), alignment: .topLeading) }
        }
        return made
      })
  }
}

private final class GeometryReaderNode: LayoutNode {
  private let make: @MainActor (GeometryProxy, RenderSession) -> LayoutNode?
  private let environment: EnvironmentValues
  private var content: LayoutNode?

  init(session: RenderSession, make: @escaping @MainActor (GeometryProxy, RenderSession) -> LayoutNode?) {
    self.make = make
    var environment = EnvironmentStack.current
    environment.core.stackAxis = nil
    self.environment = environment
    super.init(session: session)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override var preferenceSources: [LayoutNode] { content.map { [$0] } ?? [] }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let proxy = GeometryProxy(size: size, session: session, isRightToLeft: isRightToLeft)
    content = EnvironmentStack.with(environment) { make(proxy, session) }
    if let content { placeChild(content, at: .zero, proposal: ProposedViewSize(size), in: size) }
  }

  override func record(at origin: CGPoint, into list: inout [DisplayNode]) {
    guard let content else { return }
    content.record(at: CGPoint(x: origin.x + content.frame.minX, y: origin.y + content.frame.minY), into: &list)
  }
}

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  public let size: CGSize
  private let origin: CGPoint
  private let spaces: [String: CGRect]
  private let isRightToLeft: Bool
  /// The insets of the safe areas that `safeAreaInset` and `safeAreaPadding` make. Content is laid out inside the content margins, and a widget has no
  /// other safe area.
  public let safeAreaInsets: EdgeInsets

  /// Creates the proxy of the node that is being placed, whose size is `size`.
  @MainActor init(size: CGSize, session: RenderSession, isRightToLeft: Bool) {
    self.size = size
    self.isRightToLeft = isRightToLeft
    origin = session.placementOrigin
    spaces = session.coordinateSpaces
    safeAreaInsets = session.safeAreaInsets(size: size, isRightToLeft: isRightToLeft)
  }

  /// The anchor's value in the reader's coordinates; x is measured from the leading edge.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value { rect in
      let x = rect.minX - origin.x
      return CGRect(
        x: isRightToLeft ? size.width - x - rect.width : x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
    }
  }

  /// Returns the reader's frame in a coordinate space: its own, the widget's, or an enclosing named one. Ignores transforms, for example rotations.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space.kind {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: origin, size: size)
    case .named(let name):
      CGRect(
        origin: spaces[name].map { CGPoint(x: origin.x - $0.minX, y: origin.y - $0.minY) } ?? origin, size: size)
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  /// Returns the bounds of a named coordinate space in the reader's coordinates, or nil if there is no such space.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace.kind else { return nil }
    return spaces[name].map { CGRect(x: $0.minX - origin.x, y: $0.minY - origin.y, width: $0.width, height: $0.height) }
  }
}
