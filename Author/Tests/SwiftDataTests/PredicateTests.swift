import Foundation
import SwiftData
import Testing

/// A predicate finds in the store exactly the models for which it is true in Swift.
@Suite struct PredicateTests {
  private static let texts = ["", "Apfel", "apfel", "Äpfel", "A\u{308}pfel", "e\u{301}", "é", "Zebra", "a%b_c", "日本", "K", "\u{212A}", "naïve café"]

  private func context() throws -> ModelContext {
    let context = ModelContext(try makeContainer())
    let people = ["Ann", "Ben", "Cem"].map(Person.init)
    people[0].friends = [people[1], people[2]]
    people.forEach { context.insert($0) }
    let lists = ["Home", "Work"].map { TodoList(name: $0) }
    lists[0].owner = people[0]
    lists.forEach { context.insert($0) }
    for number in 0..<6 {
      let todo = Todo("Todo \(number)", due: number % 2 == 0 ? Date(timeIntervalSinceReferenceDate: Double(number)) : nil, priority: number)
      todo.isDone = number > 3
      todo.tags = number % 3 == 0 ? ["red", "Blau"] : []
      todo.list = number == 5 ? nil : lists[number % 2]
      context.insert(todo)
    }
    for (number, text) in Self.texts.enumerated() {
      let sample = Sample(number - 4)
      sample.text = text
      sample.optionalText = number % 3 == 0 ? nil : text
      sample.optionalNumber = number % 4 == 0 ? nil : number
      sample.small = Int8(number - 6)
      sample.unsigned = number % 2 == 0 ? UInt64.max - UInt64(number) : UInt64(number)
      sample.ratio = Double(number) / 4
      sample.single = Float(number) / 2
      sample.flag = number % 2 == 0
      sample.optionalFlag = [nil, true, false][number % 3]
      sample.date = Date(timeIntervalSinceReferenceDate: Double(number) * 3600)
      sample.link = number % 2 == 0 ? URL(string: "https://example.com/\(number)") : nil
      sample.amount = Decimal(string: ["1.5", "10", "9.99", "-3", "0.000000000000000000001"][number % 5])!
      sample.size = number % 2 == 0 ? .large : .small
      sample.words = Array(Self.texts.prefix(number % 4))
      sample.scores = number % 2 == 0 ? ["a": number] : [:]
      sample.place = Place(city: text, latitude: Double(number))
      sample.optionalPlace = number % 3 == 0 ? nil : Place(city: "Ulm", latitude: 48)
      sample.event = number % 2 == 0 ? .none : .meeting(with: "Ann", minutes: number)
      sample.owner = number % 3 == 0 ? nil : people[number % 3]
      context.insert(sample)
    }
    try context.save()
    return ModelContext(context.container)
  }

  private func check<T: PersistentModel>(
    _ predicate: Predicate<T>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let context = try context()
    let all = try context.fetch(FetchDescriptor<T>())
    let expected = try all.filter { try predicate.evaluate($0) }.map(\.persistentModelID)
    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.persistentModelID)
    #expect(found == expected, sourceLocation: sourceLocation)
    #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == expected.count, sourceLocation: sourceLocation)
    #expect(expected.count > 0 && expected.count < all.count, "the predicate decides nothing", sourceLocation: sourceLocation)
  }

  @Test func `numbers are compared and computed`() throws {
    let limit = 3
    let big = UInt64.max - 3
    let price = Decimal(string: "9.9")!
    try check(#Predicate<Sample> { $0.number > limit })
    try check(#Predicate<Sample> { $0.number <= -1 })
    try check(#Predicate<Sample> { $0.number == 2 })
    try check(#Predicate<Sample> { $0.number != 2 })
    try check(#Predicate<Sample> { $0.number * 2 + 1 < 4 - $0.number })
    try check(#Predicate<Sample> { -$0.number > 1 })
    try check(#Predicate<Sample> { $0.number / 2 == 1 })
    try check(#Predicate<Sample> { $0.number % 3 == 1 })
    try check(#Predicate<Sample> { $0.ratio / 2 >= 0.75 })
    try check(#Predicate<Sample> { $0.unsigned > big })
    try check(#Predicate<Sample> { $0.small < 0 })
    try check(#Predicate<Sample> { $0.single >= 1.5 })
    try check(#Predicate<Sample> { $0.amount > price })
    try check(#Predicate<Sample> { $0.amount == 10 })
    try check(#Predicate<Sample> { $0.amount + 1 > 2 })
    try check(#Predicate<Sample> { $0.optionalNumber == nil })
    try check(#Predicate<Sample> { $0.optionalNumber != 3 })
    try check(#Predicate<Sample> { ($0.optionalNumber ?? 100) > 7 })
    try check(#Predicate<Sample> { (0...3).contains($0.number) })
    try check(#Predicate<Sample> { (-2..<limit).contains($0.number) })
    try check(#Predicate<Sample> { $0.number > 2 ? $0.flag : $0.number == 0 })
  }

  /// The author's build replaces `inner.evaluate(…)` by the subscript.
  @Test func `a predicate contains others`() throws {
    let urgent = #Predicate<Todo> { $0.priority > 3 }
    let weight = #Expression<Todo, Int> { $0.tags.count + $0.priority * 2 }
    let named = #Predicate<TodoList> { $0.name == "Home" }
    try check(#Predicate<Todo> { urgent[$0] && !$0.isDone || $0.title == "Todo 0" })
    try check(#Predicate<Todo> { weight[$0] >= 8 })
    try check(#Predicate<TodoList> { list in list.todos.contains { urgent[$0] } && named[list] || list.name == "" })
    // The same one twice, for objects of two levels.
    let popular = #Predicate<Person> { $0.friends.count > 1 }
    try check(#Predicate<Person> { person in popular[person] && !person.friends.contains { popular[$0] } })
  }

  @Test func `truth values keep nil apart from false`() throws {
    try check(#Predicate<Sample> { $0.flag })
    try check(#Predicate<Sample> { !$0.flag })
    try check(#Predicate<Sample> { $0.flag && $0.number > 0 || $0.number == -3 })
    try check(#Predicate<Sample> { $0.optionalFlag == true })
    try check(#Predicate<Sample> { $0.optionalFlag != true })
    try check(#Predicate<Sample> { !($0.optionalFlag == true) })
    try check(#Predicate<Sample> { $0.optionalFlag ?? false })
  }

  @Test func `text is compared as Swift compares it`() throws {
    let same = ComparisonResult.orderedSame
    let ascending = ComparisonResult.orderedAscending
    let needle = "é"
    let names = ["Äpfel", "Zebra"]
    let plain = ["K", "Zebra"]
    let part = "pfel"
    try check(#Predicate<Sample> { $0.text == "K" })
    try check(#Predicate<Sample> { $0.text == needle })
    try check(#Predicate<Sample> { $0.text != "Äpfel" })
    try check(#Predicate<Sample> { $0.text < "b" })
    try check(#Predicate<Sample> { $0.text >= "z" })
    try check(#Predicate<Sample> { $0.text.contains(part) })
    try check(#Predicate<Sample> { $0.text.contains("e") })
    try check(#Predicate<Sample> { $0.text.contains("%") })
    try check(#Predicate<Sample> { $0.text.starts(with: "A") })
    try check(#Predicate<Sample> { $0.text.isEmpty })
    try check(#Predicate<Sample> { $0.text.count > 4 })
    try check(#Predicate<Sample> { names.contains($0.text) })
    try check(#Predicate<Sample> { plain.contains($0.text) })
    try check(#Predicate<Sample> { !plain.contains($0.text) })
    try check(#Predicate<Sample> { $0.text.localizedStandardContains("APFEL") })
    try check(#Predicate<Sample> { $0.text.caseInsensitiveCompare("apfel") == same })
    try check(#Predicate<Sample> { $0.text.localizedCompare("b") == ascending })
    try check(#Predicate<Sample> { $0.optionalText == nil })
    try check(#Predicate<Sample> { $0.optionalText != "Zebra" })
    try check(#Predicate<Sample> { $0.optionalText?.contains("a") == true })
    try check(#Predicate<Sample> { ($0.optionalText ?? "x") == "x" })
    try check(#Predicate<Sample> { $0.optionalText?.isEmpty ?? true })
    try check(#Predicate<Sample> { $0.text == $0.place.city && $0.text != "" })
  }

  @Test func `dates, identifiers, addresses and enumerations are compared`() throws {
    let noon = Date(timeIntervalSinceReferenceDate: 5 * 3600)
    let end = noon.addingTimeInterval(7200)
    let link = URL(string: "https://example.com/4")!
    let large = Size.large
    let meeting = Event.meeting(with: "Ann", minutes: 3)
    try check(#Predicate<Sample> { $0.date > noon })
    try check(#Predicate<Sample> { $0.date >= noon && $0.date < end })
    try check(#Predicate<Sample> { (noon...end).contains($0.date) })
    try check(#Predicate<Sample> { $0.date == noon })
    try check(#Predicate<Sample> { $0.link == link })
    try check(#Predicate<Sample> { $0.link == nil })
    try check(#Predicate<Sample> { $0.size == large })
    try check(#Predicate<Sample> { $0.size < large })
    try check(#Predicate<Sample> { $0.event == meeting })
    try check(#Predicate<Sample> { $0.event != meeting })
    let context = try context()
    let sample = try #require(try context.fetch(FetchDescriptor<Sample>()).first)
    let (identifier, model) = (sample.identifier, sample.persistentModelID)
    #expect(try context.fetch(FetchDescriptor<Sample>(predicate: #Predicate { $0.identifier == identifier })) == [sample])
    #expect(try context.fetch(FetchDescriptor<Sample>(predicate: #Predicate { $0.persistentModelID == model })) == [sample])
    let models = [model]
    #expect(try context.fetchCount(FetchDescriptor<Sample>(predicate: #Predicate { !models.contains($0.persistentModelID) })) == Self.texts.count - 1)
  }

  @Test func `composite values are queried by their parts`() throws {
    let place = Place(city: "Ulm", latitude: 48)
    let word = "Apfel"
    try check(#Predicate<Sample> { $0.place.city == "Zebra" })
    try check(#Predicate<Sample> { $0.place.latitude > 3 })
    try check(#Predicate<Sample> { $0.optionalPlace == place })
    try check(#Predicate<Sample> { $0.optionalPlace?.city == "Ulm" })
    try check(#Predicate<Sample> { $0.optionalPlace == nil })
    try check(#Predicate<Sample> { $0.words.contains(word) })
    try check(#Predicate<Sample> { $0.words.isEmpty })
    try check(#Predicate<Sample> { $0.words.count == 2 })
    try check(#Predicate<Sample> { $0.words.contains { $0 == "apfel" } })
    try check(#Predicate<Sample> { $0.words.allSatisfy { $0 == "" } })
    try check(#Predicate<Sample> { $0.scores["a"] == 4 })
    try check(#Predicate<Sample> { $0.words.filter { $0 != "" }.count > 1 })
  }

  @Test func `relationships are followed`() throws {
    let none: String? = nil
    try check(#Predicate<Todo> { $0.list?.name == "Home" })
    try check(#Predicate<Todo> { $0.list?.name != "Home" })
    try check(#Predicate<Todo> { $0.list == nil })
    try check(#Predicate<Todo> { $0.list != nil })
    try check(#Predicate<Todo> { $0.list?.owner?.name == "Ann" })
    try check(#Predicate<Todo> { $0.list?.name == none })
    try check(#Predicate<Todo> { !($0.list?.todos.contains { $0.priority == 4 } ?? true) })
    try check(#Predicate<Todo> { ($0.list?.todos.count ?? 0) > 2 })
    try check(#Predicate<Todo> { $0.tags.contains("red") })
    try check(#Predicate<TodoList> { $0.todos.contains { $0.isDone && $0.priority > 3 } })
    try check(#Predicate<TodoList> { $0.todos.allSatisfy { !$0.isDone } })
    try check(#Predicate<TodoList> { $0.todos.filter { $0.due != nil }.count > 2 })
    try check(#Predicate<TodoList> { $0.todos.filter { $0.due == nil }.isEmpty })
    try check(#Predicate<TodoList> { $0.owner?.friends.contains { $0.name == "Cem" } == true })
    try check(#Predicate<Person> { $0.friends.isEmpty })
    try check(#Predicate<Person> { $0.friends.count == 2 })
    try check(#Predicate<Person> { $0.lists?.isEmpty == false })
  }

  @Test func `a captured model is found in relationships`() throws {
    let context = try context()
    let home = try #require(try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.name == "Home" })).first)
    let identifier = home.persistentModelID
    #expect(try context.fetchCount(FetchDescriptor<Todo>(predicate: #Predicate { $0.list?.persistentModelID == identifier })) == 3)
    let todo = try #require(home.todos.first)
    let wanted = todo.persistentModelID
    #expect(try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.todos.contains { $0.persistentModelID == wanted } })) == [home])
  }

  @Test func `what cannot be translated is an error that names it`() throws {
    let context = try context()
    let computed = failure { _ = try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.open.isEmpty })) }
    #expect(
      computed.contains("TodoList") && computed.contains("Array<Todo>") && computed.contains("computed") && computed.contains("PredicateTests.swift:")
    )
    let first = failure { _ = try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.todos.first?.priority == 1 })) }
    #expect(first.contains("cannot be translated") && first.contains("TodoList.todos"))
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try context.fetch(FetchDescriptor<TodoList>(predicate: #Predicate { $0.open.isEmpty }))
    }
  }
}
