import Foundation

/// The inputs in a package's `Tests/Fuzz/Corpus`: those that a reader was or could be hurt by. `Scripts/fuzz` starts from them.
public struct FuzzCorpus: Sendable {
  private let folder: URL

  /// - Parameter file: a source file in a folder beside `Corpus`.
  public init(beside file: String) {
    folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")
  }

  /// The names of its folders, one for each reader.
  public func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }

  /// Gives a reader each of its inputs, whole and cut off in the middle, as by a connection that ends. Returns the number of inputs.
  public func replay(_ reader: FuzzReader) throws -> Int {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(reader.name), includingPropertiesForKeys: nil)
    for file in files {
      let data = try Data(contentsOf: file)
      reader.read(data)
      reader.read(data.prefix(data.count / 2))
    }
    return files.count
  }
}
