import Foundation

/// Something to do.
struct Item: Codable, Hashable, Identifiable {
  let id: String
  var title: String
  var isDone = false
}

/// A list of things to do.
struct ItemList: Codable, Hashable, Identifiable {
  let id: String
  let name: String
  let symbol: String
  var items: [Item]

  var open: Int { items.count { !$0.isDone } }

  /// What is open first, each part in the list's order.
  var byState: [Item] { items.filter { !$0.isDone } + items.filter(\.isDone) }
}

/// The lists, in the app's group: the app, its widgets and their intents see the same.
struct TaskStore {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults? = UserDefaults(suiteName: "group.org.almanac.examples.tasks")) { self.defaults = defaults ?? .standard }

  var lists: [ItemList] {
    guard let data = defaults.data(forKey: "lists"), let lists = try? JSONDecoder().decode([ItemList].self, from: data) else { return Self.first }
    return lists
  }

  func list(_ id: String) -> ItemList? { lists.first { $0.id == id } }

  /// Marks an item as done or open. An item that is gone by now is no error: there is nothing left to do.
  func set(_ item: Item.ID, done: Bool) { change { if $0.id == item { $0.isDone = done } } }

  /// Opens every item of a list again.
  func reopen(_ list: ItemList.ID) {
    let items = Set(self.list(list)?.items.map(\.id) ?? [])
    change { if items.contains($0.id) { $0.isDone = false } }
  }

  private func change(_ edit: (inout Item) -> Void) {
    var lists = lists
    for list in lists.indices {
      for item in lists[list].items.indices { edit(&lists[list].items[item]) }
    }
    defaults.set(try? JSONEncoder().encode(lists), forKey: "lists")
  }

  /// What a new user finds.
  static let first = [
    list("home", "Home", "house.fill", ["Water the plants", "Call the landlord", "Sort the mail", "Change the filter", "Bake bread"]),
    list("work", "Work", "briefcase.fill", ["Send the offer", "Read the draft", "Book a room"]),
    list("trip", "Trip", "suitcase.fill", ["Print the tickets", "Pack the charger", "Empty the fridge", "Tell the neighbours"]),
  ]

  private static func list(_ id: String, _ name: String, _ symbol: String, _ titles: [String]) -> ItemList {
    ItemList(id: id, name: name, symbol: symbol, items: titles.enumerated().map { Item(id: "\(id)-\($0)", title: $1) })
  }
}
