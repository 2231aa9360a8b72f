import WireSchema

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
}

/// Makes timelines with a type-erased `AppIntentTimelineProvider`.
// Unchecked: immutable; one task at a time calls the author's provider, and the content closure runs on the main actor.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  var parameters: [ParameterDescription] { IntentParameters.describe(Provider.Intent()).map(ParameterDescription.init) }
  var defaultTitle: String? { String(localized: Provider.Intent.title) }
  var defaultSummary: String? { Provider.Intent.description._intentDescription.map { String(localized: $0.descriptionText) } }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline {
    AnyTimeline(entry: provider.placeholder(in: TimelineProviderContext(request.context)), content: content)
  }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let intent = try await configured(request.configuration)
    return AnyTimeline(entry: await provider.snapshot(for: intent, in: TimelineProviderContext(request.context)), content: content)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let intent = try await configured(request.configuration)
    let timeline = await ReloadJitter.$widget.withValue(request.jitterName) {
      await provider.timeline(for: intent, in: TimelineProviderContext(request.context))
    }
    return AnyTimeline(timeline, content: content)
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { (entry as? Provider.Entry).map { AnyTimelineEntry($0, content: content) } }

  func recommendations() async throws -> [Recommendation] {
    var recommendations: [Recommendation] = []
    for recommended in provider.recommendations() {
      recommendations.append(await Recommendation(text: recommended.text, configuration: IntentParameters.json(of: recommended.intent).data))
    }
    return recommendations
  }

  func options(_ request: OptionsRequest) async throws -> Options {
    let intent = Provider.Intent()
    let parameters = IntentParameters.list(of: intent)
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
      throw ExtensionRequestError.unknownParameter(request.parameter, known: parameters.map(\.name))
    }
    return try await IntentParameters.withCurrentChoices(intent, configuration: request.configuration) {
      try await Options(parameter: parameter, name: request.parameter, search: request.search)
    }
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { try await configured(configuration) }

  private func configured(_ configuration: Data) async throws -> Provider.Intent {
    let intent = Provider.Intent()
    try await IntentParameters.configure(intent, with: configuration)
    return intent
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
    let intent = try await Provider.Intent.resolved(request.configuration)
    let entry = try await Completion.value(of: "getSnapshot", observer: completion) { done in
      provider.getSnapshot(for: intent, in: TimelineProviderContext(request.context), completion: done)
    }
    return AnyTimeline(entry: entry, content: content)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    let intent = try await Provider.Intent.resolved(request.configuration)
    let timeline = try await ReloadJitter.$widget.withValue(request.jitterName) {
      try await Completion.value(of: "getTimeline", observer: completion) { done in
        provider.getTimeline(for: intent, in: TimelineProviderContext(request.context), completion: done)
      }
    }
    return AnyTimeline(timeline, content: content)
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
    return try await Options(parameter: parameter, of: Provider.Intent.configured(Data()), search: request.search)
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? { try await Provider.Intent.resolved(configuration) }
}
