import SwiftUI
import WidgetKit

struct Account: Hashable {
  let name: String
  let balance: Decimal
  let movements: [Movement]
}

struct Movement: Hashable {
  let who: String
  let symbol: String
  let amount: Decimal
}

struct AccountEntry: TimelineEntry {
  let date: Date
  let account: Account
}

struct AccountProvider: TimelineProvider {
  private static let account = Account(
    name: "Everyday", balance: Decimal(string: "2128.45") ?? 0,
    movements: [
      Movement(who: "Bakery Lille", symbol: "cup.and.saucer.fill", amount: Decimal(string: "-6.80") ?? 0),
      Movement(who: "Tram pass", symbol: "tram.fill", amount: Decimal(string: "-39.00") ?? 0),
      Movement(who: "Salary", symbol: "briefcase.fill", amount: Decimal(string: "2640.00") ?? 0),
    ])

  /// A shape without data: it is shown while the device is locked.
  func placeholder(in context: Context) -> AccountEntry {
    let movements = (1...3).map { Movement(who: "Somebody", symbol: "circle.fill", amount: Decimal($0 * 10)) }
    return AccountEntry(date: Date(), account: Account(name: "Account", balance: 1000, movements: movements))
  }

  func getSnapshot(in context: Context, completion: @escaping (AccountEntry) -> Void) {
    completion(AccountEntry(date: Date(), account: Self.account))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<AccountEntry>) -> Void) {
    completion(Timeline(entries: [AccountEntry(date: Date(), account: Self.account)], policy: .after(Date().addingTimeInterval(3600))))
  }
}

@main
struct BankWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Balance", provider: AccountProvider()) { entry in
      BalanceView(account: entry.account)
    }
    .configurationDisplayName("Balance")
    .description("What is on your account. Hidden while the screen is locked.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct BalanceView: View {
  let account: Account
  @Environment(\.widgetFamily) private var family

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Image(systemName: "building.columns.fill")
          .foregroundStyle(Color("BankAccent"))
          .font(.title3)
        Spacer()
        Text(account.name).font(.footnote).foregroundStyle(.secondary)
        Text("Balance").font(.headline)
        Text(account.balance.formatted(.currency(code: "EUR")))
          .font(.title3.weight(.semibold))
          .foregroundStyle(Color("BankAccent"))
          .minimumScaleFactor(0.6)
          .lineLimit(1)
          .privacySensitive()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if family == .systemMedium {
        // The whole list is private, including everything inside the container.
        VStack(alignment: .leading, spacing: 8) {
          ForEach(account.movements, id: \.self) { movement in
            HStack(spacing: 5) {
              Image(systemName: movement.symbol).frame(width: 22).foregroundStyle(.secondary)
              Text(movement.who).font(.footnote).lineLimit(1)
              Spacer(minLength: 4)
              Text(movement.amount.formatted(.currency(code: "EUR")))
                .font(.footnote.weight(.medium))
                .foregroundStyle(movement.amount > 0 ? Color.green : Color.primary)
            }
          }
        }
        .frame(maxWidth: 184, maxHeight: .infinity)
        // Before the balance, which would otherwise get half of the width.
        .layoutPriority(1)
        .privacySensitive()
      }
    }
    .containerBackground(for: .widget) {
      LinearGradient(colors: [Color("BankBackground"), Color("BankBackgroundEnd")], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}
