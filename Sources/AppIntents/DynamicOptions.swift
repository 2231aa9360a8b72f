/// Finds out the options of a parameter when they are asked for.
public protocol DynamicOptionsProvider {
  associatedtype Result: _OptionResults
  associatedtype DefaultValue: _IntentValue = Result.Value

  func results() async throws -> Result
  /// The option of a configuration that names none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// What a provider's results can be: an array or a collection in sections.
public protocol _OptionResults {
  associatedtype Value: _IntentValue
  var _sections: [ItemSection<Value>] { get }
}

extension Array: _OptionResults where Element: _IntentValue {
  public var _sections: [ItemSection<Element>] { [ItemSection(items: map { Item($0) })] }
}

/// Options in sections.
public struct ItemCollection<Value: _IntentValue>: _OptionResults {
  public let sections: [ItemSection<Value>]
  public init(sections: [ItemSection<Value>]) { self.sections = sections }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Value>]) {
    self.sections = sections
  }
  public init(items: [Value]) { sections = [ItemSection(items: items.map { Item($0) })] }
  public var _sections: [ItemSection<Value>] { sections }
}

/// A titled part of a list of options.
public struct ItemSection<Value: _IntentValue> {
  public let title: LocalizedStringResource?
  public let items: [Item<Value>]
  public init(_ title: LocalizedStringResource? = nil, items: [Item<Value>]) {
    self.title = title
    self.items = items
  }
  public init(_ title: LocalizedStringResource? = nil, items: [Value]) { self.init(title, items: items.map { Item($0) }) }
}

/// One option.
public struct Item<Value: _IntentValue> {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?
  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
  }
}

public typealias IntentItemCollection<Value: _IntentValue> = ItemCollection<Value>
public typealias IntentItemSection<Value: _IntentValue> = ItemSection<Value>
public typealias IntentItem<Value: _IntentValue> = Item<Value>

/// One option as the host is told of it.
public struct _ParameterOption: Sendable {
  package var title: String
  package var subtitle: String
  package var section: String
  package var value: _JSONFragment
}

/// Where a parameter's options come from, with types hidden.
public protocol _ParameterOptions: Sendable {
  func _options(search: String) async throws -> [_ParameterOption]
  func _defaultJSON() async throws -> _JSONFragment?
}

struct ProvidedOptions<Provider: DynamicOptionsProvider>: _ParameterOptions, @unchecked Sendable {
  let provider: Provider

  func _options(search: String) async throws -> [_ParameterOption] {
    let options = try await provider.results()._sections.flatMap { $0.described }
    return search.isEmpty ? options : options.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  func _defaultJSON() async throws -> _JSONFragment? { await provider.defaultResult()?._json }
}

struct QueriedOptions<Query: EntityQuery>: _ParameterOptions {
  let query: Query

  func _options(search: String) async throws -> [_ParameterOption] {
    if !search.isEmpty, let query = query as? any EntityStringQuery { return try await matching(query, search) }
    let options = ItemSection(items: try await query.suggestedEntities().map { Item($0) }).described
    return search.isEmpty ? options : options.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  private func matching<Searched: EntityStringQuery>(_ query: Searched, _ search: String) async throws -> [_ParameterOption] {
    ItemSection(items: try await query.entities(matching: search).map { Item($0) }).described
  }

  func _defaultJSON() async throws -> _JSONFragment? { await query.defaultResult()?._json }
}

extension ItemSection {
  var described: [_ParameterOption] {
    items.map { item in
      let shown = (item.value as? any InstanceDisplayRepresentable)?.displayRepresentation
      let title = item.title ?? shown?.title
      let subtitle = item.subtitle ?? shown?.subtitle
      return _ParameterOption(
        title: title.map { String(localized: $0) } ?? item.value._json.string ?? item.value._json.text,
        subtitle: subtitle.map { String(localized: $0) } ?? "", section: self.title.map { String(localized: $0) } ?? "", value: item.value._json)
    }
  }
}
