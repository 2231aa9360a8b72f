import AlmanacSimulation
import Foundation
import Yams

/// An error in a file; its description is one line with file and line number.
public struct SimulationFileError: Error, Equatable, CustomStringConvertible {
  public let file: String
  /// The line, counted from 1; nil if the error concerns the whole file.
  public let line: Int?
  public let message: String

  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(message)" }
}

/// Decodes YAML or JSON into a value. Unknown keys and wrong values are errors with their line.
public enum StrictYAML {
  /// Size of the largest file that is read, in bytes.
  public static let limit = 16 << 20

  /// Reads a file.
  ///
  /// - Throws: ``SimulationFileError`` with the line of the fault.
  public static func read<Value: Decodable>(_ type: Value.Type, from url: URL, keys: KnownKeys, limit: Int = limit) throws -> Value {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw SimulationFileError(file: url.path, line: nil, message: "there is no such file")
    }
    guard let data = try? Data(contentsOf: url) else { throw SimulationFileError(file: url.path, line: nil, message: "it cannot be read") }
    guard data.count <= limit else {
      throw SimulationFileError(file: url.path, line: nil, message: "it is larger than \(limit >> 10) KiB")
    }
    return try read(type, from: String(decoding: data, as: UTF8.self), named: url.lastPathComponent, keys: keys)
  }

  static func read<Value: Decodable>(_ type: Value.Type, from text: String, named file: String, keys: KnownKeys) throws -> Value {
    let node: Node
    do {
      guard let root = try Yams.compose(yaml: text) else { throw SimulationFileError(file: file, line: nil, message: "it is empty") }
      node = root
    } catch let error as YamlError {
      throw SimulationFileError(file: file, line: line(of: error), message: "it is not YAML: \(reason(of: error))")
    }
    try check(node, keys, at: "", file)
    do {
      return try YAMLDecoder().decode(type, from: node)
    } catch let error as DecodingError {
      let (path, message) = Self.message(of: error)
      throw SimulationFileError(file: file, line: line(of: path, in: node), message: message)
    }
  }

  private static func check(_ node: Node, _ keys: KnownKeys, at path: String, _ file: String) throws {
    switch (keys, node) {
    case (.map(let known), .mapping(let mapping)):
      for (key, value) in mapping {
        let name = key.string ?? "?"
        guard let inner = known[name] else {
          let place = path.isEmpty ? "" : " of \(path)"
          throw SimulationFileError(
            file: file, line: key.mark?.line, message: "unknown key \(name)\(place); known are: \(known.keys.sorted().joined(separator: ", "))")
        }
        try check(value, inner, at: name, file)
      }
    case (.map, _):
      throw SimulationFileError(file: file, line: node.mark?.line, message: "\(path.isEmpty ? "the file" : path) must be keys with values")
    case (.list(let inner), .sequence(let items)): for item in items { try check(item, inner, at: path, file) }
    case (.list, _): throw SimulationFileError(file: file, line: node.mark?.line, message: "\(path) must be a list")
    case (.value, .scalar): break
    case (.value, _): throw SimulationFileError(file: file, line: node.mark?.line, message: "\(path) must be a single value")
    }
  }

  private static func message(of error: DecodingError) -> (path: [any CodingKey], message: String) {
    switch error {
    case .dataCorrupted(let context): (context.codingPath, "\(name(context.codingPath))\(context.debugDescription)")
    case .keyNotFound(let key, let context):
      (context.codingPath, "the key \(key.stringValue) is missing\(context.codingPath.last.map { " in \($0.stringValue)" } ?? "")")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      (context.codingPath, "\(name(context.codingPath))the value has the wrong type")
    @unknown default: ([], "\(error)")
    }
  }

  private static func name(_ path: [any CodingKey]) -> String { path.last { $0.intValue == nil }.map { "\($0.stringValue): " } ?? "" }

  /// Returns the line of the innermost node on `path`.
  private static func line(of path: [any CodingKey], in root: Node) -> Int? {
    var node = root
    var line = root.mark?.line
    for key in path {
      let next: Node? =
        if let index = key.intValue, case .sequence(let items) = node, items.indices.contains(index) { items[index] } else { node[key.stringValue] }
      guard let next else { break }
      node = next
      line = next.mark?.line ?? line
    }
    return line
  }

  private static func line(of error: YamlError) -> Int? {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    case .reader(_, let offset?, _, let yaml): yaml.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    default: nil
    }
  }

  private static func reason(of error: YamlError) -> String {
    switch error {
    // The context that Yams adds may contain any text of the file, so only the problem is reported.
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _), .reader(let problem, _, _, _): problem
    case .duplicatedKeysInMapping(let names, _): "the key \(names.sorted().joined(separator: ", ")) occurs twice"
    default: "\(error)"
    }
  }
}
