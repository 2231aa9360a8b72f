import WireSchema

/// Provides the options of a parameter at run time.
public protocol DynamicOptionsProvider {
  associatedtype Result: _OptionResults
  associatedtype DefaultValue: _IntentValue = Result.Value

  func results() async throws -> Result
  /// Returns the option that is used if none is configured.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// The result of a provider: an array, or a collection in sections.
public protocol _OptionResults {
  associatedtype Value: _IntentValue
  var _sections: [ItemSection<Value>] { get }
}

extension Array: _OptionResults where Element: _IntentValue {
  public var _sections: [ItemSection<Element>] { [ItemSection(items: map { Item($0) })] }
}

/// The description of an option for the host.
public struct _ParameterOption: Sendable {
  package var title: String
  package var subtitle: String
  package var section: String
  package var value: JSONFragment
}

/// A type-erased provider of a parameter's options.
public protocol _ParameterOptions: Sendable {
  func _options(search: String) async throws -> [_ParameterOption]
  func _defaultJSON() async throws -> JSONFragment?
}

// Unchecked: immutable; providers are values that an intent's declaration makes.
struct ProvidedOptions<Provider: DynamicOptionsProvider>: _ParameterOptions, @unchecked Sendable {
  let provider: Provider

  func _options(search: String) async throws -> [_ParameterOption] {
    let options = try await provider.results()._sections.flatMap { $0.described }
    return search.isEmpty ? options : options.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  func _defaultJSON() async throws -> JSONFragment? { await provider.defaultResult()?._json }
}

struct QueriedOptions<Query: EntityQuery>: _ParameterOptions {
  let query: Query

  func _options(search: String) async throws -> [_ParameterOption] {
    if !search.isEmpty, let query = query as? any EntityStringQuery { return try await matching(query, search) }
    let options = try await query.suggestedEntities()._sections.flatMap(\.described)
    return search.isEmpty ? options : options.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  private func matching<Searched: EntityStringQuery>(_ query: Searched, _ search: String) async throws -> [_ParameterOption] {
    try await query.entities(matching: search)._sections.flatMap(\.described)
  }

  func _defaultJSON() async throws -> JSONFragment? { await query.defaultResult()?._json }
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
