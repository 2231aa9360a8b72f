import AlmanacFoundationCompat
import Contacts
import Foundation
import Testing

/// Contacts that an app makes, and their vCards.
@Suite struct ContactsTests {
  private func ada() -> CNMutableContact {
    let ada = CNMutableContact()
    (ada.givenName, ada.familyName, ada.organizationName, ada.note) = ("Ada", "Lovelace", "Analytical, Ltd", "one; two\nthree")
    ada.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))]
    ada.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org" as NSString)]
    ada.urlAddresses = [CNLabeledValue(label: nil, value: "https://example.org/a;b" as NSString)]
    let home = CNMutablePostalAddress()
    (home.street, home.city, home.postalCode) = ("12 St James", "London", "SW1")
    ada.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: home)]
    ada.birthday = DateComponents(year: 1815, month: 12, day: 10)
    return ada
  }

  @Test func `a contact that is written as a vCard and read again is the same`() throws {
    let data = try CNContactVCardSerialization.data(with: [ada()])
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nORG:Analytical\\, Ltd;\r\n"))
    let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
    #expect(read.givenName == "Ada" && read.organizationName == "Analytical, Ltd" && read.note == "one; two\nthree")
    #expect(read.phoneNumbers.first?.value.stringValue == "+44 1" && read.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(read.emailAddresses.first?.label == CNLabelWork && read.urlAddresses.first?.value == "https://example.org/a;b" as NSString)
    #expect(read.postalAddresses.first?.value.city == "London" && read.birthday == DateComponents(year: 1815, month: 12, day: 10))
  }

  @Test func `folded lines are joined, and data without a card is malformed`() throws {
    let card = Data("BEGIN:VCARD\nitem1.TEL;TYPE=work:12\n 34\nFN:Gre\n te\nBDAY:--0229\nEND:VCARD".utf8)
    let read = try #require(try CNContactVCardSerialization.contacts(with: card).first)
    #expect(read.phoneNumbers.first?.value.stringValue == "1234" && read.phoneNumbers.first?.label == CNLabelWork && read.givenName == "Grete")
    #expect(read.birthday == DateComponents(month: 2, day: 29))
    #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("BEGIN:VCARD".utf8)) }
    #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data([0xFF])) }
  }

  @Test func `a copy of a contact does not change with it, and names are sorted`() throws {
    let (original, other) = (ada(), CNMutableContact())
    let copy = try #require(original.copy() as? CNContact)
    original.givenName = "Augusta"
    #expect(copy.givenName == "Ada" && copy == original && copy.isKeyAvailable(CNContactNoteKey))
    (other.givenName, other.familyName) = ("Bob", "Aaronson")
    #expect(CNContact.comparator(forNameSortOrder: .givenName)(copy, other) == .orderedAscending)
    #expect(CNContact.comparator(forNameSortOrder: .familyName)(copy, other) == .orderedDescending)
    let company = CNMutableContact()
    company.organizationName = "Harbour Ltd"
    #expect(CNContactFormatter.string(from: company, style: .fullName) == "Harbour Ltd" && CNContactFormatter().string(from: copy) == "Ada Lovelace")
  }

  @Test func `saving a contact is denied`() {
    let request = CNSaveRequest()
    request.add(ada(), toContainerWithIdentifier: nil)
    #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().execute(request) }
  }

  @Test func `access to contacts is denied`() {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(UnavailableServices.all.count { $0.name == "contacts.unavailable" } == 1)
  }
}
