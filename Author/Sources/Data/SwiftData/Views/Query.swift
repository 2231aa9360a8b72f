public import SwiftUI

/// The models of a view that satisfy a predicate, fetched each time before the view's body runs. The macro `@Query` makes one beside its property, with
/// an underscore before the name.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let source: SourceLocation
  private let environment = Environment(\.modelContext)
  /// What the last fetch found; nil before the first one.
  private var found: [Element]?
  /// Why the last fetch failed; nil if it did not.
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
      // A mistake in the source is drawn, so that its author sees it. A store that cannot be read just now leaves the pictures from before.
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
  /// The models. A view outside of a container, or whose store cannot be read, has none, with the diagnostic `query.failed`. A widget's timeline
  /// is not replaced while its store cannot be read.
  public var wrappedValue: [Element] { found ?? (try? modelContext.fetch(descriptor)) ?? [] }
}
