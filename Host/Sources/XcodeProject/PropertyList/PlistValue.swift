import AlmanacBasics
import Foundation

/// A value of a property list, the format of Xcode's project files, `Info.plist` and entitlements.
///
/// Numbers and Boolean values of XML and JSON lists become text, as in Xcode's own format.
public enum PlistValue: Sendable, Hashable {
  case string(String)
  case array([PlistValue])
  case dictionary([String: PlistValue])
  case data(Data)

  /// The text; nil for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The elements of an array; nil for any other value.
  public var array: [PlistValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The keys of a dictionary with their values; nil for any other value.
  public var dictionary: [String: PlistValue]? { if case .dictionary(let keys) = self { keys } else { nil } }

  /// The value of `key` in a dictionary; nil for any other value.
  public subscript(key: String) -> PlistValue? { dictionary?[key] }

  /// The text elements of an array; a single text counts as one.
  public var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.string)
    default: []
    }
  }
}

extension PlistValue {
  /// Reads a property list in any format that Xcode and its tools write: NeXTSTEP, XML, binary, JSON.
  ///
  /// - Throws: ``PropertyListError``, with the line for a NeXTSTEP list.
  public init(data: Data) throws(PropertyListError) {
    if data.starts(with: Data("bplist".utf8)) || Self.isXML(data) {
      do throws(CheckedPropertyList.Fault) {
        self.init(foundation: try CheckedPropertyList.read(project: data))
      } catch .malformed {
        throw PropertyListError(line: 1, what: "this is not a well-formed XML or binary property list")
      } catch {
        throw PropertyListError(line: 1, what: "this binary property list \(error)")
      }
    } else if let list = try? JSONSerialization.jsonObject(with: data), list is [String: Any] {
      self.init(foundation: list)
    } else {
      var parser = NeXTSTEPPropertyListParser(data)
      self = try parser.parse()
    }
  }

  private static func isXML(_ data: Data) -> Bool {
    // A byte order mark and white space may precede it.
    guard let first = data.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) else { return false }
    // A NeXTSTEP list may begin with data in angle brackets.
    let head = data.prefix(400)
    return first == UInt8(ascii: "<") && (head.range(of: Data("<?xml".utf8)) != nil || head.range(of: Data("<plist".utf8)) != nil)
  }

  /// Converts a value from Foundation's serializations.
  init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.map(PlistValue.init(foundation:)))
    case let keys as [String: Any]: self = .dictionary(keys.mapValues(PlistValue.init(foundation:)))
    case let data as Data: self = .data(data)
    case let truth as Bool: self = .string(truth ? "YES" : "NO")
    default: self = .string("\(value)")
    }
  }
}

extension CheckedPropertyList {
  /// Reads a list of an Xcode project. The project files of large public apps take some 10 MB as XML, and are nested fewer than ten levels deep.
  static func read(project data: Data) throws(Fault) -> Any { try read(data, expandedBytes: 16 << 20, depth: 128) }
}

/// Why a property list cannot be read.
public struct PropertyListError: Error, Sendable, Equatable {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong.
  public let what: String
}
