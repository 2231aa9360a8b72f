import Foundation
import Observation
import SwiftData
import Synchronization
import TestWaiting
import Testing

@Suite struct ContextTests {
  private func saved() throws -> (ModelContext, TodoList) {
    let context = ModelContext(try makeContainer())
    let list = TodoList(name: "Home")
    context.insert(list)
    for number in 0..<3 { list.todos.append(Todo("\(number)")) }
    try context.save()
    return (context, list)
  }

  @Test func `every value comes back from the store as it was`() throws {
    let context = ModelContext(try makeContainer())
    let sample = Sample(-5)
    sample.text = "a\u{0}ü'\"\n"
    sample.optionalText = ""
    sample.small = .min
    sample.unsigned = .max
    sample.ratio = .infinity
    sample.single = .nan
    sample.optionalFlag = false
    sample.date = Date(timeIntervalSinceReferenceDate: 123_456_789.123456)
    sample.data = Data([0, 1, 255])
    sample.link = URL(string: "https://example.com/ä?b=c#d")
    sample.amount = Decimal(string: "12345678901234567890.123456789")!
    sample.size = .large
    sample.words = ["", "ü"]
    sample.scores = ["ü": -1]
    sample.place = Place(city: "Ulm", latitude: .infinity)
    sample.event = .meeting(with: "Ann", minutes: 30)
    context.insert(sample)
    try context.save()
    let read = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Sample>()).first)
    #expect(read.number == -5 && read.text == sample.text && read.optionalText == "" && read.small == .min && read.unsigned == .max)
    #expect(read.ratio == .infinity && read.single.isNaN && read.optionalFlag == false && read.optionalNumber == nil && read.date == sample.date)
    #expect(read.data == sample.data && read.link == sample.link && read.amount == sample.amount && read.size == .large)
    #expect(read.words == ["", "ü"] && read.scores == ["ü": -1] && read.place == sample.place && read.optionalPlace == nil)
    #expect(read.event == sample.event && read.identifier == sample.identifier)
  }

  @Test func `a context knows what it has not saved`() throws {
    let (context, list) = try saved()
    #expect(!context.hasChanges && !list.hasChanges)
    list.name = "Garden"
    let new = Todo("new")
    context.insert(new)
    context.delete(list.todos[0])
    #expect(context.hasChanges && list.hasChanges && new.hasChanges)
    #expect(context.changedModelsArray.map(\.persistentModelID) == [list.persistentModelID])
    #expect(context.insertedModelsArray.count == 1 && context.deletedModelsArray.count == 1)
    #expect(new.modelContext === context && Todo("free").modelContext == nil)
    try context.save()
    #expect(!context.hasChanges && context.insertedModelsArray.isEmpty && context.deletedModelsArray.isEmpty)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Todo>()) == 3)
  }

  @Test func `a rollback brings back what is stored`() throws {
    let (context, list) = try saved()
    let (first, second) = (list.todos[0], list.todos[1])
    first.title = "changed"
    first.tags.append("x")
    list.todos.append(Todo("new"))
    context.delete(second)
    #expect(list.todos.count == 3)
    context.rollback()
    #expect(!context.hasChanges && first.title == "0" && first.tags.isEmpty && !second.isDeleted)
    #expect(list.todos.map(\.title) == ["0", "1", "2"] && second.list === list)
    context.delete(list)
    #expect(first.isDeleted && list.isDeleted)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<TodoList>()) == [list])
    #expect(list.todos.count == 3)
  }

  @Test func `a transaction is saved whole or not at all`() throws {
    let (context, list) = try saved()
    try context.transaction { list.name = "Garden" }
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<TodoList>()).first?.name == "Garden")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try context.transaction {
        list.name = "Nothing"
        throw Stop()
      }
    }
    #expect(list.name == "Garden" && !context.hasChanges)
  }

  @Test func `delete rules are followed`() throws {
    let (context, list) = try saved()
    let owner = Person(name: "Ann")
    list.owner = owner
    try context.save()
    context.delete(owner)
    try context.save()
    #expect(list.owner == nil && !list.isDeleted)
    let todos = list.todos
    context.delete(list)
    #expect(todos.allSatisfy { $0.isDeleted })
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetchCount(FetchDescriptor<Todo>()) == 0)
    #expect(try other.fetchCount(FetchDescriptor<TodoList>()) == 0)
    #expect(try other.fetchCount(FetchDescriptor<Person>()) == 0)
  }

  @Test func `both sides of a relationship change together`() throws {
    let (context, home) = try saved()
    let work = TodoList(name: "Work")
    context.insert(work)
    let todo = home.todos[0]
    todo.list = work
    #expect(home.todos.count == 2 && work.todos == [todo])
    home.todos.append(todo)
    #expect(todo.list === home && work.todos.isEmpty)
    home.todos.removeFirst()
    #expect(home.todos.count == 2 && home.todos.last === todo)
    try context.save()
    let other = ModelContext(context.container)
    let read = try #require(try other.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.name == "Home" })).first)
    #expect(Set(read.todos.map(\.title)) == ["0", "2"])
    #expect(try other.fetch(FetchDescriptor<Todo>(predicate: #Predicate { $0.list == nil })).map(\.title) == ["1"])
  }

  @Test func `two lists that name one inverse are kept apart, and the first has it`() throws {
    let context = ModelContext(try ModelContainer(for: Bed.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let bed = Bed()
    context.insert(bed)
    bed.front = [Seedling("fern"), Seedling("moss")]
    bed.back = [Seedling("oak")]
    #expect(bed.front.allSatisfy { $0.bed === bed } && bed.back[0].bed == nil)
    try context.save()
    let other = ModelContext(context.container)
    let read = try #require(try other.fetch(FetchDescriptor<Bed>()).first)
    #expect(Set(read.front.map(\.name)) == ["fern", "moss"] && read.back.map(\.name) == ["oak"])
    #expect(try other.fetch(FetchDescriptor<Seedling>(predicate: #Predicate { $0.bed == nil })).map(\.name) == ["oak"])
    other.delete(read.back[0])
    try other.save()
    let third = ModelContext(context.container)
    #expect(try third.fetch(FetchDescriptor<Bed>()).map { [$0.front.count, $0.back.count] } == [[2, 0]])
  }

  @Test func `relationships between many and many are kept on both sides`() throws {
    let context = ModelContext(try makeContainer())
    let people = ["Ann", "Ben", "Cem"].map(Person.init)
    let bridge = Project(title: "Bridge", year: 2024, members: [people[0], people[1]])
    context.insert(bridge)
    context.insert(people[2])
    #expect(people[0].projects == [bridge] && people[1].modelContext === context)
    people[2].projects.append(bridge)
    people[0].friends = [people[1]]
    try context.save()
    let other = ModelContext(context.container)
    let read = try #require(try other.fetch(FetchDescriptor<Project>()).first)
    #expect(read.members.map(\.name) == ["Ann", "Ben", "Cem"])
    let ann = read.members[0]
    #expect(ann.friends.map(\.name) == ["Ben"] && ann.friends[0].friends.isEmpty)
    read.members.removeAll { $0.name == "Ben" }
    try other.save()
    let third = ModelContext(context.container)
    #expect(try third.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.projects.isEmpty })).map(\.name) == ["Ben"])
    other.delete(ann)
    try other.save()
    #expect(try third.fetch(FetchDescriptor<Project>()).first?.members.map(\.name) == ["Cem"])
  }

  @Test func `a model with an existing unique value becomes the existing one`() throws {
    let (context, list) = try saved()
    let twin = TodoList(name: "Home")
    twin.color = .red
    context.insert(twin)
    try context.save()
    #expect(list.color == .red && twin == list && twin.persistentModelID == list.persistentModelID && twin.todos.count == 3)
    let other = ModelContext(context.container)
    #expect(try other.fetchCount(FetchDescriptor<TodoList>()) == 1)
    other.insert(Project(title: "Bridge", year: 2024))
    other.insert(Project(title: "Bridge", year: 2025))
    let last = Project(title: "Bridge", year: 2024)
    last.budget = 7
    other.insert(last)
    try other.save()
    #expect(try other.fetch(FetchDescriptor<Project>(sortBy: [SortDescriptor(\.year)])).map(\.budget) == [7, 0])
    let second = TodoList(name: "Work")
    other.insert(second)
    try other.save()
    second.name = "Home"
    #expect(throws: SwiftDataError.modelValidationFailure) { try other.save() }
    #expect(second.name == "Home" && other.hasChanges)
    other.rollback()
    #expect(second.name == "Work")
  }

  @Test func `a context sees what another one has saved`() throws {
    let (context, list) = try saved()
    let other = ModelContext(context.container)
    let same = try #require(try other.fetch(FetchDescriptor<TodoList>()).first)
    same.name = "Garden"
    same.todos[0].title = "changed"
    other.insert(Todo("more", list: same))
    try other.save()
    list.color = .green
    let read = try context.fetch(FetchDescriptor<TodoList>())
    #expect(read.first === list && list.name == "Garden" && list.color == .green)
    #expect(list.todos.count == 4)
    try context.save()
    #expect(try other.fetch(FetchDescriptor<TodoList>()).first?.color == .green)
    other.delete(same)
    try other.save()
    list.name = "Late"
    let late = failure { try context.save() }
    #expect(late.contains("was deleted by another process or context"))
  }

  @Test func `large values are read when they are used`() throws {
    let (context, list) = try saved()
    list.todos[0].photo = Data(repeating: 7, count: 100_000)
    try context.save()
    let other = ModelContext(context.container)
    let todo = try #require(try other.fetch(FetchDescriptor<Todo>(predicate: #Predicate { $0.title == "0" })).first)
    todo.title = "still"
    try other.save()
    #expect(todo.photo?.count == 100_000)
    #expect(try other.fetchCount(FetchDescriptor<Todo>(predicate: #Predicate { $0.photo != nil })) == 1)
  }

  @Test func `changes of a model are observed`() throws {
    let (_, list) = try saved()
    let count = Mutex(0)
    withObservationTracking {
      _ = list.name
    } onChange: {
      count.withLock { $0 += 1 }
    }
    list.name = "Garden"
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `counts and deny rules are checked before a save`() throws {
    let container = try ModelContainer(for: Team.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let team = Team()
    context.insert(team)
    #expect(failure { try context.save() }.contains("at least 1"))
    team.players = [Player(), Player(), Player()]
    #expect(failure { try context.save() }.contains("at most 2"))
    context.delete(team.players[0])
    try context.save()
    #expect(team.players.count == 2)
    context.delete(team)
    let denied = failure { try context.save() }
    #expect(denied.contains("delete rule is deny") && denied.contains("2 of players"))
    for player in try context.fetch(FetchDescriptor<Player>()) { context.delete(player) }
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Team>()) == 0)
  }

  @Test func `identifiers can be sent and read again`() throws {
    let (context, list) = try saved()
    let data = try JSONEncoder().encode(list.persistentModelID)
    let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    #expect(identifier == list.persistentModelID && identifier.entityName == "TodoList" && identifier.storeIdentifier != nil)
    #expect((ModelContext(context.container).model(for: identifier) as? TodoList)?.name == "Home")
  }

  @Test func `a model actor works on a context of its own`() async throws {
    let (context, list) = try saved()
    let counter = TodoCounter(modelContainer: context.container)
    #expect(try await counter.rename(list.persistentModelID, to: "Garden") == 3)
    _ = try context.fetch(FetchDescriptor<TodoList>())
    #expect(list.name == "Garden")
  }

  @Test @MainActor func `the main context saves by itself`() async throws {
    let container = try makeContainer()
    container.mainContext.insert(TodoList(name: "Home"))
    #expect(container.mainContext.autosaveEnabled && container.mainContext.hasChanges)
    try await until({ container.mainContext.hasChanges }, is: false)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<TodoList>()) == 1)
  }

  @Test @MainActor func `a container goes when nothing uses it`() throws {
    weak var gone: ModelContainer?
    do {
      let container = try makeContainer()
      gone = container
      container.mainContext.insert(TodoList(name: "Home"))
      try container.mainContext.save()
      #expect(try container.mainContext.fetch(FetchDescriptor<TodoList>()).first?.todos.isEmpty == true)
    }
    #expect(gone == nil)
  }
}

@ModelActor
actor TodoCounter {
  func rename(_ identifier: PersistentIdentifier, to name: String) throws -> Int {
    guard let list = self[identifier, as: TodoList.self] else { return -1 }
    list.name = name
    try modelContext.save()
    return list.todos.count
  }
}

@Model final class Team {
  @Relationship(deleteRule: .deny, minimumModelCount: 1, maximumModelCount: 2, inverse: \Player.team) var players: [Player] = []
  init() {}
}

@Model final class Player {
  var team: Team?
  init() {}
}
