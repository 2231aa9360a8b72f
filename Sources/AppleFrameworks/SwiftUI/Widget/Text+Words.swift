import WireSchema
import TextEngine

extension Text {
  /// The words alone, where a text stands outside of a view (a widget's name in the gallery): localized for `locale`, dates as they read now, images left out.
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
