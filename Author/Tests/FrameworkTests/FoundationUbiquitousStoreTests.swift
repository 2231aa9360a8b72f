import AlmanacFoundationCompat
import Foundation
import Testing

/// The ubiquitous store.
@Suite struct FoundationUbiquitousStoreTests {
  @Test func `the ubiquitous store keeps values by type until they are removed`() {
    let store = NSUbiquitousKeyValueStore.default
    let keys = ["text", "number", "long", "truth", "data", "list", "table"].map { "almanac.test.\($0)" }
    defer { keys.forEach(store.removeObject) }
    store.set("words", forKey: keys[0])
    store.set(2.5, forKey: keys[1])
    store.set(Int64(1) << 40, forKey: keys[2])
    store.set(true, forKey: keys[3])
    store.set(Data([1, 2]), forKey: keys[4])
    store.set(["a", "b"], forKey: keys[5])
    store.set(["a": 1], forKey: keys[6])
    #expect(store.synchronize())
    #expect(store.string(forKey: keys[0]) == "words" && store.double(forKey: keys[1]) == 2.5 && store.longLong(forKey: keys[2]) == 1 << 40)
    #expect(store.bool(forKey: keys[3]) && store.data(forKey: keys[4]) == Data([1, 2]))
    #expect(store.array(forKey: keys[5]) as? [String] == ["a", "b"] && store.dictionary(forKey: keys[6])?["a"] as? Int == 1)
    #expect(store.dictionaryRepresentation[keys[0]] as? String == "words")
    // A value of another type reads as nil or 0.
    #expect(store.string(forKey: keys[1]) == nil && store.array(forKey: keys[0]) == nil && !store.bool(forKey: "almanac.test.none"))
    store.removeObject(forKey: keys[0])
    store.set(nil as Any?, forKey: keys[1])
    #expect(store.string(forKey: keys[0]) == nil && store.object(forKey: keys[1]) == nil)
  }

  @Test func `the ubiquitous store's notification has its keys`() {
    let userInfo: [AnyHashable: Any] = [
      NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreInitialSyncChange, NSUbiquitousKeyValueStoreChangedKeysKey: ["a"],
    ]
    #expect(userInfo.count == 2 && userInfo["NSUbiquitousKeyValueStoreChangeReasonKey"] as? Int == 1)
  }
}
