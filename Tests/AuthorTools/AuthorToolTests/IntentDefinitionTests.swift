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
          name: "Pier", properties: [.init(name: "depth", type: .decimal), .init(name: "ships", type: .string, isArray: true)])
      ])
    let intent = try #require(definition.intents.first)
    #expect(intent.className == "HarbourIntent" && intent.isEligibleForWidgets)
    #expect(intent.parameters.map(\.property.name) == ["pier", "tide", "note", "count", "since", "night"])
    #expect(intent.parameters.map(\.property.type) == [.object("Pier"), .enumeration("Tide"), .string, .integer, .dateComponents, .boolean])
    #expect(intent.parameters.map(\.defaultValue) == [nil, .enumCase("high"), .string("Say “hi”"), .integer(3), nil, .boolean(true)])
    #expect(intent.parameters.map(\.hasDynamicOptions) == [true, false, true, false, false, false])
    #expect(intent.parameters.map(\.isEditable) == [true, true, true, true, true, false])
    #expect(intent.parameters[2].title == .init(text: "Note", id: "nT1"))
    #expect(intent.responseCodes == ["closed"])
    #expect(
      definition.warnings.map(\.description) == [
        "Harbour.intentdefinition: warning: INIntents[0].INIntentParameters[6].INIntentParameterType: the type Placemark is not supported; place is left out"
      ])
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
              ["INIntentResponseCodeName": "success"], ["INIntentResponseCodeName": "failure"], ["INIntentResponseCodeName": "closed"],
            ]
          ],
        ]
      ],
    ]
  }
}
