/// A part of the target that is not in the package, with the reason.
public struct Omission: Sendable, Hashable, Codable {
  /// The kind of thing that was left out.
  public enum Kind: String, Sendable, Codable {
    /// A module that sources import and that neither Almanac nor Linux has.
    case module
    /// A file of the target.
    case file
    /// A Swift package.
    case package
    /// A library or framework that is linked.
    case library
    /// A build setting.
    case setting
    /// A step that Xcode runs while it builds.
    case script
    /// Another extension of the app, whose handlers the widget needs.
    case `extension`
  }
  public let kind: Kind
  public let name: String
  /// The reason, and what to do about it.
  public let reason: String
  /// The files that it concerns, with paths relative to the project's folder.
  public let files: [String]

  init(_ kind: Kind, _ name: String, _ reason: String, files: [String] = []) {
    self.kind = kind
    self.name = name
    self.reason = reason
    self.files = files
  }
}
