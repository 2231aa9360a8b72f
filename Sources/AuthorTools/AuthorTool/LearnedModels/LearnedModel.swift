/// The inputs and outputs of a Core ML model.
package struct LearnedModel: Equatable {
  enum FeatureType: Equatable {
    case int64, double, string, image, multiArray, sequence
    case dictionary(key: String)
    /// A type that this tool does not support.
    case other

    /// The type of the generated property.
    var swift: String {
      switch self {
      case .int64: "Int64"
      case .double: "Double"
      case .string: "String"
      case .image: "CVPixelBuffer"
      case .multiArray: "MLMultiArray"
      case .sequence: "MLSequence"
      case .dictionary(let key): "[\(key): Double]"
      case .other: "MLFeatureValue"
      }
    }

    /// Returns the expression that makes the feature's value from the property `name`.
    func value(_ name: String) -> String {
      switch self {
      case .int64: "MLFeatureValue(int64: \(name))"
      case .double: "MLFeatureValue(double: \(name))"
      case .string: "MLFeatureValue(string: \(name))"
      case .image: "MLFeatureValue(pixelBuffer: \(name))"
      case .multiArray: "MLFeatureValue(multiArray: \(name))"
      case .sequence: "MLFeatureValue(sequence: \(name))"
      case .dictionary: "MLFeatureValue(_numbers: \(name))"
      case .other: name
      }
    }

    /// The expression that reads the property from a feature's value.
    var reading: String {
      switch self {
      case .int64: ".int64Value"
      case .double: ".doubleValue"
      case .string: ".stringValue"
      case .image: ".imageBufferValue!"
      case .multiArray: ".multiArrayValue!"
      case .sequence: ".sequenceValue!"
      case .dictionary: "._numbers()"
      case .other: ""
      }
    }
  }

  struct Feature: Equatable {
    let name: String
    var type = FeatureType.other
    var isOptional = false
  }

  var inputs: [Feature] = []
  var outputs: [Feature] = []
}
