import Foundation

extension IntentDefinition {
  /// Reads a file as Xcode's editor writes it.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw ToolError(file: file, problem: "cannot be read") }
    try self.init(file: file, data: data)
  }

  init(file: String, data: Data) throws {
    self.file = file
    let root = try PropertyListReader(file: file, data: data)
    enumerations = try root.list("INEnums").compactMap { try readEnumeration($0) }
    // A type may hold another that the file declares further down.
    let typeNames = try Set(root.list("INTypes").map { try Self.name($0, "INTypeName") })
    types = try root.list("INTypes").map { try readType($0, known: typeNames) }
    intents = try root.list("INIntents").compactMap { try readIntent($0, known: typeNames) }
  }

  /// A name that Swift can declare.
  private static func name(_ reader: PropertyListReader, _ key: String) throws -> String {
    let name = try reader.requiredString(key)
    guard SwiftName.isIdentifier(name) else { throw reader.fail(key, "“\(name)” cannot be a name in Swift; use letters, digits and underscores") }
    return name
  }

  private static func words(_ reader: PropertyListReader, _ key: String, otherwise name: String) throws -> Words {
    Words(text: try reader.string(key) ?? name, id: try reader.string("\(key)ID") ?? "")
  }

  // MARK: Enumerations

  private mutating func readEnumeration(_ reader: PropertyListReader) throws -> Enumeration? {
    let name = try Self.name(reader, "INEnumName")
    if let type = try reader.string("INEnumType"), type != "Regular" {
      warnings.append(reader.warning("INEnumType", "\(name) is an option set, which is not supported; parameters of this type are left out"))
      return nil
    }
    var cases: [Enumeration.Case] = []
    for value in try reader.list("INEnumValues") {
      let found = Enumeration.Case(
        name: try Self.name(value, "INEnumValueName"), index: try value.integer("INEnumValueIndex") ?? 0,
        title: try Self.words(value, "INEnumValueDisplayName", otherwise: try value.requiredString("INEnumValueName")))
      let sameName = { (other: Enumeration.Case) in SwiftName.ofCase(other.name) == SwiftName.ofCase(found.name) }
      if let other = cases.first(where: { sameName($0) || $0.index == found.index }) {
        let key = sameName(other) ? "INEnumValueName" : "INEnumValueIndex"
        throw value.fail(
          key, "\(found.name) = \(found.index) stands beside \(other.name) = \(other.index); names and numbers of \(name) have to differ")
      }
      cases.append(found)
    }
    guard !cases.isEmpty else { throw reader.fail("INEnumValues", "\(name) has no cases") }
    return Enumeration(name: name, cases: cases)
  }

  // MARK: Types

  private mutating func readType(_ reader: PropertyListReader, known: Set<String>) throws -> ObjectType {
    let name = try Self.name(reader, "INTypeName")
    var properties: [Property] = []
    // What every object has by itself is marked as default.
    for property in try inOrder(reader.list("INTypeProperties"), by: "INTypePropertyDisplayPriority")
    where try !property.bool("INTypePropertyDefault") {
      if let found = try readProperty(property, prefix: "INTypeProperty", known: known) { properties.append(found) }
    }
    return ObjectType(name: name, properties: properties)
  }

  /// The editor shows members by their priority; the file's order is that of their making.
  private func inOrder(_ readers: [PropertyListReader], by key: String) throws -> [PropertyListReader] {
    try readers.enumerated().map { (try $1.integer(key) ?? Int.max, $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private mutating func readProperty(_ reader: PropertyListReader, prefix: String, known: Set<String>) throws -> Property? {
    let name = try Self.name(reader, "\(prefix)Name")
    guard let type = try readValueType(reader, prefix: prefix, known: known) else { return nil }
    return Property(name: name, type: type, isArray: try reader.bool("\(prefix)SupportsMultipleValues"))
  }

  private mutating func readValueType(_ reader: PropertyListReader, prefix: String, known: Set<String>) throws -> ValueType? {
    // An enumeration's parameter says Integer, and names the enumeration apart.
    if let name = try reader.string("\(prefix)EnumType") {
      if enumerations.contains(where: { $0.name == name }) { return .enumeration(name) }
      guard warnings.contains(where: { $0.problem.hasPrefix("\(name) is an option set") }) else {
        throw reader.fail("\(prefix)EnumType", "the file declares no enumeration \(name)")
      }
      return nil
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
    case "Object":
      // The editor lets a response's property stand without a type chosen; Xcode generates none for it.
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
      return .object(name)
    default:
      warnings.append(reader.warning("\(prefix)Type", "the type \(type) is not supported; \(try reader.string("\(prefix)Name") ?? "it") is left out"))
      return nil
    }
  }

  // MARK: Intents

  private mutating func readIntent(_ reader: PropertyListReader, known: Set<String>) throws -> Intent? {
    let name = try Self.name(reader, "INIntentName")
    if try reader.string("INIntentType") == "System" {
      warnings.append(reader.warning("INIntentType", "\(name) is an intent of the system's, which no widget here is configured with; it is left out"))
      return nil
    }
    var parameters: [Parameter] = []
    for parameter in try inOrder(reader.list("INIntentParameters"), by: "INIntentParameterDisplayPriority") {
      if let found = try readParameter(parameter, known: known) { parameters.append(found) }
    }
    if let twice = Dictionary(grouping: parameters, by: \.property.name).first(where: { $1.count > 1 })?.key {
      throw reader.fail("INIntentParameters", "\(name) has two parameters \(twice)")
    }
    let response = try reader.dictionary("INIntentResponse")
    var properties: [Property] = []
    for property in try response?.list("INIntentResponseParameters") ?? [] {
      if let found = try readProperty(property, prefix: "INIntentResponseParameter", known: known) { properties.append(found) }
    }
    let codes = try response?.list("INIntentResponseCodes").map { try Self.name($0, "INIntentResponseCodeName") } ?? []
    return Intent(
      name: name, title: try reader.string("INIntentTitle") ?? name, isEligibleForWidgets: try reader.bool("INIntentEligibleForWidgets"),
      parameters: parameters, responseProperties: properties, responseCodes: codes.filter { !Self.standardCodes.contains($0) })
  }

  /// The codes that every response has, in the order of their numbers.
  static let standardCodes = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]

  private mutating func readParameter(_ reader: PropertyListReader, known: Set<String>) throws -> Parameter? {
    guard let property = try readProperty(reader, prefix: "INIntentParameter", known: known) else { return nil }
    if try reader.dictionary("INIntentParameterRelationship") != nil {
      warnings.append(reader.warning("INIntentParameterRelationship", "\(property.name) is shown whatever its parent parameter is set to"))
    }
    let metadata = try reader.dictionary("INIntentParameterMetadata")
    return Parameter(
      property: property, title: try Self.words(reader, "INIntentParameterDisplayName", otherwise: property.name),
      isEditable: try reader.bool("INIntentParameterConfigurable"), hasDynamicOptions: try reader.bool("INIntentParameterSupportsDynamicEnumeration"),
      supportsSearch: try reader.bool("INIntentParameterSupportsSearch"), defaultValue: try metadata.flatMap { try readDefault($0, of: property) })
  }

  private func readDefault(_ metadata: PropertyListReader, of property: Property) throws -> DefaultValue? {
    let key = "INIntentParameterMetadataDefaultValue"
    guard let value = try metadata.scalar(key) else { return nil }
    let number = value as? NSNumber ?? (value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
    func required<Value>(_ value: Value?, _ what: String) throws -> Value {
      guard let value else { throw metadata.fail(key, "the default of \(property.name) has to be \(what)") }
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
    case .url, .dateComponents, .object: return nil
    }
  }
}
