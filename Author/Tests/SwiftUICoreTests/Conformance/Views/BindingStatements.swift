import Statements
import SwiftUICore

/// Two values as one.
private struct Pair: Equatable {
  var first = 1
  var second = "b"
}

extension Statement {
  private static let binding = DocumentSource.apple("swiftui/binding")

  static let bindings: [Statement] = [
    Statement("A constant binding keeps its value", .apple("swiftui/binding/constant(_:)"), is: 3) {
      let value = Binding.constant(3)
      value.wrappedValue = 8
      return value.wrappedValue
    },
    Statement(
      "A binding to a property changes that property alone", .apple("swiftui/binding/subscript(dynamicmember:)"), is: Pair(first: 7, second: "b")
    ) {
      var pair = Pair()
      let binding = Binding(get: { pair }, set: { pair = $0 })
      binding.first.wrappedValue = 7
      return pair
    },
    Statement("A binding's own projection is the binding", .apple("swiftui/binding/projectedvalue"), is: 2) {
      var value = 1
      Binding(get: { value }, set: { value = $0 }).projectedValue.wrappedValue = 2
      return value
    },
    Statement("A changed value is there at once", .apple("swiftui/binding/wrappedvalue"), is: 5) {
      var value = 1
      let binding = Binding(get: { value }, set: { value = $0 })
      binding.wrappedValue = 5
      return binding.wrappedValue
    },
    Statement("A binding to an optional value becomes one to the value, or nil", .apple("swiftui/binding/init(_:)-5z9t9"), is: [true, false]) {
      var (value, none): (Int?, Int?) = (4, nil)
      return [
        Binding<Int>(Binding(get: { value }, set: { value = $0 })) != nil, Binding<Int>(Binding(get: { none }, set: { none = $0 })) != nil,
      ]
    },
    Statement("A binding's identity is that of its value", .apple("swiftui/binding/id"), is: "x") {
      struct Item: Identifiable { let id: String }
      return Binding.constant(Item(id: "x")).id
    },
    Statement("A binding to a collection is a collection of bindings", binding, is: [1, 9, 3]) {
      var values = [1, 2, 3]
      let binding = Binding(get: { values }, set: { values = $0 })
      binding[1].wrappedValue = 9
      return values
    },
    Statement(
      "A binding's animation is in the transaction that its setter gets", .apple("swiftui/binding/animation(_:)"), is: Animation?.some(.linear)
    ) {
      var found: Transaction?
      Binding<Int>(get: { 1 }, set: { _, transaction in found = transaction }).animation(.linear).wrappedValue = 2
      return found?.animation
    },
    Statement(
      "A binding to a part of an animated binding is animated", .apple("swiftui/binding/animation(_:)"), is: Animation?.some(.linear)
    ) {
      var found: Transaction?
      let pair = Binding<Pair>(get: { Pair() }, set: { _, transaction in found = transaction })
      pair.animation(.linear).first.wrappedValue = 2
      return found?.animation
    },
    Statement("Without a transaction of its own a binding has that around the change", binding, is: Animation?.some(.easeIn)) {
      var found: Transaction?
      withAnimation(.easeIn) { Binding<Int>(get: { 1 }, set: { _, transaction in found = transaction }).wrappedValue = 2 }
      return found?.animation
    },
    Statement("A binding's transaction is the one that its setter gets", .apple("swiftui/binding/transaction(_:)"), is: Bool?.some(true)) {
      var found: Transaction?
      var quiet = Transaction()
      quiet.disablesAnimations = true
      Binding<Int>(get: { 1 }, set: { _, transaction in found = transaction }).transaction(quiet).wrappedValue = 2
      return found?.disablesAnimations
    },
  ]

  private static func stored(_ type: String = "") -> DocumentSource { .apple("swiftui/appstorage/init(\(type))") }

  /// A store of its own, which is removed afterwards.
  @MainActor private static func inStore<Value>(_ body: (UserDefaults) -> Value) -> Value? {
    let name = "almanac.tests.\(UUID().uuidString)"
    guard let store = UserDefaults(suiteName: name) else { return nil }
    defer { store.removePersistentDomain(forName: name) }
    return body(store)
  }
  private enum Size: String { case small, large }

  static let appStorage: [Statement] = [
    Statement("A value that is not stored has the default given", stored("wrappedvalue:_:store:"), is: "none") {
      inStore {
        @AppStorage("name", store: $0) var name = "none"
        return name
      }
    },
    Statement("An optional value that is not stored is nil", stored("_:store:"), is: true) {
      inStore {
        @AppStorage("count", store: $0) var count: Int?
        return count == nil
      }
    },
    Statement("What is set is in the store", .apple("swiftui/appstorage/wrappedvalue"), is: 8) {
      inStore {
        @AppStorage("count", store: $0) var count = 1
        count = 8
        return $0.integer(forKey: "count")
      }
    },
    Statement("Two properties of one key have one value", .apple("swiftui/appstorage"), is: "x") {
      inStore {
        @AppStorage("name", store: $0) var first = "a"
        @AppStorage("name", store: $0) var second = "b"
        first = "x"
        return second
      }
    },
    Statement("An enumeration is stored by its raw value", stored("wrappedvalue:_:store:"), is: ["large", "small"]) {
      inStore {
        @AppStorage("size", store: $0) var size = Size.small
        size = .large
        let raw = $0.string(forKey: "size") ?? ""
        $0.set("huge", forKey: "size")
        return [raw, size.rawValue]
      }
    },
    Statement("A URL is read and written as user defaults do", stored("wrappedvalue:_:store:"), is: ["https://a.example/", "https://b.example/"]) {
      inStore {
        @AppStorage("one", store: $0) var one: URL?
        @AppStorage("two", store: $0) var two: URL?
        $0.set(URL(string: "https://a.example/"), forKey: "one")
        two = URL(string: "https://b.example/")
        return [one?.absoluteString ?? "", $0.url(forKey: "two")?.absoluteString ?? ""]
      }
    },
    Statement("A number that an app stored as an integer is read as a fraction, too", .apple("foundation/userdefaults/double(forkey:)"), is: 5.0) {
      inStore {
        $0.set(5, forKey: "goal")
        @AppStorage("goal", store: $0) var goal = 1.5
        return goal
      }
    },
    Statement("A truth value that an app stored is read as a number, too", .apple("foundation/userdefaults/integer(forkey:)"), is: [1, 0]) {
      inStore {
        $0.set(true, forKey: "on")
        $0.set(false, forKey: "off")
        @AppStorage("on", store: $0) var on: Int?
        @AppStorage("off", store: $0) var off = 5
        return [on ?? 8, off]
      }
    },
    Statement("A fraction that an app stored is cut to an integer", .apple("foundation/userdefaults/integer(forkey:)"), is: 3) {
      inStore {
        $0.set(3.75, forKey: "count")
        @AppStorage("count", store: $0) var count = 1
        return count
      }
    },
    Statement("A text that is no number has the default given", stored("wrappedvalue:_:store:"), is: 1) {
      inStore {
        $0.set("many", forKey: "count")
        @AppStorage("count", store: $0) var count = 1
        return count
      }
    },
    Statement("A number that an app stored is read as a truth value, too", .apple("foundation/userdefaults/bool(forkey:)"), is: true) {
      inStore {
        $0.set(1, forKey: "isOn")
        @AppStorage("isOn", store: $0) var isOn = false
        return isOn
      }
    },
    Statement("Setting an optional value to nil removes it", stored("_:store:"), is: false) {
      inStore {
        @AppStorage("name", store: $0) var name: String?
        name = "x"
        name = nil
        return $0.object(forKey: "name") != nil
      }
    },
  ]
}
