/// The action of `\.openURL`, which opens a URL.
///
/// A widget's body runs ahead of time in another process and cannot open anything; a call adds an `openURL.ignored` diagnostic.
/// Use `Link` or `widgetURL` to open a URL on a tap.
public struct OpenURLAction: Sendable {
  /// The result of a handler.
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
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
