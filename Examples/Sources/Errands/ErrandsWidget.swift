import ErrandsModel
import SwiftData
import SwiftUI
import WidgetKit

struct ErrandsEntry: TimelineEntry {
  let date: Date
  /// Nil in the placeholder, which reads no store.
  let container: ModelContainer?
}

struct ErrandsProvider: TimelineProvider {
  var container: () -> ModelContainer = { ErrandsStore.shared }

  func placeholder(in context: Context) -> ErrandsEntry { ErrandsEntry(date: .now, container: nil) }

  func getSnapshot(in context: Context, completion: @escaping (ErrandsEntry) -> Void) {
    completion(ErrandsEntry(date: .now, container: container()))
  }

  /// An entry for each instant at which an errand becomes overdue. Taps and the app reload the widget.
  func getTimeline(in context: Context, completion: @escaping (Timeline<ErrandsEntry>) -> Void) {
    let now = Date.now
    let container = container()
    var upcoming = FetchDescriptor<Errand>(predicate: #Predicate { !$0.isDone && $0.due > now }, sortBy: [SortDescriptor(\.due)])
    upcoming.fetchLimit = 5
    let dates = (try? ModelContext(container).fetch(upcoming).map(\.due)) ?? []
    completion(Timeline(entries: ([now] + dates).map { ErrandsEntry(date: $0, container: container) }, policy: .never))
  }
}

@main
struct ErrandsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: ErrandsStore.kind, provider: ErrandsProvider()) { entry in
      Group {
        if let container = entry.container {
          ErrandsView(date: entry.date).modelContainer(container)
        } else {
          Label("Errands", systemImage: "checklist")
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Errands")
    .description("What is to be done on the way, with its place.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct ErrandsView: View {
  let date: Date
  @Query(Errand.open) private var open: [Errand]
  @Query(filter: #Predicate<Place> { $0.errands.contains { !$0.isDone } }, sort: \Place.name) private var places: [Place]
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("Errands").font(.headline)
        Spacer(minLength: 4)
        Text(open.count, format: .number).font(.title2.weight(.bold)).contentTransition(.numericText(value: Double(open.count)))
      }
      .foregroundStyle(.tint)
      if open.isEmpty {
        Text("Nothing to do").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ForEach(open.prefix(family == .systemLarge ? 7 : 3)) { errand in row(errand) }
        Spacer(minLength: 0)
        if family == .systemLarge { Text(places.map(\.name).joined(separator: " · ")).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }

  /// The place is below the title, in a medium widget beside it, and in a small one it is left out.
  private func row(_ errand: Errand) -> some View {
    let layout = family == .systemLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 1)) : AnyLayout(HStackLayout(spacing: 8))
    return Toggle(isOn: errand.isDone, intent: CompleteErrand(errand)) {
      layout {
        Text(errand.title).font(.subheadline).lineLimit(1)
        if family == .systemMedium { Spacer(minLength: 0) }
        if family != .systemSmall, let place = errand.place {
          Label(place.name, systemImage: place.symbol)
            .font(.caption)
            .foregroundStyle(errand.due <= date ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
        }
      }
    }
    .toggleStyle(.errand)
    .transition(.push(from: .bottom))
  }
}

/// A circle, filled when the errand is done, before its title.
struct ErrandToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
      configuration.label
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension ToggleStyle where Self == ErrandToggleStyle {
  static var errand: ErrandToggleStyle { ErrandToggleStyle() }
}
