import CoreData
import Foundation

/// The store in the app's group: the command, the widget and its intents use the same.
public enum PlantsStore {
  public static let kind = "Plants"
  public static let group = "group.org.almanac.examples.plants"

  /// Opens the store.
  ///
  /// - Parameter url: another file, for tests.
  public static func container(at url: URL? = nil) throws -> NSPersistentContainer {
    guard let file = url ?? self.file else { throw CocoaError(.fileNoSuchFile) }
    let container = NSPersistentContainer(name: "Plants")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    // A room that another program has added meanwhile stays one room.
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    return container
  }

  /// Opens the store. A new one gets what a new user finds.
  ///
  /// - Parameter url: another file, for tests.
  public static func filledContainer(at url: URL? = nil, now: Date = .now) throws -> NSPersistentContainer {
    let isNew = (url ?? file).map(isFirst) ?? false
    let container = try container(at: url)
    guard isNew else { return container }
    let editor = PlantsEditor(container)
    for (name, room, days, hours) in first { try editor.add(name, in: room, days: days, due: now.addingTimeInterval(hours * 3600)) }
    return container
  }

  /// Whether this process fills a store. Of two that open a new one at once only one makes the file beside it.
  private static func isFirst(at store: URL) -> Bool {
    guard !FileManager.default.fileExists(atPath: store.path) else { return false }
    return (try? Data().write(to: store.appendingPathExtension("filled"), options: .withoutOverwriting)) != nil
  }

  /// What a new user finds: plants with their rooms, how often they want water, and the hours until then.
  private static let first: [(String, String, Int16, Double)] = [
    ("Fern", "Bath", 3, -1), ("Basil", "Kitchen", 1, 5), ("Cactus", "Study", 21, 9 * 24),
  ]

  private static var file: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appendingPathComponent("Plants.sqlite")
  }

  /// The store of a widget's process. One that cannot open it ends, as with Xcode's template: the widget keeps its last timeline, and the host says why.
  public static let shared: NSPersistentContainer = {
    do { return try filledContainer() } catch { fatalError("the plants cannot be opened: \(error)") }
  }()
}

/// Changes the plants, on a queue of its own.
public struct PlantsEditor {
  private let container: NSPersistentContainer

  public init(_ container: NSPersistentContainer) { self.container = container }

  /// Adds a plant that is watered every so many days, and its room if it is new.
  public func add(_ name: String, in room: String, days: Int16, due: Date) throws {
    try change { context in
      let plant = Plant(context: context)
      (plant.id, plant.name, plant.days, plant.due) = (UUID(), name, days, due)
      let request = Room.fetchRequest()
      request.predicate = NSPredicate(format: "name == %@", room)
      let known = try context.fetch(request).first
      plant.room = known ?? Room(context: context)
      plant.room?.name = room
    }
  }

  /// Notes that a plant was watered. One that is gone by now is no error: there is nothing left to do.
  public func water(_ identifier: UUID, at date: Date) throws {
    try change { context in
      let request = Plant.fetchRequest()
      request.predicate = NSPredicate(format: "id == %@", identifier as CVarArg)
      for plant in try context.fetch(request) {
        plant.watered = date
        plant.due = Calendar.current.date(byAdding: .day, value: Int(plant.days), to: date)
      }
    }
  }

  /// Removes a room with its plants.
  ///
  /// - Returns: false if there is none of this name.
  public func remove(room: String) throws -> Bool {
    var found = false
    try change { context in
      let request = Room.fetchRequest()
      request.predicate = NSPredicate(format: "name == %@", room)
      for room in try context.fetch(request) {
        context.delete(room)
        found = true
      }
    }
    return found
  }

  private func change(_ body: (NSManagedObjectContext) throws -> Void) throws {
    let context = container.newBackgroundContext()
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.performAndWait {
      try body(context)
      try context.save()
    }
  }
}
