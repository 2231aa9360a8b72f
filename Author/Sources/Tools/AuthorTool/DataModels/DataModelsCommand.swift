import AlmanacSwiftSourceText
import Foundation

/// `author-tool models PLAN`: writes the classes of a target's data models.
struct DataModelsCommand {
  struct Plan: Codable {
    struct Model: Codable {
      var file: String
      var output: String
    }
    var models: [Model]
    /// The target's `.xcmappingmodel`s.
    var mappings: [String]
    /// The target's Swift files that SwiftPM compiles by itself. They may declare the classes of entities.
    var own: [String]
    /// The target's Swift files that are compiled as copies. They may declare the classes of entities, too.
    var sources: [String]
  }

  let plan: Plan

  /// Runs the command.
  ///
  /// - Returns: warnings for the author.
  func run() throws -> [ToolWarning] {
    var declared: Set<String> = []
    var overrides: [ExtensionOverrides.Method] = []
    var policies = MigrationPolicyReader()
    for file in plan.own + plan.sources {
      let text = try OutputFile.read(file)
      if let line = plan.own.contains(file) ? ManagedMembers.lines(in: Array(text.utf8)).first : nil {
        throw ToolError(
          file: file, line: line,
          problem: "@NSManaged needs a copy of the file, which the compiler reads instead: give the target an overlay in Package.swift "
            + "(Documentation/platforms.md), or add the file to sources in almanac.json and exclude it from the target")
      }
      policies.read(text)
      // Most files declare no managed objects, and this search is cheaper than the lexer.
      if plan.sources.contains(file) { overrides += ExtensionOverrides.methods(in: Array(text.utf8)) }
      if text.contains("class ") { declared.formUnion(Self.classes(in: text)) }
    }
    var warnings: [ToolWarning] = []
    var entities: [String: String] = [:]
    let mappings = try plan.mappings.map(MappingModelFile.init)
    for (index, planned) in plan.models.enumerated() {
      var file = try DataModelFile(file: planned.file)
      for entity in file.model.entities where file.generation[entity.name] == .definition {
        if let other = entities.updateValue(planned.file, forKey: entity.className) {
          throw ToolError(file: planned.file, key: entity.name, problem: "\(other) has an entity with the class \(entity.className), too; rename one")
        }
        if declared.contains(entity.className) {
          throw ToolError(
            file: planned.file, key: entity.name,
            problem:
              "the target declares \(entity.className), and the model's code generation is Class Definition; choose Category/Extension or Manual")
        }
      }
      warnings += try add(mappings, to: &file, policies) + file.warnings
      let writer = DataModelWriter(file: file, declared: declared, overrides: overrides, policies: policies, isFirst: index == 0)
      try OutputFile.write(writer.swift(), to: planned.output)
    }
    return warnings
  }

  /// Adds the mappings to a model's current version. Core Data uses no others when it opens a store.
  private func add(_ mappings: [MappingModelFile], to file: inout DataModelFile, _ policies: MigrationPolicyReader) throws -> [ToolWarning] {
    var warnings: [ToolWarning] = []
    let current = MappingModelFile.Version(model: file.model.name, version: file.model.versionName)
    for var mapping in mappings where mapping.destination == current && mapping.source.model == current.model {
      let source = try DataModelFile(file: file.file, version: mapping.source.version).model
      let made = mapping.mapping(from: source, to: file.model)
      for policy in Set(made.entities.compactMap(\.policy)).subtracting(policies.classes).sorted() {
        warnings.append(
          ToolWarning(
            file: mapping.file, key: policy, problem: "the target does not declare this migration policy, and the migration fails without it"))
      }
      file.model.mappings.append(made)
      warnings += mapping.warnings
    }
    return warnings
  }

  /// Returns the classes that a source declares.
  static func classes(in source: String) -> [String] {
    let tokens = Array(SwiftLexer(source))
    return tokens.indices.dropLast().compactMap { index in
      guard tokens[index].isWord("class"), tokens[index + 1].kind == .word else { return nil }
      let name = tokens[index + 1].name ?? tokens[index + 1].text
      return ["func", "var", "let", "subscript"].contains(name) ? nil : name
    }
  }
}
