import Foundation
import Testing

import class AlmanacFoundationCompat.PersonNameComponentsFormatter

/// Names of persons, written and read.
@Suite struct FoundationPersonNameTests {
  private static func parts(_ name: PersonNameComponents) -> [String?] {
    [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
  }

  @Test(arguments: [
    ("Ada Lovelace", [nil, "Ada", nil, "Lovelace", nil]), ("Ada", [nil, "Ada", nil, nil, nil]),
    ("Dr. Martin Luther King, Jr.", ["Dr.", "Martin", "Luther", "King", "Jr."]),
    ("\u{738b} \u{5c0f}\u{660e}", [nil, "\u{5c0f}\u{660e}", nil, "\u{738b}", nil]),
  ])
  func `a name is read by its words`(_ name: String, _ expected: [String?]) throws {
    #expect(Self.parts(try #require(PersonNameComponentsFormatter().personNameComponents(from: name))) == expected)
  }

  @Test func `nothing is no name, and neither is a book`() {
    #expect(PersonNameComponentsFormatter().personNameComponents(from: " , ") == nil)
    #expect(PersonNameComponentsFormatter().personNameComponents(from: String(repeating: "a ", count: 1000)) == nil)
  }

  @Test(arguments: [
    (PersonNameComponentsFormatter.Style.default, "Martin King", "\u{738b}\u{5c0f}\u{660e}"), (.short, "Martin", "\u{5c0f}\u{660e}"),
    (.long, "Dr. Martin Luther King Jr.", "\u{738b}\u{5c0f}\u{660e}"), (.abbreviated, "MK", "\u{738b}"),
  ])
  func `a name is written in each style`(_ style: PersonNameComponentsFormatter.Style, _ western: String, _ chinese: String) throws {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    #expect(formatter.string(from: try #require(formatter.personNameComponents(from: "Dr. Martin Luther King, Jr."))) == western)
    #expect(formatter.string(from: try #require(formatter.personNameComponents(from: "\u{738b} \u{5c0f}\u{660e}"))) == chinese)
  }

  @Test func `a nickname is the short form`() {
    var name = PersonNameComponents()
    (name.givenName, name.nickname) = ("Augusta", "Ada")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Ada")
  }
}
