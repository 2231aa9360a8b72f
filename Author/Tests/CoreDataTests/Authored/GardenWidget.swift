import CoreData
import SwiftUICore
import WidgetKit

struct PersistenceController {
  let container: NSPersistentContainer

  init(url: URL? = nil) {
    container = NSPersistentCloudKitContainer(name: "Garden")
    if let url {
      container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    } else {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    let description = container.persistentStoreDescriptions.first
    description?.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description?.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

enum GardenModel {
  static func load(_ name: String) -> NSManagedObjectModel? {
    guard let url = Bundle.main.url(forResource: name, withExtension: "momd") else { return nil }
    return NSManagedObjectModel(contentsOf: url)
  }
}

struct GardenEntry: TimelineEntry {
  let date: Date
  let names: [String]
}

struct GardenProvider: TimelineProvider {
  let context: NSManagedObjectContext

  func placeholder(in context: Context) -> GardenEntry { GardenEntry(date: Date(), names: []) }
  func getSnapshot(in context: Context, completion: @escaping (GardenEntry) -> Void) { completion(entry(from: .distantPast, to: .distantFuture)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void) {
    completion(Timeline(entries: [entry(from: .distantPast, to: .distantFuture)], policy: .atEnd))
  }

  func entry(from start: Date, to end: Date) -> GardenEntry {
    let request = Plant.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Plant.planted, ascending: false), NSSortDescriptor(key: #keyPath(Plant.name), ascending: true),
    ]
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "(planted >= %@) AND (planted <= %@)", start as CVarArg, end as NSDate),
      NSPredicate(format: "bed.isShady == NO"),
    ])
    do {
      return GardenEntry(date: Date(), names: try context.fetch(request).map(\.wrappedName))
    } catch {
      return GardenEntry(date: Date(), names: ["\(error)"])
    }
  }
}

struct PlantList: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Plant.name, ascending: true)],
    predicate: NSPredicate(format: "height > %f", 1.0),
    animation: .default)
  private var tall: FetchedResults<Plant>
  @FetchRequest(sortDescriptors: []) private var beds: FetchedResults<Bed>
  @FetchRequest(sortDescriptors: [SortDescriptor(\.label, order: .reverse)]) private var tags: FetchedResults<Tag>
  @FetchRequest(entity: Bed.entity(), sortDescriptors: []) private var others: FetchedResults<Bed>

  var body: some View {
    VStack {
      ForEach(tall) { plant in PlantRow(plant: plant) }
      Text("\(beds.count) beds \(others.count) others \(viewContext.hasChanges ? "unsaved" : "saved")")
      Text(tags.map { $0.label }.joined(separator: ","))
    }
  }
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  var body: some View { Text(plant.wrappedName) }
}

struct PlantsOfBed: View {
  @FetchRequest var plants: FetchedResults<Plant>
  @SectionedFetchRequest(sectionIdentifier: \Plant.wrappedName, sortDescriptors: [SortDescriptor(\.name)]) var sections:
    SectionedFetchResults<String, Plant>

  init(_ bed: Bed) {
    _plants = FetchRequest<Plant>(
      sortDescriptors: [NSSortDescriptor(keyPath: \Plant.height, ascending: true)], predicate: NSPredicate(format: "bed == %@", bed))
  }
  var body: some View {
    Text("plants " + plants.map(\.wrappedName).joined(separator: ","))
    ForEach(sections) { section in Text("\(section.id):\(section.count)") }
  }
}
