/// The presentations of an activity in the Dynamic Island.
public struct DynamicIsland {
  private let makeExpanded: @MainActor () -> [ExpandedRegion]
  private let makeLeading: @MainActor () -> AnyView
  private let makeTrailing: @MainActor () -> AnyView
  private let makeMinimal: @MainActor () -> AnyView
  private var url: URL?
  private var margins: [DynamicIslandMode: EdgeInsets] = [:]
  /// The edges whose margin the author has set, for each mode.
  private var setEdges: [DynamicIslandMode: Edge.Set] = [:]
  private(set) var keyline: Color?

  /// - Parameters:
  ///   - expanded: The regions of the expanded island.
  ///   - compactLeading: The compact view at the camera's leading side.
  ///   - compactTrailing: The compact view at the camera's trailing side.
  ///   - minimal: The view that is shown while two activities share the island.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    // An island's views are made on the main actor only.
    let (expanded, minimal) = (UncheckedSendable(expanded), UncheckedSendable(minimal))
    let (leading, trailing) = (UncheckedSendable(compactLeading), UncheckedSendable(compactTrailing))
    makeExpanded = { expanded.value().regions }
    makeLeading = { AnyView(leading.value()) }
    makeTrailing = { AnyView(trailing.value()) }
    makeMinimal = { AnyView(minimal.value()) }
  }

  /// Opens the containing app at `url` when the island is tapped anywhere except on a link.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// Draws the island's outline in a colour while the colour scheme is dark.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.keyline = color
    return island
  }

  /// Replaces the system's margins of one presentation, in points. Of several margins of an edge the first one counts, which is the innermost.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    var island = self
    var insets = island.insets(mode)
    let unset = edges.subtracting(setEdges[mode] ?? [])
    if unset.contains(.top) { insets.top = length }
    if unset.contains(.leading) { insets.leading = length }
    if unset.contains(.bottom) { insets.bottom = length }
    if unset.contains(.trailing) { insets.trailing = length }
    island.margins[mode] = insets
    island.setEdges[mode, default: []].formUnion(edges)
    return island
  }

  private func insets(_ mode: DynamicIslandMode) -> EdgeInsets {
    if let insets = margins[mode] { return insets }
    let length = mode == .expanded ? IslandMeasures.expandedMargin : IslandMeasures.compactMargin
    var insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    if mode == .compactLeading { insets.trailing = IslandMeasures.compactCameraMargin }
    if mode == .compactTrailing { insets.leading = IslandMeasures.compactCameraMargin }
    return insets
  }
}

/// A presentation of the island.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

@MainActor
extension DynamicIsland {
  /// The leading and trailing content beside the camera.
  var compact: some View {
    CompactIsland(leading: makeLeading(), trailing: makeTrailing(), leadingInsets: insets(.compactLeading), trailingInsets: insets(.compactTrailing))
      .widgetURL(url)
  }

  /// The two sides of the compact island at the ends of a row, as a watch shows an activity without a small form.
  var watch: some View {
    HStack(spacing: 8) {
      makeLeading()
      Spacer(minLength: 0)
      makeTrailing()
    }
    .padding(.horizontal, IslandMeasures.watchMargin)
    .environment(\.colorScheme, .dark)
    .widgetURL(url)
  }

  var minimal: some View { makeMinimal().padding(insets(.minimal)).widgetURL(url) }

  var expanded: some View {
    ExpandedIslandLayout(margins: insets(.expanded)) {
      ForEach(Array(makeExpanded().enumerated()), id: \.offset) { index, region in
        region.content
          .layoutValue(key: RegionKey.self, value: RegionValue(position: region.position, priority: region.priority))
      }
    }
    .widgetURL(url)
  }
}

/// The compact island, which is as wide as its content.
nonisolated private struct CompactIsland: View {
  let leading: AnyView
  let trailing: AnyView
  let leadingInsets: EdgeInsets
  let trailingInsets: EdgeInsets
  @Environment(\.widestIsland) private var widest

  @MainActor var body: some View {
    CompactIslandLayout(leading: leadingInsets, trailing: trailingInsets, widest: widest ?? IslandMeasures.camera.width * 3) {
      // Each side is put into a row, because the layout needs exactly two subviews, and a side can have several views or none.
      HStack { leading }
      HStack { trailing }
    }
  }
}
