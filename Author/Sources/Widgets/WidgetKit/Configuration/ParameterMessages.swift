import AlmanacProfiles
import AlmanacWireSchema

extension ParameterDescription {
  init(_ parameter: IntentParameterDescription) {
    self = parameter.form
    let images = OptionImages()
    options = parameter.options.map { Option($0, images) }
  }

  init(_ parameter: INIntentParameter) {
    self = parameter.form
    name = parameter.name
    title = parameter.title
    type = parameter.type
    isArray = parameter.isArray
    isOptional = true
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

extension Option {
  init(_ option: _ParameterOption, _ images: OptionImages) {
    self.init()
    identifier = option.identifier
    title = option.title
    subtitle = option.subtitle
    section = option.section
    sectionSubtitle = option.sectionSubtitle
    synonyms = option.synonyms
    value = option.value.data
    if let image = option.image.flatMap(images.message) { self.image = image }
  }
}

extension Options {
  /// Takes as many options, in order, as the host's limits allow, and counts the rest.
  init(_ list: _ParameterOptionList, default defaultValue: Data) {
    self.init()
    prompt = list.prompt
    isIndexed = list.isIndexed
    self.defaultValue = defaultValue
    let images = OptionImages()
    var bytes = 0
    for option in list.options.prefix(Profiles.limits.options) {
      let message = Option(option, images)
      bytes += message.approximateSize
      guard bytes <= Profiles.limits.optionBytes else { break }
      options.append(message)
    }
    leftOut = UInt32(clamping: list.leftOut + list.options.count - options.count)
  }
}

extension Option {
  /// An estimate of the bytes that encoding adds to an option.
  private static let overhead = 64
  fileprivate var approximateSize: Int {
    identifier.utf8.count + title.utf8.count + subtitle.utf8.count + section.utf8.count + sectionSubtitle.utf8.count + value.count
      + synonyms.reduce(0) { $0 + $1.utf8.count + 8 } + image.bitmap.data.count + Self.overhead
  }
}

extension ResolvedConfiguration {
  init(_ parameters: [(name: String, resolution: ParameterResolution)], unknown: [ConfigurationFault]) {
    self.init()
    self.parameters = parameters.map { ResolvedParameter($0.name, $0.resolution) } + unknown.map(ResolvedParameter.init)
  }
}

extension ResolvedParameter {
  init(_ name: String, _ resolution: ParameterResolution) {
    self.init()
    self.name = name
    value = resolution.value?.data ?? Data()
    let images = OptionImages()
    shown = resolution.shown.map { Option($0, images) }
    candidates = resolution.candidates.prefix(Profiles.limits.arrayElements).map { Option($0, images) }
    source = resolution.source
    setFault(resolution.fault)
  }

  /// Describes a configured parameter that the intent does not have.
  init(_ unknown: ConfigurationFault) {
    self.init()
    name = unknown.parameter
    source = .none
    setFault(unknown)
  }

  private mutating func setFault(_ fault: ConfigurationFault?) {
    faultName = fault?.name ?? ""
    self.fault = fault?.message ?? ""
  }
}
