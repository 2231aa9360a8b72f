import Foundation
import Yams

/// A value of an XcodeGen project file: a text, a list, or keys with values.
indirect enum SpecValue: Equatable {
  /// - Parameter isPlain: whether it was written without quotes, so that `true` and `12` may stand for a truth value and a number.
  case text(String, isPlain: Bool)
  case list([SpecValue])
  case keys([String: SpecValue])

  /// The text; nil for any other value.
  var text: String? { if case .text(let text, _) = self { text } else { nil } }
  /// The elements of a list; a single text or dictionary counts as one.
  var elements: [SpecValue] { if case .list(let elements) = self { elements } else { [self] } }
  var keys: [String: SpecValue]? { if case .keys(let keys) = self { keys } else { nil } }
  subscript(key: String) -> SpecValue? { keys?[key] }

  /// The texts of a list; a single text counts as one.
  var texts: [String] { elements.compactMap(\.text) }

  /// Whether it is `true` or `yes`; nil for anything else that is not `false` or `no`.
  var truth: Bool? {
    guard case .text(let text, true) = self else { return nil }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// The value as Xcode writes it into a build setting.
  var setting: String {
    if let truth { return truth ? "YES" : "NO" }
    return texts.map { elements.count > 1 && $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }

  /// The value in a property list.
  var property: Any {
    switch self {
    case .list(let elements): elements.map(\.property)
    case .keys(let keys): keys.mapValues(\.property)
    case .text(let text, let isPlain): truth ?? (isPlain ? Int(text) ?? text : text) as Any
    }
  }

  /// The number of values in it.
  var count: Int {
    switch self {
    case .text: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.count }
    case .keys(let keys): keys.values.reduce(1) { $0 + $1.count }
    }
  }

  /// Returns `base` with the keys of this value on top, as XcodeGen merges: dictionaries by key, lists one after the other; a key that ends with
  /// `:REPLACE` replaces.
  func merged(onto base: SpecValue?) -> SpecValue {
    switch (self, base) {
    case (.keys(let own), .keys(var result)?):
      for (key, value) in own {
        if key.hasSuffix(":REPLACE") {
          result[String(key.dropLast(":REPLACE".count))] = value
        } else {
          result[key] = value.merged(onto: result[key])
        }
      }
      return .keys(result)
    case (.list(let own), .list(let inherited)?): return .list(inherited + own)
    default: return self
    }
  }

  /// Returns the value with `${name}` replaced in all texts and keys.
  func replacing(_ attributes: [String: String]) -> SpecValue {
    func replaced(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
    switch self {
    case .text(let text, let isPlain): return .text(replaced(text), isPlain: isPlain)
    case .list(let elements): return .list(elements.map { $0.replacing(attributes) })
    case .keys(let keys): return .keys(Dictionary(keys.map { (replaced($0), $1.replacing(attributes)) }) { $1 })
    }
  }
}

extension SpecValue {
  /// The most values that one file may have, counted with every repetition of an alias.
  private static let mostValues = 100_000

  /// Reads YAML or JSON.
  ///
  /// - Throws: ``ImportError`` with file and line. Aliases that unfold into very many values are refused.
  init(yaml text: String, file: String) throws(ImportError) {
    if let line = YAMLNesting.firstTooDeepLine(in: text) { throw .malformed("\(file):\(line): it is nested too deeply") }
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
      let names = keys.map { "“\($0)”" }.joined(separator: ", ")
      throw .malformed("\(file):\(context.mark.line): \(names) stands twice in the mapping that begins here; remove one of the two")
    } catch {
      throw .malformed("\(file)\(Self.place(of: error)): it is not YAML")
    }
    guard let root else { throw .malformed("\(file) is empty") }
    var rest = Self.mostValues
    guard let value = Self(root, &rest) else {
      throw .malformed("\(file) unfolds into more than \(Self.mostValues) values; use fewer aliases")
    }
    self = value
  }

  /// Nil: more values than `rest`.
  private init?(_ node: Node, _ rest: inout Int) {
    rest -= 1
    guard rest >= 0 else { return nil }
    switch node {
    case .scalar(let scalar): self = .text(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any)
    case .alias: self = .text("", isPlain: false)
    case .sequence(let sequence):
      var elements: [SpecValue] = []
      for element in sequence {
        guard let value = Self(element, &rest) else { return nil }
        elements.append(value)
      }
      self = .list(elements)
    case .mapping(let mapping):
      var own: [String: SpecValue] = [:]
      var merged: [String: SpecValue] = [:]
      for (key, element) in mapping {
        guard let value = Self(element, &rest) else { return nil }
        if key.string == "<<" {
          for inherited in value.elements { merged.merge(inherited.keys ?? [:]) { first, _ in first } }
        } else if let key = key.string {
          own[key] = value
        }
      }
      self = .keys(merged.merging(own) { $1 })
    }
  }

  private static func place(of error: any Error) -> String {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): ":\(mark.line)"
    default: ""
    }
  }
}

/// Finds YAML that is nested so deeply that reading it could exhaust the stack.
enum YAMLNesting {
  private static let deepest = 64

  /// Returns the line where brackets, or the marks that begin nested values in one line, exceed the limit; nil if none does.
  static func firstTooDeepLine(in text: String) -> Int? {
    var open = 0
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      var indentation = 0
      var marks = 0
      var isLeading = true
      for byte in line {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): if isLeading { indentation += 1 }
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if isLeading { marks += 1 }
        default: isLeading = false
        }
        if open > deepest || marks > deepest { return index + 1 }
      }
      // A block of blank lines or a ruler of dashes has no content.
      if !isLeading, indentation > 8 * deepest { return index + 1 }
    }
    return nil
  }
}
