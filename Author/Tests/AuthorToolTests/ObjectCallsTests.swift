import Testing

@testable import AuthorTool

/// Methods that Objective-C finds on any object.
@Suite struct ObjectCallsTests {
  private func copy(_ source: String) -> String { String(decoding: ObjectCalls(Array(source.utf8)).text, as: UTF8.self) }

  @Test func `a value by its key is that of the object's class`() {
    #expect(copy("(x as AnyObject).value(forKeyPath: \"a.b\") as? Int") == "(x as AnyObject as! NSObject).value(forKeyPath: \"a.b\") as? Int")
    #expect(copy("((x[0] as AnyObject)\n  .value(forKey: k))") == "((x[0] as AnyObject as! NSObject)\n  .value(forKey: k))")
    #expect(copy("(x as? AnyObject)?.value(forKey: k)") == "(x as? AnyObject as? NSObject)?.value(forKey: k)")
    #expect(copy("(x as! AnyObject).setValue(1, forKey: k)") == "(x as! AnyObject as! NSObject).setValue(1, forKey: k)")
    #expect(copy("(x as AnyObject).object(forKey: k)") == "(x as AnyObject as! NSDictionary).object(forKey: k)")
    #expect(copy("(a as AnyObject).isEqual(b as AnyObject)") == "(a as AnyObject as! NSObject).isEqual(b as AnyObject)")
  }

  @Test func `other uses of AnyObject stay as they are`() {
    for untouched in [
      "(x as AnyObject) === y", "let a = x as AnyObject", "(x as AnyObject).count", "let a: (AnyObject).value(forKey: k)",
      "(x as AnyObject).value(of: 1)", "\"(x as AnyObject).value(forKey: k)\"", "protocol A: AnyObject {}",
    ] {
      #expect(copy(untouched) == untouched)
    }
  }
}
