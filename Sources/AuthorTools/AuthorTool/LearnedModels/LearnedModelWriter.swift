import SwiftSourceText

/// Writes the classes that Xcode generates from a model: the model, its input and its output.
///
/// Creating the model throws `MLModelError`, because Almanac's Core ML loads no models. The inputs and outputs work.
struct LearnedModelWriter {
  let name: String
  let model: LearnedModel

  var source: String {
    var code = GeneratedCode()
    code.lines(["import CoreGraphics", "import CoreML", "import CoreVideo", ""])
    input(&code)
    code.line()
    output(&code)
    code.line()
    code.block("nonisolated class \(name)") { code in
      code.line("let model: MLModel")
      code.line("class var urlOfModelInThisBundle: URL { Bundle.main.bundleURL.appendingPathComponent(\(SwiftLiteral.string(name + ".mlmodelc"))) }")
      code.line("init(model: MLModel) { self.model = model }")
      code.line("@available(*, deprecated, message: \"Use init(configuration:) instead and handle errors appropriately.\")")
      code.line("convenience init() { self.init(model: MLModel._absent) }")
      code.block("convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws") {
        $0.line("try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)")
      }
      code.line("convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }")
      code.block("convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws") {
        $0.line("try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))")
      }
      loading(&code)
      predictions(&code)
    }
    return code.text
  }

  // MARK: The model

  private func loading(_ code: inout GeneratedCode) {
    for (parameter, argument) in [("", ""), ("contentsOf modelURL: URL, ", "contentsOf: modelURL, ")] {
      code.block(
        "class func load(\(parameter)configuration: MLModelConfiguration = MLModelConfiguration(), "
          + "completionHandler handler: @escaping (Swift.Result<\(name), any Error>) -> Void)"
      ) { $0.line("handler(Swift.Result { try \(name)(\(argument)configuration: configuration) })") }
      code.block("class func load(\(parameter)configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name)") {
        $0.line("try \(name)(\(argument)configuration: configuration)")
      }
    }
  }

  private func predictions(_ code: inout GeneratedCode) {
    code.line("func prediction(input: \(name)Input) throws -> \(name)Output { try prediction(input: input, options: MLPredictionOptions()) }")
    code.block("func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output") {
      $0.line("\(name)Output(features: try model.prediction(from: input, options: options))")
    }
    code.block("func prediction(input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()) async throws -> \(name)Output") {
      $0.line("\(name)Output(features: try model.prediction(from: input, options: options))")
    }
    if !model.inputs.isEmpty {
      code.block("func prediction(\(parameters(model.inputs))) throws -> \(name)Output") {
        $0.line("try prediction(input: \(name)Input(\(arguments)))")
      }
    }
    code.block("func predictions(inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()) throws -> [\(name)Output]") {
      $0.line("try inputs.map { try prediction(input: $0, options: options) }")
    }
  }

  // MARK: Features

  private func input(_ code: inout GeneratedCode) {
    code.block("nonisolated class \(name)Input: MLFeatureProvider") { code in
      code.lines(model.inputs.map { "var \(Self.name($0)): \($0.type.swift)\($0.isOptional ? "?" : "")" })
      code.line("var featureNames: Set<String> { [\(names(model.inputs))] }")
      code.block("func featureValue(for featureName: String) -> MLFeatureValue?") { code in
        code.block("switch featureName") { code in
          for feature in model.inputs {
            let value = feature.isOptional ? "\(Self.name(feature)).map { \(feature.type.value("$0")) }" : feature.type.value(Self.name(feature))
            code.line("case \(SwiftLiteral.string(feature.name)): return \(value)")
          }
          code.line("default: return nil")
        }
      }
      code.block("init(\(parameters(model.inputs)))") { code in
        code.lines(model.inputs.map { "self.\(Self.name($0)) = \(Self.name($0))" })
      }
      pictures(&code)
    }
  }

  /// Writes initialisers with pictures or their files. They throw, because Almanac makes no pixel buffers from pictures.
  private func pictures(_ code: inout GeneratedCode) {
    guard model.inputs.contains(where: { $0.type == .image }) else { return }
    for (suffix, type) in [("With", "CGImage"), ("At", "URL")] {
      let parameters = model.inputs.map { feature in
        let name = Self.name(feature)
        return feature.type == .image ? "\(Self.identifier(feature.name))\(suffix) \(name): \(type)" : self.parameters([feature])
      }
      code.line("convenience init(\(parameters.joined(separator: ", "))) throws { throw MLModelError(.featureType) }")
    }
  }

  private func output(_ code: inout GeneratedCode) {
    code.block("nonisolated class \(name)Output: MLFeatureProvider") { code in
      code.line("private let provider: any MLFeatureProvider")
      for feature in model.outputs {
        code.line(
          "var \(Self.name(feature)): \(feature.type.swift) { provider.featureValue(for: \(SwiftLiteral.string(feature.name)))!\(feature.type.reading) }"
        )
      }
      code.line("var featureNames: Set<String> { provider.featureNames }")
      code.line("func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }")
      if !model.outputs.isEmpty {
        code.block("init(\(model.outputs.map { "\(Self.name($0)): \($0.type.swift)" }.joined(separator: ", ")))") { code in
          let values = model.outputs.map { "\(SwiftLiteral.string($0.name)): \($0.type.value(Self.name($0)))" }
          code.line("provider = MLDictionaryFeatureProvider(_values: [\(values.joined(separator: ", "))])")
        }
      }
      code.line("init(features: any MLFeatureProvider) { provider = features }")
    }
  }

  private func parameters(_ features: [LearnedModel.Feature]) -> String {
    features.map { "\(Self.name($0)): \($0.type.swift)\($0.isOptional ? "? = nil" : "")" }.joined(separator: ", ")
  }
  private var arguments: String { model.inputs.map { "\(Self.identifier($0.name)): \(Self.name($0))" }.joined(separator: ", ") }
  private func names(_ features: [LearnedModel.Feature]) -> String { features.map { SwiftLiteral.string($0.name) }.joined(separator: ", ") }

  private static func name(_ feature: LearnedModel.Feature) -> String { SwiftName.escaped(identifier(feature.name)) }

  /// Returns a name with an underscore for each character that an identifier cannot have, as Xcode does.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { SwiftName.isIdentifier("_\($0)") ? $0 : "_" })
    return SwiftName.isIdentifier(name) ? name : "_\(name)"
  }
}
