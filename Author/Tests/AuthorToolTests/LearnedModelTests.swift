import Foundation
import Testing

@testable import AuthorTool

/// Classes of Core ML models.
@Suite struct LearnedModelTests {
  // MARK: Messages of protocol buffers

  private func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] { varint(number << 3 | 2) + varint(bytes.count) + bytes }
  private func field(_ number: Int, number value: Int) -> [UInt8] { varint(number << 3) + varint(value) }
  private func varint(_ value: Int) -> [UInt8] { value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7) }
  private func feature(_ name: String, _ type: [UInt8]) -> [UInt8] {
    field(1, Array(name.utf8)) + field(2, Array("A sentence".utf8)) + field(3, type)
  }

  private var description: [UInt8] {
    field(1, feature("wind speed", field(2, []))) + field(1, feature("class", field(3, []) + field(1000, number: 1)))
      + field(1, feature("photo", field(4, field(1, number: 64)))) + field(10, feature("height", field(5, [])))
      + field(10, feature("chances", field(6, field(2, [])))) + field(10, feature("counts", field(6, field(1, []))))
      + field(10, feature("rank", field(1, []))) + field(10, feature("later", field(9, []))) + field(11, Array("height".utf8))
  }
  /// A version, the description, and weights.
  private var file: Data { Data(field(1, number: 4) + [0x3D, 0, 0, 0, 0] + field(2, description) + field(500, [UInt8](repeating: 7, count: 300))) }

  private let inputs: [LearnedModel.Feature] = [
    .init(name: "wind speed", type: .double), .init(name: "class", type: .string, isOptional: true), .init(name: "photo", type: .image),
  ]

  @Test func `a model's inputs and outputs are read with their types`() throws {
    let folder = try Scratch()
    try file.write(to: URL(fileURLWithPath: folder.path("Tides.mlmodel")))
    let model = try #require(LearnedModelFile.read(folder.path("Tides.mlmodel")))
    #expect(model.inputs == inputs)
    #expect(model.outputs.map(\.name) == ["height", "chances", "counts", "rank", "later"])
    #expect(model.outputs.map(\.type) == [.multiArray, .dictionary(key: "String"), .dictionary(key: "Int64"), .int64, .other])
  }

  @Test func `a package's model is the one that its manifest names`() throws {
    let folder = try Scratch()
    func manifest(_ path: String) throws {
      try folder.write("T.mlpackage/Manifest.json", #"{"rootModelIdentifier": "A", "itemInfoEntries": {"A": {"path": "\#(path)"}}}"#)
    }
    try manifest("com.apple.CoreML/model.mlmodel")
    #expect(LearnedModelFile.read(folder.path("T.mlpackage")) == nil)
    try folder.write("T.mlpackage/Data/com.apple.CoreML/model.mlmodel", "")
    try file.write(to: URL(fileURLWithPath: folder.path("T.mlpackage/Data/com.apple.CoreML/model.mlmodel")))
    #expect(LearnedModelFile.read(folder.path("T.mlpackage"))?.inputs == inputs)
    try manifest("../Data/com.apple.CoreML/model.mlmodel")
    #expect(LearnedModelFile.read(folder.path("T.mlpackage")) == nil)
  }

  @Test func `a file that is cut off, or no model, is read as far as it goes`() throws {
    let folder = try Scratch()
    func read(_ data: Data) throws -> LearnedModel? {
      try data.write(to: URL(fileURLWithPath: folder.path("a.mlmodel")))
      return LearnedModelFile.read(folder.path("a.mlmodel"))
    }
    #expect(try read(Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8)) == nil)
    #expect(try read(Data()) == nil && read(file.prefix(20)) == nil)
    #expect(try read(Data(field(2, field(1, Array(description.prefix(12))) + [0xFF]))) != nil)
    #expect(try read(Data([0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])) == nil)
    // A field whose length is as large as a number can be, and a number that does not end.
    #expect(Array(WireFields(Data([0x0A] + [UInt8](repeating: 0xFF, count: 20)))).isEmpty)
  }

  @Test func `the classes have the names and labels of Xcode's`() throws {
    let source = LearnedModelWriter(name: "Tides", model: LearnedModel(inputs: inputs, outputs: [.init(name: "height", type: .double)])).source
    for line in [
      "  var wind_speed: Double", "  var `class`: String?", "    case \"wind speed\": return MLFeatureValue(double: wind_speed)",
      "    case \"class\": return `class`.map { MLFeatureValue(string: $0) }",
      "  init(wind_speed: Double, `class`: String? = nil, photo: CVPixelBuffer) {",
      "  convenience init(wind_speed: Double, `class`: String? = nil, photoAt photo: URL) throws { throw MLModelError(.featureType) }",
      "  var height: Double { provider.featureValue(for: \"height\")!.doubleValue }",
      "  convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {",
      "  func prediction(wind_speed: Double, `class`: String? = nil, photo: CVPixelBuffer) throws -> TidesOutput {",
      "    try prediction(input: TidesInput(wind_speed: wind_speed, class: `class`, photo: photo))",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
    #expect(LearnedModelWriter.identifier("My model-2") == "My_model_2" && LearnedModelWriter.identifier("2nd") == "_2nd")
  }

  @Test func `a class of the author's takes the place of the generated one; a file without a description is a warning`() throws {
    let folder = try Scratch()
    let plan = LearnedModelsCommand.Plan(
      models: [
        .init(file: try folder.write("Own.mlmodel", ""), output: folder.path("Own.swift")),
        .init(file: try folder.write("Lost.mlmodel", "version https://git-lfs"), output: folder.path("Lost.swift")),
      ], sources: [try folder.write("A.swift", "class Own {}")])
    let warnings = try LearnedModelsCommand(plan: plan).run()
    #expect(warnings.map(\.file) == [folder.path("Lost.mlmodel")] && warnings[0].problem.contains("git lfs pull"))
    #expect(try !String(contentsOfFile: folder.path("Own.swift"), encoding: .utf8).contains("class Own"))
    #expect(try String(contentsOfFile: folder.path("Lost.swift"), encoding: .utf8).contains("class Lost {"))
  }
}
