import ActivityKit
import AlmanacProfiles
import AlmanacWireSchema

/// The source of an activity's presentations, for any type of attributes.
protocol SmallActivitySource: WidgetSource {
  /// Returns a copy of this source whose content supplies its own view for the small size.
  @MainActor func offeringSmall() -> any WidgetSource
}

/// Makes the timeline of an activity's presentation: one entry, with the content from the request or from a preview.
// Unchecked: immutable; the author's presentations are made on the main actor.
struct ActivitySource<Attributes: ActivityAttributes>: SmallActivitySource, @unchecked Sendable {
  let presentations: ActivityPresentations<Attributes>

  @MainActor
  func offeringSmall() -> any WidgetSource {
    var presentations = presentations
    presentations.offersSmall = true
    return Self(presentations: presentations)
  }

  var parameters: [ParameterDescription] { [] }
  var defaultTitle: String? { nil }
  var defaultSummary: String? { nil }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { try await timeline(request) }
  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline { try await timeline(request) }
  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline { try await timeline(request) }

  @MainActor
  private func timeline(_ request: EntryRequest) async throws -> AnyTimeline {
    let context = try await ActivityContentRequest<Attributes>(request.configuration).context(for: request.context.family)
    return AnyTimeline(entries: [entry(context, family: request.context.family)], policy: ReloadPolicy(.never))
  }

  @MainActor
  func entry(_ context: ActivityViewContext<Attributes>, family: WidgetFamilyValue) -> AnyTimelineEntry {
    let presentations = presentations
    return AnyTimelineEntry(date: Date()) { environment, session in
      ActivityRenderer.displayList(of: presentations.view(context, as: family), environment: environment, session: session)
    }
  }

  func recommendations() async throws -> [Recommendation] { [] }
  func options(_ request: OptionsRequest) async throws -> Options { throw ExtensionRequestError.unknownParameter(request.parameter, known: []) }
  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { nil }
  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { nil }
}

/// Draws a presentation in the size that its content needs, within the limits of its placement.
@MainActor
enum ActivityRenderer {
  static func displayList<V: View>(of view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    var environment = environment
    let maximum = environment.core.displaySize
    let family = environment.core.family
    if let minimum = ActivityBounds.minimum(of: family, maximum: maximum) {
      environment.widestIsland = maximum.width
      let proposal = ProposedViewSize(width: maximum.width, height: minimum.height == maximum.height ? maximum.height : nil)
      let needed = ViewRenderer.fittingSize(of: view, proposal: proposal, environment: environment, session: session)
      if needed.height > maximum.height + 0.5 {
        session.diagnose(
          .warning, "activity.truncated",
          "the content is \(Int(needed.height.rounded())) points high, but only \(Int(maximum.height)) are shown; remove something or make it smaller",
          place: family.name)
      }
      environment.core.displaySize = CGSize(
        width: min(max(needed.width, minimum.width), maximum.width), height: min(max(needed.height, minimum.height), maximum.height))
    }
    return ViewRenderer.displayList(of: view, environment: environment, session: session)
  }
}

/// The minimum sizes of presentations whose content may need less than the full size. Source: HIG, Live Activities.
enum ActivityBounds {
  static func minimum(of family: WidgetFamilyValue, maximum: CGSize) -> CGSize? {
    switch family {
    case .activityLockScreen, .activityIslandExpanded:
      CGSize(width: maximum.width, height: min(Profiles.island.leastHeight, maximum.height))
    case .activityIslandCompact: CGSize(width: min(Profiles.island.cameraWidth, maximum.width), height: maximum.height)
    case .activityIslandMinimal: CGSize(width: min(Profiles.island.leastMinimalWidth, maximum.width), height: maximum.height)
    default: nil
    }
  }
}
