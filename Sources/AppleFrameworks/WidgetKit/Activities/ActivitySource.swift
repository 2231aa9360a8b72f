import ActivityKit
import WireSchema
import Profiles

/// The presentations of an activity as the entries of a timeline: one entry, the content that the asker or a preview gives.
// Unchecked: immutable; the author's presentations are made on the main actor.
struct ActivitySource<Attributes: ActivityAttributes>: WidgetSource, @unchecked Sendable {
  let presentations: ActivityPresentations<Attributes>

  var parameters: [ParameterDescription] { [] }
  var defaultTitle: String? { nil }
  var defaultSummary: String? { nil }

  func placeholder(_ request: EntryRequest) async throws -> SourcedTimeline { try await timeline(request) }
  func snapshot(_ request: EntryRequest, completion: CompletionWatch) async throws -> SourcedTimeline { try await timeline(request) }
  func timeline(_ request: EntryRequest, completion: CompletionWatch) async throws -> SourcedTimeline { try await timeline(request) }

  @MainActor
  private func timeline(_ request: EntryRequest) async throws -> SourcedTimeline {
    let context = try await ActivityContentRequest<Attributes>(request.configuration).context(for: request.context.family)
    return SourcedTimeline(entries: [entry(context, family: request.context.family)], policy: ReloadPolicy(.never))
  }

  @MainActor
  func entry(_ context: ActivityViewContext<Attributes>, family: WidgetFamilyValue) -> SourcedEntry {
    let presentations = presentations
    return SourcedEntry(date: Date()) { environment, session in
      ActivityRenderer.displayList(of: presentations.view(context, as: family), environment: environment, session: session)
    }
  }

  func recommendations() async throws -> [Recommendation] { [] }
  func options(_ request: OptionsRequest) async throws -> Options { throw ExtensionRequestError.unknownParameter(request.parameter, known: []) }
  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { nil }
  @MainActor func sourced(_ entry: Any) -> SourcedEntry? { nil }
}

/// Draws a presentation in the size that its content needs, within the limits of its placement.
@MainActor
enum ActivityRenderer {
  static func displayList<V: View>(of view: V, environment: EnvironmentValues, session: RenderSession) -> DisplayList {
    var environment = environment
    let most = environment.core.displaySize
    let family = environment.core.family
    if let least = ActivityBounds.least(of: family, most: most) {
      let proposal = ProposedViewSize(width: most.width, height: least.height == most.height ? most.height : nil)
      let wanted = ViewRenderer.fittingSize(of: view, proposal: proposal, environment: environment, session: session)
      if wanted.height > most.height + 0.5 {
        session.diagnose(
          .warning, "activity.truncated",
          "the content is \(Int(wanted.height.rounded())) points high, but only \(Int(most.height)) are shown; remove something or make it smaller",
          place: family.name)
      }
      environment.core.displaySize = CGSize(
        width: min(max(wanted.width, least.width), most.width), height: min(max(wanted.height, least.height), most.height))
    }
    return ViewRenderer.displayList(of: view, environment: environment, session: session)
  }
}

/// The least size of a presentation whose content needs less than the full size; source: HIG, Live Activities.
enum ActivityBounds {
  static func least(of family: WidgetFamilyValue, most: CGSize) -> CGSize? {
    switch family {
    case .activityLockScreen, .activityIslandExpanded:
      CGSize(width: most.width, height: min(Profiles.island.leastHeight, most.height))
    case .activityIslandMinimal: CGSize(width: min(Profiles.island.leastMinimalWidth, most.width), height: most.height)
    default: nil
    }
  }
}
