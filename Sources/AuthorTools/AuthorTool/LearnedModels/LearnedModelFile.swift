import Foundation

/// Reads the inputs and outputs of an `.mlmodel` or `.mlpackage`. The model itself, which can have hundreds of megabytes, is not read.
///
/// An `.mlmodel` is a protocol buffers message. Its field 2 describes the model: in it, each field 1 is an input and each field 10 an output.
package enum LearnedModelFile {
  private static let mostFeatures = 1000

  /// - Returns: nil if the file has no description, for example because it is a pointer of Git LFS.
  package static func read(_ path: String) -> LearnedModel? {
    let file = path.hasSuffix(".mlpackage") ? specification(inPackage: path) : path
    guard let file, let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) else { return nil }
    for (number, value) in WireFields(data) {
      if number == 2, case .bytes(let description) = value { return model(description) }
    }
    return nil
  }

  /// Returns the path of the model file inside a package, from the package's `Manifest.json`.
  private static func specification(inPackage path: String) -> String? {
    let folder = "\(path)/Data"
    guard let data = FileManager.default.contents(atPath: "\(path)/Manifest.json"),
      let manifest = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let root = manifest["rootModelIdentifier"] as? String,
      let items = manifest["itemInfoEntries"] as? [String: [String: Any]], let name = items[root]?["path"] as? String,
      !name.split(separator: "/").contains("..")
    else { return nil }
    return "\(folder)/\(name)"
  }

  private static func model(_ description: Data) -> LearnedModel {
    var model = LearnedModel()
    for (number, value) in WireFields(description) {
      guard case .bytes(let bytes) = value, let feature = feature(bytes) else { continue }
      if number == 1, model.inputs.count < mostFeatures { model.inputs.append(feature) }
      if number == 10, model.outputs.count < mostFeatures { model.outputs.append(feature) }
    }
    return model
  }

  private static func feature(_ description: Data) -> LearnedModel.Feature? {
    var (name, type): (String?, Data?) = (nil, nil)
    for (number, value) in WireFields(description) {
      guard case .bytes(let bytes) = value else { continue }
      if number == 1 { name = String(data: bytes, encoding: .utf8) }
      if number == 3 { type = bytes }
    }
    guard let name, !name.isEmpty, name.utf8.count < 256 else { return nil }
    var feature = LearnedModel.Feature(name: name)
    for (number, value) in WireFields(type ?? Data()) {
      switch (number, value) {
      case (1, .bytes): feature.type = .int64
      case (2, .bytes): feature.type = .double
      case (3, .bytes): feature.type = .string
      case (4, .bytes): feature.type = .image
      case (5, .bytes): feature.type = .multiArray
      case (6, .bytes(let keys)): feature.type = .dictionary(key: WireFields(keys).contains { $0.number == 1 } ? "Int64" : "String")
      case (7, .bytes): feature.type = .sequence
      case (1000, .number(let number)): feature.isOptional = number != 0
      default: break
      }
    }
    return feature
  }
}
