import AlmanacWireSchema

/// A source whose only entry draws a given view.
struct SingleViewSource: WidgetSource {
  let entry: AnyTimelineEntry
  var parameters: [ParameterDescription] { [] }
  var defaultTitle: String? { nil }
  var defaultSummary: String? { nil }
  var timeline: AnyTimeline { AnyTimeline(entries: [entry], policy: ReloadPolicy(.never)) }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { timeline }
  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline { timeline }
  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline { timeline }
  func recommendations() async throws -> [Recommendation] { [] }
  func options(_ request: OptionsRequest) async throws -> Options { throw ExtensionRequestError.unknownParameter(request.parameter, known: []) }
  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { nil }
  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { nil }
}
