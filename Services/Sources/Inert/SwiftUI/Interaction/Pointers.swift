/// Stub. The shape of a pointer. Widgets receive no pointer events.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), link = Self(name: "link"), grabIdle = Self(name: "grabIdle")
  public static let grabActive = Self(name: "grabActive"), zoomIn = Self(name: "zoomIn"), zoomOut = Self(name: "zoomOut")
  public static let horizontalText = Self(name: "horizontalText"), verticalText = Self(name: "verticalText")
  public static let rectSelection = Self(name: "rectSelection"), columnResize = Self(name: "columnResize"), rowResize = Self(name: "rowResize")
  public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize? = nil) -> Self { Self(name: "shape") }
  public static func image(_ image: Image, hotSpot: UnitPoint) -> Self { Self(name: "image") }
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> Self { Self(name: "frameResize") }
  public static func columnResize(directions: HorizontalDirection.Set) -> Self { Self(name: "columnResize") }
  public static func rowResize(directions: VerticalDirection.Set) -> Self { Self(name: "rowResize") }
}
public enum FrameResizePosition: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
public enum FrameResizeDirection: Int8, Hashable, Sendable, CaseIterable {
  case inward, outward
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let inward = Set(rawValue: 1), outward = Set(rawValue: 2), all: Set = [.inward, .outward]
  }
}
public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1), trailing = Set(rawValue: 2), all: Set = [.leading, .trailing]
  }
}
public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  case up, down
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let up = Set(rawValue: 1), down = Set(rawValue: 2), all: Set = [.up, .down]
  }
}

nonisolated extension View {
  // Stubs. These modifiers have no effect: widgets receive no pointer events and belong to no window.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
}
