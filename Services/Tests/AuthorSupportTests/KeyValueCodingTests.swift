import Foundation
import Testing

/// Properties by their names.
@Suite struct KeyValueCodingTests {
  private class Boat: NSObject {
    let name: String
    var isMoored = true
    var captain: NSDictionary? = ["name": "Ada"]
    private let _draught = 1.5
    lazy var flag = "white"
    var missing: Int?
    init(_ name: String) { self.name = name }
    var length: Int { 12 }
  }
  private final class Ferry: Boat {
    let decks = 2
  }

  @Test func `stored properties are read, also inherited ones`() {
    let ferry: NSObject = Ferry("Elbe")
    #expect(ferry.value(forKey: "name") as? String == "Elbe" && ferry.value(forKey: "decks") as? Int == 2)
    #expect(ferry.value(forKey: "moored") as? Bool == true && ferry.value(forKey: "draught") as? Double == 1.5)
    #expect(ferry.value(forKey: "missing") == nil && ferry.value(forKeyPath: "captain.name") as? String == "Ada")
    #expect(ferry.dictionaryWithValues(forKeys: ["name", "missing"])["name"] as? String == "Elbe")
  }

  @Test func `collections give the values of their members`() {
    let boats = NSArray(array: [Boat("a"), Boat("b")])
    #expect(boats.value(forKey: "name") as? [String] == ["a", "b"])
    #expect(boats.value(forKeyPath: "@count") as? Int == 2)
    let settings = NSMutableDictionary()
    settings.setValue(1, forKey: "a")
    settings.setValue(2, forKey: "b")
    settings.setValue(nil, forKey: "a")
    #expect(settings.value(forKey: "b") as? Int == 2 && settings.count == 1)
    let defaults: NSObject = UserDefaults.standard
    defaults.setValue(3, forKey: "KeyValueCodingTests")
    #expect(defaults.value(forKey: "KeyValueCodingTests") as? Int == 3)
    UserDefaults.standard.removeObject(forKey: "KeyValueCodingTests")
  }

  @Test func `values of any object are found by their keys`() {
    let feed = LooseFeed(json: ["tide": ["name": "Cuxhaven"], "metres": 3] as [String: Any])
    #expect(feed.text("tide.name") == "Cuxhaven" && feed.text("tide.owner") == nil && feed.number("metres") == 3)
    #expect(feed.isSame(["tide": ["name": "Cuxhaven"], "metres": 3] as NSDictionary) && !feed.isSame(1))
    #expect(LooseFeed.sum([["metres": 1.5], ["metres": 2.0]], "metres") == 3.5)
  }

  @Test func `members that an extension overrides are those of the class`() {
    let (a, b): (NSObject, NSObject) = (LooseHarbour("Emden"), LooseHarbour("Emden"))
    #expect("\(a)" == "Harbour of Emden" && a == b && Set([a, b]).count == 1 && a != LooseHarbour("Leer"))
  }

  @Test func `an unknown key ends the process and says which`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Boat("a").value(forKey: "length") }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("'NSUnknownKeyException'") && errors.contains("[<Boat> valueForUndefinedKey]"), "\(errors)")
    #expect(errors.contains("for the key length."))
  }

  @Test func `setting a property by its name ends the process and says which`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Boat("a").setValue("b", forKey: "name") }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("setValue:forUndefinedKey:") && errors.contains("write the property itself"), "\(errors)")
  }
}
