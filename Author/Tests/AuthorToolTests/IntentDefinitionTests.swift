import Foundation
import Testing

@testable import AuthorTool

/// Intent definitions.
@Suite struct IntentDefinitionTests {
  @Test func `declarations are read in the order that the editor shows`() throws {
    let definition = try IntentDefinition(file: "Harbour.intentdefinition", data: SampleDefinition.data())
    #expect(definition.enumerations.map(\.name) == ["Tide"])
    #expect(definition.enumerations[0].cases.map(\.index) == [0, 1, 2])
    #expect(
      definition.types == [
        IntentDefinition.ObjectType(
          name: "Pier", properties: [.init(name: "depth", type: .decimal), .init(name: "ships", type: .string, isArray: true)],
          title: .init(text: "Pier", id: ""))
      ])
    let intent = try #require(definition.intents.first)
    #expect(intent.className == "HarbourIntent" && intent.isEligibleForWidgets)
    #expect(intent.parameters.map(\.property.name) == ["pier", "tide", "note", "count", "since", "night", "place"])
    #expect(
      intent.parameters.map(\.property.type) == [.object("Pier"), .enumeration("Tide"), .string, .integer, .dateComponents, .boolean, .placemark])
    #expect(intent.parameters.map(\.defaultValue) == [nil, .enumCase("high"), .string("Say “hi”"), .integer(3), nil, .boolean(true), nil])
    #expect(intent.parameters.map(\.hasDynamicOptions) == [true, false, true, false, false, false, false])
    #expect(intent.parameters.map(\.isEditable) == [true, true, true, true, true, false, true])
    #expect(intent.parameters[2].title == .init(text: "Note", id: "nT1"))
    #expect(intent.responseCodes == ["closed"])
    #expect(definition.warnings.isEmpty)
  }

  @Test func `a type that does not exist is left out with a warning`() throws {
    let data = try SampleDefinition.data(changing: ["INIntents", "0", "INIntentParameters", "6", "INIntentParameterType"], to: "Song")
    let definition = try IntentDefinition(file: "Harbour.intentdefinition", data: data)
    #expect(
      definition.warnings.map(\.description) == [
        "Harbour.intentdefinition: warning: INIntents[0].INIntentParameters[6].INIntentParameterType: the type Song is not supported; place is left out"
      ])
  }

  @Test(
    arguments: [
      ("Placemark", .placemark), ("Person", .person), ("File", .file), ("CurrencyAmount", .currency), ("Distance", .measurement("UnitLength")),
      ("Temperature", .measurement("UnitTemperature")), ("Energy", .measurement("UnitEnergy")),
    ] as [(String, ValueType)])
  func `the system's types are read`(name: String, type: ValueType) throws {
    let data = try SampleDefinition.data(changing: ["INIntents", "0", "INIntentParameters", "6", "INIntentParameterType"], to: name)
    #expect(try IntentDefinition(file: "/a", data: data).intents[0].parameters.last?.property.type == type)
  }

  @Test func `an option set's values are a set of its cases`() throws {
    let data = try SampleDefinition.data(changing: ["INEnums", "0", "INEnumType"], to: "OptionSet")
    let definition = try IntentDefinition(file: "/a", data: data)
    #expect(definition.intents[0].parameters[1].property.type == .optionSet("Tide"))
    let swift = IntentWriter(definition: definition).swift()
    #expect(swift.contains("public struct Tide: OptionSet, Sendable {") && swift.contains("  public static let high = Tide(rawValue: 1)"))
    #expect(swift.contains("public var tide = Tide()") && swift.contains(".options(Tide._definedCases)"))
  }

  @Test(
    arguments: [
      (["INIntentParameterRelationshipPredicateName": "HasAnyValue"], ".hasAnyValue"),
      (["INIntentParameterRelationshipPredicateName": "BooleanHasExactValue"], ".isBoolean(false)"),
      (
        ["INIntentParameterRelationshipPredicateName": "EnumHasExactValue", "INIntentParameterRelationshipPredicateValue": "high"],
        ".isText([\"high\"])"
      ),
    ])
  func `a parameter depends on another one`(condition: [String: String], expected: String) throws {
    let relationship = condition.merging(["INIntentParameterRelationshipParentName": "tide"]) { $1 }
    let data = try SampleDefinition.data(
      changing: ["INIntents", "0", "INIntentParameters", "3", "INIntentParameterRelationship"], to: relationship)
    let definition = try IntentDefinition(file: "/a", data: data)
    let count = try #require(definition.intents[0].parameters.first { $0.property.name == "count" })
    #expect(count.relationship == .init(parent: "tide", condition: expected))
    #expect(IntentWriter(definition: definition).swift().contains(#".shown(if: "tide", \#(expected))"#))
  }

  @Test func `an unknown condition is named, and the parameter is always shown`() throws {
    let relationship = ["INIntentParameterRelationshipParentName": "tide", "INIntentParameterRelationshipPredicateName": "Blooms"]
    let data = try SampleDefinition.data(
      changing: ["INIntents", "0", "INIntentParameters", "3", "INIntentParameterRelationship"], to: relationship)
    let definition = try IntentDefinition(file: "/a", data: data)
    #expect(definition.intents[0].parameters.allSatisfy { $0.relationship == nil })
    #expect(definition.warnings.map(\.problem) == ["the condition Blooms is not known; the parameter is always shown"])
  }

  @Test func `a number's control and range, a text's typing and a date's part are read`() throws {
    func input(_ index: String, _ metadata: [String: any Sendable]) throws -> IntentDefinition.Input {
      let data = try SampleDefinition.data(
        changing: ["INIntents", "0", "INIntentParameters", index, "INIntentParameterMetadata"], to: metadata)
      let name = ["3": "count", "2": "note", "5": "since"][index]
      return try #require(IntentDefinition(file: "/a", data: data).intents[0].parameters.first { $0.property.name == name }).input
    }
    let count = try input(
      "3", ["INIntentParameterMetadataType": "Stepper", "INIntentParameterMetadataMinimumValue": 1, "INIntentParameterMetadataMaximumValue": "9"])
    #expect(count.control == "stepper" && count.minimum == 1 && count.maximum == 9)
    #expect(try input("3", ["INIntentParameterMetadataSupportsNegativeNumbers": false]).minimum == 0)
    let note = try input("2", ["INIntentParameterMetadataMultiline": true, "INIntentParameterMetadataCapitalization": "Words"])
    #expect(note.isMultiline && note.capitalization == "words")
    #expect(try input("5", ["INIntentParameterMetadataType": "Date"]).datePart == "date")
  }

  @Test func `an array has sizes by family`() throws {
    let sizes: [[String: any Sendable]] = [
      ["INIntentParameterArraySizeSize": 1, "INIntentParameterArraySizeSizeClass": "Small"],
      ["INIntentParameterArraySizeSize": 4, "INIntentParameterArraySizeSizeClass": "AccessoryRectangular"],
    ]
    var parameters = ["INIntents", "0", "INIntentParameters", "0", "INIntentParameterSupportsMultipleValues"]
    let array = try #require(
      try PropertyListSerialization.propertyList(from: SampleDefinition.data(changing: parameters, to: true), format: nil) as? [String: Any])
    parameters[4] = "INIntentParameterArraySizes"
    let data = try SampleDefinition.data(of: array, changing: parameters, to: sizes)
    let pier = try #require(try IntentDefinition(file: "/a", data: data).intents[0].parameters.first)
    #expect(
      pier.input.sizes == [
        .init(family: "systemSmall", minimum: 0, maximum: 1), .init(family: "accessoryRectangular", minimum: 0, maximum: 4),
      ])
  }

  @Test func `classes have the project's prefix`() throws {
    let data = try SampleDefinition.data(changing: ["INIntents", "0", "INIntentClassPrefix"], to: "AB")
    #expect(try IntentDefinition(file: "/a", data: data).intents[0].className == "ABHarbourIntent")
    let own = try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INIntents", "0", "INIntentClassName"], to: "MooringIntent"))
    #expect(own.intents[0].className == "MooringIntent" && own.intents[0].name == "Harbour")
    #expect(throws: (any Error).self) {
      try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INIntents", "0", "INIntentClassName"], to: "class {}"))
    }
    let types = try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INTypes", "0", "INTypeClassPrefix"], to: "AB"))
    #expect(types.types[0].name == "ABPier" && types.intents[0].parameters[0].property.type == .object("ABPier"))
    let enumerations = try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INEnums", "0", "INEnumClassPrefix"], to: "AB"))
    #expect(enumerations.intents[0].parameters[1].property.type == .enumeration("ABTide"))
    // A class name that the author gave goes before both.
    let named = try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INTypes", "0", "INTypeClassName"], to: "INPier"))
    #expect(named.types[0].name == "INPier" && named.intents[0].parameters[0].property.type == .object("INPier"))
    #expect(throws: (any Error).self) {
      try IntentDefinition(file: "/a", data: SampleDefinition.data(changing: ["INEnums", "0", "INEnumClassName"], to: "a b"))
    }
  }

  @Test func `a response property without a type is left out with a warning`() throws {
    let property: [[String: any Sendable]] = [
      ["INIntentResponseParameterName": "sailor", "INIntentResponseParameterType": "Object", "INIntentResponseParameterSupportsMultipleValues": true]
    ]
    let data = try SampleDefinition.data(changing: ["INIntents", "0", "INIntentResponse", "INIntentResponseParameters"], to: property)
    let definition = try IntentDefinition(file: "a", data: data)
    #expect(definition.intents.first?.responseProperties == [])
    #expect(
      definition.warnings.contains {
        $0.description.contains("INIntentResponseParameters[0].INIntentResponseParameterObjectType: is missing; sailor is left out")
      })
  }

  @Test(
    arguments: [
      (["INIntents", "0", "INIntentName"], nil as (any Sendable)?, "INIntents[0].INIntentName: is missing"),
      (["INIntents", "0", "INIntentName"], "Two words", "INIntents[0].INIntentName: “Two words” is not a Swift identifier"),
      (["INIntents"], "none", "INIntents: must be a list"),
      (["INIntents", "0"], 1, "INIntents[0]: must be a dictionary"),
      (
        ["INIntents", "0", "INIntentParameters", "1", "INIntentParameterEnumType"], "Ebb",
        "INIntents[0].INIntentParameters[1].INIntentParameterEnumType: the file does not declare the enumeration Ebb"
      ),
      (
        ["INIntents", "0", "INIntentParameters", "2", "INIntentParameterType"], nil,
        "INIntents[0].INIntentParameters[2].INIntentParameterType: is missing"
      ),
      (
        ["INIntents", "0", "INIntentParameters", "3", "INIntentParameterMetadata", "INIntentParameterMetadataDefaultValue"], "many",
        "INIntents[0].INIntentParameters[3].INIntentParameterMetadata.INIntentParameterMetadataDefaultValue: the default of count must be a whole number"
      ),
      (
        ["INIntents", "0", "INIntentParameters", "1", "INIntentParameterMetadata", "INIntentParameterMetadataDefaultValue"], "ebb",
        "INIntents[0].INIntentParameters[1].INIntentParameterMetadata.INIntentParameterMetadataDefaultValue: the default of tide must be a case of Tide"
      ),
      (
        ["INIntents", "0", "INIntentParameters", "3", "INIntentParameterName"], "note",
        "INIntents[0].INIntentParameters: Harbour has two parameters named note"
      ),
      (["INEnums", "0", "INEnumValues", "2", "INEnumValueIndex"], 1, "INEnums[0].INEnumValues[2].INEnumValueIndex: low = 1 conflicts with high = 1"),
      (["INEnums", "0", "INEnumValues"], [String](), "INEnums[0].INEnumValues: Tide has no cases"),
      (["INTypes", "0", "INTypeName"], 5, "INTypes[0].INTypeName: must be text"),
    ] as [([String], (any Sendable)?, String)])
  func `an error names the key`(path: [String], value: (any Sendable)?, message: String) throws {
    let data = try SampleDefinition.data(changing: path, to: value)
    let error = #expect(throws: ToolError.self) { try IntentDefinition(file: "/x/Harbour.intentdefinition", data: data) }
    #expect(error?.description.hasPrefix("/x/Harbour.intentdefinition: error: \(message)") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["", "<plist>", "{ unfinished", "<?xml version=\"1.0\"?><plist><array/></plist>"])
  func `a file that is not a property list is an error`(text: String) {
    let error = #expect(throws: ToolError.self) { try IntentDefinition(file: "/x", data: Data(text.utf8)) }
    #expect(error?.description.hasPrefix("/x: error: is not a") == true, "\(error?.description ?? "")")
  }

  @Test func `a type in two files is generated once; two different types with the same name are an error`() throws {
    let first = try IntentDefinition(file: "/a", data: SampleDefinition.data())
    let second = try IntentDefinition(file: "/b", data: SampleDefinition.data(changing: ["INIntents", "0", "INIntentName"], to: "Canal"))
    let both = try IntentsCommand.withoutDuplicates([first, second])
    #expect(both[1].types.isEmpty && both[1].enumerations.isEmpty && both[1].intents.count == 1)
    #expect(throws: ToolError.self) { try IntentsCommand.withoutDuplicates([first, first]) }
    let other = try IntentDefinition(
      file: "/b", data: SampleDefinition.data(changing: ["INEnums", "0", "INEnumValues", "2", "INEnumValueName"], to: "ebb"))
    let error = #expect(throws: ToolError.self) { try IntentsCommand.withoutDuplicates([first, other]) }
    #expect(error?.description == "/b: error: INEnums: /a declares Tide differently; rename one of them or remove one file from the target")
  }

  @Test func `the intents extension among the sources is found, in code only`() {
    #expect(ExtensionClasses.names(in: "import Intents\nfinal class Handler: INExtension, HarbourIntentHandling {}") == ["Handler"])
    #expect(
      ExtensionClasses.names(in: "// class A: INExtension\nlet a = \"class B: INExtension\"\nclass C: NSObject {}\nfunc f(_: INExtension) {}").isEmpty
    )
  }
}

/// A definition with one of everything, as Xcode's editor writes it.
enum SampleDefinition {
  static func data(changing path: [String] = [], to value: Any? = nil) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: path.isEmpty ? root : changed(root, path[...], value), format: .xml, options: 0)
  }

  static func data(of root: [String: Any], changing path: [String], to value: Any?) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: changed(root, path[...], value), format: .xml, options: 0)
  }

  private static func changed(_ node: Any, _ path: ArraySlice<String>, _ value: Any?) -> Any {
    guard let key = path.first else { return value ?? node }
    if var list = node as? [Any], let index = Int(key) {
      list[index] = changed(list[index], path.dropFirst(), value)
      return list
    }
    var members = node as? [String: Any] ?? [:]
    members[key] = path.count == 1 ? value : changed(members[key] ?? [:], path.dropFirst(), value)
    return members
  }

  private static func parameter(_ name: String, _ type: String, priority: Int, _ more: [String: Any] = [:]) -> [String: Any] {
    let base: [String: Any] = [
      "INIntentParameterName": name, "INIntentParameterType": type, "INIntentParameterDisplayPriority": priority,
      "INIntentParameterConfigurable": true,
      "INIntentParameterDisplayName": name.prefix(1).uppercased() + name.dropFirst(), "INIntentParameterDisplayNameID": "nT1",
    ]
    return base.merging(more) { $1 }
  }

  private static func enumCase(_ name: String, _ index: Int?) -> [String: Any] {
    var value: [String: Any] = ["INEnumValueName": name, "INEnumValueDisplayName": name.uppercased(), "INEnumValueDisplayNameID": "e-\(name)"]
    value["INEnumValueIndex"] = index
    return value
  }

  private static func property(_ name: String, _ type: String, priority: Int, _ more: [String: Any] = [:]) -> [String: Any] {
    ["INTypePropertyName": name, "INTypePropertyType": type, "INTypePropertyDisplayPriority": priority].merging(more) { $1 }
  }

  private static var root: [String: Any] {
    [
      "INEnums": [
        [
          "INEnumName": "Tide", "INEnumType": "Regular", "INEnumDisplayName": "Tide",
          "INEnumValues": [enumCase("unknown", nil), enumCase("high", 1), enumCase("low", 2)],
        ]
      ],
      "INTypes": [
        [
          "INTypeName": "Pier",
          "INTypeProperties": [
            property("identifier", "String", priority: 1, ["INTypePropertyDefault": true]),
            property("ships", "String", priority: 3, ["INTypePropertySupportsMultipleValues": true]), property("depth", "Decimal", priority: 2),
          ],
        ]
      ],
      "INIntents": [
        [
          "INIntentName": "Harbour", "INIntentTitle": "Harbour", "INIntentType": "Custom", "INIntentEligibleForWidgets": true,
          "INIntentParameters": [
            parameter(
              "pier", "Object", priority: 1,
              ["INIntentParameterObjectType": "Pier", "INIntentParameterSupportsDynamicEnumeration": true, "INIntentParameterSupportsSearch": true]),
            parameter(
              "tide", "Integer", priority: 2,
              ["INIntentParameterEnumType": "Tide", "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "high"]]),
            parameter(
              "note", "String", priority: 3,
              [
                "INIntentParameterSupportsDynamicEnumeration": true,
                "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": "Say “hi”"],
              ]),
            parameter("count", "Integer", priority: 4, ["INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": 3]]),
            parameter(
              "night", "Boolean", priority: 6,
              ["INIntentParameterConfigurable": false, "INIntentParameterMetadata": ["INIntentParameterMetadataDefaultValue": true]]),
            parameter("since", "DateComponents", priority: 5), parameter("place", "Placemark", priority: 7),
          ],
          "INIntentResponse": [
            "INIntentResponseCodes": [
              ["INIntentResponseCodeName": "success", "INIntentResponseCodeFormatString": "${ships} ships of ${length} m, ${ships}, ${nothing}"],
              ["INIntentResponseCodeName": "failure", "INIntentResponseCodeFormatString": "No ships"], ["INIntentResponseCodeName": "closed"],
            ],
            "INIntentResponseParameters": [
              ["INIntentResponseParameterName": "length", "INIntentResponseParameterType": "Decimal"],
              [
                "INIntentResponseParameterName": "ships", "INIntentResponseParameterType": "String",
                "INIntentResponseParameterSupportsMultipleValues": true,
              ],
            ],
          ],
        ]
      ],
    ]
  }
}
