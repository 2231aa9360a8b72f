import Foundation

/// Reads property lists of other programs (ARCHITECTURE rule 11).
///
/// In a binary list every value has a number, and arrays and dictionaries contain numbers. A list of some hundred bytes can so refer to the same array
/// from many places, and fills the memory when it is written out. So a binary list is measured before Foundation reads it. Lists of other forms cannot
/// refer to a value twice, and Foundation refuses those that are nested more than 512 levels deep.
public enum CheckedPropertyList {
  /// Why a property list was refused. Its description has no subject: the caller puts the file's name before it.
  public enum Fault: Error, Equatable, CustomStringConvertible {
    /// It is not a property list, or not one of keys and values, which every caller expects.
    case malformed
    /// Its values, written out, take more than this number of bytes.
    case expands(limit: Int)
    /// Its values are nested more than this number of levels deep, or contain themselves.
    case nested(limit: Int)

    public var description: String {
      switch self {
      case .malformed: "is not a property list of keys and values"
      case .expands(let limit):
        "refers to the same values so often that it would take more than \(limit) bytes; write each value where it is used, as XML"
      case .nested(let limit): "has values that are nested more than \(limit) levels deep"
      }
    }
  }

  /// Reads a list in any form that Foundation knows: binary, XML, NeXTSTEP.
  ///
  /// - Parameters:
  ///   - expandedBytes: the most bytes of a binary list in which each value is written where it is referred to. A value counts as eight bytes and its content.
  ///   - depth: the most levels of values inside each other in a binary list.
  public static func read(_ data: Data, expandedBytes: Int, depth: Int) throws(Fault) -> Any {
    try check(data, expandedBytes: expandedBytes, depth: depth)
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { throw .malformed }
    return list
  }

  /// Measures a list that somebody else decodes; parameters as for ``read(_:expandedBytes:depth:)``.
  public static func check(_ data: Data, expandedBytes: Int, depth: Int) throws(Fault) {
    if data.starts(with: Data("bplist".utf8)) {
      let fault: Fault? = data.withUnsafeBytes { bytes in
        do throws(Fault) {
          try BinaryPropertyList(bytes).check(expandedBytes: expandedBytes, depth: depth)
          return nil
        } catch {
          return error
        }
      }
      if let fault { throw fault }
    }
  }
}
