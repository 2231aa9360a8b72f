import AppIntents

/// A list that a widget can show.
struct ListEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "List")
  static let defaultQuery = ListQuery()

  let id: String
  let name: String
  let symbol: String

  init(_ list: ItemList) { (id, name, symbol) = (list.id, list.name, list.symbol) }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", image: .init(systemName: symbol)) }
}

struct ListQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [ListEntity] { TaskStore().lists.map(ListEntity.init) }
  func entities(for identifiers: [String]) async throws -> [ListEntity] { try await allEntities().filter { identifiers.contains($0.id) } }
  func defaultResult() async -> ListEntity? { TaskStore().lists.first.map(ListEntity.init) }
}

/// The configuration of the widget.
struct ShowList: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show a List"

  @Parameter(title: "List") var list: ListEntity?
  @Parameter(title: "Show Completed", default: true) var showsDone: Bool

  init() {}
  init(_ list: ListEntity) { self.list = list }
}

/// Turns an item: done, or open again.
struct SetDone: SetValueIntent {
  static let title: LocalizedStringResource = "Complete a Task"

  @Parameter(title: "Task") var item: String
  @Parameter(title: "Done") var value: Bool

  init() {}
  init(_ item: Item) { self.item = item.id }

  func perform() async throws -> some IntentResult {
    TaskStore().set(item, done: value)
    return .result()
  }
}

/// Opens every item of a list again.
struct Reopen: AppIntent {
  static let title: LocalizedStringResource = "Start Over"

  @Parameter(title: "List") var list: String

  init() {}
  init(_ list: ItemList) { self.list = list.id }

  func perform() async throws -> some IntentResult {
    TaskStore().reopen(list)
    return .result()
  }
}
