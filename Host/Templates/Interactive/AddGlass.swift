import AppIntents
import Foundation

/// Performed by the buttons of the widget, in the widget's own process.
struct AddGlass: AppIntent {
  static let title: LocalizedStringResource = "Add a Glass of Water"

  @Parameter(title: "Glasses", default: 1) var amount: Int

  init() {}

  init(amount: Int) { self.amount = amount }

  func perform() async throws -> some IntentResult {
    Glasses().add(amount, on: .now)
    return .result()
  }
}

/// The glasses of each day. To share them with an app, give both an app group and use `UserDefaults(suiteName:)`.
struct Glasses {
  /// Of a day.
  static let goal = 8

  var defaults = UserDefaults.standard

  func count(on date: Date) -> Int { defaults.integer(forKey: key(date)) }

  /// The count stays between 0 and 99.
  func add(_ amount: Int, on date: Date) { defaults.set(min(99, max(0, count(on: date) + amount)), forKey: key(date)) }

  private func key(_ date: Date) -> String {
    let day = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return "glasses-\(day.year ?? 0)-\(day.month ?? 0)-\(day.day ?? 0)"
  }
}
