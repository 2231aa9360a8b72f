import AlmanacDataModels
import Foundation
import Testing

@testable import AuthorTool

/// Core Data models and the classes that are generated of them.
@Suite struct DataModelTests {
  private let scratch: Scratch
  private var folder: URL { scratch.folder.appendingPathComponent("M.xcdatamodeld") }

  init() throws { scratch = try Scratch() }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  private func model(_ entities: String) -> String { "<?xml version=\"1.0\"?>\n<model type=\"a\">\n\(entities)\n</model>\n" }
  private func read(_ entities: String) throws -> DataModelFile {
    try write(model(entities), "M.xcdatamodel/contents")
    return try DataModelFile(file: folder.path)
  }
  private func fault(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "no error"
  }

  @Test func `attributes, relationships and constraints are read`() throws {
    let file = try read(
      """
      <entity name="A" representedClassName=".A" codeGenerationType="class">
        <attribute name="n" attributeType="Integer 32" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="d" optional="YES" attributeType="Date" defaultDateTimeInterval="12.5" elementID="old"/>
        <relationship name="bs" optional="YES" toMany="YES" ordered="YES" maxCount="4" deletionRule="Cascade" destinationEntity="B" inverseName="a"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="n"/></uniquenessConstraint></uniquenessConstraints>
        <fetchIndex name="i"><fetchIndexElement property="d" type="Binary"/></fetchIndex>
      </entity>
      <!-- a comment with <entity> -->
      <entity name="B" representedClassName="NSManagedObject" parentEntity="A" isAbstract="YES">
        <relationship name="a" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="A" inverseName="bs"/>
      </entity>
      """)
    let (a, b) = (file.model.entities[0], file.model.entities[1])
    #expect(a.className == "A" && a.attributes[0].defaultValue == "3" && a.attributes[0].isScalar && !a.attributes[0].isOptional)
    #expect(a.attributes[1].defaultValue == "12.5" && a.attributes[1].originalName == "old" && a.uniques == [["n"]] && a.indices == [["d"]])
    #expect(a.relationships[0].isOrdered && a.relationships[0].maximum == 4 && a.relationships[0].deleteRule == .cascade)
    #expect(
      b.className.isEmpty && b.parent == "A" && b.isAbstract && !b.relationships[0].isToMany && file.generation["B"] == DataModelFile.Generation.none)
    #expect(file.model.name == "M" && file.model.version == 1 && file.warnings.isEmpty)
    #expect(try JSONDecoder().decode(DataModel.self, from: JSONEncoder().encode(file.model)) == file.model)
  }

  @Test func `the current version is the one that the note names`() throws {
    try write(model("<entity name=\"Old\"/>"), "M.xcdatamodel/contents")
    try write(model("<entity name=\"New\"/>"), "M 2.xcdatamodel/contents")
    #expect(fault { _ = try DataModelFile(file: folder.path) }.contains("2 versions and no .xccurrentversion"))
    func note(_ name: String) -> String { "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>" }
    try write(note("M 2.xcdatamodel"), ".xccurrentversion")
    let file = try DataModelFile(file: folder.path)
    #expect(file.model.entities.map(\.name) == ["New"] && file.model.version == 2 && file.model.versionName == "M 2")
    try write(note("M 3.xcdatamodel"), ".xccurrentversion")
    #expect(fault { _ = try DataModelFile(file: folder.path) }.contains("there is no version M 3.xcdatamodel"))
    #expect(try DataModelFile(file: folder.appendingPathComponent("M.xcdatamodel").path).model.entities.map(\.name) == ["Old"])
  }

  @Test func `what is not supported is a warning with its place`() throws {
    let file = try read(
      """
      <entity name="A"><attribute name="c" attributeType="Composite"/><attribute name="s" attributeType="String" regularExpressionString="a"/>
      <attribute name="t" attributeType="Transformable" valueTransformerName="ColorTransformer"/><fetchedProperty name="f"/></entity>
      <fetchRequest name="r"/>
      """)
    let warnings = file.warnings.map(\.description).joined(separator: "\n")
    for part in [
      "A.c: attributes of the type Composite", "A.s: regularExpressionString", "A.t: the transformer ColorTransformer", "A.f: fetched",
      "fetchRequest",
    ] {
      #expect(warnings.contains(part), "\(part)")
    }
    #expect(file.model.entities[0].attributes.map(\.name) == ["s", "t"])
  }

  @Test(arguments: [
    ("<entity", "has an attribute without a value"), ("<entity name=\"A\">", "closes nothing"), ("<entity name=\"A B\"/>", "not a name of an entity"),
    ("<entity name=\"A\"/><entity name=\"A\"/>", "two entities"), ("<entity name=\"A\" parentEntity=\"B\"/>", "parent B is not in the model"),
    ("<entity name=\"A\" parentEntity=\"A\"/>", "its own ancestor"), ("<entity name=\"A\"><relationship name=\"r\"/></entity>", "no destination"),
    ("<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"B\"/></entity>", "destination B is not in the model"),
    ("<entity name=\"A\"><attribute name=\"1\" attributeType=\"String\"/></entity>", "not a name of an attribute"),
    ("<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" deletionRule=\"Explode\"/></entity>", "delete rule Explode"),
    (String(repeating: "<a>", count: 5000), "nested more than 100"), ("<entity name=A/>", "not in quotes"),
  ])
  func `a model with a fault is an error with its file`(entities: String, reason: String) {
    let message = fault { _ = try read(entities) }
    #expect(message.contains(reason) && message.contains("contents"), "\(message)")
  }

  @Test func `classes, extensions and properties are written`() throws {
    let file = try read(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class">
        <attribute name="n" attributeType="Integer 16" usesScalarValueType="YES"/><attribute name="class" optional="YES" attributeType="Boolean"/>
        <relationship name="bs" optional="YES" toMany="YES" destinationEntity="B" inverseName="a"/>
      </entity>
      <entity name="B" representedClassName="Bee" parentEntity="A" codeGenerationType="category">
        <relationship name="a" optional="YES" maxCount="1" destinationEntity="A"/>
      </entity>
      <entity name="C" representedClassName="Missing"/>
      """)
    let text = try DataModelWriter(file: file, declared: ["Bee"]).swift()
    for line in [
      "public class A: NSManagedObject {}", "public var n: Int16 {", "public var `class`: NSNumber? {", "public var bs: NSSet? {",
      "public func addToBs(_ value: Bee) { _addManaged(value, \"bs\") }", "extension Bee {", "public var a: A? {",
      "public class func fetchRequest() -> NSFetchRequest<Bee> { NSFetchRequest<Bee>(entityName: \"B\") }", "[\"A\": A.self, \"B\": Bee.self]",
      "enum _DataModel_M: _GeneratedDataModel", "extension Bundle {",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("class Bee") && !text.contains("Missing.self"))
  }

  @Test func `a source that SwiftPM compiles by itself may not have the attribute`() throws {
    _ = try read("<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>")
    let source = folder.deletingLastPathComponent().appendingPathComponent("A.swift")
    let output = folder.deletingLastPathComponent().appendingPathComponent("M.model.swift").path
    func run(_ text: String, isCopy: Bool) -> String {
      fault {
        try Data(text.utf8).write(to: source)
        let sources = [source.path]
        _ = try DataModelsCommand(
          plan: .init(models: [.init(file: folder.path, output: output)], mappings: [], own: isCopy ? [] : sources, sources: isCopy ? sources : [])
        ).run()
      }
    }
    let managed = "class B: NSManagedObject {\n  @NSManaged var a: Int\n}"
    #expect(run(managed, isCopy: false).contains("A.swift:2: error: @NSManaged needs a copy"))
    #expect(run(managed, isCopy: true) == "no error" && FileManager.default.fileExists(atPath: output))
    #expect(run("class A: NSManagedObject {}", isCopy: true).contains("choose Category/Extension or Manual"))
  }
}
