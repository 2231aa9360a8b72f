import AlmanacDataModels
import Foundation

/// An `.xcdatamodeld`, or a single `.xcdatamodel`: its current version, and the classes that Xcode would generate for it.
package struct DataModelFile {
  /// The code that Xcode generates for an entity.
  enum Generation: String {
    /// The class with its properties.
    case definition = "class"
    /// The properties, in an extension of the author's class.
    case extensionOnly = "category"
    case none
  }

  let file: String
  var model: DataModel
  /// The generated code by entity.
  private(set) var generation: [String: Generation] = [:]
  private(set) var warnings: [ToolWarning] = []
  private let contents: String

  /// - Parameter version: the name of a version; nil = the current one.
  /// - Throws: ``ToolError``.
  package init(file: String, version: String? = nil) throws {
    self.file = file
    let url = URL(fileURLWithPath: file)
    let name = url.deletingPathExtension().lastPathComponent
    let versions = try Self.versions(of: url)
    let current = try version.map { try Self.version($0, of: url, versions) } ?? Self.current(of: url, versions)
    contents = current.appendingPathComponent("contents").path
    model = DataModel(name: name, version: max(versions.count, 1), versionName: current.deletingPathExtension().lastPathComponent)
    let root = try ModelElement.root(of: OutputFile.read(contents), file: contents)
    guard root.name == "model" else { throw ToolError(file: contents, problem: "is not a data model: its element is <\(root.name)>") }
    for element in root.children("entity") { try add(element) }
    for element in root.children("configuration") {
      guard let name = element["name"] else { continue }
      model.configurations[name] = element.children("memberEntity").compactMap { $0["name"] }
    }
    if !root.children("fetchRequest").isEmpty {
      warn("fetchRequest", "fetch request templates are not read; make the request in code")
    }
    try check()
  }

  /// The versions in an `.xcdatamodeld`.
  private static func versions(of url: URL) throws -> [URL] {
    guard url.pathExtension == "xcdatamodeld" else { return [] }
    let found = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    let versions = found.filter { $0.pathExtension == "xcdatamodel" }.sorted { $0.path < $1.path }
    guard !versions.isEmpty else { throw ToolError(file: url.path, problem: "has no version: there is no .xcdatamodel in it") }
    return versions
  }

  private static func version(_ name: String, of url: URL, _ versions: [URL]) throws -> URL {
    guard let found = versions.first(where: { $0.deletingPathExtension().lastPathComponent == name }) else {
      throw ToolError(file: url.path, problem: "has no version \(name), which a mapping model names")
    }
    return found
  }

  private static func current(of url: URL, _ versions: [URL]) throws -> URL {
    guard url.pathExtension == "xcdatamodeld" else { return url }
    let note = url.appendingPathComponent(".xccurrentversion")
    guard let data = FileManager.default.contents(atPath: note.path) else {
      // Xcode writes the note when the model gets a second version.
      guard versions.count == 1 else {
        throw ToolError(file: url.path, problem: "has \(versions.count) versions and no .xccurrentversion that says which is the current one")
      }
      return versions[0]
    }
    let name = try PropertyListReader(file: note.path, data: data).requiredString("_XCCurrentVersionName")
    guard let current = versions.first(where: { $0.lastPathComponent == name }) else {
      throw ToolError(file: note.path, key: "_XCCurrentVersionName", problem: "there is no version \(name)")
    }
    return current
  }

  private mutating func warn(_ key: String, _ problem: String) { warnings.append(ToolWarning(file: contents, key: key, problem: problem)) }

  // MARK: Entities

  private mutating func add(_ element: ModelElement) throws {
    guard let name = element["name"], SwiftName.isIdentifier(name) else {
      throw ToolError(file: contents, key: element["name"] ?? "entity", problem: "is not a name of an entity")
    }
    var entity = DataModel.Entity(name: name)
    let className = element["representedClassName"] ?? ""
    // `.Item` is a class of the current module. Other modules cannot be named, because the class is compiled into the author's module.
    entity.className = className.split(separator: ".").last.map(String.init) ?? ""
    if entity.className == "NSManagedObject" { entity.className = "" }
    entity.parent = element["parentEntity"]
    entity.isAbstract = element.flag("isAbstract")
    for child in element.children("attribute") { entity.attributes += try attribute(child, of: name).map { [$0] } ?? [] }
    for child in element.children("relationship") { entity.relationships.append(try relationship(child, of: name)) }
    for constraint in element.children("uniquenessConstraints").flatMap({ $0.children("uniquenessConstraint") }) {
      entity.uniques.append(constraint.children("constraint").compactMap { $0["value"] })
    }
    for index in element.children("fetchIndex") {
      let names = index.children("fetchIndexElement").filter { $0["type"] != "RTree" }.compactMap { $0["property"] }
      if !names.isEmpty { entity.indices.append(names) }
    }
    for property in element.children("fetchedProperty") { warn("\(name).\(property["name"] ?? "")", "fetched properties are not supported") }
    for composite in element.children("composite") { warn("\(name).\(composite["name"] ?? "")", "composite attributes are not supported") }
    model.entities.append(entity)
    let kind = element["codeGenerationType"].map { Generation(rawValue: $0) ?? .none } ?? .none
    generation[name] = entity.className.isEmpty ? Generation.none : kind
  }

  private mutating func attribute(_ element: ModelElement, of entity: String) throws -> DataModel.Attribute? {
    let name = element["name"] ?? ""
    let key = "\(entity).\(name)"
    guard SwiftName.isIdentifier(name) else { throw ToolError(file: contents, key: key, problem: "is not a name of an attribute") }
    let typeName = element["attributeType"] ?? ""
    guard let type = DataModel.AttributeType(rawValue: typeName) else {
      warn(key, "attributes of the type \(typeName.isEmpty ? "Undefined" : typeName) are not supported; the attribute is left out")
      return nil
    }
    var attribute = DataModel.Attribute(name: name, type: type)
    attribute.isOptional = element.flag("optional")
    attribute.isTransient = element.flag("transient")
    attribute.isPreserved = element.flag("preserveAfterDeletion")
    attribute.isScalar = element.flag("usesScalarValueType")
    attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.customClass = element["customClassName"]
    attribute.originalName = element["elementID"]
    let standard: Set = ["NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer", "NSKeyedUnarchiveFromData", ""]
    if type == .transformable, let transformer = element["valueTransformerName"], !standard.contains(transformer) {
      warn(key, "the transformer \(transformer) is not called; values of property lists and Codable types are stored as they are")
    }
    for limit in ["minValueString", "maxValueString", "minDateTimeInterval", "maxDateTimeInterval", "regularExpressionString"]
    where element[limit] != nil {
      warn(key, "\(limit) is not checked when objects are saved")
    }
    return attribute
  }

  private func relationship(_ element: ModelElement, of entity: String) throws -> DataModel.Relationship {
    let name = element["name"] ?? ""
    let key = "\(entity).\(name)"
    guard SwiftName.isIdentifier(name) else { throw ToolError(file: contents, key: key, problem: "is not a name of a relationship") }
    guard let destination = element["destinationEntity"] else { throw ToolError(file: contents, key: key, problem: "has no destination") }
    var relationship = DataModel.Relationship(name: name, destination: destination)
    relationship.inverse = element["inverseName"]
    relationship.isToMany = element.flag("toMany")
    relationship.isOrdered = element.flag("ordered")
    relationship.isOptional = element.flag("optional")
    relationship.originalName = element["elementID"]
    relationship.minimum = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximum = relationship.isToMany ? element["maxCount"].flatMap { Int($0) } ?? 0 : 1
    if let rule = element["deletionRule"] {
      guard let known = DataModel.DeleteRule(rawValue: rule) else {
        throw ToolError(file: contents, key: key, problem: "the delete rule \(rule) is not known")
      }
      relationship.deleteRule = known
    }
    return relationship
  }

  /// Checks that the names in entities exist.
  private func check() throws {
    let names = model.entities.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ToolError(file: contents, key: twice, problem: "there are two entities of this name")
    }
    for entity in model.entities {
      var ancestors: Set<String> = [entity.name]
      var parent = entity.parent
      while let name = parent {
        guard let found = model.entities.first(where: { $0.name == name }) else {
          throw ToolError(file: contents, key: entity.name, problem: "its parent \(name) is not in the model")
        }
        guard ancestors.insert(name).inserted else { throw ToolError(file: contents, key: entity.name, problem: "is its own ancestor") }
        parent = found.parent
      }
      for relationship in entity.relationships where !names.contains(relationship.destination) {
        throw ToolError(
          file: contents, key: "\(entity.name).\(relationship.name)", problem: "its destination \(relationship.destination) is not in the model")
      }
    }
  }
}
