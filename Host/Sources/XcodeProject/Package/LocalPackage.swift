import Foundation

/// A Swift package on disk, as `swift package describe --type json` describes it.
struct LocalPackage: Decodable, Equatable {
  struct Product: Decodable, Equatable {
    let name: String
    let targets: [String]
  }
  struct Module: Decodable, Equatable {
    let name: String
    let c99name: String
    let path: String
    let type: String
    let module_type: String
    let sources: [String]
    var target_dependencies: [String]?
    var product_dependencies: [String]?
    var resources: [Resource]?
  }
  struct Resource: Decodable, Equatable {
    struct Rule: Decodable, Equatable {
      struct Process: Decodable, Equatable { var localization: String? }
      var process: Process?
    }
    let path: String
    var rule: Rule?
  }
  struct Dependency: Decodable, Equatable {
    struct Requirement: Decodable, Equatable {
      struct Range: Decodable, Equatable {
        let lower_bound: String
        let upper_bound: String
      }
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?
    }
    let type: String
    var identity: String?
    var path: String?
    var url: String?
    var requirement: Requirement?
  }
  let path: String
  let products: [Product]
  let targets: [Module]
  var dependencies: [Dependency] = []

  private enum CodingKeys: String, CodingKey { case path, products, targets, dependencies }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    products = try container.decode([Product].self, forKey: .products)
    targets = try container.decode([Module].self, forKey: .targets)
    dependencies = try container.decodeIfPresent([Dependency].self, forKey: .dependencies) ?? []
  }

  /// Reads the output of `swift package describe`; skips notices before the JSON object.
  init?(_ data: Data) {
    guard let start = data.firstIndex(of: UInt8(ascii: "{")), let package = try? JSONDecoder().decode(Self.self, from: data[start...]) else {
      return nil
    }
    self = package
  }

  /// SwiftPM's identity of the package.
  var identity: String { URL(fileURLWithPath: path).lastPathComponent }

  /// Returns the targets of a product and those that they depend on; dependencies come first.
  func modules(of product: String) -> [Module] {
    var found: [Module] = []
    func visit(_ name: String) {
      guard let module = targets.first(where: { $0.name == name }), !found.contains(where: { $0.name == name }) else { return }
      for dependency in module.target_dependencies ?? [] { visit(dependency) }
      if !found.contains(where: { $0.name == name }) { found.append(module) }
    }
    for name in products.first(where: { $0.name == product })?.targets ?? [] { visit(name) }
    return found
  }

  /// Returns the Swift files of a target.
  func sources(of module: Module) -> [URL] {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(module.path)
    return module.sources.map { folder.appendingPathComponent($0).standardizedFileURL }
  }
}
