public import SwiftUICore

/// The models that satisfy a predicate, fetched before each run of the view's body. The macro `@Query` adds one beside its property, with
/// an underscore before the name.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let source: SourceLocation
  private let environment = Environment(\.modelContext)
  /// The result of the last fetch; nil before the first one.
  private var found: [Element]?
  /// The error of the last fetch; nil if it succeeded.
  public private(set) var fetchError: (any Error)?

  init(_ descriptor: FetchDescriptor<Element>, _ fileID: StaticString, _ line: UInt) {
    self.descriptor = descriptor
    source = SourceLocation(fileID, line)
  }

  /// The context of the view.
  public var modelContext: ModelContext { environment.wrappedValue }

  private func report(_ error: any Error) {
    guard let session = EnvironmentStack.session else { return }
    let text = "@Query of \(Element.self) found nothing: \(error)"
    let (source, isOfStore) = (source, (error as? SwiftDataError)?.isOfStore == true)
    // A session renders on the main actor.
    MainActor.assumeIsolated {
      // An error in the source is drawn, so that its author sees it. If the store cannot be read now, the earlier pictures stay.
      if isOfStore {
        session.refuse("query.failed", text, place: "\(Element.self)", at: source)
      } else {
        session.diagnose(.error, "query.failed", text, place: "\(Element.self)", at: source)
      }
    }
  }

  public mutating func update() {
    do {
      found = try modelContext.fetch(descriptor)
      fetchError = nil
    } catch {
      found = []
      fetchError = error
      report(error)
    }
  }
}

extension Query where Result == [Element] {
  /// The models. Empty in a view outside of a container, or if the store cannot be read; the diagnostic `query.failed` reports both. A widget's timeline
  /// is not replaced while its store cannot be read.
  public var wrappedValue: [Element] { found ?? (try? modelContext.fetch(descriptor)) ?? [] }
}
