import Foundation
import WidgetKit

/// The note that app and widget share, in the app group's container.
public struct Note: Codable {
  public var title: String
  public var text: String
  public var edited: Date

  public init(title: String, text: String, edited: Date) {
    self.title = title
    self.text = text
    self.edited = edited
  }

  static let group = "group.org.almanac.notes"
  public static let kind = "LatestNote"

  private static var file: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appendingPathComponent("note.json")
  }

  /// The newest note; nil if there is none.
  public static func latest() -> Note? {
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Note.self, from: data)
  }

  public func save() throws {
    guard let file = Self.file else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
