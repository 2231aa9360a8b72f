/// Previews a view as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  package let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    if key == WidgetFamilyPreviewKey.self, let value = Optional(family) as? Key.Value { return value }
    return Key.defaultValue
  }
}

/// The family that a preview context requests.
package struct WidgetFamilyPreviewKey: PreviewContextKey {
  package static var defaultValue: WidgetFamily? { nil }
}
