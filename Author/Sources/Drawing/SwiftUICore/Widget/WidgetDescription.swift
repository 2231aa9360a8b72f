import AlmanacWireSchema

/// The widgets and controls of an extension, in bundle order.
public struct _WidgetDescriptions {
  package var widgets: [WidgetDescription] = []
  package init() {}
}

/// One widget, as described by its configuration and the configuration's modifiers.
package struct WidgetDescription {
  package var kind: String
  package var configuration: ConfigurationTypeValue
  package var source: any WidgetSource

  package var displayName: Text?
  package var summary: Text?
  /// The supported families; nil = not specified, which means all families of the platform (Specification A6).
  package var families: [WidgetFamilyValue]?
  package var contentMarginsDisabled = false
  package var backgroundRemovable = true
  package var disfavoredLocations: [String] = []
  package var intentType = ""
  /// True if the configuration form opens when the widget has been added.
  package var promptsForConfiguration = false
  /// True if a watch's Smart Stack shows the widget only while it is relevant. `associatedKind` is the kind whose widgets it then replaces.
  package var onlyWhileRelevant = false
  package var associatedKind: String?
  /// Passes the push tokens to the widget's push handler; nil without a handler. The first element names the handler's type.
  package var pushHandler: (name: String, tell: @Sendable (PushTokens, [WidgetInfoValue]) -> Void)?
  /// Modifiers that have no effect on this host, by their names in the author's source.
  package var ineffective: [String] = []

  package init(kind: String, configuration: ConfigurationTypeValue, source: any WidgetSource) {
    self.kind = kind
    self.configuration = configuration
    self.source = source
  }
}

/// The source of a widget's entries: a type-erased provider and content closure.
package protocol WidgetSource: Sendable {
  /// The parameters of the configuration intent, in declaration order.
  var parameters: [ParameterDescription] { get }
  /// The layout of the form; nil = every parameter, in order.
  var form: FormLayout? { get }
  /// The class of the Intents framework whose configurations the intent takes over; empty if there is none.
  var migratedIntentType: String { get }
  /// True if the provider has relevance contexts.
  var hasRelevance: Bool { get }
  /// The gallery's name and description if the configuration specifies none.
  var defaultTitle: String? { get }
  var defaultSummary: String? { get }

  func placeholder(_ request: EntryRequest) async throws -> AnyTimeline
  func snapshot(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline
  func timeline(_ request: EntryRequest, completion: CompletionObserver) async throws -> AnyTimeline
  func recommendations() async throws -> [Recommendation]
  func options(_ request: OptionsRequest) async throws -> Options
  func resolve(_ request: ResolveRequest) async throws -> ResolvedConfiguration
  func relevances() async throws -> [RelevanceValue]
  /// Returns the intent of a stored configuration for `WidgetInfo`, or nil for a widget without an intent.
  func configuredIntent(_ configuration: Data) async throws -> (any Sendable)?
  /// Returns an entry that was created elsewhere, for example by a preview, with this source's view; nil if the entry has another type.
  @MainActor func erased(_ entry: Any) -> AnyTimelineEntry?
}

// A source without an intent and without relevance.
extension WidgetSource {
  package var form: FormLayout? { nil }
  package var migratedIntentType: String { "" }
  package var hasRelevance: Bool { false }
  package func resolve(_ request: ResolveRequest) async throws -> ResolvedConfiguration { ResolvedConfiguration() }
  package func relevances() async throws -> [RelevanceValue] { [] }
}

/// A timeline with a type-erased entry type.
package struct AnyTimeline: Sendable {
  package var entries: [AnyTimelineEntry]
  package var policy: ReloadPolicy
  /// Diagnostics about the configuration from which the timeline was made, for the host.
  package var diagnostics: [Diagnostic] = []
  package init(entries: [AnyTimelineEntry], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// One entry: its date, its relevance, and a function that draws its view in an environment.
package struct AnyTimelineEntry: Sendable {
  package var date: Date
  package var relevance: Relevance?
  package var draw: @MainActor (EnvironmentValues, RenderSession) -> DisplayList

  package init<Content: View>(date: Date, relevance: Relevance?, view: @escaping @MainActor () -> Content) {
    self.date = date
    self.relevance = relevance
    draw = { environment, session in ViewRenderer.displayList(of: view(), environment: environment, session: session) }
  }

  /// Creates an entry with a custom drawing function, for example that of a live activity.
  package init(date: Date, relevance: Relevance? = nil, draw: @escaping @MainActor (EnvironmentValues, RenderSession) -> DisplayList) {
    self.date = date
    self.relevance = relevance
    self.draw = draw
  }
}

/// Reports a provider that calls its completion handler more than once.
package protocol CompletionObserver: Sendable {
  /// Records the second and each further call of one handler.
  func completedAgain(_ method: String)
}
