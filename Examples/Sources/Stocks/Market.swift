import Foundation

/// A share's prices over one trading day.
struct Quote: Decodable, Hashable {
  let symbol: String
  let name: String
  let previousClose: Double
  let minutes: Int
  let prices: [Double]

  var last: Double { prices.last ?? previousClose }
  var change: Double { last - previousClose }
  var percent: Double { change / previousClose * 100 }
  var isUp: Bool { change >= 0 }

  /// The day so far, up to `count` prices.
  func prefix(_ count: Int) -> Quote {
    Quote(symbol: symbol, name: name, previousClose: previousClose, minutes: minutes, prices: Array(prices.prefix(max(2, count))))
  }
}

/// A recorded trading day, replayed from 09:30 every day.
struct Market {
  let quotes: [Quote]

  private struct Recording: Decodable { let quotes: [Quote] }

  static func recorded(at date: Date, calendar: Calendar = .current) -> Market {
    guard let url = Bundle.main.url(forResource: "quotes", withExtension: "json"), let data = try? Data(contentsOf: url),
      let recording = try? JSONDecoder().decode(Recording.self, from: data),
      let open = calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date)
    else { return Market(quotes: []) }
    return Market(
      quotes: recording.quotes.map { quote in
        let seconds = date.timeIntervalSince(open)
        // Before the market opens, the whole previous day is displayed.
        return seconds < 0 ? quote : quote.prefix(Int(seconds / 60) / quote.minutes + 2)
      })
  }

  /// When to reload: prices cannot be predicted, so in a quarter of an hour, but not in the same second as all other devices.
  static func nextReload(after date: Date) -> Date { date.addingTimeInterval(15 * 60 + Double(abs(Int(date.timeIntervalSince1970)) % 90)) }
}
