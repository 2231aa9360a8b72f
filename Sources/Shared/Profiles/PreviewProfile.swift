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
  public static let preview: PreviewProfile = embedded(PackageResources.preview_json, named: "preview.json")
}

extension PreviewProfile: Decodable {
  private enum Key: String, CodingKey { case limits }
  private struct Limit: Decodable { let value: Double }

  public init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let limits = try file.decode([String: Limit].self, forKey: .limits)
    func limit(_ name: String) throws -> Double {
      guard let limit = limits[name] else {
        throw DecodingError.dataCorruptedError(forKey: .limits, in: file, debugDescription: "there is no limit \(name)")
      }
      return limit.value
    }
    func count(_ name: String) throws -> Int { Int(try limit(name)) }
    pictures = try count("pictures")
    choices = try count("choices")
    scale = try limit("scale")
    drawings = try count("drawings")
    settle = try limit("settle")
    longestSettle = try limit("longestSettle")
    poll = try limit("poll")
    watchedFolders = try count("watchedFolders")
    watchedFiles = try count("watchedFiles")
    buildSeconds = try limit("buildSeconds")
    messages = try count("messages")
    messageBytes = try count("messageBytes")
    pictureBytes = try count("pictureBytes")
    entries = try count("entries")
    terminalPixels = try count("terminalPixels")
  }
}
