// Stubs. Universal links of entities, cases and intents. The templates are stored, and no links are opened from them.

/// An entity with a universal link.
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// A template of an entity's link: text, the entity's identifier and its properties.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  let template: String
  public init(stringLiteral value: String) { template = value }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token: Sendable { case id }
    var template = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { template += literal }
    public mutating func appendInterpolation(_ token: Token) { template += "${id}" }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { template += "${property}" }
  }
}

/// An enumeration whose cases have universal links.
public protocol URLRepresentableEnum: AppEnum {
  typealias URLRepresentation = EnumURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// The links of an enumeration's cases: one for each, or one template for all.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
  public struct EnumSingleURLRepresentation: ExpressibleByStringLiteral, Sendable {
    let template: String
    public init(stringLiteral value: String) { template = value }
  }
  public init(stringLiteral value: String) {}
  public init(_ template: String) {}
  public init(_ links: [Enum: EnumSingleURLRepresentation]) {}
}

/// An intent with a universal link.
public protocol URLRepresentableIntent: AppIntent {
  typealias URLRepresentation = IntentURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The link of the value that the intent opens.
  public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(stringLiteral: Value.urlRepresentation.template) }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The link of the value that the intent opens.
  public static var urlRepresentation: URLRepresentation { IntentURLRepresentation(stringLiteral: "${target}") }
}

/// A template of an intent's link: text and parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let template: String
  public init(stringLiteral value: String) { template = value }
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { template += literal }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { template += "${parameter}" }
  }
}
