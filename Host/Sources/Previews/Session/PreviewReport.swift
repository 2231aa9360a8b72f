import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host
import Reports

/// What a preview does now, as its page shows it.
public struct PreviewStatus: Sendable, Equatable, Codable {
  public enum Phase: String, Sendable, Codable {
    /// The package is built.
    case building
    /// Pictures of the build are drawn.
    case drawing
    /// Every picture is that of the last build.
    case ready
    /// The last build, or the extension that it made, failed. The pictures are the last good ones.
    case failed
  }
  public var phase: Phase = .building
  /// Whether saves are followed.
  public var isWatching = false
  /// How many builds succeeded.
  public var builds = 0
  /// How long the last build that succeeded took, in seconds.
  public var buildSeconds: Double?
  /// From the last save to its first and its last picture, in seconds.
  public var firstSeconds: Double?
  public var allSeconds: Double?
  /// Pictures that are drawn, and all of them.
  public var drawn = 0
  public var total = 0
  /// Pictures that could not be drawn.
  public var faults = 0
  /// What the compiler says about a failed build.
  public var messages: [BuildMessage] = []
  /// Why there are no new pictures, although the package builds.
  public var fault: String?
  /// Lines about what is missing or unusual.
  public var notices: [String] = []
}

/// One picture as the page knows it.
public struct PictureReport: Sendable, Equatable, Codable {
  public let id: String
  public let subject: String
  public let scheme: String
  public let mode: String
  public let textSize: String
  public let locale: String
  /// Names the PNG file; nil: there is no picture yet.
  public var hash: String?
  /// The file before the last save, if the save changed the picture.
  public var before: String?
  /// The size in points.
  public var width: Double
  public var height: Double
  /// Why the picture is not that of the last build; nil: it is.
  public var fault: String?
}

/// The entries of a subject's timeline.
public struct EntriesReport: Sendable, Equatable, Codable {
  public let subject: String
  /// In seconds since 1970.
  public let dates: [Double]
  /// Which one is shown.
  public let shown: Int
}

/// Everything that a page needs at its start.
public struct PreviewSnapshot: Sendable, Codable {
  public struct Device: Sendable, Codable {
    public let id: String
    public let name: String
  }
  /// The number of the last event that is part of it.
  public let serial: Int
  public let app: String
  public let choice: PreviewChoice
  public let devices: [Device]
  public let schemes: [String]
  public let modes: [String]
  public let textSizes: [String]
  public let status: PreviewStatus
  public let subjects: [PreviewSubject]
  public let pictures: [PictureReport]
  public let entries: [EntriesReport]
}

/// An event for a page.
public struct PreviewEvent: Sendable {
  /// Counts the events of a session.
  public let serial: Int
  /// `status`, `plan`, `picture` or `entries`.
  public let name: String
  /// One line of JSON.
  public let data: String

  init(_ serial: Int, _ name: String, _ value: some Encodable) throws {
    self.serial = serial
    self.name = name
    data = String(decoding: try StableJSON.encode(Numbered(serial: serial, value: value)), as: UTF8.self)
  }
}

private struct Numbered<Value: Encodable>: Encodable {
  let serial: Int
  let value: Value
}
