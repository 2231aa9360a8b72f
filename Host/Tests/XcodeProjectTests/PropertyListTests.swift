import Foundation
import Testing

@testable import XcodeProject

@Suite struct PropertyListTests {
  private func parsed(_ text: String) throws -> PlistValue { try PlistValue(data: Data(text.utf8)) }

  @Test func `reads every kind of value between comments`() throws {
    let list = try parsed(
      """
      // !$*UTF8*$!
      { /* a comment */ name = Widget; "quoted key" = "a \\"b\\"\\n\\tc"; list = (1, "two three", ); data = <0f B1>; inner = {a = b; };
        path = ../Shared/A+B.swift /* trailing */; unicode = "\\U00e9"; octal = "\\101"; empty = ""; single = 'x "y"'; }
      """)
    #expect(list["name"] == .string("Widget"))
    #expect(list["quoted key"] == .string("a \"b\"\n\tc"))
    #expect(list["list"]?.strings == ["1", "two three"])
    #expect(list["data"] == .data(Data([0x0F, 0xB1])))
    #expect(list["inner"]?["a"]?.string == "b")
    #expect(list["path"]?.string == "../Shared/A+B.swift")
    #expect(list["unicode"]?.string == "é" && list["octal"]?.string == "A" && list["empty"]?.string == "" && list["single"]?.string == "x \"y\"")
  }

  @Test func `accepts a list without the last separator`() throws {
    #expect(try parsed("{a = (x, y); b = c}")["b"]?.string == "c")
  }

  @Test(arguments: [
    ("{\n a = b\n c = d;\n}", 3, "\";\" is missing after the value of a"),
    ("{\n a b;\n}", 2, "\"=\" is missing after the key a"),
    ("{\n\n a = (x, y;\n}", 3, "\",\" or \")\" is missing in the list opened in line 3"),
    ("{ a = b;\n", 2, "the file ends inside the braces opened in line 1"),
    ("{\n a = \"b;\n}\n", 4, "the text opened in line 2 has no closing quote"),
    ("{ a = b; }\n}", 2, "unexpected text after the end of the list: \"}\""),
    ("{ a = <0>; }", 1, "data must be pairs of digits, closed by \">\""),
    ("/* open", 1, "the comment opened in line 1 is not closed"),
    ("", 1, "the file is empty"),
    ("{ a = ; }", 1, "expected a value and found \"; }\""),
  ])
  func `errors name the line`(text: String, line: Int, what: String) {
    #expect(throws: PropertyListError(line: line, what: what)) { try parsed(text) }
  }

  @Test func `bounds nesting`() {
    let deep = String(repeating: "(", count: 5_000)
    #expect(throws: PropertyListError(line: 1, what: "values are nested more than 200 levels deep")) { try parsed(deep) }
  }

  @Test func `survives any truncation and any byte`() throws {
    let text = Array("{ a = (\"x\\U00e9\", <0f>, /* c */ {k = 'v';}); // e\n }".utf8)
    for count in text.indices { #expect(throws: PropertyListError.self) { try PlistValue(data: Data(text[..<count])) } }
    for index in text.indices {
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0xFF] {
        var broken = text
        broken[index] = byte
        _ = try? PlistValue(data: Data(broken))
      }
    }
  }

  @Test func `a binary list that contains itself is refused`() {
    // One array whose member is the array.
    var list = Data("bplist00".utf8)
    list += [0xA1, 0, 8, 0, 0, 0, 0, 0, 0, 1, 1] as [UInt8]
    for number: UInt8 in [1, 0, 10] { list += [0, 0, 0, 0, 0, 0, 0, number] as [UInt8] }
    #expect(throws: PropertyListError(line: 1, what: "this binary property list has values that are nested more than 128 levels deep")) {
      try PlistValue(data: list)
    }
  }

  @Test func `reads XML, binary and JSON property lists`() throws {
    let values: [String: Any] = ["name": "Widget", "list": ["a", "b"], "flag": true, "count": 3]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let list = try PlistValue(data: PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0))
      #expect(
        list["name"]?.string == "Widget" && list["list"]?.strings == ["a", "b"] && list["flag"]?.string == "YES" && list["count"]?.string == "3")
    }
    let json = try PlistValue(data: JSONSerialization.data(withJSONObject: values))
    #expect(json["name"]?.string == "Widget" && json["list"]?.strings == ["a", "b"])
    #expect(throws: PropertyListError.self) { try parsed("<?xml version=\"1.0\"?><plist><dict>") }
  }
}
