/// The presentation of a value in a list: title, subtitle, image.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The image of a representation.
  public struct Image: Sendable {
    package enum Source: Sendable { case systemName(String), named(String), data(Data), url(URL) }
    package let source: Source
    package let isCircular: Bool
    private init(_ source: Source, _ displayStyle: DisplayStyle) {
      self.source = source
      isCircular = displayStyle == .circular
    }
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.systemName(systemName), displayStyle)
    }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(.named(name), displayStyle) }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(.data(data), displayStyle) }
    /// The file at `url`, for example one in the bundle. The form shows no image from the network.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(.url(url), displayStyle) }
    public enum DisplayStyle: Sendable { case `default`, circular }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]
  public var descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = [],
    descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The display name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
    self.name = name
    self.numericFormat = numericFormat
  }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A value with a display representation.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type with a display name.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
