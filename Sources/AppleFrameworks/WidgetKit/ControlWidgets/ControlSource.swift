import WireSchema

/// The configuration type of a control that has no configuration.
struct NoConfiguration: AppIntent {
  static let title: LocalizedStringResource = ""
  func perform() async throws -> some IntentResult { .result() }
}

/// Makes the timeline of a control: one entry, with its template for the current value.
// Unchecked: immutable; one task at a time calls the author's closures for values, and templates are made on the main actor.
struct ControlSource<Configuration: AppIntent>: WidgetSource, @unchecked Sendable {
  /// Makes the parts of the control on the main actor.
  typealias Make = @MainActor () -> _ControlFace?

  private let preview: @MainActor (Configuration) -> _ControlFace?
  private let current: (Configuration) async throws -> Make

  init<Content: ControlWidgetTemplate>(
    preview: @escaping (Configuration) -> Content, current: @escaping (Configuration) async throws -> () -> Content
  ) {
    // Templates are made on the main actor only.
    let preview = UncheckedSendable(preview)
    self.preview = { preview.value($0)._makeControl() }
    self.current = { configuration in
      let make = UncheckedSendable(try await current(configuration))
      return { make.value()._makeControl() }
    }
  }

  var parameters: [ParameterDescription] { IntentParameters.describe(Configuration()).map(ParameterDescription.init) }
  var defaultTitle: String? { Configuration.self == NoConfiguration.self ? nil : String(localized: Configuration.title) }
  var defaultSummary: String? { Configuration.description._intentDescription.map { String(localized: $0.descriptionText) } }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { try await previewed(request) }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    request.context.isPreview ? try await previewed(request) : try await timeline(request, completion: completion)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    entry(try await current(try await configured(request.configuration)))
  }

  private func previewed(_ request: EntryRequest) async throws -> AnyTimeline {
    let intent = try await configured(request.configuration)
    let preview = preview
    return entry { preview(intent) }
  }

  private func entry(_ make: @escaping Make) -> AnyTimeline {
    AnyTimeline(entries: [AnyTimelineEntry(date: Date(), relevance: nil) { ControlFaceView(face: make()) }], policy: ReloadPolicy(.never))
  }

  func recommendations() async throws -> [Recommendation] { [] }

  func options(_ request: OptionsRequest) async throws -> Options {
    let intent = Configuration()
    let parameters = IntentParameters.list(of: intent)
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter else {
      throw ExtensionRequestError.unknownParameter(request.parameter, known: parameters.map(\.name))
    }
    return try await IntentParameters.withCurrentChoices(intent, configuration: request.configuration) {
      try await Options(parameter: parameter, name: request.parameter, search: request.search)
    }
  }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? {
    Configuration.self == NoConfiguration.self ? nil : try await configured(configuration)
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { nil }

  private func configured(_ configuration: Data) async throws -> Configuration {
    let intent = Configuration()
    try await IntentParameters.configure(intent, with: configuration)
    return intent
  }
}

extension ControlSource where Configuration == NoConfiguration {
  init<Content: ControlWidgetTemplate>(fixed content: @escaping () -> Content) {
    self.init(preview: { _ in content() }, current: { _ in content })
  }

  init<Provider: ControlValueProvider, Content: ControlWidgetTemplate>(provider: Provider, content: @escaping (Provider.Value) -> Content) {
    self.init(
      preview: { _ in content(provider.previewValue) },
      current: { _ in
        let value = try await provider.currentValue()
        return { content(value) }
      })
  }
}
