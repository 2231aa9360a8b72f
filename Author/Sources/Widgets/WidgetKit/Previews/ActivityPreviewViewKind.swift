import ActivityKit
import AlmanacWireSchema

/// The presentation of an activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  package let family: WidgetFamilyValue

  /// The lock screen presentation.
  public static let content = ActivityPreviewViewKind(family: .activityLockScreen)
  /// Returns a presentation of the island.
  public static func dynamicIsland(_ kind: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind { ActivityPreviewViewKind(family: kind.family) }
}

/// The presentation of the island that a preview shows.
public struct DynamicIslandPreviewViewState: Hashable, Sendable {
  package let family: WidgetFamilyValue
  public static let compact = DynamicIslandPreviewViewState(family: .activityIslandCompact)
  public static let minimal = DynamicIslandPreviewViewState(family: .activityIslandMinimal)
  public static let expanded = DynamicIslandPreviewViewState(family: .activityIslandExpanded)
}

/// Builds the states of an activity's preview from its `contentStates:` closure.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
  public static func buildExpression(_ states: [Attributes.ContentState]) -> [Attributes.ContentState] { states }
  public static func buildPartialBlock(first: [Attributes.ContentState]) -> [Attributes.ContentState] { first }
  public static func buildPartialBlock(
    accumulated: [Attributes.ContentState], next: [Attributes.ContentState]
  ) -> [Attributes.ContentState] { accumulated + next }
  public static func buildArray(_ states: [[Attributes.ContentState]]) -> [Attributes.ContentState] { states.flatMap { $0 } }

  @available(*, unavailable, message: "give at least one state")
  public static func buildBlock() -> [Attributes.ContentState] { [] }
}

extension ActivityAttributes {
  /// Returns a view for a `PreviewProvider` that shows one presentation of an activity with these attributes.
  @MainActor @preconcurrency
  public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind) -> some View {
    PreviewedActivity(context: ActivityViewContext(activityID: "preview", attributes: self, state: contentState, isStale: isStale), kind: viewKind)
  }
}

/// An activity in a preview, with attributes of any type.
protocol ActivityPreviewContent {
  var kind: ActivityPreviewViewKind { get }
}

/// An activity in a preview, drawn with the views of the extension's `ActivityConfiguration`.
struct PreviewedActivity<Attributes: ActivityAttributes>: PrimitiveView, ActivityPreviewContent {
  let context: ActivityViewContext<Attributes>
  let kind: ActivityPreviewViewKind

  @MainActor func _resolve(into nodes: inout _NodeList) {
    nodes.session.previewTraits.activities.append(self)
    nodes.session.previewedViews.add(activity: self)
    guard let presentations = ActivityPresentations<Attributes>.registered else {
      nodes.session.diagnose(
        .warning, "activity.notConfigured", "the bundle has no ActivityConfiguration for \(Attributes.self), so its preview is empty")
      return
    }
    presentations.view(context, as: kind.family)._resolve(into: &nodes)
  }
}
