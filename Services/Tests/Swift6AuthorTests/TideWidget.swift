import AppIntents
import Combine
import SwiftUI
import WidgetKit

// A widget as its author writes it, without test code. Swift5AuthorTests has a link to this file, so that it compiles in both language modes.

private let feetPerMetre = 3.28084
@MainActor private var openings = 0

enum TideUnit: String, AppEnum {
  case metres, feet

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [TideUnit: DisplayRepresentation] = [.metres: "Metres", .feet: "Feet"]
}

struct Tide: TimelineEntry {
  let date: Date
  let metres: Double
  var unit = TideUnit.metres
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(metres)) }
}

/// A service that calls back on its own queue, as a download would.
// Unchecked: `queue` guards `asked`.
final class TideService: @unchecked Sendable {
  static let shared = TideService()
  static let interval: TimeInterval = 3600

  private let queue = DispatchQueue(label: "tides")
  private var asked = 0

  func tides(from start: Date, completion: @escaping @Sendable ([Tide]) -> Void) {
    queue.async {
      self.asked += 1
      completion((0..<4).map { Tide(date: start + Double($0) * Self.interval, metres: 1.5 + Double($0) / 2) })
    }
  }
}

// MARK: A provider with completion handlers

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, metres: 1) }

  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(Tide(date: .now, metres: 2)) }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Tide>) -> Void) {
    TideService.shared.tides(from: .now) { tides in
      completion(Timeline(entries: tides, policy: .after(tides.last?.date ?? .now)))
    }
  }
}

// MARK: A provider with an intent

struct TideSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Tide"
  static let description = IntentDescription("How high the water stands.")

  @Parameter(title: "Unit", default: .metres) var unit: TideUnit
}

struct ConfiguredTideProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, metres: 1) }
  func snapshot(for configuration: TideSettings, in context: Context) async -> Tide { Tide(date: .now, metres: 2, unit: configuration.unit) }
  func timeline(for configuration: TideSettings, in context: Context) async -> Timeline<Tide> {
    Timeline(entries: [Tide(date: .now, metres: 2, unit: configuration.unit)], policy: .never)
  }
}

struct MarkTide: AppIntent {
  static let title: LocalizedStringResource = "Mark the tide"

  @Parameter(title: "Metres") var metres: Double

  init() {}
  init(metres: Double) { self.metres = metres }

  func perform() async throws -> some IntentResult {
    TideModel.marks.send(metres)
    return .result()
  }
}

// MARK: Views

final class TideModel: ObservableObject {
  // Unsafe: a subject locks itself.
  nonisolated(unsafe) static let marks = PassthroughSubject<Double, Never>()

  @Published var metres = 0.0
  @Published private(set) var words = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $metres.map { $0 > 2 ? "high" : "low" }.sink { [weak self] in self?.words = $0 }.store(in: &subscriptions)
  }
}

private struct CompactKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isCompact: Bool {
    get { self[CompactKey.self] }
    set { self[CompactKey.self] = newValue }
  }
}

struct WaterLine: Shape {
  var level: Double
  func path(in rect: CGRect) -> Path {
    let height = rect.height * level
    return Path(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
  }
}

struct TideView: View {
  static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return formatter
  }()

  let tide: Tide
  var describe: (Double) -> String = { TideView.formatter.string(from: $0 as NSNumber) ?? "" }

  @StateObject private var model = TideModel()
  @State private var appearances = 0
  @Environment(\.widgetFamily) private var family
  @Environment(\.isCompact) private var isCompact
  @AppStorage("showsWords") private var showsWords = true

  private var height: Double { tide.unit == .feet ? tide.metres * feetPerMetre : tide.metres }

  var body: some View {
    ZStack {
      GeometryReader { proxy in
        WaterLine(level: min(1, tide.metres / 4)).fill(.white).frame(width: proxy.size.width)
      }
      VStack(alignment: .leading, spacing: isCompact ? 2 : 4) {
        Text(describe(height)).font(.title.bold())
        if showsWords { Text(model.words) }
        ForEach(0..<2) { index in Text(tide.date + Double(index) * TideService.interval, style: .time) }
        if family != .systemSmall { Button("Mark", intent: MarkTide(metres: tide.metres)) }
      }
    }
    .onAppear {
      openings += 1
      appearances += 1
      model.metres = tide.metres
    }
    .containerBackground(for: .widget) { Color.blue }
  }
}

// MARK: Widgets

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { tide in TideView(tide: tide).environment(\.isCompact, true) }
      .configurationDisplayName("Tide")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct ConfiguredTideWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "ConfiguredTide", intent: TideSettings.self, provider: ConfiguredTideProvider()) { TideView(tide: $0) }
  }
}

struct TideBundle: WidgetBundle {
  var body: some Widget {
    TideWidget()
    ConfiguredTideWidget()
  }
}
