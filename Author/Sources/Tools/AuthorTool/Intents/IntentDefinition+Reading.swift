import Foundation

extension IntentDefinition {
  /// Reads a file of Xcode's editor.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError(file: file, problem: "cannot be read") }
    try self.init(file: file, data: data)
  }

  package init(file: String, data: Data) throws {
    self.file = file
    let root = try PropertyListReader(file: file, data: data)
    // A type may refer to a type that the file declares later.
    for reader in try root.list("INTypes") {
      classNames[try Self.name(reader, "INTypeName")] = try className(reader, "INType")
    }
    for reader in try root.list("INEnums") {
      classNames[try Self.name(reader, "INEnumName")] = try className(reader, "INEnum")
    }
    let typeNames = try Set(root.list("INTypes").map { try Self.name($0, "INTypeName") })
    enumerations = try root.list("INEnums").map { try readEnumeration($0) }
    types = try root.list("INTypes").map { try readType($0, known: typeNames) }
    intents = try root.list("INIntents").compactMap { try readIntent($0, known: typeNames) }
  }

  /// Reads a name and checks that it is a Swift identifier.
  private static func name(_ reader: PropertyListReader, _ key: String) throws -> String {
    let name = try reader.requiredString(key)
    guard SwiftName.isIdentifier(name) else { throw reader.fail(key, "“\(name)” is not a Swift identifier; use letters, digits and underscores") }
    return name
  }

  /// Returns the name that a type or an enumeration has in Swift: the class name that its author gave it in the editor, or else its name after the class
  /// prefix that the project had when the editor wrote the file.
  private func className(_ reader: PropertyListReader, _ kind: String) throws -> String {
    if let own = try reader.string("\(kind)ClassName"), !own.isEmpty { return try Self.name(reader, "\(kind)ClassName") }
    return try (reader.string("\(kind)ClassPrefix") ?? "") + Self.name(reader, "\(kind)Name")
  }

  static func localizedText(_ reader: PropertyListReader, _ key: String, default name: String) throws -> LocalizedText {
    LocalizedText(text: try reader.string(key) ?? name, id: try reader.string("\(key)ID") ?? "")
  }

  // MARK: Enumerations

  private mutating func readEnumeration(_ reader: PropertyListReader) throws -> Enumeration {
    let name = try className(reader, "INEnum")
    let isOptionSet = try reader.string("INEnumType").map { $0 != "Regular" } ?? false
    var cases: [Enumeration.Case] = []
    for value in try reader.list("INEnumValues") {
      let found = Enumeration.Case(
        name: try Self.name(value, "INEnumValueName"), index: try value.integer("INEnumValueIndex") ?? 0,
        title: try Self.localizedText(value, "INEnumValueDisplayName", default: try value.requiredString("INEnumValueName")))
      let sameName = { (other: Enumeration.Case) in SwiftName.ofCase(other.name) == SwiftName.ofCase(found.name) }
      if let other = cases.first(where: { sameName($0) || $0.index == found.index }) {
        let key = sameName(other) ? "INEnumValueName" : "INEnumValueIndex"
        throw value.fail(
          key, "\(found.name) = \(found.index) conflicts with \(other.name) = \(other.index); the cases of \(name) need different names and numbers")
      }
      cases.append(found)
    }
    guard !cases.isEmpty else { throw reader.fail("INEnumValues", "\(name) has no cases") }
    return Enumeration(name: name, cases: cases, isOptionSet: isOptionSet)
  }

  // MARK: Types

  private mutating func readType(_ reader: PropertyListReader, known: Set<String>) throws -> ObjectType {
    let name = try className(reader, "INType")
    var properties: [Property] = []
    // Skips the properties that every object has, which are marked as default.
    for property in try inOrder(reader.list("INTypeProperties"), by: "INTypePropertyDisplayPriority")
    where try !property.bool("INTypePropertyDefault") {
      if let found = try readProperty(property, prefix: "INTypeProperty", known: known) { properties.append(found) }
    }
    return ObjectType(name: name, properties: properties, title: try Self.localizedText(reader, "INTypeDisplayName", default: name))
  }

  /// Sorts members by their priority, as the editor shows them. The file has them in the order of their creation.
  private func inOrder(_ readers: [PropertyListReader], by key: String) throws -> [PropertyListReader] {
    try readers.enumerated().map { (try $1.integer(key) ?? Int.max, $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private mutating func readProperty(_ reader: PropertyListReader, prefix: String, known: Set<String>) throws -> Property? {
    let name = try Self.name(reader, "\(prefix)Name")
    guard let type = try readValueType(reader, prefix: prefix, known: known) else { return nil }
    return Property(name: name, type: type, isArray: try reader.bool("\(prefix)SupportsMultipleValues"))
  }

  private mutating func readValueType(_ reader: PropertyListReader, prefix: String, known: Set<String>) throws -> ValueType? {
    // A parameter of an enumeration has the type Integer and names the enumeration under another key.
    if let name = try reader.string("\(prefix)EnumType") {
      guard let className = classNames[name], let found = enumerations.first(where: { $0.name == className }) else {
        throw reader.fail("\(prefix)EnumType", "the file does not declare the enumeration \(name)")
      }
      return found.isOptionSet ? .optionSet(className) : .enumeration(className)
    }
    let type = try reader.requiredString("\(prefix)Type")
    switch type {
    case "String": return .string
    case "Integer": return .integer
    case "Decimal", "Double": return .decimal
    case "Boolean": return .boolean
    case "TimeInterval": return .duration
    case "Date", "DateComponents", "Time", "DateTime": return .dateComponents
    case "URL": return .url
    case "Placemark": return .placemark
    case "Person": return .person
    case "File": return .file
    case "CurrencyAmount": return .currency
    case "Distance", "Length": return .measurement("UnitLength")
    case "Mass", "Temperature", "Speed", "Volume", "Energy": return .measurement("Unit\(type)")
    case "Object":
      // The editor allows a response property without a type. Xcode generates no property for it.
      guard let name = try reader.string("\(prefix)ObjectType"), !name.isEmpty else {
        warnings.append(
          reader.warning("\(prefix)ObjectType", "is missing; \(try reader.string("\(prefix)Name") ?? "it") is left out"))
        return nil
      }
      guard known.contains(name) else {
        warnings.append(
          reader.warning(
            "\(prefix)ObjectType", "the system's type \(name) is not supported; \(try reader.string("\(prefix)Name") ?? "it") is left out"))
        return nil
      }
      return .object(classNames[name] ?? name)
    default:
      warnings.append(reader.warning("\(prefix)Type", "the type \(type) is not supported; \(try reader.string("\(prefix)Name") ?? "it") is left out"))
      return nil
    }
  }

  // MARK: Intents

  private mutating func readIntent(_ reader: PropertyListReader, known: Set<String>) throws -> Intent? {
    let name = try Self.name(reader, "INIntentName")
    if try reader.string("INIntentType") == "System" {
      warnings.append(reader.warning("INIntentType", "\(name) is a system intent, which is not supported for widgets; it is left out"))
      return nil
    }
    var parameters: [Parameter] = []
    for parameter in try inOrder(reader.list("INIntentParameters"), by: "INIntentParameterDisplayPriority") {
      if let found = try readParameter(parameter, known: known) { parameters.append(found) }
    }
    if let twice = Dictionary(grouping: parameters, by: \.property.name).first(where: { $1.count > 1 })?.key {
      throw reader.fail("INIntentParameters", "\(name) has two parameters named \(twice)")
    }
    let response = try reader.dictionary("INIntentResponse")
    var properties: [Property] = []
    for property in try response?.list("INIntentResponseParameters") ?? [] {
      if let found = try readProperty(property, prefix: "INIntentResponseParameter", known: known) { properties.append(found) }
    }
    let codeReaders = try response?.list("INIntentResponseCodes") ?? []
    let codes = try codeReaders.map { try Self.name($0, "INIntentResponseCodeName") }
    let functions = try codeReaders.map { try Self.responseFunction($0, properties) }
    return Intent(
      name: name, prefix: try reader.string("INIntentClassPrefix") ?? "", ownClassName: try ownClassName(reader),
      title: try reader.string("INIntentTitle") ?? name,
      isEligibleForWidgets: try reader.bool("INIntentEligibleForWidgets"),
      parameters: parameters, responseProperties: properties, responseCodes: codes.filter { !Self.standardCodes.contains($0) },
      responseFunctions: functions.compactMap { $0 })
  }

  /// Returns the function of a code; nil if its sentence names no properties.
  private static func responseFunction(_ reader: PropertyListReader, _ properties: [Property]) throws -> ResponseFunction? {
    let parts = try reader.string("INIntentResponseCodeFormatString")?.components(separatedBy: "${").dropFirst() ?? []
    var named: [Property] = []
    for name in parts.compactMap({ part in part.firstIndex(of: "}").map { part[..<$0] } }) {
      if let property = properties.first(where: { $0.name == name }), !named.contains(property) { named.append(property) }
    }
    return named.isEmpty ? nil : ResponseFunction(code: try Self.name(reader, "INIntentResponseCodeName"), properties: named)
  }

  /// Returns the class name that the author sets instead of the one derived from the intent's name.
  private func ownClassName(_ reader: PropertyListReader) throws -> String? {
    guard let name = try reader.string("INIntentClassName"), !name.isEmpty else { return nil }
    guard SwiftName.isIdentifier(name) else { throw reader.fail("INIntentClassName", "“\(name)” is not the name of a class") }
    return name
  }

  /// The codes of every response, in the order of their numbers.
  static let standardCodes = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]

  private mutating func readParameter(_ reader: PropertyListReader, known: Set<String>) throws -> Parameter? {
    guard let property = try readProperty(reader, prefix: "INIntentParameter", known: known) else { return nil }
    let metadata = try reader.dictionary("INIntentParameterMetadata")
    return Parameter(
      property: property, title: try Self.localizedText(reader, "INIntentParameterDisplayName", default: property.name),
      isEditable: try reader.bool("INIntentParameterConfigurable"), hasDynamicOptions: try reader.bool("INIntentParameterSupportsDynamicEnumeration"),
      supportsSearch: try reader.bool("INIntentParameterSupportsSearch"), defaultValue: try metadata.flatMap { try readDefault($0, of: property) },
      input: try readInput(reader, metadata, of: property), relationship: try readRelationship(reader))
  }

  private func readDefault(_ metadata: PropertyListReader, of property: Property) throws -> DefaultValue? {
    let key = "INIntentParameterMetadataDefaultValue"
    guard let value = try metadata.scalar(key) else { return nil }
    let number = value as? NSNumber ?? (value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
    func required<Value>(_ value: Value?, _ what: String) throws -> Value {
      guard let value else { throw metadata.fail(key, "the default of \(property.name) must be \(what)") }
      return value
    }
    switch property.type {
    case .string: return .string(try required(value as? String, "text"))
    case .integer: return .integer(try required(number, "a whole number").intValue)
    case .decimal, .duration: return .decimal(try required(number, "a number").doubleValue)
    case .boolean: return .boolean(try required(value as? NSNumber, "true or false").boolValue)
    case .enumeration(let name):
      let cases = enumerations.first { $0.name == name }?.cases ?? []
      let found = cases.first { $0.name == value as? String } ?? cases.first { $0.index == number?.intValue }
      return .enumCase(try required(found?.name, "a case of \(name)"))
    case .url, .dateComponents, .object, .optionSet, .placemark, .person, .file, .currency, .measurement: return nil
    }
  }
}
