/// A type whose values a language model can generate. `@Generable` conforms a structure, or an enumeration without associated values.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A partially generated value: each property is nil until it is known.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  /// Returns the value with all properties known.
  public func asPartiallyGenerated() -> PartiallyGenerated {
    do { return try PartiallyGenerated(generatedContent) } catch {
      fatalError("\(Self.self) cannot be read from the content that it wrote itself: \(error.localizedDescription)")
    }
  }
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// - Throws: `GenerationError.decodingFailure` if the content has another form.
  init(_ content: GeneratedContent) throws
}
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
}

/// The identity of a generated value.
public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

/// The description of a type for a model. Unused: Almanac has no model.
public struct GenerationSchema: Sendable {
  public struct Property: Sendable {
    let name: String
    let description: String?
    let isOptional: Bool
    public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []) {
      (self.name, self.description, isOptional) = (name, description, false)
    }
    public init<Value: Generable>(name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []) {
      (self.name, self.description, isOptional) = (name, description, true)
    }
  }
  let name: String
  let description: String?
  let properties: [Property]
  let choices: [String]

  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    (name, self.description, self.properties, choices) = (String(describing: type), description, properties, [])
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    (name, self.description, properties, self.choices) = (String(describing: type), description, [], choices)
  }
}

/// A constraint on a property's values.
public struct GenerationGuide<Value> {}
extension GenerationGuide<String> {
  public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { GenerationGuide() }
}
extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
  public static func maximum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { GenerationGuide() }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
}

// The arguments of `@Guide` do not determine the element type of the property's list.
extension GenerationGuide<[Never]> {
  public static func minimumCount(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
  public static func maximumCount(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<[Never]> { GenerationGuide() }
  public static func count(_ count: Int) -> GenerationGuide<[Never]> { GenerationGuide() }
}

/// Conforms a structure or an enumeration to `Generable`: reading from and writing to generated content, and the type `PartiallyGenerated`.
@attached(member, names: named(generationSchema), named(generatedContent), named(PartiallyGenerated))
@attached(extension, conformances: Generable, names: named(init(_:)))
public macro Generable(description: String? = nil) = #externalMacro(module: "PreviewsMacros", type: "GenerableExpansion")

/// Describes a property to a model. Unused: Almanac has no model.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "PreviewsMacros", type: "GuideExpansion") where T: Generable
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "PreviewsMacros", type: "GuideExpansion")
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewsMacros", type: "GuideExpansion")
