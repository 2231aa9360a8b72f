import AlmanacSwiftSourceText

/// Writes the protocol for an intent's handler.
///
/// On Apple's systems its methods are optional. The generated protocol has default implementations instead. The default of an asynchronous method calls
/// the variant with a completion handler, so that a handler can implement either.
struct IntentHandlingWriter {
  let intent: IntentDefinition.Intent

  /// Returns true if the app provides the parameter's values. The values of an enumeration are fixed, and a collection has only objects.
  static func isDynamic(_ parameter: IntentDefinition.Parameter) -> Bool { parameter.hasDynamicOptions && parameter.property.type.canBeOffered }

  private var name: String { intent.className }

  func write(to out: inout GeneratedCode) {
    out.block("public protocol \(name)Handling: NSObjectProtocol") { out in
      out.lines([
        "func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
        "func handle(intent: \(name)) async -> \(name)Response",
        "func confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
        "func confirm(intent: \(name)) async -> \(name)Response",
      ])
      for parameter in intent.parameters {
        out.lines([resolve(parameter, isAsync: false), resolve(parameter, isAsync: true)])
        guard Self.isDynamic(parameter) else { continue }
        out.lines([options(parameter, isAsync: false), options(parameter, isAsync: true), legacyOptions(parameter), defaultValue(parameter)])
      }
    }
    out.line()
    out.block("extension \(name)Handling") { out in
      writeDefaults("handle", success: ".failure", to: &out)
      writeDefaults("confirm", success: ".ready", to: &out)
      for parameter in intent.parameters {
        let (property, capitalized) = (parameter.property, SwiftName.capitalized(parameter.property.name))
        let result = property.isArray ? "[.notRequired()]" : ".notRequired()"
        out.line("public \(resolve(parameter, isAsync: false)) { completion(\(result)) }")
        out.block("public \(resolve(parameter, isAsync: true))") { out in
          out.line("await INCompletion.value { resolve\(capitalized)(for: intent, with: $0) }")
        }
        if Self.isDynamic(parameter) { writeDefaultOptions(parameter, capitalized, to: &out) }
      }
    }
  }

  private func writeDefaults(_ verb: String, success: String, to out: inout GeneratedCode) {
    out.block("public func \(verb)(intent: \(name), completion: @escaping (\(name)Response) -> Void)") { out in
      out.line("completion(\(name)Response(code: \(success), userActivity: nil))")
    }
    out.block("public func \(verb)(intent: \(name)) async -> \(name)Response") { out in
      out.line("await INCompletion.value { \(verb)(intent: intent, completion: $0) }")
    }
  }

  private func writeDefaultOptions(_ parameter: IntentDefinition.Parameter, _ capitalized: String, to out: inout GeneratedCode) {
    let property = parameter.property
    let search = parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
    out.block("public \(options(parameter, isAsync: false))") { out in
      out.block("provide\(capitalized)Options(for: intent\(search))") { out in
        out.line("completion($0.map { INObjectCollection(items: $0\(bridge(property.type))) }, $1)")
      }
    }
    out.block("public \(options(parameter, isAsync: true))") { out in
      out.line("try await INCompletion.options { provide\(capitalized)OptionsCollection(for: intent\(search), with: $0) }")
    }
    out.block("public \(legacyOptions(parameter))") { out in
      out.line("completion(nil, INOptionsError.notProvided(parameter: \(SwiftLiteral.string(capitalized)), intent: \(SwiftLiteral.string(name))))")
    }
    out.line("public \(defaultValue(parameter)) { nil }")
  }

  /// Returns the source that converts options to objects; empty if they are objects.
  private func bridge(_ type: ValueType) -> String {
    switch type {
    case .string, .url, .dateComponents: ".map { $0._bridgeToObjectiveC() }"
    default: ""
    }
  }

  // MARK: Signatures

  private func resolve(_ parameter: IntentDefinition.Parameter, isAsync: Bool) -> String {
    let property = parameter.property
    let result = property.isArray ? "[\(property.type.resolutionResult)]" : property.type.resolutionResult
    let head = "func resolve\(SwiftName.capitalized(property.name))(for intent: \(name)"
    return isAsync ? "\(head)) async -> \(result)" : "\(head), with completion: @escaping (\(result)) -> Void)"
  }

  private func options(_ parameter: IntentDefinition.Parameter, isAsync: Bool) -> String {
    let collection = "INObjectCollection<\(parameter.property.type.optionType)>"
    let search = parameter.supportsSearch ? ", searchTerm: String?" : ""
    let head = "func provide\(SwiftName.capitalized(parameter.property.name))OptionsCollection(for intent: \(name)\(search)"
    return isAsync ? "\(head)) async throws -> \(collection)" : "\(head), with completion: @escaping (\(collection)?, (any Error)?) -> Void)"
  }

  /// Returns the signature of the variant that Apple's systems had before collections.
  private func legacyOptions(_ parameter: IntentDefinition.Parameter) -> String {
    let property = parameter.property
    let search = parameter.supportsSearch ? ", searchTerm: String?" : ""
    return "func provide\(SwiftName.capitalized(property.name))Options(for intent: \(name)\(search), "
      + "with completion: @escaping ([\(property.type.swiftType)]?, (any Error)?) -> Void)"
  }

  private func defaultValue(_ parameter: IntentDefinition.Parameter) -> String {
    let property = parameter.property
    let type = property.isArray ? "[\(property.type.swiftType)]" : property.type.swiftType
    return "func default\(SwiftName.capitalized(property.name))(for intent: \(name)) -> \(type)?"
  }
}
