import Foundation

/// The targets of an XcodeGen project file, with their templates applied, one for each platform.
struct SpecTargets {
  /// A target: its name in Xcode, the platform, and its keys.
  struct Entry {
    let name: String
    let platform: String
    let value: SpecValue
  }
  private(set) var entries: [Entry] = []
  /// The largest number of values in all targets together, counted after their templates are merged in.
  private static let mostValues = 2_000_000

  /// - Throws: ``ImportError`` if the templates unfold into too many values.
  init(_ spec: SpecValue, file: String) throws(ImportError) {
    let templates = spec["targetTemplates"]?.keys ?? [:]
    var rest = Self.mostValues
    for (name, target) in (spec["targets"]?.keys ?? [:]).sorted(by: { $0.key < $1.key }) {
      var used: Set<String> = []
      var value = Self.applied(target, templates, &used)
      rest -= value.count
      guard rest >= 0 else { throw .malformed("\(file): its target templates unfold into more than \(Self.mostValues) values") }
      var attributes = ["target_name": name]
      for (key, attribute) in value["templateAttributes"]?.keys ?? [:] { attributes[key] = attribute.text ?? "" }
      value = value.replacing(attributes)
      let platforms = value["platform"]?.texts ?? []
      // The targets of several platforms build one product.
      if platforms.count > 1 { value = value.merged(onto: .keys(["productName": .text(name, isPlain: false)])) }
      for platform in platforms.isEmpty ? ["auto"] : platforms {
        let suffix = platforms.count > 1 ? value["platformSuffix"]?.text ?? "_\(platform)" : ""
        entries.append(Entry(name: name + suffix, platform: platform, value: value.replacing(["platform": platform])))
      }
    }
  }

  /// Returns a target or template with the templates that it names below it. A template counts once, which also ends cycles.
  private static func applied(_ value: SpecValue, _ templates: [String: SpecValue], _ used: inout Set<String>) -> SpecValue {
    var base: SpecValue?
    for name in value["templates"]?.texts ?? [] where used.insert(name).inserted {
      guard let template = templates[name] else { continue }
      base = applied(template, templates, &used).merged(onto: base)
    }
    return value.merged(onto: base)
  }
}
