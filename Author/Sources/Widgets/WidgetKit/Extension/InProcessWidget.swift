import AlmanacWireSchema

/// Runs a widget in this process, for tests, as an extension does for a host.
@MainActor
package final class InProcessWidget {
  /// The reason why a request failed, with the error's name and message that a host would receive.
  package struct Failure: Error, CustomStringConvertible {
    package let name: String
    package let message: String
    package var description: String { "\(name): \(message)" }

    init(_ failure: ExtensionFailure) {
      name = failure.name
      message = failure.message
    }
    package init(_ error: any Error) { self.init(ExtensionRequestError.failure(error)) }
  }

  private let registry: WidgetRegistry
  private let service: ExtensionService

  package init(_ widget: some Widget) {
    registry = WidgetRegistry(widget)
    service = ExtensionService(registry: registry)
  }

  package var kinds: [KindDescription] { registry.description.kinds }

  /// Archives the provider's timeline as for a host: draws every entry in every presentation of the request.
  package func archive(_ request: EntryRequest) async throws -> TimelineArchive {
    var hostRequest = HostRequest()
    hostRequest.timeline = request
    let reply = await service.reply(to: hostRequest) { _ in }
    if case .failure(let failure)? = reply.reply { throw Failure(failure) }
    return reply.archive
  }

  /// Returns the provider's timeline without drawing its entries.
  package func timeline(_ request: EntryRequest) async throws -> (dates: [Date], policy: ReloadPolicy) {
    do {
      let timeline = try await registry.widget(kind: request.kind).source.timeline(request, completion: IgnoringCompletionObserver())
      return (timeline.entries.map(\.date), timeline.policy)
    } catch {
      throw Failure(error)
    }
  }

  /// Archives one view as the only entry of a widget.
  package static func archive(_ view: some View, at date: Date, context: RenderContext) async throws -> TimelineArchive {
    let source = SingleViewSource(entry: AnyTimelineEntry(date: date, relevance: nil) { view })
    let widget = WidgetDescription(kind: "View", configuration: .static, source: source)
    let archiver = TimelineArchiver(widget: widget, context: context, followsSchedules: true, diagnostics: [])
    do {
      return try await archiver.archive(AnyTimeline(entries: [source.entry], policy: ReloadPolicy(.never)), now: date)
    } catch {
      throw Failure(error)
    }
  }
}
