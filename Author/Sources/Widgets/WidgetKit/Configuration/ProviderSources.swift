import AlmanacWireSchema

/// Makes timelines with a type-erased `TimelineProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var parameters: [ParameterDescription] { [] }
  var defaultTitle: String? { nil }
  var defaultSummary: String? { nil }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline {
    AnyTimeline(entry: provider.placeholder(in: TimelineProviderContext(request.context)), content: content)
  }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let entry = try await Completion.value(of: "getSnapshot", observer: completion) { done in
      provider.getSnapshot(in: TimelineProviderContext(request.context), completion: done)
    }
    return AnyTimeline(entry: entry, content: content)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let timeline = try await ReloadJitter.$widget.withValue(request.jitterName) {
      try await Completion.value(of: "getTimeline", observer: completion) { done in
        provider.getTimeline(in: TimelineProviderContext(request.context), completion: done)
      }
    }
    return AnyTimeline(timeline, content: content)
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { (entry as? Provider.Entry).map { AnyTimelineEntry($0, content: content) } }

  func recommendations() async throws -> [Recommendation] { [] }

  func options(_ request: OptionsRequest) async throws -> Options { throw ExtensionRequestError.unknownParameter(request.parameter, known: []) }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { nil }

  var hasRelevance: Bool { Provider.RelevanceResult.self != _NoRelevance<Void>.self }
  func relevances() async throws -> [RelevanceValue] { RelevanceValue.all(await provider.relevance()) { _ in Data() } }
}

/// Makes timelines with a type-erased `AppIntentTimelineProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: AppIntentConfiguredSource, @unchecked Sendable {
  typealias ConfigurationIntent = Provider.Intent
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline {
    AnyTimeline(entry: provider.placeholder(in: TimelineProviderContext(request.context)), content: content)
  }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await configuredTimeline(request) { intent in
      AnyTimeline(entry: await provider.snapshot(for: intent, in: TimelineProviderContext(request.context)), content: content)
    }
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await configuredTimeline(request) { intent in
      let timeline = await ReloadJitter.$widget.withValue(request.jitterName) {
        await provider.timeline(for: intent, in: TimelineProviderContext(request.context))
      }
      return AnyTimeline(timeline, content: content)
    }
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { (entry as? Provider.Entry).map { AnyTimelineEntry($0, content: content) } }

  func recommendations() async throws -> [Recommendation] {
    var recommendations: [Recommendation] = []
    for recommended in provider.recommendations() {
      recommendations.append(await Recommendation(text: recommended.text, configuration: IntentParameters.json(of: recommended.intent).data))
    }
    return recommendations
  }

  var hasRelevance: Bool { Provider.RelevanceResult.self != _NoRelevance<Provider.Intent>.self }
  func relevances() async throws -> [RelevanceValue] {
    RelevanceValue.all(await provider.relevance()) { ($0 as? any AppIntent).map { IntentParameters.json(of: $0).data } ?? Data() }
  }
}

/// Makes timelines with a type-erased `IntentTimelineProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
struct IntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var parameters: [ParameterDescription] { Provider.Intent.editableParameters.map(ParameterDescription.init) }
  var defaultTitle: String? { nil }
  var defaultSummary: String? { nil }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline {
    AnyTimeline(entry: provider.placeholder(in: TimelineProviderContext(request.context)), content: content)
  }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let (intent, faults) = try await Provider.Intent.configured(request.configuration, family: request.context.family)
    let entry = try await Completion.value(of: "getSnapshot", observer: completion) { done in
      provider.getSnapshot(for: intent, in: TimelineProviderContext(request.context), completion: done)
    }
    var timeline = AnyTimeline(entry: entry, content: content)
    timeline.diagnostics = faults.map(Diagnostic.init)
    return timeline
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let (intent, faults) = try await Provider.Intent.configured(request.configuration, family: request.context.family)
    let timeline = try await ReloadJitter.$widget.withValue(request.jitterName) {
      try await Completion.value(of: "getTimeline", observer: completion) { done in
        provider.getTimeline(for: intent, in: TimelineProviderContext(request.context), completion: done)
      }
    }
    var archived = AnyTimeline(timeline, content: content)
    archived.diagnostics = faults.map(Diagnostic.init)
    return archived
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { (entry as? Provider.Entry).map { AnyTimelineEntry($0, content: content) } }

  func recommendations() async throws -> [Recommendation] {
    var recommendations: [Recommendation] = []
    for recommended in provider.recommendations() {
      recommendations.append(await Recommendation(text: recommended.text, configuration: recommended.intent.configurationJSON.data))
    }
    return recommendations
  }

  func options(_ request: OptionsRequest) async throws -> Options {
    let parameters = Provider.Intent.configurationParameters
    guard let parameter = parameters.first(where: { $0.name == request.parameter }) else {
      throw ExtensionRequestError.unknownParameter(request.parameter, known: parameters.map(\.name))
    }
    // The handler may read the other parameters; values that are ignored are left out.
    let intent = (try? await Provider.Intent.configured(request.configuration, family: request.family).intent) ?? Provider.Intent()
    return try await Options(parameter: parameter, of: intent, search: request.search)
  }

  var form: FormLayout? { Provider.Intent.formLayout }
  var hasRelevance: Bool { Provider.RelevanceResult.self != _NoRelevance<Provider.Intent>.self }
  func relevances() async throws -> [RelevanceValue] {
    RelevanceValue.all(await provider.relevance()) { ($0 as? INIntent)?.configurationJSON.data ?? Data() }
  }

  func resolve(_ request: ResolveRequest) async throws -> ResolvedConfiguration {
    try await Provider.Intent.resolvedConfiguration(request.configuration, family: request.family)
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { try await Provider.Intent.configured(configuration).intent }
}
