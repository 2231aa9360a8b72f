import AlmanacWireSchema

/// A value that a parameter can have: an identifier and the text shown for it.
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  public var subtitleString: String?
  public var displayImage: INImage?

  public required init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(identifier: String?, display: String) { self.init(identifier: identifier, display: display, pronunciationHint: nil) }

  public convenience init(identifier: String?, display: String, subtitle: String?, image: INImage?) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
    subtitleString = subtitle
    displayImage = image
  }

  /// The properties of a definition's type, beyond identifier and display name.
  open class var properties: [INObjectProperty] { [] }

  /// The object in a configuration.
  package var json: JSONFragment {
    var members: [String: JSONFragment] = ["display": .string(displayString)]
    if let identifier { members["identifier"] = .string(identifier) }
    if let subtitleString { members["subtitle"] = .string(subtitleString) }
    let properties = Self.properties.compactMap { property in property.read(self).map { (property.name, $0) } }
    if !properties.isEmpty { members["properties"] = .object(Dictionary(properties, uniquingKeysWith: { first, _ in first })) }
    return .object(members)
  }

  /// Reads the object from a configuration, where it is an object or only its identifier.
  package static func fromJSON(_ json: JSONFragment) -> Self? {
    if let identifier = json.string { return self.init(identifier: identifier, display: identifier, pronunciationHint: nil) }
    let identifier = json["identifier"]?.string
    guard let display = json["display"]?.string ?? identifier else { return nil }
    let object = self.init(identifier: identifier, display: display, pronunciationHint: nil)
    object.subtitleString = json["subtitle"]?.string
    for property in Self.properties {
      guard let value = json["properties"]?[property.name] else { continue }
      // If a property has the wrong type, the whole value is invalid.
      guard property.write(object, value) else { return nil }
    }
    return object
  }
}

/// The image shown beside an option.
public final class INImage: NSObject, Sendable {
  package enum Source: Sendable { case named(String), systemName(String), data(Data), url(URL) }
  package let source: Source

  public init(named name: String) { source = .named(name) }
  public init(systemImageNamed name: String) { source = .systemName(name) }
  public init(imageData: Data) { source = .data(imageData) }
  /// The file at `url`. A form shows no image from the network.
  public init?(url: URL) { source = .url(url) }
  public init?(url: URL, width: Double, height: Double) { source = .url(url) }
}

/// A titled section of a list of options.
// Unchecked: all properties are constants; the items are as safe as ``INObject``.
public final class INObjectSection<Object: NSObject>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [Object]
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// The options that a handler offers for a parameter.
// Unchecked: a handler makes it and passes it on once; the items are as safe as ``INObject``.
public final class INObjectCollection<Object: NSObject>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<Object>]
  public var allItems: [Object] { sections.flatMap(\.items) }
  public var usesIndexedCollation = false

  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}
