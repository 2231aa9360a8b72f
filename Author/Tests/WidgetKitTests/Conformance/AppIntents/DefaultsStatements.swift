import AlmanacFoundationCompat
import Foundation
import Statements

extension Statement {
  private static func defaults(_ page: String) -> DocumentSource { .apple("foundation/userdefaults/\(page)") }

  private static let group = DocumentSource.apple("foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)")

  /// Stores a value and returns how it is read.
  @MainActor private static func read<Value>(_ stored: Any?, _ value: (UserDefaults) -> Value) -> Value {
    Stores.withDefaults {
      $0.set(stored, forKey: "k")
      return value($0)
    }
  }

  /// The values of macOS, which tests of Foundation on Linux state.
  private static let floats = "12.34 12.34 12.34000015258789 12.34"

  static let readValues: [Statement] = [
    Statement("A key without a value is false, zero or nil", defaults("bool(forkey:)"), is: "false 0 0.0 nil nil nil") {
      Stores.withDefaults { d in
        "\(d.bool(forKey: "k")) \(d.integer(forKey: "k")) \(d.double(forKey: "k")) \(d.string(forKey: "k") ?? "nil") "
          + "\(d.array(forKey: "k") == nil ? "nil" : "array") \(d.url(forKey: "k")?.path ?? "nil")"
      }
    },
    Statement("A key without a value is false, zero or nil in the standard defaults", defaults("integer(forkey:)"), is: "false 0 0.0 nil") {
      Stores.withStandardKey { key in
        let d = UserDefaults.standard
        return "\(d.bool(forKey: key)) \(d.integer(forKey: key)) \(d.double(forKey: key)) \(d.string(forKey: key) ?? "nil")"
      }
    },
    Statement("The texts true, YES and 1 are true", defaults("bool(forkey:)"), is: [true, true, true]) {
      ["true", "YES", "1"].map { text in read(text) { $0.bool(forKey: "k") } }
    },
    Statement("The texts false, NO and 0 are false", defaults("bool(forkey:)"), is: [false, false, false]) {
      ["false", "NO", "0"].map { text in read(text) { $0.bool(forKey: "k") } }
    },
    Statement("The numbers 1 and 1.0 are true, 0 and 0.0 false", defaults("bool(forkey:)"), is: [true, true, false, false]) {
      [1 as Any, 1.0, 0, 0.0].map { number in read(number) { $0.bool(forKey: "k") } }
    },
    Statement("True is the whole number 1 and false 0", defaults("integer(forkey:)"), is: [1, 0]) {
      [true, false].map { truth in read(truth) { $0.integer(forKey: "k") } }
    },
    Statement("A fraction is the whole number below it", defaults("integer(forkey:)"), is: 2) { read(2.67) { $0.integer(forKey: "k") } },
    Statement("A text of a whole number is that number", defaults("integer(forkey:)"), is: 123) { read("123") { $0.integer(forKey: "k") } },
    Statement("A text that is no number is zero", defaults("integer(forkey:)"), is: 0) { read("many") { $0.integer(forKey: "k") } },
    Statement("A text of a fraction, a whole number and true are numbers", defaults("double(forkey:)"), is: [123.4, 2, 1]) {
      ["123.4" as Any, 2, true].map { value in read(value) { $0.double(forKey: "k") } }
    },
    Statement("A text of a fraction is a float", defaults("float(forkey:)"), is: 123.5) { read("123.5") { $0.float(forKey: "k") } },
    Statement("A float has its own digits as a text, and those of the nearest double as one", defaults("string(forkey:)"), is: floats) {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.set(12.34 as Float, forKey: "k")
        UserDefaults(suiteName: name)?.set(["k": 12.34 as Float], forKey: "in")
        // Other objects and the other processes of a group read the values from a file.
        guard let file = UserDefaults(suiteName: name) else { return "" }
        let inner = file.dictionary(forKey: "in")?["k"] as? Float
        return "\(file.string(forKey: "k") ?? "nil") \(file.float(forKey: "k")) \(file.double(forKey: "k")) \(inner ?? 0)"
      }
    },
    Statement("A number is its text", defaults("string(forkey:)"), is: "42") { read(42) { $0.string(forKey: "k") } },
    Statement("What is neither a text nor a number is no text", defaults("string(forkey:)"), is: [true, true, true]) {
      [Data([1]) as Any, ["a"], ["a": 1]].map { value in read(value) { $0.string(forKey: "k") == nil } }
    },
    Statement("An array with something that is no text is no array of texts", defaults("stringarray(forkey:)"), is: true) {
      read(["a", 1] as [Any]) { $0.stringArray(forKey: "k") == nil }
    },
    Statement("A dictionary is no array, and an array no dictionary", defaults("array(forkey:)"), is: [true, true]) {
      [read(["a": 1]) { $0.array(forKey: "k") == nil }, read(["a"]) { $0.dictionary(forKey: "k") == nil }]
    },
    Statement("A text is no data", defaults("data(forkey:)"), is: true) { read("a") { $0.data(forKey: "k") == nil } },
    Statement("Setting nil removes the value", defaults("set(_:forkey:)-8ab6d"), is: true) {
      Stores.withDefaults {
        $0.set(1, forKey: "k")
        $0.set(nil as Any?, forKey: "k")
        return $0.object(forKey: "k") == nil
      }
    },
    Statement("A value that is changed after it was stored does not change the stored one", defaults("object(forkey:)"), is: ["a"]) {
      Stores.withDefaults {
        var list = ["a"]
        $0.set(list, forKey: "k")
        list.append("b")
        return $0.stringArray(forKey: "k") ?? []
      }
    },
  ]

  static let storedTypes: [Statement] = [
    Statement("A date is stored", .apple("foundation/userdefaults"), is: Date(timeIntervalSince1970: 1_800_000_000)) {
      read(Date(timeIntervalSince1970: 1_800_000_000)) { $0.object(forKey: "k") as? Date }
    },
    Statement("Bytes are stored", .apple("foundation/userdefaults"), is: Data([0, 255, 7])) { read(Data([0, 255, 7])) { $0.data(forKey: "k") } },
    Statement("A dictionary of arrays is stored", .apple("foundation/userdefaults"), is: "a b 3") {
      read(["list": ["a", "b"], "number": 3] as [String: Any]) {
        let found = $0.dictionary(forKey: "k")
        return "\((found?["list"] as? [String] ?? []).joined(separator: " ")) \(found?["number"] as? Int ?? 0)"
      }
    },
    Statement("A large whole number is stored exactly", .apple("foundation/userdefaults"), is: 9_007_199_254_740_993) {
      read(9_007_199_254_740_993) { $0.integer(forKey: "k") }
    },
    Statement("An address of a file is stored", defaults("url(forkey:)"), is: "file:///tmp/a%20b.txt") {
      Stores.withDefaults {
        $0.set(URL(fileURLWithPath: "/tmp/a b.txt"), forKey: "k")
        return $0.url(forKey: "k")?.absoluteString ?? "nil"
      }
    },
    Statement("An address of the web is stored", defaults("url(forkey:)"), is: "https://example.org/a?b=c") {
      Stores.withDefaults {
        $0.set(URL(string: "https://example.org/a?b=c"), forKey: "k")
        return $0.url(forKey: "k")?.absoluteString ?? "nil"
      }
    },
    Statement("A text without a scheme is the path of a file", defaults("url(forkey:)"), is: true) {
      read("Notes.txt") { $0.url(forKey: "k") == URL(fileURLWithPath: "Notes.txt") }
    },
    Statement("A text that begins with a tilde is the address of a file in the home folder", defaults("url(forkey:)"), is: true) {
      read("~/Notes.txt") { $0.url(forKey: "k")?.isFileURL == true && $0.url(forKey: "k")?.path == NSHomeDirectory() + "/Notes.txt" }
    },
    Statement("An address of a file in the home folder is stored with a tilde", defaults("set(_:forkey:)-2bqjt"), is: "~/Notes.txt") {
      Stores.withDefaults {
        $0.set(URL(fileURLWithPath: NSHomeDirectory() + "/Notes.txt"), forKey: "k")
        return $0.string(forKey: "k") ?? "nil"
      }
    },
    Statement("An address of a file in a group's folder keeps its path, which is the same in all processes of the group", group, is: true) {
      Stores.withGroup { name in
        let file = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)?.appendingPathComponent("a.png")
        let defaults = UserDefaults(suiteName: name)
        defaults?.set(file, forKey: "k")
        return defaults?.string(forKey: "k") == file?.path
      }
    },
    Statement(
      "An address of the web is stored as data", defaults("set(_:forkey:)-2bqjt"), is: [true, true],
      differs: "it is stored as text, because Foundation's reader of archives ends the process at a damaged one"
    ) {
      Stores.withDefaults {
        $0.set(URL(string: "https://example.org"), forKey: "k")
        return [$0.string(forKey: "k") == nil, $0.data(forKey: "k") != nil]
      }
    },
  ]

  // What is registered is the same for all defaults of the process: each statement has its own keys.
  static let domains: [Statement] = [
    Statement("A registered value is used if none was set", defaults("register(defaults:)"), is: 3) {
      Stores.withDefaults {
        $0.register(defaults: ["registered.unset": 3])
        return $0.integer(forKey: "registered.unset")
      }
    },
    Statement("A value that was set goes before a registered one", defaults("register(defaults:)"), is: 5) {
      Stores.withDefaults {
        $0.set(5, forKey: "registered.set")
        $0.register(defaults: ["registered.set": 3])
        return $0.integer(forKey: "registered.set")
      }
    },
    Statement("Without the value that was set, the registered one is used again", defaults("removeobject(forkey:)"), is: 3) {
      Stores.withDefaults {
        $0.register(defaults: ["registered.removed": 3])
        $0.set(5, forKey: "registered.removed")
        $0.removeObject(forKey: "registered.removed")
        return $0.integer(forKey: "registered.removed")
      }
    },
    Statement("A value that was set to false goes before a registered true", defaults("object(forkey:)"), is: false) {
      Stores.withDefaults {
        $0.register(defaults: ["registered.false": true])
        $0.set(false, forKey: "registered.false")
        return $0.bool(forKey: "registered.false")
      }
    },
    Statement("Registering again adds to what was registered", defaults("register(defaults:)"), is: "1 2 4") {
      Stores.withDefaults {
        $0.register(defaults: ["more.a": 1, "more.c": 3])
        $0.register(defaults: ["more.b": 2, "more.c": 4])
        return "\($0.integer(forKey: "more.a")) \($0.integer(forKey: "more.b")) \($0.integer(forKey: "more.c"))"
      }
    },
    Statement("Registered values are the same for all defaults of a process", defaults("init(suitename:)"), is: 3) {
      Stores.withStandardKey { key in
        UserDefaults.standard.register(defaults: [key: 3])
        return Stores.withDefaults { $0.integer(forKey: key) }
      }
    },
    Statement("Values registered with one object are in others of the same suite", defaults("init(suitename:)"), is: 3) {
      Stores.withGroup { name in
        UserDefaults(suiteName: name)?.register(defaults: ["registered.suite": 3])
        return UserDefaults(suiteName: name)?.integer(forKey: "registered.suite") ?? -1
      }
    },
    Statement("A registered value is used in the standard defaults", defaults("register(defaults:)"), is: [3, 5]) {
      Stores.withStandardKey { key in
        UserDefaults.standard.register(defaults: [key: 3])
        let before = UserDefaults.standard.integer(forKey: key)
        UserDefaults.standard.set(5, forKey: key)
        return [before, UserDefaults.standard.integer(forKey: key)]
      }
    },
    Statement("The dictionary of all values has set and registered ones; set ones go before", defaults("dictionaryrepresentation()"), is: "1 5") {
      Stores.withDefaults {
        $0.register(defaults: ["all.a": 1, "all.b": 2])
        $0.set(5, forKey: "all.b")
        let all = $0.dictionaryRepresentation()
        return "\(all["all.a"] as? Int ?? 0) \(all["all.b"] as? Int ?? 0)"
      }
    },
  ]
}
