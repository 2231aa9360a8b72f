import WireSchema

extension AnyTimeline {
  init<Entry: TimelineEntry, Content: View>(entry: Entry, content: @escaping (Entry) -> Content) {
    self.init(Timeline(entries: [entry], policy: .never), content: content)
  }

  init<Entry: TimelineEntry, Content: View>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> Content) {
    self.init(
      entries: timeline.entries.map { AnyTimelineEntry($0, content: content) }, policy: ReloadPolicy(timeline.policy))
  }
}

extension AnyTimelineEntry {
  init<Entry: TimelineEntry, Content: View>(_ entry: Entry, content: @escaping (Entry) -> Content) {
    // A provider passes its entries on and does not use them afterwards; their views are made on the main actor only.
    let shown = UncheckedSendable((entry: entry, content: content))
    self.init(date: entry.date, relevance: entry.relevance.map(Relevance.init)) { shown.value.content(shown.value.entry) }
  }
}

extension Relevance {
  init(_ relevance: TimelineEntryRelevance) {
    self.init()
    score = relevance.score
    duration = relevance.duration
  }
}

extension ReloadPolicy {
  init(_ policy: TimelineReloadPolicy) {
    self.init()
    switch policy.kind {
    case .atEnd: kind = .atEnd
    case .never: kind = .never
    case .after(let date):
      kind = .after
      self.date.seconds = date.timeIntervalSince1970
    }
  }
}

extension TimelineProviderContext {
  package init(_ context: RenderContext) {
    environmentVariants = EnvironmentVariants(variants: PresentationAxes(context).allKeys.map { EnvironmentValues(context: context, variant: $0) })
    family = WidgetFamily(context.family) ?? .systemSmall
    isPreview = context.isPreview
    displaySize = context.displaySize.cgSize
  }
}

extension ParameterDescription {
  init(_ parameter: IntentParameterDescription) {
    self.init()
    name = parameter.name
    title = parameter.title
    type = parameter.type
    isArray = parameter.isArray
    defaultValue = parameter.defaultValue?.data ?? Data()
    hasDynamicOptions_p = parameter.hasDynamicOptions
    options = parameter.options.map { option in
      var value = Option()
      value.identifier = option.identifier
      value.title = option.title
      value.value = JSONFragment.string(option.identifier).data
      return value
    }
  }

  init(_ parameter: INIntentParameter) {
    self.init()
    name = parameter.name
    title = parameter.title
    type = parameter.type
    isArray = parameter.isArray
    hasDynamicOptions_p = parameter.hasDynamicOptions
    defaultValue = parameter.defaultValue?.data ?? Data()
    options = parameter.choices.map { choice in
      var option = Option()
      option.identifier = choice.identifier
      option.title = choice.title
      option.value = JSONFragment.string(choice.identifier).data
      return option
    }
  }
}

extension Options {
  /// Loads the options of `parameter`, from the app's intents extension or from the intent definition.
  init(parameter: INIntentParameter, of intent: INIntent, search: String) async throws {
    self.init()
    let described = ParameterDescription(parameter)
    options = described.options
    defaultValue = described.defaultValue
    guard parameter.hasDynamicOptions else { return }
    guard let handler = type(of: intent).intentsExtension()?.handler(for: intent),
      let sections = try await parameter.provideOptions?(handler, intent, search)
    else {
      throw ExtensionRequestError.optionsUnavailable(
        "the options of “\(parameter.name)” come from an intents extension; add the sources of the extension that handles "
          + "\(type(of: intent)) to the widget's target"
      )
    }
    options = sections.flatMap { section in
      section.options.map { found in
        var option = Option()
        option.identifier = found.identifier
        option.title = found.title
        option.subtitle = found.subtitle ?? ""
        option.section = section.title ?? ""
        option.value = found.value.data
        return option
      }
    }
    if let start = parameter.provideDefault?(handler, intent) { defaultValue = start.data }
  }

  init(parameter: any AnyIntentParameter, name: String, search: String) async throws {
    self.init()
    let described = parameter.describe(name: name)
    if let source = parameter.optionSource {
      options = try await source._options(search: search).map { found in
        var option = Option()
        option.identifier = found.value.string ?? found.value.text
        option.title = found.title
        option.subtitle = found.subtitle
        option.section = found.section
        option.value = found.value.data
        return option
      }
      defaultValue = try await source._defaultJSON()?.data ?? Data()
    } else {
      options = ParameterDescription(described).options
      defaultValue = described.defaultValue?.data ?? Data()
    }
  }
}

extension Recommendation {
  init(text: Text, configuration: Data) async {
    self.init()
    description_p = await text.plainString(locale: ProcessLocale.current)
    self.configuration = configuration
  }
}

extension INIntent {
  /// Makes an intent with the values of a configuration (a JSON object; empty data = nothing is configured).
  static func configured(_ configuration: Data) throws -> Self {
    let intent = try withDefaults()
    guard !configuration.isEmpty else { return intent }
    guard case .object(let members)? = try? JSONFragment(data: configuration) else { throw ParameterConfigurationError.notAnObject }
    let parameters = configurationParameters
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw ParameterConfigurationError.unknown(parameter: name, intent: "\(Self.self)", known: parameters.map(\.name))
      }
      do { try parameter.write(intent, value) } catch is INParameterError {
        throw ParameterConfigurationError.malformed(parameter: name, ParameterValueError(expected: "a value of type \(parameter.type)", found: value))
      }
    }
    return intent
  }

  /// Makes a configured intent. Where the configuration holds only an object's identifier, uses the handler's object with that identifier.
  static func resolved(_ configuration: Data) async throws -> Self {
    let intent = try configured(configuration)
    guard case .object(let members)? = try? JSONFragment(data: configuration), let handler = intentsExtension()?.handler(for: intent) else {
      return intent
    }
    for parameter in configurationParameters where parameter.type == "entity" {
      guard let identifier = members[parameter.name]?.string, let sections = try await parameter.provideOptions?(handler, intent, "") else {
        continue
      }
      guard let option = sections.lazy.flatMap(\.options).first(where: { $0.identifier == identifier }) else { continue }
      try parameter.write(intent, option.value)
    }
    return intent
  }

  /// Makes an intent with the default values of its handler or its definition.
  private static func withDefaults() throws -> Self {
    let intent = Self()
    let handler = intentsExtension()?.handler(for: intent)
    for parameter in configurationParameters {
      guard let value = handler.flatMap({ parameter.provideDefault?($0, intent) }) ?? parameter.defaultValue else { continue }
      try parameter.write(intent, value)
    }
    return intent
  }

  var configurationJSON: JSONFragment {
    .object(
      Dictionary(
        type(of: self).configurationParameters.compactMap { parameter in parameter.read(self).map { (parameter.name, $0) } },
        uniquingKeysWith: { _, last in last }))
  }
}
