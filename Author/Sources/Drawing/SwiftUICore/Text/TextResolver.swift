import AlmanacTextEngine
import AlmanacWireSchema

/// Resolves a text and its environment into runs.
@MainActor
struct TextResolver {
  let context: _StyleContext
  /// True if the text is in an inline accessory, in which the system sets font and colour (Specification A9).
  private let isInline: Bool
  private(set) var runs: [TextRun] = []
  /// The author's custom attributes for a text renderer, by the index of the run.
  private(set) var custom: [Int: CustomTextAttributes] = [:]
  /// The length of the text so far, in UTF-8 bytes.
  private var length = 0
  /// The valid range of tracking, baseline offset and line spacing, in points.
  static let lengths = -RenderSession.Limits.fontSize...RenderSession.Limits.fontSize
  /// True if any run's text depends on the time.
  private(set) var isDynamic = false
  /// True if any run is a timer or a distance from now, which takes all of the offered width.
  private(set) var fillsWidth = false
  /// The paint whose effects apply to the whole text as a layer.
  private(set) var layerPaint: _StylePaint?

  init(context: _StyleContext) {
    self.context = context
    isInline = context.environment.core.family == .accessoryInline
  }

  mutating func add(_ text: Text) { add(text, around: context.environment.textAttributes) }

  private mutating func add(_ text: Text, around: TextAttributes) {
    let attributes = around.overridden(by: text.attributes)
    switch text.storage {
    case .verbatim(let string): add(string, attributes)
    case .localized(let key, let table, let bundle, let source): add(key, table: table, bundle: bundle, at: source, attributes)
    case .resource(let resource):
      var resource = resource
      resource.locale = context.environment.core.locale
      add(AttributedString(localized: resource), attributes)
    case .attributed(let string): add(string, attributes)
    case .formatted(let content):
      let (locale, calendar) = (context.environment.core.locale, context.environment.core.calendar)
      if let changes = content.changes(locale: locale, calendar: calendar) { context.session.addDates(nil, changes) }
      add(
        content.attributedString(locale: locale, calendar: calendar, timeZone: context.environment.core.timeZone, at: context.session.date),
        attributes)
    case .date(let content): add(content, attributes)
    case .image(let image): add(image, attributes)
    case .joined(let first, let second):
      add(first, around: attributes)
      add(second, around: attributes)
    }
  }

  private mutating func add(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty || runs.isEmpty else { return }
    var run = run(attributes)
    run.text = context.session.shortened(string.withoutControlCharacters, already: &length)
    runs.append(run)
  }

  private mutating func add(_ string: AttributedString, _ attributes: TextAttributes) {
    let definition = context.environment.textFormatting
    for part in string.runs {
      var container = part.attributes
      definition?.constrain(&container)
      if container[SwiftUIAttributeKeys.BackgroundColorAttribute.self] != nil {
        context.session.diagnose(
          .note, "text.background", "the background colour of a part of a text is not drawn; put the part into a view of its own")
      }
      add(String(string[part.range].characters), attributes.overridden(by: TextAttributes(container.inSwiftUI)))
    }
    if string.characters.isEmpty { add("", attributes) }
  }

  private mutating func add(_ date: DynamicDateContent, _ attributes: TextAttributes) {
    let date = date.finite(in: context.session)
    let fields = context.environment.core
    fillsWidth = fillsWidth || (date.fillsWidth && !isInline)
    if date.isSettled(from: context.session.date) {
      let words = DynamicText.string(
        for: date.value, at: context.session.date, locale: fields.dateLocale.identifier(.bcp47), timeZone: fields.timeZone.identifier,
        reducedPrecision: false)
      return add(words.text, attributes)
    }
    var run = run(attributes)
    run.date = date.value
    runs.append(run)
    isDynamic = true
  }

  private mutating func add(_ image: Image, _ attributes: TextAttributes) {
    var run = run(attributes)
    defer { runs.append(run) }
    guard let symbol = image.symbol(in: context) else { return addBitmap(image, to: &run) }
    run.symbol.name = symbol.name
    if symbol.template != nil {
      run.symbol.outline =
        symbol.outline(
          weight: Int(run.font.weight == 0 ? 400 : run.font.weight), scale: context.environment.core.imageScale, text: context.session.text
        )
        .value
    }
    let appearance = image.symbolAppearance(of: symbol, in: context)
    guard !isInline, appearance.mode != .monochrome else { return }
    run.symbol.mode = appearance.mode
    // With one paint the symbol's parts are drawn in shades of the text's colour.
    if appearance.paints.count > 1 || image.symbolTint != nil { run.symbol.paints = appearance.paints }
  }

  /// Adds an image of its natural size on the baseline. The symbol "photo" replaces an image that cannot be archived.
  private func addBitmap(_ image: Image, to run: inout TextRun) {
    if image.isEmpty { return }
    let bitmap = image.bitmap(in: context)
    let archived = bitmap?.blob(
      shownAt: bitmap?.size ?? .zero, displayScale: context.environment.core.displayScale, limits: context.session.imageLimits)
    guard let bitmap, let archived else {
      if bitmap != nil { image.diagnoseUndrawable(context.session) }
      run.symbol.name = "photo"
      return
    }
    run.image.content.image = context.session.images.add(archived.blob)
    run.image.content.scale = archived.scale
    run.image.content.template = image.rendering.map { $0 == .template } ?? bitmap.isTemplate
    run.image.content.accented = image.accented
    run.image.size.width = Double(bitmap.size.width)
    run.image.size.height = Double(bitmap.size.height)
  }

  // MARK: Localized text

  private mutating func add(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, at source: SourceLocation?, _ attributes: TextAttributes) {
    let (locale, bundle) = (context.environment.core.locale, bundle ?? context.session.bundle)
    let translation = LocalizedStrings.translation(for: key.key, table: table, bundle: bundle, locale: locale)
    if translation?.isFallback ?? true,
      let missingTranslation = LocalizedStrings.missingTranslation(of: key.key, found: translation, table: table, bundle: bundle, locale: locale)
    {
      context.session.diagnose(missingTranslation, of: key.key, table: table ?? "Localizable", at: source)
    }
    let found = translation.map { LocalizedStrings.format($0, numbers: key.numbers, device: context.environment.stringDevice) }
    // Arguments pass through the Markdown parser as single private-use characters, which no text contains.
    var marked = ""
    var places: [Character: (argument: LocalizedStringKey.Argument, specifier: String)] = [:]
    let format = found ?? key.key
    let shown = PseudoLocale(locale)?.changed(format) ?? format
    for piece in key.isFormat ? FormatString(shown).pieces : [.literal(shown)] {
      switch piece {
      case .literal(let literal): marked += literal
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index), let scalar = Unicode.Scalar(0xF_0000 + places.count) else { continue }
        let place = Character(scalar)
        places[place] = (key.arguments[index], specifier)
        marked.append(place)
      }
    }
    let spans = InlineMarkdown.spans(of: marked)
    if spans.isEmpty { add("", attributes) }
    for var span in spans {
      // Interpolated addresses and attributes.
      func filled(_ text: String) -> String {
        String(text.flatMap { character in places[character].map { string(of: $0.argument, $0.specifier) } ?? String(character) })
      }
      (span.link, span.extended) = (span.link.map(filled), span.extended.map(filled))
      let attributes = attributes.overridden(by: TextAttributes(span))
      var plain = ""
      var counted: Double?
      for character in span.text {
        guard let (argument, specifier) = places[character] else {
          plain.append(character)
          continue
        }
        switch argument.value {
        case .number(let number):
          if counted == nil { counted = (number as? any BinaryInteger).map { Double($0) } ?? (number as? any BinaryFloatingPoint).map { Double($0) } }
          plain += NumberStringCache.string(number, specifier: specifier, own: argument.specifier, locale: context.environment.core.locale)
        case .text(let text):
          if case .verbatim(let string) = text.storage, text.attributes == TextAttributes() {
            plain += string
          } else {
            if !plain.isEmpty { add(plain, attributes) }
            plain = ""
            add(text, around: attributes)
          }
        }
      }
      if let extended = span.extended { plain = agreeing(plain, counted, extended, of: key.key, at: source) }
      if !plain.isEmpty { add(plain, attributes) }
    }
  }

  /// An interpolated value as a string; empty if it is a text with styles.
  private func string(of argument: LocalizedStringKey.Argument, _ specifier: String) -> String {
    switch argument.value {
    case .number(let number): NumberStringCache.string(number, specifier: specifier, own: argument.specifier, locale: context.environment.core.locale)
    case .text(let text): if case .verbatim(let string) = text.storage { string } else { "" }
    }
  }

  /// Returns the text of `^[text](attributes)` with its noun in the number of the counted value. A note reports what cannot be inflected.
  private func agreeing(_ text: String, _ counted: Double?, _ attributes: String, of key: String, at source: SourceLocation?) -> String {
    func note(_ why: String) -> String {
      context.session.diagnose(.note, "grammarAgreement.ignored", "“\(text)” is shown as it is written: \(why)", place: key, at: source)
      return text
    }
    let attributes = GrammarAgreement.Attributes(attributes)
    guard attributes.inflects else { return note("of the attributes in “^[…](…)” only inflect and inflectionAlternative are supported") }
    if attributes.hasOthers { _ = note("of its attributes only inflect and inflectionAlternative are used") }
    let isKnown = GrammarAgreement.isKnown(context.environment.core.locale)
    if isKnown, let text = GrammarAgreement.english(text, number: counted) { return text }
    return attributes.alternative
      ?? note(isKnown ? "it has no number with a noun after it" : "only English nouns are inflected; use plural forms in a string catalog")
  }

  // MARK: Attributes

  private mutating func run(_ attributes: TextAttributes) -> TextRun {
    var run = TextRun()
    if !attributes.custom.isEmpty { custom[runs.count] = attributes.custom }
    let fields = context.environment.core
    let systemFont = fields.systemFont?.spec(in: fields, session: context.session)
    var font = systemFont ?? (attributes.font ?? .body).spec(traits: attributes.traits, in: fields, session: context.session)
    if isInline {
      run.font = font
      return run
    }
    if systemFont == nil, let scale = attributes.scale, scale.factor != 1 {
      font.size *= scale.factor
      font.lineHeight *= scale.factor
    }
    run.font = font
    let link = attributes.link
    let style = attributes.foreground ?? (link != nil ? AnyShapeStyle(TintShapeStyle()) : nil)
    if style != nil || !fields.foregroundStyles.isEmpty {
      let paint = style?._paint(in: context) ?? ForegroundStyle()._paint(in: context)
      run.paint = paint.paint
      if layerPaint == nil { layerPaint = paint }
    }
    // Tracking takes precedence over kerning.
    run.tracking = Double(
      (attributes.tracking ?? attributes.kerning).map { context.session.finite($0, of: "tracking(_:)", in: Self.lengths) } ?? 0)
    run.baselineOffset = Double(attributes.baselineOffset.map { context.session.finite($0, of: "baselineOffset(_:)", in: Self.lengths) } ?? 0)
    run.link = link?.absoluteString ?? ""
    if let underline = attributes.underline, underline.isActive { run.underline = decoration(underline) }
    if let strikethrough = attributes.strikethrough, strikethrough.isActive { run.strikethrough = decoration(strikethrough) }
    return run
  }

  private func decoration(_ decoration: TextAttributes.Decoration) -> TextDecoration {
    var value = TextDecoration()
    value.pattern = decoration.pattern.value
    if let color = decoration.color { value.color = color.value(in: context) }
    return value
  }
}

extension RenderSession {
  /// Shortens `string` to what the limit of one text still allows, and adds its length to `length`.
  fileprivate func shortened(_ string: String, already length: inout Int) -> String {
    length += string.utf8.count
    guard length > Limits.textBytes else { return string }
    diagnose(
      .warning, "text.tooLong",
      "a text is longer than \(Limits.textBytes) bytes and is cut off there; put only the part that fits a widget into the entry")
    let kept = string.utf8.count - (length - Limits.textBytes)
    length = Limits.textBytes
    guard kept > 0 else { return "" }
    // A character that crosses the limit is dropped as a whole.
    let end = string.utf8.index(string.startIndex, offsetBy: kept)
    return String(string[..<(string.rangeOfComposedCharacterSequence(at: end).lowerBound)])
  }

  fileprivate func diagnose(_ missingTranslation: LocalizedStrings.MissingTranslation, of key: String, table: String, at source: SourceLocation?) {
    diagnose(
      missingTranslation.isWarning ? .warning : .note, "string.missing",
      missingTranslation.sentence(key: key, table: table, shown: "the key itself is shown"), place: key, at: source)
  }
}

extension Font {
  /// The system's font of inline accessories, the same as that of the date line above the clock.
  static let inlineAccessory = Font(.style(.headline), traits: FontTraits())
}

extension TextAttributes {
  init(_ span: InlineMarkdown.Span) {
    self.init()
    if span.isStrong { traits.bold = true }
    if span.isEmphasized { traits.italic = true }
    if span.isCode { traits.design = .monospaced }
    if span.isStruck { strikethrough = Decoration(isActive: true, color: nil) }
    link = span.link.flatMap(URL.init(string:))
  }
}
