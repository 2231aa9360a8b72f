extension AttributedString {
  /// Options of localized strings.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Marks each value with the attribute `replacementIndex`, its number among the values from 1.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 1)
  }

  /// The translation of a key with its values and inline Markdown, or the key itself if no table has it.
  ///
  /// `^[…](inflect: true)` is inflected in English. The text is in the device's language; `locale` formats the values alone. A resource has a
  /// language of its own.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, options, table: table, bundle: bundle, locale: locale, hasDefault: false)
  }

  /// The translation of a key with its values and inline Markdown, or `defaultValue` if no table has it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, options, table: table, bundle: bundle, locale: locale, hasDefault: true)
  }

  /// The translation of a resource with inline Markdown, or its default value if no table has the key.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.attributed(resource.translation, language: resource.locale, locale: resource.locale)
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ options: FormattingOptions, table: String?, bundle: Bundle?, locale: Locale?,
    hasDefault: Bool
  ) {
    let language = ProcessLocale.ofTexts
    let format = MissingStrings.format(
      for: key, table: table, bundle: bundle ?? .main, locale: language, numbers: value.numbers, hasDefault: hasDefault)
    self = value.attributed(format, language: language, locale: locale ?? ProcessLocale.current, options)
  }

  /// Gives the noun its form for the number that stands before it, or shows the alternative that the attributes name. The words stay as they are if
  /// there is neither.
  fileprivate mutating func inflect(_ attributes: GrammarAgreement.Attributes, number: Double?, in language: Locale) {
    guard attributes.inflects else { return }
    let text = String(characters)
    if GrammarAgreement.isKnown(language), let (place, noun) = GrammarAgreement.agreeingNoun(in: text, number: number) {
      let start = characters.index(startIndex, offsetBy: text.distance(from: text.startIndex, to: place.lowerBound))
      let end = characters.index(start, offsetBy: text.distance(from: place.lowerBound, to: place.upperBound))
      characters.replaceSubrange(start..<end, with: noun)
    } else if let alternative = attributes.alternative {
      self = AttributedString(alternative, attributes: runs.first?.attributes ?? AttributeContainer())
    }
  }
}

extension String.LocalizationValue {
  /// Inserts the arguments into the translation of the key, or into the key if it is nil, and reads the inline Markdown of the result.
  ///
  /// The Markdown of values is not read: they pass through the parser as single private-use characters, which no text contains. A value that is an
  /// attributed string keeps its attributes, except for those that the Markdown around it sets.
  fileprivate func attributed(
    _ translation: String?, language: Locale, locale: Locale, _ options: AttributedString.FormattingOptions = []
  ) -> AttributedString {
    var places: [Character: (index: Int, text: String)] = [:]
    let marked = filled(translation ?? key, language: language, locale: locale) { index, text in
      guard let scalar = Unicode.Scalar(0xF_0000 + places.count) else { return "" }
      places[Character(scalar)] = (index, text)
      return String(scalar)
    }
    // Interpolated addresses and attributes.
    func withValues(_ text: String) -> String { text.reduce(into: "") { $0 += places[$1]?.text ?? String($1) } }
    var result = AttributedString()
    // The words of `^[words](attributes)` so far: their style can change, but they are inflected as a whole.
    var phrase = (words: AttributedString(), number: Double?.none, attributes: String?.none)
    func finishPhrase() {
      if let attributes = phrase.attributes {
        phrase.words.inflect(GrammarAgreement.Attributes(withValues(attributes)), number: phrase.number, in: language)
      }
      result.append(phrase.words)
      phrase = (AttributedString(), nil, nil)
    }
    for var span in InlineMarkdown.spans(of: marked) {
      if span.extended != phrase.attributes { finishPhrase() }
      phrase.attributes = span.extended
      span.link = span.link.map(withValues)
      var part = AttributedString()
      var literal = ""
      for character in span.text {
        guard let (index, text) = places[character] else {
          literal.append(character)
          continue
        }
        part.append(AttributedString(literal))
        literal = ""
        phrase.number = phrase.number ?? arguments[index].number
        var value = AttributedString(text)
        switch arguments[index] {
        case .attributed(let attributed): value = attributed.string
        case .formatted(let formatted): value = formatted.string(in: locale)
        default: break
        }
        if options.contains(.applyReplacementIndexAttribute) { value.replacementIndex = index + 1 }
        part.append(value)
      }
      part.append(AttributedString(literal))
      part.mergeAttributes(AttributeContainer(span))
      phrase.words.append(part)
    }
    finishPhrase()
    return result
  }
}
