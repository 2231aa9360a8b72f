/// A coordinate space in which frames are expressed.
public struct CoordinateSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case local, global
    case named(String)
  }
  let kind: Kind

  public static let local = CoordinateSpace(kind: .local)
  /// The coordinates of the whole widget.
  public static let global = CoordinateSpace(kind: .global)
  public static func named(_ name: some Hashable) -> CoordinateSpace { CoordinateSpace(kind: .named(key(of: name))) }

  /// Returns the key of a name. It contains type and value, so that "1" and 1 name different spaces.
  static func key(of name: some Hashable) -> String { "\(type(of: name)):\(name)" }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space that a view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}
/// A view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The widget's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(name)) }
  /// The space of the innermost scroll view. A widget shows none, so frames in it are those in the widget's space.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .global) }
  /// The space of the innermost scroll view that scrolls along `axis`. A widget shows none, so frames in it are those in the widget's space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension View {
  /// Gives the view's coordinate space a name for the geometry readers inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(CoordinateSpaceModifier(name: CoordinateSpace.key(of: name))) }
  /// Gives the view's coordinate space a name for the geometry readers inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.coordinateSpace.name))
  }
}

extension CoordinateSpace {
  fileprivate var name: String {
    if case .named(let name) = kind { return name }
    return ""
  }
}

private struct CoordinateSpaceModifier: NodeModifier {
  let name: String
  @MainActor func makeNode(around child: LayoutNode, session: RenderSession) -> LayoutNode {
    CoordinateSpaceNode(child, name: name, session: session)
  }
}

private final class CoordinateSpaceNode: UnaryNode {
  let name: String
  init(_ child: LayoutNode, name: String, session: RenderSession) {
    self.name = name
    super.init(child, session: session)
  }

  override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let outer = session.coordinateSpaces[name]
    session.coordinateSpaces[name] = CGRect(origin: session.placementOrigin, size: size)
    super.layoutChildren(in: size, proposal: proposal)
    session.coordinateSpaces[name] = outer
  }
}
