import AlmanacWireSchema

/// An intent class. It is a protocol, so that functions of its extension can return the class itself as part of a result.
protocol ConfiguredIntent: INIntent {}
extension INIntent: ConfiguredIntent {}

extension ConfiguredIntent {
  /// Makes an intent with the values of a configuration (a JSON object; empty data = nothing is configured), and reports the values that are ignored.
  ///
  /// Where the configuration holds only an object's identifier, the intent gets the handler's object with that identifier. An array has at most as many
  /// elements as the family allows.
  /// - Throws: ``ParameterConfigurationError/notAnObject``.
  static func configured(
    _ configuration: Data, family: WidgetFamilyValue = .unspecified
  ) async throws -> (intent: Self, faults: [ConfigurationFault]) {
    let (intent, faults, members) = try written(configuration)
    guard let handler = intentsExtension()?.handler(for: intent) else {
      try shorten(intent, in: family)
      return (intent, faults)
    }
    for parameter in configurationParameters where parameter.type == "entity" {
      guard let value = members[parameter.name], let completed = try? await complete(value, of: parameter, handler: handler, intent: intent) else {
        continue
      }
      try parameter.write(intent, completed)
    }
    try shorten(intent, in: family)
    return (intent, faults)
  }

  private static func written(_ configuration: Data) throws -> (intent: Self, faults: [ConfigurationFault], members: [String: JSONFragment]) {
    guard !configuration.isEmpty else { return (try withDefaults(), [], [:]) }
    guard case .object(let members)? = try? JSONFragment(data: configuration) else { throw ParameterConfigurationError.notAnObject }
    let intent = try withDefaults(except: cleared(by: members))
    let parameters = configurationParameters
    var faults: [ConfigurationFault] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where value != .null {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        faults.append(.unknown(parameter: name, intent: "\(Self.self)", known: parameters.map(\.name)))
        continue
      }
      do {
        try parameter.write(intent, value)
      } catch {
        let expected = ParameterValueError(expected: "a value of type \(parameter.type)", found: value)
        faults.append(ConfigurationFault(.malformed, parameter: name, message: "the value of parameter “\(name)” is invalid: \(expected)"))
      }
    }
    return (intent, faults, members)
  }

  /// Returns the value with the handler's objects in place of bare identifiers; nil if there is nothing to complete.
  private static func complete(
    _ value: JSONFragment, of parameter: INIntentParameter, handler: Any, intent: INIntent
  ) async throws -> JSONFragment? {
    var elements = [value]
    if case .array(let values) = value { elements = values }
    guard elements.contains(where: { $0.string != nil }), let found = try await parameter.provideOptions?(handler, intent, "") else { return nil }
    let options = Dictionary(
      found.sections.flatMap(\.options).map { ($0.identifier, $0.value) }, uniquingKeysWith: { first, _ in first })
    let completed = elements.map { element in element.string.flatMap { options[$0] } ?? element }
    return parameter.isArray ? .array(completed) : completed.first
  }

  private static func shorten(_ intent: INIntent, in family: WidgetFamilyValue) throws {
    for parameter in configurationParameters where parameter.isArray {
      let sizes = parameter.form.sizes
      guard let size = sizes.first(where: { $0.family == family }) ?? sizes.first(where: { $0.family == .unspecified }),
        case .array(let elements)? = parameter.read(intent), elements.count > size.maximum
      else { continue }
      try parameter.write(intent, .array(Array(elements.prefix(Int(size.maximum)))))
    }
  }

  var configurationJSON: JSONFragment {
    .object(
      Dictionary(
        type(of: self).configurationParameters.compactMap { parameter in parameter.read(self).map { (parameter.name, $0) } },
        uniquingKeysWith: { _, last in last }))
  }
}

extension Options {
  /// Loads the options of `parameter`, from the app's intents extension or from the intent definition.
  init(parameter: INIntentParameter, of intent: INIntent, search: String) async throws {
    let described = ParameterDescription(parameter)
    guard parameter.hasDynamicOptions else {
      self.init()
      options = described.options
      defaultValue = described.defaultValue
      return
    }
    guard let handler = type(of: intent).intentsExtension()?.handler(for: intent),
      let found = try await parameter.provideOptions?(handler, intent, search)
    else {
      throw ExtensionRequestError.optionsUnavailable(
        "the options of “\(parameter.name)” come from an intents extension; add the sources of the extension that handles "
          + "\(type(of: intent)) to the widget's target"
      )
    }
    var list = _ParameterOptionList(
      options: found.sections.flatMap { section in section.options.map { _ParameterOption($0, section: section.title) } })
    // A handler without a search term offers all options, so the host's text filters them.
    if !search.isEmpty, !parameter.form.searchesOptions { list.options = list.options.filter { $0.matches(search) } }
    list.isIndexed = found.isIndexed
    list.prompt = parameter.form.prompt
    self.init(list, default: parameter.provideDefault?(handler, intent)?.data ?? described.defaultValue)
  }
}

extension _ParameterOption {
  init(_ option: INParameterOptions.Option, section: String? = nil) {
    self.init(value: option.value, title: option.title, subtitle: option.subtitle ?? "")
    self.section = section ?? ""
    image = option.image.flatMap(DisplayRepresentation.Image.init)
  }
}

extension DisplayRepresentation.Image {
  init?(_ image: INImage) {
    switch image.source {
    case .named(let name): self.init(named: name)
    case .systemName(let name): self.init(systemName: name)
    case .data(let data): self.init(data: data)
    case .url(let url): self.init(url: url)
    }
  }
}
