import AlmanacSwiftSourceText
import Foundation

/// `author-tool intents PLAN`: writes the classes of a target's intent definitions.
struct IntentsCommand {
  struct Plan: Codable {
    struct Definition: Codable {
      var file: String
      var output: String
    }
    var definitions: [Definition]
    /// The target's Swift files, which may contain the intents extension.
    var sources: [String]
  }

  let plan: Plan

  /// Runs the command.
  ///
  /// - Returns: warnings for the author.
  func run() throws -> [ToolWarning] {
    let definitions = try Self.withoutDuplicates(plan.definitions.map { try IntentDefinition(file: $0.file) })
    let (extensionClass, warning) = try extensionClass()
    for (definition, planned) in zip(definitions, plan.definitions) {
      try OutputFile.write(IntentWriter(definition: definition, extensionClass: extensionClass).swift(), to: planned.output)
    }
    return definitions.flatMap(\.warnings) + (warning.map { [$0] } ?? [])
  }

  /// Removes types that another file of the target declares in the same way. Different types with the same name are an error.
  static func withoutDuplicates(_ definitions: [IntentDefinition]) throws -> [IntentDefinition] {
    var types: [String: (IntentDefinition.ObjectType, file: String)] = [:]
    var enumerations: [String: (IntentDefinition.Enumeration, file: String)] = [:]
    var intents: [String: String] = [:]
    return try definitions.map { definition in
      var definition = definition
      definition.types = try definition.types.filter { type in
        guard let (other, file) = types[type.name] else {
          types[type.name] = (type, definition.file)
          return true
        }
        guard other == type else { throw Self.conflict("INTypes", type.name, definition.file, file) }
        return false
      }
      var repeated: [IntentDefinition.Enumeration] = []
      for enumeration in definition.enumerations {
        guard let (other, file) = enumerations[enumeration.name] else {
          enumerations[enumeration.name] = (enumeration, definition.file)
          continue
        }
        guard other == enumeration else { throw Self.conflict("INEnums", enumeration.name, definition.file, file) }
        repeated.append(enumeration)
      }
      definition.enumerations.removeAll(where: repeated.contains)
      for intent in definition.intents {
        if let file = intents.updateValue(definition.file, forKey: intent.className) {
          throw Self.conflict("INIntents", intent.className, definition.file, file)
        }
      }
      return definition
    }
  }

  private static func conflict(_ key: String, _ name: String, _ file: String, _ other: String) -> ToolError {
    ToolError(file: file, key: key, problem: "\(other) declares \(name) differently; rename one of them or remove one file from the target")
  }

  /// Returns the one class of the target that inherits from `INExtension`.
  private func extensionClass() throws -> (String?, ToolWarning?) {
    var found: [(name: String, file: String)] = []
    for file in plan.sources {
      let text = try OutputFile.read(file)
      guard text.contains("INExtension") else { continue }
      found += ExtensionClasses.names(in: text).map { ($0, file) }
    }
    guard found.count > 1 else { return (found.first?.name, nil) }
    let names = found.map(\.name).joined(separator: ", ")
    return (
      nil,
      ToolWarning(file: found[1].file, problem: "\(names) are all intents extensions, but a target can have only one; none of them provides options")
    )
  }
}

/// Finds the classes that inherit from `INExtension` in a source.
enum ExtensionClasses {
  static func names(in source: String) -> [String] {
    let words = SwiftLexer(source).filter { $0.kind == .word }.map(\.text)
    return words.indices.dropLast(2).compactMap { index in
      // The superclass is the first name after the colon.
      words[index] == "class" && words[index + 2] == "INExtension" ? words[index + 1] : nil
    }
  }
}
