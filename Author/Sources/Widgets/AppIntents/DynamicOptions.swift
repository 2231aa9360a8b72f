import AlmanacProfiles
import AlmanacWireSchema

/// Provides the options of a parameter at run time.
public protocol DynamicOptionsProvider {
  associatedtype Result: _OptionResults
  associatedtype DefaultValue: _IntentValue = Result.Value

  func results() async throws -> Result
  /// Returns the option that is used if none is configured.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias Dependency = AppDependency

  public func defaultResult() async -> DefaultValue? { nil }
}

/// The result of a provider: an array, or a collection in sections.
public protocol _OptionResults {
  associatedtype Value: _IntentValue
  /// Calls `body` with each option and its section, in order. The section is nil for an option outside of sections.
  func _forEachItem(_ body: (IntentItem<Value>, IntentItemSection<Value>?) -> Void)
  var _prompt: LocalizedStringResource? { get }
  var _isIndexed: Bool { get }
}

extension _OptionResults {
  public var _prompt: LocalizedStringResource? { nil }
  public var _isIndexed: Bool { false }
}

extension Array: _OptionResults where Element: _IntentValue {
  public func _forEachItem(_ body: (IntentItem<Element>, IntentItemSection<Element>?) -> Void) {
    for element in self { body(IntentItem(element), nil) }
  }
}

/// The description of an option for the host.
public struct _ParameterOption: Sendable {
  package var title: String
  package var subtitle = ""
  package var section = ""
  package var sectionSubtitle = ""
  package var image: DisplayRepresentation.Image?
  package var synonyms: [String] = []
  package var value: JSONFragment

  package init(value: JSONFragment, title: String, subtitle: String = "") {
    self.value = value
    self.title = title
    self.subtitle = subtitle
  }

  /// - Parameter shown: the presentation; nil to show the value itself.
  package init(value: JSONFragment, shown: DisplayRepresentation? = nil) {
    self.value = value
    title = shown.map { String(localized: $0.title) } ?? value.string ?? value.text
    subtitle = (shown?.subtitle).map { String(localized: $0) } ?? ""
    image = shown?.image
    synonyms = shown?.synonyms.map { String(localized: $0) } ?? []
  }

  /// The key that distinguishes the option from others of its parameter.
  package var identifier: String { value.string ?? value["identifier"]?.string ?? value.text }

  /// Returns true if a search for this text finds the option.
  package func matches(_ search: String) -> Bool {
    ([title, subtitle] + synonyms).contains { $0.localizedCaseInsensitiveContains(search) }
  }
}

/// The options of a parameter, in order: as many as a host accepts.
public struct _ParameterOptionList: Sendable {
  package var options: [_ParameterOption]
  /// The number of options that were left out.
  package var leftOut = 0
  /// The title of the list.
  package var prompt = ""
  /// True if the list is sorted into sections by first letter.
  package var isIndexed = false

  package init(options: [_ParameterOption]) { self.options = options }

  /// Keeps the options that match the search; all if it is empty. Options beyond the host's limit are only counted: a list of a hundred thousand would
  /// take more memory than an extension has.
  init<Results: _OptionResults>(_ results: Results, search: String = "") {
    let most = Profiles.limits.options
    var kept: [_ParameterOption] = []
    var count = 0
    results._forEachItem { item, section in
      if search.isEmpty {
        count += 1
        if count <= most { kept.append(item.described(in: section)) }
      } else {
        let option = item.described(in: section)
        guard option.matches(search) else { return }
        count += 1
        if count <= most { kept.append(option) }
      }
    }
    options = kept
    leftOut = max(0, count - most)
    prompt = results._prompt.map { String(localized: $0) } ?? ""
    isIndexed = results._isIndexed
  }
}

/// A type-erased provider of a parameter's options.
public protocol _ParameterOptions: Sendable {
  func _options(search: String) async throws -> _ParameterOptionList
  func _defaultJSON() async throws -> JSONFragment?
  /// True if the app itself searches for options. Otherwise the offered options are filtered.
  var _searches: Bool { get }
  /// The query that finds configured entities; nil to use the default query of their type.
  var _query: (any EntityQuery)? { get }
  /// The names of the parameters of `intent` that the options depend on.
  func _dependencies(in intent: any AppIntent) -> [String]
}

// Unchecked: immutable; providers are values that an intent's declaration makes.
struct ProvidedOptions<Provider: DynamicOptionsProvider>: _ParameterOptions, @unchecked Sendable {
  let provider: Provider

  func _options(search: String) async throws -> _ParameterOptionList {
    _ParameterOptionList(try await provider.results(), search: search)
  }

  func _defaultJSON() async throws -> JSONFragment? { await provider.defaultResult()?._json }
  var _searches: Bool { false }
  var _query: (any EntityQuery)? { provider as? any EntityQuery }
  func _dependencies(in intent: any AppIntent) -> [String] { IntentParameters.dependencies(of: provider, in: intent) }
}

struct QueriedOptions<Query: EntityQuery>: _ParameterOptions {
  let query: Query

  func _options(search: String) async throws -> _ParameterOptionList {
    guard !search.isEmpty else { return _ParameterOptionList(try await query.suggestedEntities()) }
    switch query {
    case let query as any EntityStringQuery: return try await matching(query, search)
    case let query as any EntityPropertyQuery:
      if let found = try await EntityPropertySearch.list(query, containing: search) { return found }
    default: break
    }
    return _ParameterOptionList(try await query.suggestedEntities(), search: search)
  }

  private func matching<Searched: EntityStringQuery>(_ query: Searched, _ search: String) async throws -> _ParameterOptionList {
    _ParameterOptionList(try await query.entities(matching: search))
  }

  func _defaultJSON() async throws -> JSONFragment? { await query.defaultResult()?._json }
  var _searches: Bool {
    query is any EntityStringQuery || (query as? any EntityPropertyQuery).map(EntityPropertySearch.finds) ?? false
  }
  var _query: (any EntityQuery)? { query }
  func _dependencies(in intent: any AppIntent) -> [String] { IntentParameters.dependencies(of: query, in: intent) }
}

extension IntentItem {
  func described(in section: IntentItemSection<Value>?) -> _ParameterOption {
    var option = value._shown.first ?? _ParameterOption(value: value._json)
    // The option represents the whole value, even if that is an array.
    option.value = value._json
    if let title {
      // An item with a title of its own shows nothing of its value.
      (option.title, option.subtitle, option.image) = (String(localized: title), "", nil)
    }
    if let subtitle { option.subtitle = String(localized: subtitle) }
    if let image { option.image = image }
    option.section = (section?.title).map { String(localized: $0) } ?? ""
    option.sectionSubtitle = (section?.subtitle).map { String(localized: $0) } ?? ""
    return option
  }
}
