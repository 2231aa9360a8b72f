import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import AlmanacWireSchema
import CoreLocation
import Synchronization

/// Handles the host's requests. Providers run concurrently, off the main actor; views run on the main actor.
final class ExtensionService: Sendable {
  private let registry: WidgetRegistry

  /// The process's location service; nil without a host that sends location with its requests.
  private let location: LocationService?

  /// True if archives name the missing services and missing translations that the process has recorded. False in tests: a test's process makes archives
  /// of many widgets, and each would repeat the same names.
  private let reportsProcess: Bool

  init(registry: WidgetRegistry, location: LocationService? = nil, reportsProcess: Bool = false) {
    self.registry = registry
    self.location = location
    self.reportsProcess = reportsProcess
  }

  /// Returns the service of an extension whose host sends with each request what the extension may know about the location.
  static func hosted(_ registry: WidgetRegistry) -> ExtensionService {
    ExtensionService(registry: registry, location: .shared, reportsProcess: true)
  }

  /// Handles a request and returns the reply: a result or a failure.
  func reply(to request: HostRequest, log: @escaping @Sendable (String) -> Void) async -> ExtensionReply {
    let observer = CompletionRecorder(log: log)
    var reply = ExtensionReply()
    location?.begin(request.hasLocation ? LocationService.Answer(request.location) : .noHost)
    await AppDependencyManager.shared.finishMaking()
    do {
      switch request.request {
      case .describe: reply.description_p = await registry.description
      case .placeholder(let request): reply.archive = try await archive(request, observer) { try await $0.placeholder($1) }
      case .snapshot(let request): reply.archive = try await archive(request, observer) { try await $0.snapshot($1, completion: observer) }
      case .previews: reply.previews.previews = await PreviewCatalog.previews().map(\.description)
      case .timeline(let request) where !request.preview.isEmpty: reply.archive = try await previewArchive(request)
      case .timeline(let request):
        reply.archive = try await archive(request, observer, followsSchedules: true) { try await $0.timeline($1, completion: observer) }
      case .recommendations(let request):
        reply.recommendations.recommendations = try await registry.widget(kind: request.kind).source.recommendations()
      case .options(let request): reply.options = try await registry.widget(kind: request.kind).source.options(request)
      case .perform(let request): reply.performed = try await IntentPerformer.perform(request.intent)
      case .resolve(let request): reply.resolved = try await registry.widget(kind: request.kind).source.resolve(request)
      case .relevance(let request): reply.relevances.relevances = try await registry.widget(kind: request.kind).source.relevances()
      case .pushTokens(let request):
        for tell in await registry.pushHandlers { tell(request.tokens, request.widgets) }
        reply.performed.succeeded = true
      case .cancel, nil: throw ExtensionRequestError.malformedRequest("this version of the extension does not know this kind of request")
      }
    } catch {
      reply.failure = ExtensionRequestError.failure(error)
      reply.failure.diagnostics = observer.finish()
    }
    return reply
  }

  /// Returns the configuration as the intent of `kind`; nil for a kind without an intent.
  func configuredIntent(kind: String, configuration: Data) async throws -> (any Sendable)? {
    let source = try await registry.widget(kind: kind).source
    return try await source.configuredIntent(configuration)
  }

  private func archive(
    _ request: EntryRequest, _ observer: CompletionRecorder, followsSchedules: Bool = false,
    _ ask: @Sendable (any WidgetSource, EntryRequest) async throws -> AnyTimeline
  ) async throws -> TimelineArchive {
    try await CurrentDevice.with(request.context.device) {
      try await archiveOnDevice(request, observer, followsSchedules: followsSchedules, ask)
    }
  }

  /// Draws the entries of a declared preview.
  private func previewArchive(_ request: EntryRequest) async throws -> TimelineArchive {
    try await CurrentDevice.with(request.context.device) {
      let preview = try await PreviewCatalog.preview(request.preview)
      try checkSize(of: request)
      let timeline = try await preview.timeline(request.context)
      try Task.checkCancellation()
      let archiver = await TimelineArchiver(
        widget: preview.widget, context: request.context, followsSchedules: true,
        diagnostics: timeline.diagnostics + locationDiagnostics + processDiagnostics
      )
      return try await archiver.archive(timeline, now: Date())
    }
  }

  private func archiveOnDevice(
    _ request: EntryRequest, _ observer: CompletionRecorder, followsSchedules: Bool,
    _ ask: @Sendable (any WidgetSource, EntryRequest) async throws -> AnyTimeline
  ) async throws -> TimelineArchive {
    let widget = try await registry.widget(kind: request.kind)
    try check(request, of: widget)
    let timeline = try await ask(widget.source, request)
    try Task.checkCancellation()
    let archiver = await TimelineArchiver(
      widget: widget, context: request.context, followsSchedules: followsSchedules,
      diagnostics: timeline.diagnostics + observer.finish() + locationDiagnostics + processDiagnostics)
    return try await archiver.archive(timeline, now: Date())
  }

  /// The reason why the provider got no location although it asked for one (Specification E3).
  private var locationDiagnostics: [Diagnostic] {
    guard let refusal = location?.refusal() else { return [] }
    let severity: DiagnosticSeverity = refusal.name == "location.undeclared" ? .warning : .note
    return [Diagnostic(severity, refusal.name, "the provider asked for the location and got none: \(refusal.sentence)")]
  }

  /// The services that the process asked for and that this system does not have, and the strings without a translation that it looked up outside views.
  private var processDiagnostics: [Diagnostic] {
    guard reportsProcess else { return [] }
    return UnavailableServices.all.map { Diagnostic(.note, $0.name, $0.sentence) }
      + MissingStrings.all.map { Diagnostic($0.isWarning ? .warning : .note, "string.missing", $0.sentence, place: $0.key) }
  }

  /// Checks the request's family and size.
  private func check(_ request: EntryRequest, of widget: WidgetDescription) throws {
    let family = request.context.family
    guard family.group != nil else { throw ExtensionRequestError.malformedRequest("the request's family does not exist") }
    // A watch shows every activity; see ``ActivityPresentations/view(_:as:)``.
    let isWatchActivity = family == .activitySmall && widget.configuration == .activity
    guard isWatchActivity || widget.offeredFamilies.contains(family) else {
      throw ExtensionRequestError.unsupportedFamily(family.name, kind: widget.kind, supported: widget.offeredFamilies.map(\.name))
    }
    try checkSize(of: request)
  }

  private func checkSize(of request: EntryRequest) throws {
    let size = request.context.displaySize
    guard size.width > 0, size.height > 0, size.width < Self.largestSide, size.height < Self.largestSide else {
      throw ExtensionRequestError.malformedRequest("the request's size \(size.width) × \(size.height) is not a valid widget size")
    }
  }

  /// The largest accepted width and height, in points: larger than any screen, and small enough to keep arithmetic finite.
  private static let largestSide = 10_000.0
}

/// Records repeated calls of a provider's completion handler: as diagnostics until the archive is made, as log lines afterwards.
final class CompletionRecorder: CompletionObserver {
  private let state = Mutex((methods: Set<String>(), isFinished: false))
  private let log: @Sendable (String) -> Void

  init(log: @escaping @Sendable (String) -> Void) { self.log = log }

  func completedAgain(_ method: String) {
    let late = state.withLock { state in
      state.methods.insert(method)
      return state.isFinished
    }
    if late { log("completion.twice: \(Self.sentence(method))") }
  }

  /// Returns the diagnostics so far; later misuse goes to the log.
  func finish() -> [Diagnostic] {
    let methods = state.withLock { state in
      state.isFinished = true
      return state.methods
    }
    return methods.sorted().map { Diagnostic(.warning, "completion.twice", Self.sentence($0)) }
  }

  private static func sentence(_ method: String) -> String {
    "\(method) called its completion handler more than once; only the first call has an effect"
  }
}
