/// Opens a URL: from `\.openURL`.
///
/// A widget's body runs ahead of time in another process and opens nothing; a call gives an `openURL.ignored` diagnostic.
/// Use `Link` or `widgetURL` to open something by a tap.
public struct OpenURLAction: Sendable {
  /// What a handler made of a URL.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (@Sendable (URL) -> Result)?

  init() { handler = nil }
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if let handler {
      _ = handler(url)
      completion(true)
    } else {
      RenderSession.noteOutsideRendering("openURL.ignored", "a widget cannot open \(url) by itself; use Link or widgetURL")
      completion(false)
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
  }
  /// What opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
