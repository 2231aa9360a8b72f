import Foundation
import SwiftData

/// The store in the app's group: the command, the widget and its intents use the same.
public enum ErrandsStore {
  public static let kind = "Errands"

  /// Opens the store.
  ///
  /// - Parameter url: another file, for tests.
  public static func container(at url: URL? = nil) throws -> ModelContainer {
    let group = ModelConfiguration("Errands", groupContainer: .identifier("group.org.almanac.examples.errands"))
    return try ModelContainer(for: Place.self, Errand.self, configurations: url.map { ModelConfiguration(url: $0) } ?? group)
  }

  /// The store of a widget's process. One that cannot open it ends, as with Xcode's template: the widget keeps its last timeline, and the host says why.
  public static let shared: ModelContainer = {
    do { return try container() } catch { fatalError("the errands cannot be opened: \(error)") }
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

  /// Deletes what is done, and the places that have no errands any more.
  public func tidy() throws {
    try modelContext.delete(model: Errand.self, where: #Predicate { $0.isDone })
    try modelContext.delete(model: Place.self, where: #Predicate { $0.errands.isEmpty })
    try modelContext.save()
  }
}
