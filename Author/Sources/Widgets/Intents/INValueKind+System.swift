import AlmanacWireSchema
import CoreLocation

// The system's types have the same JSON forms as in App Intents; Documentation/configuration.md lists them.

extension INValueKind where Value == CLPlacemark {
  /// A place.
  public static var placemark: INValueKind {
    INValueKind(
      "place",
      write: { place in
        guard let coordinate = place.location?.coordinate else { return .null }
        var members: [String: JSONFragment] = ["latitude": .double(coordinate.latitude), "longitude": .double(coordinate.longitude)]
        if let name = place.name { members["name"] = .string(name) }
        return .object(members)
      },
      read: { json in
        guard let latitude = json["latitude"]?.number, let longitude = json["longitude"]?.number, abs(latitude) <= 90, abs(longitude) <= 180 else {
          return nil
        }
        return CLPlacemark(location: CLLocation(latitude: latitude, longitude: longitude), name: json["name"]?.string)
      })
  }
}

extension INValueKind where Value == INPerson {
  /// A person.
  public static var person: INValueKind {
    INValueKind(
      "person",
      write: { person in
        var members: [String: JSONFragment] = ["name": .string(person.displayName)]
        if let handle = person.personHandle?.value { members["handle"] = .string(handle) }
        if let identifier = person.customIdentifier ?? person.contactIdentifier { members["identifier"] = .string(identifier) }
        return .object(members)
      },
      read: { json in
        guard let name = json.string ?? json["name"]?.string, !name.isEmpty else { return nil }
        let handle = json["handle"]?.string
        let isPhone = handle.map { $0.contains(where: \.isNumber) && $0.allSatisfy { $0.isNumber || "+-() ".contains($0) } } ?? false
        let type: INPersonHandleType = handle?.contains("@") == true ? .emailAddress : isPhone ? .phoneNumber : .unknown
        return INPerson(
          personHandle: INPersonHandle(value: handle, type: type), nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
          customIdentifier: json["identifier"]?.string)
      })
  }
}

extension INValueKind where Value == INFile {
  /// A file, by its URL.
  public static var file: INValueKind {
    INValueKind(
      "file",
      write: { .string($0.fileURL?.absoluteString ?? "data:application/octet-stream;base64,\($0.data.base64EncodedString())") },
      read: { json in
        guard let text = json.string else { return nil }
        if let comma = text.range(of: ";base64,"), text.hasPrefix("data:") {
          return Data(base64Encoded: String(text[comma.upperBound...])).map { INFile(data: $0, filename: "data", typeIdentifier: nil) }
        }
        guard let url = URL(string: text), url.isFileURL else { return nil }
        return INFile(fileURL: url, filename: nil, typeIdentifier: nil)
      })
  }
}

extension INValueKind where Value == INCurrencyAmount {
  /// An amount of money.
  public static var currencyAmount: INValueKind {
    var kind = INValueKind(
      "currency",
      write: { .object(["amount": .double($0.amount?.doubleValue ?? 0), "currency": .string($0.currencyCode ?? "")]) },
      read: { json in
        guard let code = json["currency"]?.string, code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }),
          let amount = json["amount"]?.number ?? json["amount"]?.string.flatMap(Double.init), amount.isFinite
        else { return nil }
        return INCurrencyAmount(amount: NSDecimalNumber(value: amount), currencyCode: code)
      })
    let usual = ProcessLocale.current.currency?.identifier ?? "USD"
    kind.units = [usual] + Locale.commonISOCurrencyCodes.filter { $0 != usual }
    return kind
  }
}

extension INValueKind {
  /// A measurement: `.measurement(UnitLength.self)`.
  public static func measurement<UnitType: _MeasuredUnit>(_ type: UnitType.Type) -> INValueKind where Value == Measurement<UnitType> {
    var kind = INValueKind(
      "measurement", write: { .object(["value": .double($0.value), "unit": .string($0.unit.symbol)]) },
      read: { json in
        let symbol = json["unit"]?.string ?? (json.isObject ? nil : UnitType.usual.symbol)
        guard let value = (json["value"] ?? json).number, let unit = UnitType.unit(symbol: symbol) else { return nil }
        return Measurement(value: value, unit: unit)
      })
    kind.units = UnitType._units.map(\.symbol)
    return kind
  }
}

extension INValueKind where Value: OptionSet, Value.RawValue == Int {
  /// Several cases of an option set, stored as an array of their names.
  ///
  /// - Parameter cases: All options with their names in the definition and their titles, in order.
  public static func options(_ cases: [(value: Value, name: String, title: String)]) -> INValueKind {
    INValueKind(
      "enum", isArray: true, choices: cases.filter { $0.value.rawValue != 0 }.map { ($0.name, $0.title) },
      write: { value in
        .array(cases.filter { $0.value.rawValue != 0 && value.rawValue & $0.value.rawValue == $0.value.rawValue }.map { .string($0.name) })
      },
      read: { json in
        guard case .array(let members) = json else { return nil }
        let found = members.compactMap { member in cases.first { $0.name == member.string }?.value.rawValue }
        return found.count == members.count ? Value(rawValue: found.reduce(0, |)) : nil
      })
  }
}
