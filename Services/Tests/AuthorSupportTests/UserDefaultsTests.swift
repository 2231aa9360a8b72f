import Foundation
import Testing

/// User defaults of an author through AuthorSupport: the standard ones and those of an app group.
///
/// One after another: Swift's runtime sometimes refuses the first cast of an `NSNumber` to `Double` or `Float` while another thread does the same.
@Suite(.serialized) struct UserDefaultsTests {
  /// - Parameter suite: empty for the standard defaults.
  private func open(_ suite: String) throws -> UserDefaults { suite.isEmpty ? .standard : try #require(UserDefaults(suiteName: suite)) }

  @Test(arguments: ["", "group.defaultsValues"])
  func `numbers cast to each type that has the value, also in arrays and dictionaries`(suite: String) throws {
    let defaults = try open(suite)
    let key = "number-\(UUID().uuidString)"
    defer { defaults.removeObject(forKey: key) }
    defaults.set(42, forKey: key)
    #expect(
      defaults.object(forKey: key) as? Double == 42 && defaults.object(forKey: key) as? Float == 42 && defaults.object(forKey: key) as? Int == 42)
    #expect(defaults.value(forKey: key) as? NSNumber == 42 && defaults.object(forKey: key) as? String == nil && defaults.integer(forKey: key) == 42)
    defaults.set(true, forKey: key)
    #expect(defaults.object(forKey: key) as? Bool == true && defaults.object(forKey: key) as? Int == 1)
    defaults.set(12.0, forKey: key)
    #expect(defaults.object(forKey: key) as? Int == 12 && defaults.object(forKey: key) as? Double == 12)
    defaults.set(12.5, forKey: key)
    #expect(defaults.object(forKey: key) as? Int == nil && defaults.object(forKey: key) as? Double == 12.5)
    defaults.set([1, 2, 3], forKey: key)
    #expect(defaults.array(forKey: key) as? [Double] == [1, 2, 3] && defaults.array(forKey: key) as? [Int] == [1, 2, 3])
    defaults.set(["x": 1, "y": [2]] as [String: Any], forKey: key)
    #expect(defaults.dictionary(forKey: key)?["x"] as? Double == 1 && defaults.dictionary(forKey: key)?["y"] as? [Double] == [2])
    #expect((defaults.dictionaryRepresentation()[key] as? [String: Any])?["x"] as? Double == 1)
    defaults.set(CGFloat(2.5), forKey: key)
    #expect(defaults.double(forKey: key) == 2.5 && defaults.object(forKey: key) as? Double == 2.5)
    defaults.set(UInt8(200), forKey: key)
    #expect(defaults.integer(forKey: key) == 200)
    defaults.set(Int64.min, forKey: key)
    #expect(defaults.object(forKey: key) as? Int == .min)
    defaults.setValue(["y": CGFloat(1.5)], forKey: key)
    #expect(defaults.dictionary(forKey: key)?["y"] as? Double == 1.5)
    defaults.set("text", forKey: key)
    #expect(defaults.object(forKey: key) as? String == "text")
  }

  @Test(arguments: ["", "group.defaultsValues"])
  func `nil removes a value, and an address is stored`(suite: String) throws {
    let defaults = try open(suite)
    let key = "address-\(UUID().uuidString)"
    defaults.set("x", forKey: key)
    defaults.set(nil, forKey: key)
    #expect(defaults.object(forKey: key) == nil)
    defaults.set(URL(string: "https://example.com/a"), forKey: key)
    #expect(defaults.url(forKey: key) == URL(string: "https://example.com/a"))
    let none: URL? = nil
    defaults.set(none, forKey: key)
    #expect(defaults.object(forKey: key) == nil && defaults.url(forKey: key) == nil)
  }
}
