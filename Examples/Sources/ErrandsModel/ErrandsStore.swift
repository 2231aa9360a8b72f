import Foundation
import SwiftData

/// The store in the app's group: the command, the widget and its intents use the same.
public enum ErrandsStore {
  public static let kind = "Errands"

  /// Opens the store.
  ///
  /// - Parameter url: another file, for tests.
  public static func container(at url: URL? = nil) throws -> ModelContainer {
    try ModelContainer(for: Place.self, Errand.self, configurations: configuration(at: url))
  }

  /// Opens the store. A new one gets what a new user finds.
  ///
  /// - Parameter url: another file, for tests.
  public static func filledContainer(at url: URL? = nil, now: Date = .now) throws -> ModelContainer {
    let isNew = isFirst(at: configuration(at: url).url)
    let container = try container(at: url)
    guard isNew else { return container }
    let context = ModelContext(container)
    for (name, symbol, errands) in first {
      let place = Place(name: name, symbol: symbol)
      context.insert(place)
      place.errands = errands.map { Errand(title: $0, due: now.addingTimeInterval($1 * 3600)) }
    }
    try context.save()
    return container
  }

  /// Whether this process fills a store. Of two that open a new one at once only one makes the file beside it.
  private static func isFirst(at store: URL) -> Bool {
    guard !FileManager.default.fileExists(atPath: store.path) else { return false }
    try? FileManager.default.createDirectory(at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
    return (try? Data().write(to: store.appendingPathExtension("filled"), options: .withoutOverwriting)) != nil
  }

  /// What a new user finds: places, their symbols, and the hours until something is due there.
  private static let first: [(String, String, [(String, Double)])] = [
    ("Post office", "envelope", [("Send the parcel", 3)]),
    ("Market", "cart", [("Bread", 6), ("Apples", 7)]),
    ("Library", "books.vertical", [("Return the books", 28)]),
  ]

  private static func configuration(at url: URL?) -> ModelConfiguration {
    url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration("Errands", groupContainer: .identifier("group.org.almanac.examples.errands"))
  }

  /// The store of a widget's process. One that cannot open it ends, as with Xcode's template: the widget keeps its last timeline, and the host says why.
  public static let shared: ModelContainer = {
    do { return try filledContainer() } catch { fatalError("the errands cannot be opened: \(error)") }
  }()
}

/// Changes the errands away from the main actor.
@ModelActor
public actor ErrandsEditor {
  /// Marks an errand as done or open. One that is gone by now is no error: there is nothing left to do.
  public func set(_ identifier: UUID, done: Bool) throws {
    let errands = try modelContext.fetch(FetchDescriptor<Errand>(predicate: #Predicate { $0.id == identifier }))
    for errand in errands { errand.isDone = done }
    try modelContext.save()
  }

  /// Adds an errand, and its place if it is new.
  public func add(_ title: String, at name: String, symbol: String = "mappin", due: Date) throws {
    let known = try modelContext.fetch(FetchDescriptor<Place>(predicate: #Predicate { $0.name == name })).first
    let place = known ?? Place(name: name, symbol: symbol)
    modelContext.insert(place)
    place.errands.append(Errand(title: title, due: due))
    try modelContext.save()
  }

  /// Deletes everything.
  public func clear() throws {
    try modelContext.delete(model: Errand.self)
    try modelContext.delete(model: Place.self)
    try modelContext.save()
  }

  /// Deletes what is done, and the places that have no errands any more.
  public func tidy() throws {
    try modelContext.delete(model: Errand.self, where: #Predicate { $0.isDone })
    try modelContext.delete(model: Place.self, where: #Predicate { $0.errands.isEmpty })
    try modelContext.save()
  }
}
