import CoreLocation
import SwiftUI
import WidgetKit

struct TripEntry: TimelineEntry {
  let date: Date
  let trip: PlanTrip
}

struct TripProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, trip: PlanTrip()) }

  func snapshot(for configuration: PlanTrip, in context: Context) async -> TripEntry { TripEntry(date: .now, trip: configuration) }

  func timeline(for configuration: PlanTrip, in context: Context) async -> Timeline<TripEntry> {
    Timeline(entries: [TripEntry(date: .now, trip: configuration)], policy: .never)
  }

  /// A trip is of interest where it leads to, and at the meeting point.
  func relevance() async -> WidgetRelevance<PlanTrip> {
    let widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
    let trips = widgets.filter { $0.kind == TripWidget.kind }.compactMap { $0.widgetConfigurationIntent(of: PlanTrip.self) }
    return WidgetRelevance(
      trips.flatMap { trip in
        var regions: [CLCircularRegion] = []
        if let city = trip.destination {
          let center = CLLocationCoordinate2D(latitude: city.latitude, longitude: city.longitude)
          regions.append(CLCircularRegion(center: center, radius: 20_000, identifier: city.id))
        }
        if let center = trip.meetingPoint?.location?.coordinate {
          regions.append(CLCircularRegion(center: center, radius: 500, identifier: "meeting"))
        }
        return regions.map { WidgetRelevanceAttribute(configuration: trip, context: .location($0)) }
      })
  }
}

struct TripView: View {
  let entry: TripEntry
  @Environment(\.widgetFamily) private var family
  private var trip: PlanTrip { entry.trip }

  private var symbol: String { trip.destination?.region.symbol ?? "airplane" }
  private var sky: [Color] {
    switch trip.destination?.region {
    case .north: [.cyan, .indigo]
    case .middle: [.mint, .teal]
    case .south: [.yellow, .orange]
    case nil: [.gray, .gray]
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(trip.destination.map { String(localized: $0.name) } ?? "Somewhere").font(.headline)
        Spacer(minLength: 4)
        Image(systemName: symbol)
      }
      Text(trip.nights == 1 ? "1 night" : "\(trip.nights) nights").font(.subheadline)
      Spacer(minLength: 0)
      if trip.isBooked { booked } else { plan }
    }
    .lineLimit(1)
    .font(.caption)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) { LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom).brightness(-0.15) }
  }

  @ViewBuilder private var plan: some View {
    columns {
      if let budget = trip.budget { Label(budget.amount.formatted(.currency(code: budget.currencyCode)), systemImage: "creditcard.fill") }
      Label("\(Int(trip.distance.converted(to: .kilometers).value.rounded())) km, \(trip.seats) seats", systemImage: "airplane")
      people
    } second: {
      ForEach(trip.sights, id: \.self) { Label($0, systemImage: "star.fill") }
    }
    ProgressView(value: trip.pace).tint(.white)
  }

  @ViewBuilder private var booked: some View {
    columns {
      if let stay = trip.stay { Label(stay.name, systemImage: "bed.double.fill") }
      if let code = trip.code { Label(code, systemImage: "ticket.fill").monospaced() }
      if let telephone = trip.telephone { Label(telephone, systemImage: "phone.fill") }
      if let mail = trip.mail { Label(mail, systemImage: "envelope.fill") }
    } second: {
      if let place = trip.meetingPoint { Label(place.name ?? "Meeting point", systemImage: "mappin") }
      ForEach(trip.packing, id: \.self) { Label($0, systemImage: "checkmark.circle") }
      people
    }
  }

  /// Two columns, of which a small widget has only the first, and a large one the second below it.
  @ViewBuilder private func columns(@ViewBuilder first: () -> some View, @ViewBuilder second: () -> some View) -> some View {
    let (first, second) = (VStack(alignment: .leading, spacing: 3, content: first), VStack(alignment: .leading, spacing: 3, content: second))
    switch family {
    case .systemSmall: first
    case .systemMedium:
      HStack(alignment: .top, spacing: 12) {
        first.frame(maxWidth: .infinity, alignment: .leading)
        second.frame(maxWidth: .infinity, alignment: .leading)
      }
    default:
      first
      second
    }
  }

  @ViewBuilder private var people: some View {
    if !trip.travellers.isEmpty {
      Label(trip.travellers.map(\.name.displayString).joined(separator: ", "), systemImage: "person.fill")
    }
  }
}

/// A planned or booked trip.
struct TripWidget: Widget {
  static let kind = "Trip"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: PlanTrip.self, provider: TripProvider()) { TripView(entry: $0) }
      .configurationDisplayName("Trip")
      .description("Where you go, with whom, and what to pack.")
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}
