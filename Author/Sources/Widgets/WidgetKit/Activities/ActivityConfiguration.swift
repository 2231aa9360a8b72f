import ActivityKit
import AlmanacWireSchema

/// Describes the appearance of a live activity on the lock screen and in the Dynamic Island.
///
/// An activity declares no kind; the host identifies it by the name of its attributes' type.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - attributesType: The type of the activities' attributes.
  ///   - content: Makes the lock screen presentation of a state.
  ///   - dynamicIsland: Makes the Dynamic Island presentations of a state.
  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let presentations = ActivityPresentations<Attributes>(content: { AnyView(content($0)) }, island: dynamicIsland)
    presentations.register()
    var description = WidgetDescription(
      kind: "\(Attributes.self)", configuration: .activity, source: ActivitySource(presentations: presentations))
    description.intentType = String(reflecting: Attributes.self)
    description.families = [.activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded]
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

extension WidgetConfiguration {
  /// Declares additional sizes of the lock screen presentation. `.small` adds the presentation `activitySmall`;
  /// `.medium` is the lock screen presentation itself.
  @MainActor @preconcurrency
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changing { description in
      guard families.contains(.small) else { return }
      guard description.configuration == .activity else {
        description.ineffective.append("supplementalActivityFamilies(_:) outside of an ActivityConfiguration")
        return
      }
      guard description.families?.contains(.activitySmall) == false else { return }
      description.families?.append(.activitySmall)
      if let source = description.source as? any SmallActivitySource { description.source = source.offeringSmall() }
    }
  }
}

/// Makes the view of each presentation of an activity.
@MainActor
struct ActivityPresentations<Attributes: ActivityAttributes> {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland
  /// True if the author's content has its own small form.
  var offersSmall = false

  /// Registers these views, so that a preview of the attributes can find them.
  func register() { activityPresentations[ObjectIdentifier(Attributes.self)] = self }

  static var registered: ActivityPresentations<Attributes>? {
    activityPresentations[ObjectIdentifier(Attributes.self)] as? ActivityPresentations<Attributes>
  }

  /// Returns the view of one presentation in front of the system's background.
  func view(_ context: ActivityViewContext<Attributes>, as family: WidgetFamilyValue) -> AnyView {
    switch family {
    case .activityIslandCompact: AnyView(IslandBackground(content: island(context).compact, tint: island(context).keyline))
    case .activityIslandMinimal: AnyView(IslandBackground(content: island(context).minimal, tint: island(context).keyline))
    case .activitySmall where !offersSmall: AnyView(island(context).watch.containerBackground(.regularMaterial, for: .widget))
    case .activityIslandExpanded: AnyView(IslandBackground(content: island(context).expanded, tint: island(context).keyline))
    default: AnyView(ZStack { content(context) }.containerBackground(.regularMaterial, for: .widget))
    }
  }
}

@MainActor private var activityPresentations: [ObjectIdentifier: Any] = [:]

/// The island's background: black in both colour schemes, outlined in the author's keyline tint in the dark one.
nonisolated private struct IslandBackground<Content: View>: View {
  @Environment(\.colorScheme) private var scheme
  let content: Content
  let tint: Color?

  @MainActor var body: some View {
    // An island without a tint is the same in both schemes, so it reads none.
    let outline = tint.flatMap { scheme == .dark ? $0 : nil }
    content
      .environment(\.colorScheme, .dark)
      .containerBackground(for: .widget) {
        ZStack {
          Color.black
          if let outline { ContainerRelativeShape().strokeBorder(outline, lineWidth: 1) }
        }
        .environment(\.colorScheme, .dark)
      }
  }
}
