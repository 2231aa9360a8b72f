// The types that properties of a generable structure can have.

extension Bool: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.mismatch("true or false") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension String: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.mismatch("a text") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Int: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else { throw content.mismatch("a whole number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Double: Generable {
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.mismatch("a number") }
    self = number
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Float: Generable {
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Decimal: Generable {
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

/// No value can be read from any content.
extension Never: Generable {
  public init(_ content: GeneratedContent) throws { throw content.mismatch("possible: there is no such value") }
  public var generatedContent: GeneratedContent { switch self {} }
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
    self = try elements.map { try Element($0) }
  }
}
extension Array: ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Optional: ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
