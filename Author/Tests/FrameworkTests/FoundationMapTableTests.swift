import AlmanacFoundationCompat
import Testing

/// Tables that need not keep their objects alive.
@Suite struct FoundationMapTableTests {
  private final class Token {}

  @Test func `keys that are objects of Foundation are compared by value, others by identity`() {
    let table = NSMapTable<NSString, Token>.strongToStrongObjects()
    let (one, other) = (Token(), Token())
    table.setObject(one, forKey: NSString(string: "a"))
    table.setObject(other, forKey: NSString(string: "a"))
    #expect(table.count == 1 && table.object(forKey: "a") === other && table.object(forKey: "b") == nil && table.object(forKey: nil) == nil)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
    let byIdentity = NSMapTable<NSString, Token>(keyOptions: [.strongMemory, .objectPointerPersonality], valueOptions: .strongMemory)
    let (name, same) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    byIdentity.setObject(one, forKey: name)
    byIdentity.setObject(other, forKey: same)
    #expect(byIdentity.count == 2 && byIdentity.object(forKey: name) === one)
    let tokens = NSMapTable<Token, NSString>()
    tokens.setObject("one", forKey: one)
    tokens.setObject("other", forKey: other)
    #expect(tokens.object(forKey: other) == "other" && Set(tokens.objectEnumerator()!.compactMap { $0 as? String }) == ["one", "other"])
    tokens.removeAllObjects()
    #expect(tokens.count == 0)
  }

  @Test func `an entry whose key or value is gone is gone`() {
    let byKey = NSMapTable<Token, NSString>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    let byValue = NSMapTable<NSString, Token>.strongToWeakObjects()
    do {
      let token = Token()
      byKey.setObject("x", forKey: token)
      byValue.setObject(token, forKey: "x")
      #expect(byKey.count == 1 && byValue.object(forKey: "x") === token)
      withExtendedLifetime(token) {}
    }
    #expect(byKey.count == 0 && byKey.keyEnumerator().nextObject() == nil && byValue.count == 0 && byValue.object(forKey: "x") == nil)
    // Many short-lived keys leave nothing behind.
    for _ in 0..<1000 { byKey.setObject("x", forKey: Token()) }
    #expect(byKey.count == 0)
  }

  private protocol Listener: AnyObject { var name: String { get } }
  private final class Named: Listener {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func `a table holds objects of any class that conforms to a protocol, weakly too`() {
    let listeners = NSHashTable<any Listener>.weakObjects()
    let stays = Named("stays")
    do {
      let goes = Named("goes")
      for one in [goes, stays, stays] { listeners.add(one) }
      #expect(listeners.count == 2 && listeners.contains(goes) && listeners.allObjects.map(\.name).sorted() == ["goes", "stays"])
      withExtendedLifetime(goes) {}
    }
    #expect(listeners.allObjects.map(\.name) == ["stays"])
    listeners.remove(stays)
    #expect(listeners.count == 0)
    let names = NSMapTable<any Listener, NSString>.weakToStrongObjects()
    names.setObject("own", forKey: stays)
    #expect(names.object(forKey: stays) == "own" && names.keyEnumerator().allObjects.count == 1)
    withExtendedLifetime(stays) {}
  }

  @Test func `a set of observers keeps none alive`() {
    let observers = NSHashTable<Token>.weakObjects()
    let stays = Token()
    do {
      let goes = Token()
      observers.add(goes)
      observers.add(stays)
      observers.add(stays)
      #expect(observers.count == 2 && observers.contains(goes))
      withExtendedLifetime(goes) {}
    }
    #expect(observers.allObjects.count == 1 && observers.anyObject === stays)
    observers.remove(stays)
    #expect(observers.count == 0 && !observers.contains(stays))
    let names = NSHashTable<NSString>()
    for name in ["a", "b", "a"] { names.add(NSString(string: name)) }
    #expect(names.count == 2 && names.member("a") == "a" && names.setRepresentation == [NSString(string: "a"), NSString(string: "b")])
  }
}
