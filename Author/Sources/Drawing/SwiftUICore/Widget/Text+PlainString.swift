import AlmanacTextEngine
import AlmanacWireSchema

extension Text {
  /// Returns the text as a plain string, for uses outside a view, for example a widget's name in the gallery. It is localized for `locale`; dates
  /// are formatted for the current time, and images are left out.
  @MainActor
  package func plainString(locale: Locale, bundle: Bundle = .main) -> String {
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
