/// The regions of an expanded island, in source order.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

/// The position of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String
  /// At the camera's leading side, continuing below it.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// At the camera's trailing side, continuing below it.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera, between leading and trailing.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all other regions, over the whole width.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The vertical start of a leading or trailing region.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera if the content is too wide to fit beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// One region of an expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: ExpandedRegion

  /// - Parameters:
  ///   - position: The region's position.
  ///   - priority: Of the leading and trailing regions, the one with the higher priority may be wider than the space beside the camera; it then
  ///     begins below the camera.
  ///   - content: The region's views; several views form a column.
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {
    region = ExpandedRegion(position: position, priority: priority) { AnyView(content()) }
  }
}

/// A type-erased region.
struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  private let make: @MainActor () -> AnyView

  init(position: DynamicIslandExpandedRegionPosition, priority: Double, content: @escaping () -> AnyView) {
    self.position = position
    self.priority = priority
    // An island's views are made on the main actor only.
    let content = UncheckedSendable(content)
    make = { content.value() }
  }

  @MainActor var content: AnyView { make() }
}

/// Builds the regions of an expanded island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }
  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<Content> {
    content
  }
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent(regions: []) }
  public static func buildPartialBlock<Content: View>(first: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<Content> {
    first
  }
  public static func buildPartialBlock<A: View, B: View>(
    accumulated: DynamicIslandExpandedContent<A>, next: DynamicIslandExpandedContent<B>
  ) -> DynamicIslandExpandedContent<TupleView<(A, B)>> { DynamicIslandExpandedContent(regions: accumulated.regions + next.regions) }
  public static func buildOptional<Content: View>(_ content: DynamicIslandExpandedContent<Content>?) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }
  public static func buildEither<A: View, B: View>(
    first: DynamicIslandExpandedContent<A>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<A, B>> { DynamicIslandExpandedContent(regions: first.regions) }
  public static func buildEither<A: View, B: View>(
    second: DynamicIslandExpandedContent<B>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<A, B>> { DynamicIslandExpandedContent(regions: second.regions) }
  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.regions) }
}

nonisolated extension View {
  /// Sets where a leading or trailing region of the expanded island begins.
  @MainActor @preconcurrency
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    layoutValue(key: VerticalPlacementKey.self, value: verticalPlacement)
  }
}

/// The region that a view of the expanded island belongs to.
struct RegionValue {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
}

struct RegionKey: LayoutValueKey {
  static var defaultValue: RegionValue { RegionValue(position: .bottom, priority: 0) }
}

struct VerticalPlacementKey: LayoutValueKey {
  static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}
