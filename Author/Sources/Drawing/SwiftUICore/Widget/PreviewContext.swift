/// The context in which a preview shows a view; `WidgetPreviewContext` is the one for widgets.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
