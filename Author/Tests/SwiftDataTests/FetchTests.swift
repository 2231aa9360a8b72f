import Foundation
import SwiftData
import Testing

@Suite struct FetchTests {
  private func context(_ count: Int = 5) throws -> ModelContext {
    let context = ModelContext(try makeContainer())
    for number in 0..<count {
      let sample = Sample(number)
      sample.text = ["b", "É", "a", "Z", "e"][number % 5]
      sample.optionalNumber = number % 2 == 0 ? nil : number
      sample.size = number % 2 == 0 ? .large : .small
      sample.amount = Decimal(count - number)
      context.insert(sample)
    }
    try context.save()
    return context
  }

  private func numbers(_ context: ModelContext, _ sort: SortDescriptor<Sample>...) throws -> [Int] {
    try context.fetch(FetchDescriptor(sortBy: sort)).map(\.number)
  }

  @Test func `models come in the order of the descriptors`() throws {
    let context = try context()
    let all = try context.fetch(FetchDescriptor<Sample>())
    #expect(all.map(\.number) == [0, 1, 2, 3, 4])
    let orders: [[SortDescriptor<Sample>]] = [
      [SortDescriptor(\.text)], [SortDescriptor(\.text, order: .reverse)], [SortDescriptor(\.text, comparator: .lexical)],
      [SortDescriptor(\.optionalNumber), SortDescriptor(\.number, order: .reverse)],
      [SortDescriptor(\.optionalNumber, order: .reverse), SortDescriptor(\.number)], [SortDescriptor(\.size), SortDescriptor(\.number)],
      [SortDescriptor(\.amount)], [SortDescriptor(\.date), SortDescriptor(\.identifier)], [SortDescriptor(\.place.city), SortDescriptor(\.ratio)],
    ]
    for (index, order) in orders.enumerated() {
      #expect(try context.fetch(FetchDescriptor(sortBy: order)) == all.sorted(using: order), "order \(index)")
      var window = FetchDescriptor(sortBy: order)
      window.fetchOffset = 1
      window.fetchLimit = 2
      #expect(try context.fetch(window) == Array(all.sorted(using: order)[1..<3]), "window of order \(index)")
    }
  }

  @Test func `limit and offset count after the predicate`() throws {
    let context = try context()
    var descriptor = FetchDescriptor<Sample>(predicate: #Predicate { $0.number > 0 }, sortBy: [SortDescriptor(\.number)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.number) == [2, 3])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetchIdentifiers(descriptor) == context.fetch(descriptor).map(\.persistentModelID))
    descriptor.fetchLimit = nil
    descriptor.fetchOffset = 4
    #expect(try context.fetchCount(descriptor) == 0)
  }

  @Test func `changes that are not saved count`() throws {
    let context = try context()
    let all = try context.fetch(FetchDescriptor<Sample>())
    all[1].number = 10
    context.delete(all[2])
    let new = Sample(7)
    context.insert(new)
    var descriptor = FetchDescriptor<Sample>(predicate: #Predicate { $0.number > 2 }, sortBy: [SortDescriptor(\.number)])
    #expect(try context.fetch(descriptor).map(\.number) == [3, 4, 7, 10])
    #expect(try context.fetchCount(descriptor) == 4)
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.number) == [4, 7])
    descriptor = FetchDescriptor(predicate: #Predicate { $0.number > 2 }, sortBy: [SortDescriptor(\.number)])
    descriptor.includePendingChanges = false
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Sample>()) == 5)
  }

  @Test func `changes of related models that are not saved count`() throws {
    let context = ModelContext(try makeContainer())
    let lists = [TodoList(name: "Home"), TodoList(name: "Work")]
    lists.forEach { context.insert($0) }
    let todos = (0..<4).map { Todo("\($0)", list: lists[$0 % 2]) }
    todos.forEach { context.insert($0) }
    try context.save()
    lists[1].name = "Play"
    let play = FetchDescriptor<Todo>(predicate: #Predicate { $0.list?.name == "Play" })
    #expect(try context.fetch(play).map(\.title) == ["1", "3"])
    todos[0].list = lists[1]
    #expect(try Set(context.fetch(play).map(\.title)) == ["0", "1", "3"])
    #expect(try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.todos.count == 3 })) == [lists[1]])
  }

  @Test func `a row has one object in a context`() throws {
    let context = try context()
    let first = try #require(try context.fetch(FetchDescriptor<Sample>()).first)
    #expect(try context.fetch(FetchDescriptor<Sample>(predicate: #Predicate { $0.number == 0 })).first === first)
    #expect(context.model(for: first.persistentModelID) === first)
    let registered: Sample? = context.registeredModel(for: first.persistentModelID)
    #expect(registered === first)
    let other = ModelContext(context.container)
    let none: Sample? = other.registeredModel(for: first.persistentModelID)
    #expect(none == nil)
    let found = try #require(other.model(for: first.persistentModelID) as? Sample)
    #expect(found !== first && found == first && found.text == "b")
  }

  @Test func `only the wanted properties are read at once`() throws {
    let context = ModelContext(try context().container)
    var descriptor = FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.number)])
    descriptor.propertiesToFetch = [\.text]
    let samples = try context.fetch(descriptor)
    #expect(samples.map(\.text) == ["b", "É", "a", "Z", "e"] && samples.map(\.number) == [0, 1, 2, 3, 4])
  }

  @Test func `related models are read at once`() throws {
    let context = ModelContext(try makeContainer())
    let list = TodoList(name: "Home", owner: Person(name: "Ann"))
    context.insert(list)
    for number in 0..<3 { context.insert(Todo("\(number)", list: list)) }
    try context.save()
    let other = ModelContext(context.container)
    var descriptor = FetchDescriptor<TodoList>()
    descriptor.relationshipKeyPathsForPrefetching = [\.todos, \.owner]
    let found = try #require(try other.fetch(descriptor).first)
    #expect(found.todos.map(\.title) == ["0", "1", "2"] && found.owner?.name == "Ann")
    descriptor.relationshipKeyPathsForPrefetching = [\.name]
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try other.fetch(descriptor) }
  }

  @Test func `ten thousand models are stored, found and enumerated`() throws {
    let folder = TemporaryFolder()
    let container = try ModelContainer(for: Sample.self, configurations: ModelConfiguration(url: folder.store()))
    let context = ModelContext(container)
    for number in 0..<10_000 { context.insert(Sample(number)) }
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetchCount(FetchDescriptor<Sample>()) == 10_000)
    var sum = 0
    try other.enumerate(FetchDescriptor<Sample>(), batchSize: 1000) { sum += $0.number }
    #expect(sum == 49_995_000)
    let many = Array(stride(from: 0, to: 80_000, by: 2))
    #expect(try other.fetchCount(FetchDescriptor<Sample>(predicate: #Predicate { many.contains($0.number) })) == 5000)
    try other.delete(model: Sample.self, where: #Predicate { $0.number >= 100 })
    try other.save()
    #expect(try context.fetchCount(FetchDescriptor<Sample>()) == 100)
  }

  @Test func `a model of no container is an error`() throws {
    let container = try ModelContainer(for: Team.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    #expect(throws: SwiftDataError.unknownSchema) { try ModelContext(container).fetch(FetchDescriptor<TodoList>()) }
  }
}
