// Models in rare but valid forms. The tests check that they compile and work.
import Foundation
import SwiftData
import Testing

@Model final class CrateLabel {
  var text: String
  init(_ text: String) { self.text = text }
}

/// A model whose default values make other models.
@Model final class Crate {
  @Transient var draft = CrateLabel("draft")
  var text: String = CrateLabel("empty").text
  var count = Crate.made.text.count

  static var made: CrateLabel { CrateLabel("made") }

  init(count: Int) {
    text = "filled \(count)"
    self.count = count
  }
}

public enum Library {
  /// A nested model.
  // class Decoy { var no = 1 }
  @Model
  public final class Entry: CustomStringConvertible, Comparable {
    /// "var quoted: Int" is text.
    @Attribute(
      .unique,  // with a comment
      originalName: "heading"
    )
    public var `default`: String

    public private(set) var created: Date = Date.now
      .addingTimeInterval(60)
    public internal(set) var matrix: [String: [Int]] = ["}": [1, 2]]
    var note: Optional<String> = nil
    var limit: Int?
    var text = """
      var not = "a property"
      """
    var computed: Int { limit ?? 0 }
    var settable: Int {
      get { limit ?? 0 }
      set { limit = newValue }
    }
    static let count = 3
    @Transient lazy var cached = { [unowned self] in self.default.count }()
    @Transient var handler: ((Int) -> Void)?
    var closureValue: Int = {
      let x = 4; return x * 2
    }()
    var mapped = [1, 2, 3].map { $0 * 2 }
    #if os(Linux)
      var onlyHere = "linux"
    #else
      var onlyThere = "other"
    #endif
    var kind: Kind = Kind.plain
    var range: ClosedRange<Int> = 1...3
    var tuple: Pair<Int, String> = Pair(a: 1, b: "x")
    @Attribute(.ephemeral) var volatile = 5

    public init(_ name: String) {
      self.default = name
    }

    convenience init() { self.init("nameless") }

    func method(var_: Int = 1) -> Int {
      var local = var_
      local += 1
      return local
    }

    public var description: String { self.default }
    public static func < (one: Entry, other: Entry) -> Bool { one.default < other.default }

    enum Kind: Int, Codable { case plain, special }
  }
}

struct Pair<A: Codable, B: Codable>: Codable {
  var a: A
  var b: B
}

/// A model with its own identity.
@Model private class Hidden {
  var id = "own"
  var storage = 1
  var layout = 2
  var slots = [3]
  var context: String = "c"
  init() {}
}

@Suite struct OddModelTests {
  @Test func `models of rare forms are stored`() throws {
    let container = try ModelContainer(for: Library.Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let entry = Library.Entry("a")
    entry.tuple.b = "changed"
    entry.matrix["new"] = [3]
    entry.settable = 9
    entry.volatile = 6
    #expect(entry.cached == 1 && entry.closureValue == 8 && entry.text == "var not = \"a property\"" && entry.method() == 2)
    context.insert(entry)
    try context.save()
    let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Library.Entry>()).first)
    #expect(read.default == "a" && read.tuple.b == "changed" && read.matrix == ["}": [1, 2], "new": [3]] && read.limit == 9 && read.note == nil)
    #expect(read.onlyHere == "linux" && read.kind == .plain && read.range == 1...3 && read.mapped == [2, 4, 6] && read.volatile == 5)
    #expect(abs(read.created.timeIntervalSince(entry.created)) < 0.001 && read.handler == nil && read.cached == 1)
    let names = container.schema.entitiesByName["Entry"]?.attributesByName.keys.sorted()
    #expect(
      names == [
        "closureValue", "created", "default", "kind", "limit", "mapped", "matrix", "note", "onlyHere", "range", "text", "tuple", "volatile",
      ])
  }

  @Test func `a property of any name is stored`() throws {
    let container = try ModelContainer(for: Hidden.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let hidden = Hidden()
    hidden.storage = 7
    context.insert(hidden)
    try context.save()
    let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Hidden>(predicate: #Predicate { $0.storage == 7 })).first)
    #expect(read.id == "own" && read.layout == 2 && read.slots == [3] && read.context == "c" && read.persistentModelID == hidden.persistentModelID)
  }

  @Test func `a model of a row has the row's values, whatever its default values do`() throws {
    let container = try ModelContainer(for: Crate.self, CrateLabel.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for count in [1, 2] { context.insert(Crate(count: count)) }
    try context.save()
    let other = ModelContext(container)
    let sorted = FetchDescriptor<Crate>(sortBy: [SortDescriptor(\.count)])
    let read = try other.fetch(sorted)
    #expect(read.map(\.count) == [1, 2] && read.map(\.text) == ["filled 1", "filled 2"])
    // The default value is a separate model, which belongs to no context.
    #expect(read.allSatisfy { $0.draft.text == "draft" && $0.draft.modelContext == nil && $0.draft.persistentModelID != $0.persistentModelID })
    #expect(try other.fetch(sorted).elementsEqual(read, by: ===))
    #expect(Crate(count: 9).text == "filled 9" && Crate.made.persistentModelID != Crate.made.persistentModelID)
    read[0].text = "changed"
    #expect(other.changedModelsArray.map(\.persistentModelID) == [read[0].persistentModelID])
  }
}
