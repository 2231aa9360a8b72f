import AlmanacWireSchema

/// The configuration type of a control that has no configuration.
struct NoConfiguration: AppIntent {
  static let title: LocalizedStringResource = ""
  func perform() async throws -> some IntentResult { .result() }
}

/// Makes the timeline of a control: one entry, with its template for the current value.
// Unchecked: immutable; one task at a time calls the author's closures for values, and templates are made on the main actor.
struct ControlSource<Configuration: AppIntent>: AppIntentConfiguredSource, @unchecked Sendable {
  typealias ConfigurationIntent = Configuration
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

  var defaultTitle: String? { Configuration.self == NoConfiguration.self ? nil : String(localized: Configuration.title) }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline { try await previewed(request) }

  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    request.context.isPreview ? try await previewed(request) : try await timeline(request, completion: completion)
  }

  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline {
    try await configuredTimeline(request) { entry(try await current($0)) }
  }

  private func previewed(_ request: EntryRequest) async throws -> AnyTimeline {
    let preview = preview
    return try await configuredTimeline(request) { intent in
      // The intent is not used elsewhere once the template is made.
      let intent = UncheckedSendable(intent)
      return entry {
        // The gallery shows toggles that are off, whatever the preview's value is.
        var face = preview(intent.value)
        if face?.isOn != nil { face?.isOn = false }
        return face
      }
    }
  }

  private func entry(_ make: @escaping Make) -> AnyTimeline {
    AnyTimeline(entries: [AnyTimelineEntry(date: Date(), relevance: nil) { ControlFaceView(face: make()) }], policy: ReloadPolicy(.never))
  }

  func recommendations() async throws -> [Recommendation] { [] }

  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)? {
    Configuration.self == NoConfiguration.self ? nil : try await configured(configuration).intent
  }

  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry? { nil }
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
