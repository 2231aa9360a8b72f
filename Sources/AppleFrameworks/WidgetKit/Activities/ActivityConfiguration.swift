import ActivityKit
import WireSchema

/// Describes how a live activity looks on the lock screen and in the Dynamic Island.
///
/// An activity has no kind of its own; the host knows it by the name of its attributes' type.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let description: WidgetDescription

  /// - Parameters:
  ///   - attributesType: The activities described.
  ///   - content: The lock screen presentation of one state.
  ///   - dynamicIsland: The island's presentations of one state.
  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let presentations = ActivityPresentations<Attributes>(content: { AnyView(content($0)) }, island: dynamicIsland)
    presentations.remember()
    var description = WidgetDescription(
      kind: "\(Attributes.self)", configuration: .activity, source: ActivitySource(presentations: presentations))
    description.intentType = String(reflecting: Attributes.self)
    description.families = [.activityLockScreen, .activityIslandCompact, .activityIslandMinimal, .activityIslandExpanded]
    self.description = description
  }

  public var body: some WidgetConfiguration { DescribedConfiguration(description) }
}

extension WidgetConfiguration {
  /// Further sizes that the activity's lock screen presentation is made for. `.small` adds the presentation `activitySmall`;
  /// `.medium` is the lock screen's own.
  @MainActor @preconcurrency
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changing { description in
      guard families.contains(.small) else { return }
      guard description.configuration == .activity else {
        description.ineffective.append("supplementalActivityFamilies(_:) outside of an ActivityConfiguration")
        return
      }
      if description.families?.contains(.activitySmall) == false { description.families?.append(.activitySmall) }
    }
  }
}

/// The views of an activity, by presentation.
@MainActor
struct ActivityPresentations<Attributes: ActivityAttributes> {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Lets a preview of the attributes find these views.
  func remember() { activityPresentations[ObjectIdentifier(Attributes.self)] = self }

  static var remembered: ActivityPresentations<Attributes>? {
    activityPresentations[ObjectIdentifier(Attributes.self)] as? ActivityPresentations<Attributes>
  }

  /// The view of one presentation, with the system's own background behind it.
  func view(_ context: ActivityViewContext<Attributes>, as family: WidgetFamilyValue) -> AnyView {
    switch family {
    case .activityIslandCompact: AnyView(IslandBackground(content: island(context).compact, tint: island(context).keyline))
    case .activityIslandMinimal: AnyView(IslandBackground(content: island(context).minimal, tint: island(context).keyline))
    case .activityIslandExpanded: AnyView(IslandBackground(content: island(context).expanded, tint: island(context).keyline))
    default: AnyView(ZStack { content(context) }.containerBackground(.regularMaterial, for: .widget))
    }
  }
}

@MainActor private var activityPresentations: [ObjectIdentifier: Any] = [:]

/// The island itself: black in either scheme, with the keyline that the author tinted.
private struct IslandBackground<Content: View>: View {
  let content: Content
  let tint: Color?

  var body: some View {
    content
      .environment(\.colorScheme, .dark)
      .containerBackground(for: .widget) {
        ZStack {
          Color.black
          if let tint { ContainerRelativeShape().strokeBorder(tint, lineWidth: 1) }
        }
        .environment(\.colorScheme, .dark)
      }
  }
}
