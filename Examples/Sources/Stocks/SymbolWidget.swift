import AppIntents
import SwiftUI
import WidgetKit

/// A share that a widget can show.
struct Share: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Symbol")
  static let defaultQuery = ShareQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "\(name)") }
}

/// Finds shares by their symbol or by words of the company's name.
struct ShareQuery: EntityStringQuery {
  private var all: [Share] { Market.recorded(at: .now).quotes.map { Share(id: $0.symbol, name: $0.name) } }

  func entities(for identifiers: [Share.ID]) async throws -> [Share] { all.filter { identifiers.contains($0.id) } }

  func entities(matching string: String) async throws -> [Share] {
    all.filter { $0.id.localizedCaseInsensitiveContains(string) || $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Share] { all }
  func defaultResult() async -> Share? { all.first }
}

struct ShowSymbol: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Symbol"
  static let description = IntentDescription("Chooses the share.")

  @Parameter(title: "Symbol") var share: Share?

  static var parameterSummary: some ParameterSummary { Summary("Show \(\.$share)") }

  init() {}
  init(_ share: Share) { self.share = share }
}

struct SymbolEntry: TimelineEntry {
  let date: Date
  let quote: Quote?

  /// The more a share moves, the more interesting it is. One that stands still has no score, so that a stack does not rotate to it.
  var relevance: TimelineEntryRelevance? { quote.map { TimelineEntryRelevance(score: Float(abs($0.percent))) } }
}

struct SymbolProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SymbolEntry {
    SymbolEntry(date: .now, quote: Quote(symbol: "AAAA", name: "Company", previousClose: 100, minutes: 5, prices: [100, 101, 99, 102]))
  }

  func snapshot(for configuration: ShowSymbol, in context: Context) async -> SymbolEntry { entry(of: configuration, at: .now) }

  func timeline(for configuration: ShowSymbol, in context: Context) async -> Timeline<SymbolEntry> {
    let now = Date.now
    return Timeline(entries: [entry(of: configuration, at: now)], policy: .after(Market.nextReload(after: now)))
  }

  func recommendations() -> [AppIntentRecommendation<ShowSymbol>] {
    Market.recorded(at: .now).quotes.map { quote in
      AppIntentRecommendation(intent: ShowSymbol(Share(id: quote.symbol, name: quote.name)), description: Text("\(quote.symbol), \(quote.name)"))
    }
  }

  private func entry(of configuration: ShowSymbol, at date: Date) -> SymbolEntry {
    let quotes = Market.recorded(at: date).quotes
    return SymbolEntry(date: date, quote: configuration.share.map { share in quotes.first { $0.symbol == share.id } } ?? quotes.first)
  }
}

struct SymbolWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Symbol", intent: ShowSymbol.self, provider: SymbolProvider()) { entry in
      SymbolView(quote: entry.quote)
    }
    .configurationDisplayName("Symbol")
    .description("One share, its day and where it stands.")
    .supportedFamilies([.systemSmall, .accessoryRectangular, .accessoryInline])
  }
}

struct SymbolView: View {
  let quote: Quote?
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if let quote {
      switch family {
      case .accessoryInline:
        Label("\(quote.symbol) \(quote.percent, specifier: "%+.2f")%", systemImage: quote.isUp ? "arrow.up.right" : "arrow.down.right")
      case .accessoryRectangular:
        HStack {
          VStack(alignment: .leading) {
            Text(quote.symbol).font(.headline).widgetAccentable()
            Text("\(quote.last, specifier: "%.2f")")
          }
          Sparkline(quote: quote)
        }
        .containerBackground(.clear, for: .widget)
      default:
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 4) {
            Image(systemName: quote.isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill")
              .font(.system(size: 10))
              .foregroundStyle(quote.isUp ? .green : .red)
            Text(quote.symbol).font(.headline)
          }
          Text(quote.name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          Sparkline(quote: quote).padding(.vertical, 8)
          Text("\(quote.change, specifier: "%+.2f")").font(.footnote.weight(.semibold)).foregroundStyle(quote.isUp ? .green : .red)
          Text("\(quote.last, specifier: "%.2f")").font(.title3.weight(.semibold)).monospacedDigit()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.background, for: .widget)
      }
    } else {
      Text("No quotes").containerBackground(.background, for: .widget)
    }
  }
}
