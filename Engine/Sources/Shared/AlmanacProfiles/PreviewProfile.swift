import Foundation

/// The limits and times of `almanac preview` (Specification F2). The values come from `Data/preview.json`, each with its source.
public struct PreviewProfile: Sendable {
  /// The most pictures of one page.
  public let pictures: Int
  /// The most values of one choice, such as locales.
  public let choices: Int
  /// Pixels per point.
  public let scale: Double
  /// The most extension processes that draw at the same time.
  public let drawings: Int
  /// The quiet time in seconds after which a save counts as finished.
  public let settle: Double
  /// The time in seconds after which a build starts although files still change.
  public let longestSettle: Double
  /// The time in seconds between two checks of folders that the kernel cannot watch.
  public let poll: Double
  /// The most folders that are watched.
  public let watchedFolders: Int
  /// The most files that are watched.
  public let watchedFiles: Int
  /// The time in seconds after which a build is ended.
  public let buildSeconds: Double
  /// The most messages of the compiler that are shown.
  public let messages: Int
  /// The most bytes of one message.
  public let messageBytes: Int
  /// The most bytes of pictures that are kept.
  public let pictureBytes: Int
  /// The most entries of one timeline whose dates are shown.
  public let entries: Int
  /// The width in pixels of a row of pictures in a terminal that does not say its own.
  public let terminalPixels: Int
}

extension Profiles {
  /// The limits of previews.
  public static let preview: PreviewProfile = embedded("preview.json")
}

extension PreviewProfile: Decodable {
  private enum Key: String, CodingKey { case limits }

  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let limits = try file.decode(NamedLimits.self, forKey: .limits)
    pictures = try limits.count("pictures")
    choices = try limits.count("choices")
    scale = try limits.value("scale")
    drawings = try limits.count("drawings")
    settle = try limits.value("settle")
    longestSettle = try limits.value("longestSettle")
    poll = try limits.value("poll")
    watchedFolders = try limits.count("watchedFolders")
    watchedFiles = try limits.count("watchedFiles")
    buildSeconds = try limits.value("buildSeconds")
    messages = try limits.count("messages")
    messageBytes = try limits.count("messageBytes")
    pictureBytes = try limits.count("pictureBytes")
    entries = try limits.count("entries")
    terminalPixels = try limits.count("terminalPixels")
  }
}
