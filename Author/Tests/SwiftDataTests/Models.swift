import Foundation
import SwiftData

// Models as widget authors write them.

@Model final class TodoList {
  @Attribute(.unique) var name: String
  var color: ListColor = ListColor.blue
  @Relationship(deleteRule: .cascade, inverse: \Todo.list)
  var todos: [Todo] = []
  var owner: Person?

  init(name: String, owner: Person? = nil) {
    self.name = name
    self.owner = owner
  }

  var open: [Todo] { todos.filter { !$0.isDone } }
}

enum ListColor: String, Codable, CaseIterable {
  case blue, red, green
}

@Model
final class Todo: Identifiable {
  #Index<Todo>([\.due], [\.isDone, \.due])

  var id: UUID = UUID()
  /// The task; "var title" in a comment is no property.
  var title: String
  var notes: String?
  var isDone = false
  var due: Date?
  var priority: Int = 0  // higher comes first
  var place: Place?
  var tags: [String] = []
  var list: TodoList?
  @Attribute(.externalStorage) var photo: Data?
  @Transient var isSelected = false

  init(_ title: String, due: Date? = nil, priority: Int = 0, list: TodoList? = nil) {
    self.title = title
    self.due = due
    self.priority = priority
    self.list = list
  }
}

struct Place: Codable, Hashable {
  var city: String
  var latitude: Double
}

@Model public class Person {
  public private(set) var name: String
  @Relationship var friends: [Person]
  @Relationship(inverse: \Project.members) var projects: [Project] = []
  @Relationship(deleteRule: .nullify, inverse: \TodoList.owner) var lists: [TodoList]? = []

  public init(
    name: String
  ) {
    self.name = name
    friends = []
  }
}

@Model final class Project {
  #Unique<Project>([\.title, \.year])
  var title: String
  var year: Int
  var budget: Decimal = Decimal(0)
  var members: [Person]

  init(title: String, year: Int, members: [Person] = []) {
    self.title = title
    self.year = year
    self.members = members
  }
}

enum Size: Int, Codable, Comparable {
  case large = 1, small = 2
  static func < (one: Size, other: Size) -> Bool { one.rawValue > other.rawValue }
}

/// A value of each type.
@Model final class Sample {
  var text: String = ""
  var optionalText: String?
  var number = 0
  var optionalNumber: Int?
  var small: Int8 = 0
  var unsigned: UInt64 = 0
  var ratio = 0.0
  var single: Float = 0
  var flag = false
  var optionalFlag: Bool?
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var data = Data()
  var identifier = UUID()
  var link: URL?
  var amount: Decimal = 0
  var size = Size.small
  var words: [String] = []
  var scores: [String: Int] = [:]
  var place = Place(city: "", latitude: 0)
  var optionalPlace: Place?
  var event: Event = Event.none
  var owner: Person?

  init(_ number: Int) { self.number = number }
}

/// An enumeration with associated values.
enum Event: Codable, Equatable {
  case none
  case meeting(with: String, minutes: Int)
}

/// Two lists with one inverse.
@Model final class Bed {
  @Relationship(inverse: \Seedling.bed) var front: [Seedling] = []
  @Relationship(inverse: \Seedling.bed) var back: [Seedling] = []
  init() {}
}

@Model final class Seedling {
  var name: String
  var bed: Bed?
  init(_ name: String) { self.name = name }
}
