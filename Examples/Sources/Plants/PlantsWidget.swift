import CoreData
import PlantsModel
import SwiftUI
import WidgetKit

struct PlantsEntry: TimelineEntry {
  let date: Date
  /// Nil in the placeholder, which reads no store.
  let container: NSPersistentContainer?
}

struct PlantsProvider: TimelineProvider {
  var container: () -> NSPersistentContainer = { PlantsStore.shared }

  func placeholder(in context: Context) -> PlantsEntry { PlantsEntry(date: .now, container: nil) }

  func getSnapshot(in context: Context, completion: @escaping (PlantsEntry) -> Void) {
    completion(PlantsEntry(date: .now, container: container()))
  }

  /// An entry for each instant at which a plant becomes thirsty, and one for each midnight until then, because “in 2 days” changes there.
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlantsEntry>) -> Void) {
    let (now, container) = (Date.now, container())
    let request = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "due > %@", now as NSDate)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.due, ascending: true)]
    request.fetchLimit = 5
    let managed = container.newBackgroundContext()
    let due = managed.performAndWait { (try? managed.fetch(request).compactMap(\.due)) ?? [] }
    let midnights = (1...5).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: Calendar.current.startOfDay(for: now)) }
    let dates = Set(due.filter { $0 < midnights[4] } + midnights).sorted()
    completion(Timeline(entries: ([now] + dates).map { PlantsEntry(date: $0, container: container) }, policy: .atEnd))
  }
}

@main
struct PlantsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: PlantsStore.kind, provider: PlantsProvider()) { entry in
      Group {
        if let container = entry.container {
          PlantsView(date: entry.date).environment(\.managedObjectContext, container.viewContext)
        } else {
          Label("Plants", systemImage: "leaf")
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Plants")
    .description("Which plants want water, and when.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct PlantsView: View {
  let date: Date
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Plant.due, ascending: true), NSSortDescriptor(keyPath: \Plant.name, ascending: true)])
  private var plants: FetchedResults<Plant>
  @SectionedFetchRequest(sectionIdentifier: \Plant.roomName, sortDescriptors: [SortDescriptor(\.room?.name), SortDescriptor(\.due)])
  private var rooms: SectionedFetchResults<String, Plant>
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: family == .systemSmall ? 5 : 7) {
      HStack {
        Label("Plants", systemImage: "drop.fill").font(.headline)
        Spacer(minLength: 4)
        Text(plants.count { $0.isThirsty(at: date) }, format: .number).font(.title2.weight(.bold))
      }
      .foregroundStyle(.teal)
      if plants.isEmpty {
        Text("No plants yet").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
      } else if family == .systemLarge {
        // The rooms as the list of the app has them.
        ForEach(rooms.prefix(4)) { room in
          Text(room.id).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
          ForEach(room.prefix(2)) { row($0) }
        }
        Spacer(minLength: 0)
      } else {
        ForEach(plants.prefix(3)) { row($0) }
        Spacer(minLength: 0)
      }
    }
  }

  private func row(_ plant: Plant) -> some View {
    HStack(spacing: 8) {
      Button(intent: WaterPlant(plant)) { Image(systemName: plant.isThirsty(at: date) ? "drop" : "checkmark.circle.fill").frame(width: 20) }
        .buttonStyle(.plain)
        .foregroundStyle(.teal)
        .accessibilityLabel("Water \(plant.name ?? "")")
      Text(plant.name ?? "").font(.subheadline).lineLimit(1)
      Spacer(minLength: 0)
      if family != .systemSmall {
        Text(plant.dueText(at: date)).font(.caption).foregroundStyle(plant.isThirsty(at: date) ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
      }
    }
  }
}

extension Plant {
  /// The section of a plant in the list of rooms.
  var roomName: String { room?.name ?? "Elsewhere" }

  func isThirsty(at date: Date) -> Bool { due.map { $0 <= date } ?? true }

  /// When the plant wants water, counted in days of the calendar.
  func dueText(at date: Date) -> String {
    guard let due, !isThirsty(at: date) else { return "thirsty" }
    let calendar = Calendar.current
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: due)).day ?? 0
    return days == 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days"
  }
}
