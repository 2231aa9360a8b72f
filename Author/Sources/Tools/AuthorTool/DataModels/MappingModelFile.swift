import AlmanacDataModels
import Foundation

/// An `.xcmappingmodel`, as Xcode writes it.
struct MappingModelFile {
  /// A version of a data model, by the names of files.
  struct Version: Equatable {
    var model: String
    var version: String
  }

  let file: String
  let source: Version
  let destination: Version
  private let objects: [String: Object]
  private(set) var warnings: [ToolWarning] = []

  /// An object of the file.
  private struct Object {
    let type: String
    var attributes: [String: String] = [:]
    var relationships: [String: [String]] = [:]

    init(_ element: ModelElement) {
      type = element["type"] ?? ""
      for child in element.children("attribute") { attributes[child["name"] ?? ""] = child.text.trimmingCharacters(in: .whitespacesAndNewlines) }
      for child in element.children("relationship") {
        relationships[child["name"] ?? ""] = (child["idrefs"] ?? "").split(separator: " ").map(String.init)
      }
    }
  }

  /// - Throws: ``ToolError``.
  init(file: String) throws {
    self.file = file
    let contents = URL(fileURLWithPath: file).appendingPathComponent("xcmapping.xml").path
    let root = try ModelElement.root(of: OutputFile.read(contents), file: contents)
    let list = root.children("object").compactMap { element in element["id"].map { ($0, Object(element)) } }
    objects = Dictionary(list, uniquingKeysWith: { first, _ in first })
    guard let model = objects.values.first(where: { $0.type == "XDDEVMAPPINGMODEL" }),
      let source = Self.version(model.attributes["sourcemodelpath"]), let destination = Self.version(model.attributes["destinationmodelpath"])
    else { throw ToolError(file: contents, problem: "does not name the versions of the data model that it maps; open it in Xcode and save it again") }
    (self.source, self.destination) = (source, destination)
  }

  private static func version(_ path: String?) -> Version? {
    let parts = (path ?? "").split(separator: "/").map { ($0 as NSString).deletingPathExtension }
    guard parts.count > 1 else { return nil }
    return Version(model: parts[parts.count - 2], version: parts[parts.count - 1])
  }

  /// Returns the mapping between two versions of a model.
  mutating func mapping(from source: DataModel, to destination: DataModel) -> DataMapping {
    let entities = objects.values.filter { $0.type == "XDDEVENTITYMAPPING" }
      .sorted { (Int($0.attributes["mappingnumber"] ?? "") ?? 0) < (Int($1.attributes["mappingnumber"] ?? "") ?? 0) }
    return DataMapping(
      name: URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent, source: source,
      entities: entities.map { entity($0, source, destination) })
  }

  private mutating func entity(_ object: Object, _ source: DataModel, _ destination: DataModel) -> DataMapping.Entity {
    let (from, to) = (object.attributes["sourcename"], object.attributes["destinationname"])
    let name = object.attributes["name"] ?? [from, to].compactMap { $0 }.joined(separator: "To")
    var entity = DataMapping.Entity(name: name)
    (entity.source, entity.destination) = (from, to)
    entity.policy = object.attributes["migrationpolicyclassname"].flatMap { $0.split(separator: ".").last.map(String.init) }
    // Xcode fills in properties that have the same name on both sides, or that a renaming identifier joins.
    let former = source.properties(of: from)
    let renamed = destination.properties(of: to)
    func usual(_ property: String) -> String? { former[property] != nil ? property : renamed[property]?.flatMap { former[$0] == nil ? nil : $0 } }
    func fills(_ object: Object) -> Bool { object.attributes["autogenerateexpression"] == "1" }
    func properties(_ kind: String, _ value: (Object, String) -> DataMapping.Value?) -> [DataMapping.Property] {
      (object.relationships[kind] ?? []).compactMap { objects[$0] }.compactMap { one in
        guard let property = one.attributes["name"] else { return nil }
        guard let archive = one.attributes["valueexpressiondata"] else { return DataMapping.Property(name: property, value: value(one, property)) }
        return DataMapping.Property(name: property, value: ArchivedExpression.value(of: archive))
      }.sorted { $0.name < $1.name }
    }
    entity.attributes = properties("attributemappings") { _, name in fills(object) ? usual(name).map { .source([$0]) } : nil }
    entity.relationships = properties("relationshipmappings") { one, name in
      fills(one) ? usual(name).map { .destinations(mapping: nil, of: .source([$0])) } : nil
    }
    for property in entity.attributes + entity.relationships {
      if let part = property.value?.unsupported {
        warnings.append(
          ToolWarning(
            file: file, key: "\(name).\(property.name)",
            problem: "\(part) is not evaluated, and the migration fails; call a method of the policy instead"))
      }
    }
    return entity
  }
}

extension DataModel {
  /// Returns the properties of an entity and its parents, with their former names.
  fileprivate func properties(of entity: String?) -> [String: String?] {
    guard let found = entities.first(where: { $0.name == entity }) else { return [:] }
    let own = found.attributes.map { ($0.name, $0.originalName) } + found.relationships.map { ($0.name, $0.originalName) }
    return (found.parent.map { properties(of: $0) } ?? [:]).merging(own) { _, new in new }
  }
}

extension DataMapping.Value {
  /// The part that cannot be evaluated; nil if there is none.
  fileprivate var unsupported: String? {
    switch self {
    case .unsupported(let part): part
    case .policy(_, let arguments): arguments.lazy.compactMap(\.unsupported).first
    case .destinations(_, let value): value.unsupported
    default: nil
    }
  }
}
