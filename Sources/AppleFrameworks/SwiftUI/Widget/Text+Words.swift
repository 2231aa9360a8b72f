import WireSchema
import TextEngine

extension Text {
  /// The text as a plain string, for text outside a view (a widget's name in the gallery): localized for `locale`, dates as of now, without images.
  @MainActor
  package func words(locale: Locale, bundle: Bundle = .main) -> String {
    var environment = EnvironmentValues()
    environment.core.locale = locale
    let session = RenderSession(text: .current, images: ImageStore(), bundle: bundle)
    var resolver = TextResolver(context: _StyleContext(environment: environment, session: session))
    resolver.add(self)
    return resolver.runs.map { run in
      switch run.value {
      case .text(let text): text
      case .date(let date):
        DynamicText.string(
          for: date, at: Date(), locale: locale.identifier(.bcp47), timeZone: TimeZone.current.identifier, reducedPrecision: false
        ).text
      case .symbol, .image, nil: ""
      }
    }.joined()
  }
}
