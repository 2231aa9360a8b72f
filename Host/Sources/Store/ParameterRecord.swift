import AlmanacWireSchema
import Foundation

/// One configured value of a widget: what a person chose for a parameter of its kind (Specification B4).
///
/// A value that the app's present version cannot take is kept, with the reason, and counts again when an update makes it fit (the rule:
/// `Documentation/configuration.md`).
public struct ParameterRecord: Codable, Hashable, Sendable {
  /// Why a value does not count at present.
  public enum Drop: String, Codable, Hashable, Sendable, CaseIterable {
    /// The kind has no parameter of this name.
    case removed
    /// The parameter has another type, and the value cannot be converted exactly.
    case retyped
    /// The parameter has no such choice.
    case choice
    /// The value breaks another rule of the parameter: too few elements, too long, or not a date or address.
    case invalid
    /// The stored value was encrypted, and what is stored is damaged. The value is lost.
    case unreadable
  }

  /// The parameter's name.
  public var name: String
  /// The parameter's type when the value was stored; empty: not known yet, in a widget of an earlier version.
  public var type: String
  public var isArray: Bool
  /// The value that the extension gets, as JSON text; `null`: the person chose to have none. Sealed while ``isSealed``.
  public var value: Data
  /// What the person chose, as JSON text, if an update had to change it to the nearest value that is allowed; nil: ``value``.
  public var chosen: Data?
  /// Why the value does not count; nil: it does.
  public var dropped: Drop?

  public init(name: String, type: String, isArray: Bool = false, value: Data, chosen: Data? = nil, dropped: Drop? = nil) {
    self.name = name
    self.type = type
    self.isArray = isArray
    self.value = value
    self.chosen = chosen
    self.dropped = dropped
  }

  /// Whether the value is that of a protected app, and encrypted: it cannot be read while the device is locked (Specification D5).
  public var isSealed: Bool { SealedData.isSealed(value) }
}

extension [ParameterRecord] {
  /// Reads the configuration of an earlier version, a JSON object. The types of its values are not known; bytes that are no object have no values.
  public init(untyped configuration: Data) {
    guard !configuration.isEmpty, case .object(let members)? = try? JSONFragment(data: configuration) else {
      self = []
      return
    }
    // There `null` was the default.
    self = members.filter { $0.value != .null }.sorted { $0.key < $1.key }.map { ParameterRecord(name: $0.key, type: "", value: $0.value.data) }
  }

  /// Whether a value is encrypted, and the key is missing because the device is locked.
  public var isSealed: Bool { contains(where: \.isSealed) }

  /// A JSON object with the values that count; empty: there are none, or they cannot be read while the device is locked.
  public var configuration: Data {
    let used = filter { $0.dropped == nil && !$0.isSealed }
    if used.isEmpty { return Data() }
    let members = used.compactMap { record in (try? JSONFragment(data: record.value)).map { (record.name, $0) } }
    return JSONFragment.object(Dictionary(members) { first, _ in first }).data
  }
}
