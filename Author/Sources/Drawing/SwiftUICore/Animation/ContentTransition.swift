import AlmanacWireSchema

/// The transition of a view's own content from one entry to the next. Symbol effects are not played: the symbols fade into each other.
public struct ContentTransition: Equatable, Sendable {
  let value: ContentTransitionValue
  private init(_ kind: ContentTransitionKind, countsDown: Bool = false, value: Double? = nil) {
    var content = ContentTransitionValue()
    content.kind = kind
    content.countsDown = countsDown
    if let value, value.isFinite { content.value = value }
    self.value = content
  }
  public static let identity = ContentTransition(.identity)
  public static let interpolate = ContentTransition(.interpolate)
  public static let opacity = ContentTransition(.opacity)
  public static let symbolEffect = ContentTransition(.opacity)
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(.numeric, countsDown: countsDown) }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numeric, value: value) }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition? = nil
}

extension EnvironmentValues {
  /// The content transition that an author has set; nil if none is set.
  var authoredContentTransition: ContentTransition? {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// The transition of views' content from one entry to the next.
  public var contentTransition: ContentTransition {
    get { authoredContentTransition ?? .interpolate }
    set { authoredContentTransition = newValue }
  }
}

nonisolated extension View {
  /// Sets how the contents of texts, symbols and images in this view change from one entry to the next.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentChange { $0.authoredContentTransition = transition })
  }
}
