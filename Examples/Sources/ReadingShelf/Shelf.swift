import Foundation
import WidgetKit

/// A book on the shelf that app and widgets share.
public struct Book: Identifiable, Sendable {
  public let id: String
  public let title: String
  public let author: String

  /// Opens the book in the app.
  public var url: URL { URL(string: "reading://book/\(id)")! }
}

public enum Shelf {
  public static let listKind = "Shelf"
  public static let goalKind = "Goal"
  /// Opens the whole shelf in the app.
  public static let url = URL(string: "reading://shelf")!

  public static let books = [
    Book(id: "walden", title: "Walden", author: "Henry David Thoreau"),
    Book(id: "middlemarch", title: "Middlemarch", author: "George Eliot"),
    Book(id: "frankenstein", title: "Frankenstein", author: "Mary Shelley"),
  ]

  private static let defaults = UserDefaults(suiteName: "group.org.almanac.reading")

  /// What the app opened last, as a line for people; nil: nothing.
  public static var lastOpened: String? {
    get { defaults?.string(forKey: "lastOpened") }
    set {
      defaults?.set(newValue, forKey: "lastOpened")
      defaults?.synchronize()
      WidgetCenter.shared.reloadAllTimelines()
    }
  }
}
