/// Reads and writes contacts as vCards (RFC 2426): names, company, telephone numbers, addresses, links, birthday and note. Ignores pictures.
open class CNContactVCardSerialization: NSObject {
  /// The maximum size in bytes. Longer data counts as malformed.
  private static let largestSize = 1_000_000

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { lines(of: $0).map { $0 + "\r\n" }.joined() }.joined().utf8)
  }

  /// - Throws: `CNError.vCardMalformed` if the data contains no card.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard data.count <= largestSize, let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
    // Joins continuation lines, which begin with a space.
    let unfolded = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
      .replacingOccurrences(of: "\n\t", with: "")
    var (found, current): ([CNContact], CNMutableContact?) = ([], nil)
    for line in unfolded.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].split(separator: ";").map(String.init)
      let name = head.first?.split(separator: ".").last?.uppercased() ?? ""
      let value = String(line[line.index(after: colon)...])
      switch (name, value.uppercased()) {
      case ("BEGIN", "VCARD"): current = CNMutableContact()
      case ("END", "VCARD"):
        if let card = current?.copy() as? CNContact { found.append(card) }
        current = nil
      default: if let current { read(name, Array(head.dropFirst()), value, into: current) }
      }
    }
    guard !found.isEmpty else { throw CNError(.vCardMalformed) }
    return found
  }

  private static func lines(of contact: CNContact) -> [String] {
    func list(_ parts: [String]) -> String { parts.map(escaped).joined(separator: ";") }
    func label(_ label: String?) -> String {
      switch label {
      case CNLabelHome?: ";type=HOME"
      case CNLabelWork?: ";type=WORK"
      case CNLabelPhoneNumberMobile?, CNLabelPhoneNumberiPhone?: ";type=CELL"
      case CNLabelPhoneNumberMain?: ";type=MAIN"
      default: ""
      }
    }
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    lines.append("N:" + list([contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]))
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
    if !(contact.organizationName + contact.departmentName).isEmpty {
      lines.append("ORG:" + list([contact.organizationName, contact.departmentName]))
    }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    for phone in contact.phoneNumbers { lines.append("TEL\(label(phone.label)):" + escaped(phone.value.stringValue)) }
    for mail in contact.emailAddresses { lines.append("EMAIL;type=INTERNET\(label(mail.label)):" + escaped(mail.value as String)) }
    for place in contact.postalAddresses {
      let address = place.value
      lines.append("ADR\(label(place.label)):" + list(["", "", address.street, address.city, address.state, address.postalCode, address.country]))
    }
    for link in contact.urlAddresses { lines.append("URL\(label(link.label)):" + escaped(link.value as String)) }
    if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
      let year = birthday.year.map { String(format: "%04d", $0) } ?? "-"
      lines.append("BDAY:" + year + String(format: "-%02d-%02d", month, day))
    }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    return lines + ["END:VCARD"]
  }

  private static func read(_ name: String, _ parameters: [String], _ value: String, into contact: CNMutableContact) {
    let parts = fields(value)
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    let types = parameters.flatMap { $0.uppercased().replacingOccurrences(of: "TYPE=", with: "").split(separator: ",").map(String.init) }
    let place = types.contains("HOME") ? CNLabelHome : types.contains("WORK") ? CNLabelWork : nil
    switch name {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "FN": if (contact.givenName + contact.familyName).isEmpty { contact.givenName = part(0) }
    case "NICKNAME": contact.nickname = part(0)
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TITLE": contact.jobTitle = part(0)
    case "NOTE": contact.note = part(0)
    case "TEL":
      let label = types.contains("CELL") ? CNLabelPhoneNumberMobile : types.contains("MAIN") ? CNLabelPhoneNumberMain : place
      contact.values.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0))))
    case "EMAIL": contact.values.emailAddresses.append(CNLabeledValue(label: place, value: part(0) as NSString))
    // Colons and semicolons are part of a URL.
    case "URL": contact.values.urlAddresses.append(CNLabeledValue(label: place, value: parts.joined(separator: ";") as NSString))
    case "ADR":
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (part(2), part(3), part(4))
      (address.postalCode, address.country) = (part(5), part(6))
      contact.values.postalAddresses.append(CNLabeledValue(label: place, value: address))
    case "BDAY": contact.birthday = date(value)
    default: break
    }
  }

  private static func date(_ text: String) -> DateComponents? {
    let numbers = text.prefix(10).filter { $0.isASCII && $0.isNumber }
    guard numbers.count == 8 || (numbers.count == 4 && text.hasPrefix("--")) else { return nil }
    let (year, month, day) = (Int(numbers.dropLast(4)), Int(numbers.suffix(4).prefix(2)) ?? 0, Int(numbers.suffix(2)) ?? 0)
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return DateComponents(year: year, month: month, day: day)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;").replacingOccurrences(of: ",", with: "\\,")
      .replacingOccurrences(of: "\n", with: "\\n")
  }

  /// Returns a value's unescaped parts, which semicolons separate.
  private static func fields(_ value: String) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for character in value {
      switch (isEscaped, character) {
      case (true, "n"), (true, "N"): parts[parts.count - 1].append("\n")
      case (true, _): parts[parts.count - 1].append(character)
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, ";"): parts.append("")
      case (false, "\r"): break
      case (false, _): parts[parts.count - 1].append(character)
      }
      isEscaped = false
    }
    return parts
  }
}
