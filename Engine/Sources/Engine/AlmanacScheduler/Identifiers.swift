/// A string identifier whose type keeps different kinds of identifiers apart.
public protocol Identifier: RawRepresentable<String>, Hashable, Comparable, Codable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates the identifier with this string.
  init(rawValue: String)
}

extension Identifier {
  /// Creates the identifier with this string.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Identifies a device: one home screen with its instances.
public struct DeviceID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Identifies an installed app.
public struct AppID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Identifies one widget that was added to a device.
public struct InstanceID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Identifies one archived timeline.
public struct ArchiveID: Identifier {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Identifies an attempt to reload by its number on the device, from 1.
public struct AttemptID: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public var description: String { String(rawValue) }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
