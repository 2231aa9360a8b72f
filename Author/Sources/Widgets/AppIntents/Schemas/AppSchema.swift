/// The name of a schema, such as `.books.openBook`, given to `@AppIntent(schema:)` and similar macros.
///
/// Any name in a known domain is accepted: Almanac does not read the system's schemas, and the compiler on Apple's systems has checked the name.
public struct AppSchema: Hashable, Sendable {
  /// The domain and the name, separated by a dot.
  public let _name: String

  /// The schemas of one kind of app.
  @dynamicMemberLookup
  public struct Domain: Hashable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    public subscript(dynamicMember schema: String) -> AppSchema { AppSchema(_name: "\(name).\(schema)") }
  }
}

extension AppSchema {
  public static var assistant: Domain { Domain("assistant") }
  public static var audio: Domain { Domain("audio") }
  public static var books: Domain { Domain("books") }
  public static var browser: Domain { Domain("browser") }
  public static var calendar: Domain { Domain("calendar") }
  public static var camera: Domain { Domain("camera") }
  public static var clock: Domain { Domain("clock") }
  public static var files: Domain { Domain("files") }
  public static var imageGeneration: Domain { Domain("imageGeneration") }
  public static var journal: Domain { Domain("journal") }
  public static var mail: Domain { Domain("mail") }
  public static var maps: Domain { Domain("maps") }
  public static var messages: Domain { Domain("messages") }
  public static var notes: Domain { Domain("notes") }
  public static var phone: Domain { Domain("phone") }
  public static var photos: Domain { Domain("photos") }
  public static var presentation: Domain { Domain("presentation") }
  public static var reader: Domain { Domain("reader") }
  public static var reminders: Domain { Domain("reminders") }
  public static var spreadsheet: Domain { Domain("spreadsheet") }
  public static var system: Domain { Domain("system") }
  public static var visualIntelligence: Domain { Domain("visualIntelligence") }
  public static var whiteboard: Domain { Domain("whiteboard") }
  public static var wordProcessor: Domain { Domain("wordProcessor") }
}
