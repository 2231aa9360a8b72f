import AlmanacWireSchema

/// Describes the widget for which a provider makes entries.
// Unchecked: immutable; nothing else refers to the environments in it.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The environment values with which the system archives the views.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    let variants: [EnvironmentValues]

    /// All values that this environment property can have when the views are shown; nil if they are unknown.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }

    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      let values = variants.map { $0[keyPath: keyPath] }
      guard !values.isEmpty else { return nil }
      var distinct: [T] = []
      for value in values where !distinct.contains(where: { "\($0)" == "\(value)" }) { distinct.append(value) }
      return distinct
    }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// True if the entry is for the gallery.
  public let isPreview: Bool
  /// The widget's size in points.
  public let displaySize: CGSize
}
