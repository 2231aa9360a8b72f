import AlmanacRecordStore
import AlmanacWireSchema
import SwiftData
import SwiftUICore
import Testing
import WidgetKit

/// `@Query` in a widget's views.
@Suite @MainActor struct QueryTests {
  struct OpenTodos: View {
    @Query(filter: #Predicate<Todo> { !$0.isDone }, sort: \Todo.priority, order: .reverse) private var todos: [Todo]
    @Query private var lists: [TodoList]

    var body: some View {
      VStack {
        Text("\(lists.count) lists")
        ForEach(todos) { Text($0.title) }
      }
    }
  }

  /// A query with a parameter, as authors usually write it.
  struct TodosOfList: View {
    @Query var todos: [Todo]
    @Environment(\.modelContext) private var context

    init(_ name: String) {
      _todos = Query(filter: #Predicate { $0.list?.name == name }, sort: [SortDescriptor(\.title)], animation: .default)
    }
    var body: some View { Text(todos.map(\.title).joined(separator: ",") + (context.hasChanges ? "!" : ".")) }
  }

  /// Forms of queries that apps use. Each name says what the query has to find.
  struct QueryForms: View {
    @Query var all: [Todo]
    @Query(sort: \Todo.title) private var byTitle: [Todo]
    @Query(sort: \Todo.priority, order: .reverse) var byPriority: Array<Todo>  // with a comment
    @Query(sort: [SortDescriptor(\Todo.priority, order: .reverse), SortDescriptor(\.title)]) private var byBoth: [Todo]
    @Query(
      filter: #Predicate<Todo> { todo in
        todo.isDone  // only these
      },
      animation: .default
    ) private var done: [Todo]
    @Query(Self.first) private var first: [Todo]
    @SwiftData.Query(sort: \Todo.due, animation: .snappy) private var `default`: [Todo]
    static var first: FetchDescriptor<Todo> {
      var descriptor = FetchDescriptor<Todo>(sortBy: [SortDescriptor(\.title)])
      descriptor.fetchLimit = 1
      return descriptor
    }
    let label: String

    var body: some View {
      let lists = [all.sorted { $0.title < $1.title }, byTitle, byPriority, byBoth, done, first]
      VStack {
        ForEach(lists.indices, id: \.self) { number in Text(label + "\(number) " + lists[number].map(\.title).joined(separator: ",")) }
        Text(label + "\(`default`.count)")
      }
    }
  }

  private func container() throws -> ModelContainer {
    let container = try makeContainer()
    let list = TodoList(name: "Home")
    container.mainContext.insert(list)
    for (title, priority) in [("low", 1), ("high", 3), ("middle", 2)] { list.todos.append(Todo(title, priority: priority)) }
    list.todos[0].isDone = true
    try container.mainContext.save()
    return container
  }
}

extension QueryTests {
  /// Draws a view and returns its display list as JSON, with the diagnostics.
  private func draw(_ view: some View) throws -> (text: String, diagnostics: [Diagnostic], refusal: Diagnostic?) {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    let list = ViewRenderer.displayList(of: view, environment: EnvironmentValues(), session: session)
    return (try list.jsonString(), session.diagnostics, session.refusal)
  }

  @Test func `a view shows what its queries find, in their order`() throws {
    let drawn = try draw(OpenTodos().modelContainer(container()))
    let places = ["1 lists", "high", "middle"].compactMap { (word: String) in drawn.text.firstRange(of: word)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(!drawn.text.contains("low\"") && drawn.diagnostics.allSatisfy { $0.name == "containerBackground.missing" }, "\(drawn.diagnostics)")
  }

  @Test func `queries are written as in apps, and the view keeps its own initializer`() throws {
    let drawn = try draw(QueryForms(label: "q").modelContainer(container()))
    for text in ["q0 high,low,middle", "q1 high,low,middle", "q2 high,middle,low", "q3 high,middle,low", "q4 low", "q5 high", "q3"] {
      #expect(drawn.text.contains("\"\(text)\""), "\(text) in \(drawn.text)")
    }
    #expect(drawn.diagnostics.allSatisfy { $0.name == "containerBackground.missing" }, "\(drawn.diagnostics)")
  }

  @Test func `a query may depend on the view's own values`() throws {
    let container = try container()
    #expect(try draw(TodosOfList("Home").modelContainer(container)).text.contains("high,low,middle."))
    let context = ModelContext(container)
    context.insert(Todo("unsaved"))
    #expect(try draw(TodosOfList("none").modelContext(context)).text.contains("!"))
  }

  @Test func `what is saved is shown when the view is drawn again`() throws {
    let container = try container()
    let view = OpenTodos().modelContainer(container)
    #expect(try !draw(view).text.contains("another"))
    let context = ModelContext(container)
    context.insert(Todo("another"))
    try context.save()
    #expect(try draw(view).text.contains("another"))
  }

  @Test func `a query without a container is empty, and a diagnostic says why`() throws {
    let drawn = try draw(OpenTodos())
    let failures = drawn.diagnostics.filter { $0.name == "query.failed" }
    #expect(failures.count == 2 && drawn.text.contains("0 lists") && drawn.refusal == nil)
    #expect(failures.allSatisfy { $0.message.contains(".modelContainer(for:") })
    #expect(failures.contains { $0.file.hasSuffix("QueryTests.swift") && $0.line > 0 && $0.place == "Todo" })
  }

  @Test func `a container that cannot be opened is reported to the author and to the person who looks`() throws {
    var setups: [String] = []
    let view = OpenTodos().modelContainer(for: Unstorable.self, inMemory: true) { result in
      if case .failure(let error) = result { setups.append("\(error)") }
    }
    let drawn = try draw(view)
    #expect(setups.first?.contains("Unstorable.value") == true)
    #expect(drawn.diagnostics.contains { $0.name == "query.failed" && $0.message.contains("Unstorable.value") })
    #expect(drawn.refusal == nil, "a mistake in the source is shown")
  }

  @Test func `what is drawn without a readable store is refused`() throws {
    let folder = TemporaryFolder()
    let container = try ModelContainer(for: TodoList.self, Todo.self, configurations: ModelConfiguration(url: folder.store()))
    #expect(try draw(OpenTodos().modelContainer(container)).refusal == nil)
    // Another program has migrated the store in the meantime, so a column is missing.
    try Database(.file(folder.store())).execute("ALTER TABLE Todo RENAME COLUMN priority TO urgency")
    let drawn = try draw(OpenTodos().modelContainer(container))
    let refusal = try #require(drawn.refusal)
    #expect(refusal.name == "query.failed" && refusal.place == "Todo" && refusal.message.contains("priority"), "\(refusal)")
    #expect(drawn.diagnostics.contains(refusal) && refusal.file.hasSuffix("QueryTests.swift"))
  }

  @Test func `a container is opened once for all drawings`() throws {
    var opened = 0
    let view = { OpenTodos().modelContainer(for: [TodoList.self, Todo.self], inMemory: true) { _ in opened += 1 } }
    _ = try draw(view())
    _ = try draw(view())
    #expect(opened == 1)
  }

  @Test func `user defaults keep the identifier of a model`() throws {
    let context = ModelContext(try makeContainer())
    let list = TodoList(name: "kept")
    context.insert(list)
    try context.save()
    let defaults = try #require(UserDefaults(suiteName: "group.keptIdentifier"))
    defaults.removeObject(forKey: "list")
    let stored = AppStorage<PersistentIdentifier?>("list", store: defaults)
    #expect(stored.wrappedValue == nil)
    stored.wrappedValue = list.persistentModelID
    #expect(AppStorage<PersistentIdentifier?>("list", store: defaults).wrappedValue == list.persistentModelID)
    stored.wrappedValue = nil
    #expect(defaults.object(forKey: "list") == nil)
  }
}
