import SwiftUI
import WidgetKit

struct MarketEntry: TimelineEntry {
  let date: Date
  let quotes: [Quote]
}

struct MarketProvider: TimelineProvider {
  func placeholder(in context: Context) -> MarketEntry {
    let quote = Quote(symbol: "AAAA", name: "Company", previousClose: 100, minutes: 5, prices: [100, 101, 99, 102])
    return MarketEntry(date: Date(), quotes: Array(repeating: quote, count: 6))
  }

  func getSnapshot(in context: Context, completion: @escaping (MarketEntry) -> Void) {
    completion(MarketEntry(date: Date(), quotes: Market.recorded(at: Date()).quotes))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MarketEntry>) -> Void) {
    let now = Date()
    let entry = MarketEntry(date: now, quotes: Market.recorded(at: now).quotes)
    completion(Timeline(entries: [entry], policy: .after(Market.nextReload(after: now))))
  }
}

struct OverviewWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Overview", provider: MarketProvider()) { entry in
      OverviewView(quotes: entry.quotes)
    }
    .configurationDisplayName("Overview")
    .description("Your watch list at a glance.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

@main
struct StocksBundle: WidgetBundle {
  var body: some Widget {
    SymbolWidget()
    OverviewWidget()
  }
}

/// The line of a day's prices, above an area that fades out.
struct Sparkline: View {
  let quote: Quote

  var body: some View {
    GeometryReader { geometry in
      let points = self.points(in: geometry.size)
      Path { path in
        path.addLines(points)
        path.addLine(to: CGPoint(x: geometry.size.width, y: geometry.size.height))
        path.addLine(to: CGPoint(x: 0, y: geometry.size.height))
        path.closeSubpath()
      }
      .fill(LinearGradient(colors: [color.opacity(0.35), color.opacity(0)], startPoint: .top, endPoint: .bottom))
      Path { $0.addLines(points) }
        .stroke(color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
  }

  private var color: Color { quote.isUp ? .green : .red }

  private func points(in size: CGSize) -> [CGPoint] {
    let low = min(quote.prices.min() ?? 0, quote.previousClose)
    let high = max(quote.prices.max() ?? 1, quote.previousClose)
    let span = max(high - low, 0.01)
    return quote.prices.enumerated().map { index, price in
      CGPoint(
        x: size.width * CGFloat(index) / CGFloat(max(1, quote.prices.count - 1)),
        y: size.height * CGFloat(1 - (price - low) / span))
    }
  }
}

struct OverviewView: View {
  let quotes: [Quote]
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(spacing: 0) {
      ForEach(quotes.prefix(family == .systemLarge ? 6 : 3), id: \.self) { quote in
        HStack(spacing: 10) {
          VStack(alignment: .leading, spacing: 0) {
            Text(quote.symbol).font(.subheadline.weight(.bold))
            Text(quote.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
          }
          .frame(width: 104, alignment: .leading)
          Sparkline(quote: quote).frame(height: 28)
          VStack(alignment: .trailing, spacing: 1) {
            Text("\(quote.last, specifier: "%.2f")").font(.subheadline.weight(.semibold)).monospacedDigit()
            Text("\(quote.percent, specifier: "%+.2f")%")
              .font(.caption2.weight(.semibold))
              .foregroundStyle(.white)
              .padding(.horizontal, 5)
              .padding(.vertical, 1)
              // Accented mode paints the text and its background in one flat colour. An opaque background would hide the text.
              .background((quote.isUp ? Color.green : Color.red).opacity(renderingMode == .accented ? 0.3 : 1), in: RoundedRectangle(cornerRadius: 4))
          }
          .frame(width: 66, alignment: .trailing)
        }
        .frame(maxHeight: .infinity)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
