import FoundationCompat

/// A type of data, by its uniform type identifier.
///
/// This file contains the types that the system declares. Other identifiers conform to themselves only.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// The system's type with this identifier; nil if the system declares none.
  public init?(_ identifier: String) {
    guard Declaration.all[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  fileprivate init(declared identifier: String) { self.identifier = identifier }
  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let found = Declaration.ordered.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    identifier = found.identifier
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let found = Declaration.ordered.first(where: { $0.mimeTypes.contains(wanted) }) else { return nil }
    identifier = found.identifier
  }

  public var preferredFilenameExtension: String? { Declaration.all[identifier]?.extensions.first }
  public var preferredMIMEType: String? { Declaration.all[identifier]?.mimeTypes.first }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { Declaration.all[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// All types that this one conforms to, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = Declaration.all[identifier]?.parents ?? []
    while let next = open.popLast() {
      if found.insert(UTType(declared: next)).inserted { open += Declaration.all[next]?.parents ?? [] }
    }
    return found
  }
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

/// A type that the system declares (Apple's "System-declared uniform type identifiers").
private struct Declaration {
  let identifier: String
  var parents: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []

  static let ordered: [Declaration] = [
    Declaration(identifier: "public.item"),
    Declaration(identifier: "public.content"),
    Declaration(identifier: "public.composite-content", parents: ["public.content"]),
    Declaration(identifier: "public.data", parents: ["public.item"]),
    Declaration(identifier: "public.directory", parents: ["public.item"]),
    Declaration(identifier: "public.folder", parents: ["public.directory"]),
    Declaration(identifier: "public.image", parents: ["public.data", "public.content"]),
    Declaration(identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"]),
    Declaration(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
    Declaration(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
    Declaration(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
    Declaration(identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
    Declaration(identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
    Declaration(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
    Declaration(identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg"], mimeTypes: ["image/svg+xml"]),
    Declaration(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"]),
    Declaration(identifier: "public.text", parents: ["public.data", "public.content"]),
    Declaration(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
    Declaration(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Declaration(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"]),
    Declaration(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
    Declaration(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
    Declaration(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
    Declaration(
      identifier: "public.comma-separated-values-text", parents: ["public.plain-text"], extensions: ["csv"], mimeTypes: ["text/csv"]),
    Declaration(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"], mimeTypes: ["application/x-plist"]),
    Declaration(identifier: "public.url", parents: ["public.data"]),
    Declaration(identifier: "public.file-url", parents: ["public.url"]),
    Declaration(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Declaration(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Declaration(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
    Declaration(identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov"], mimeTypes: ["video/quicktime"]),
    Declaration(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Declaration(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
    Declaration(identifier: "com.apple.m4a-audio", parents: ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/x-m4a"]),
    Declaration(identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"], mimeTypes: ["audio/wav"]),
    Declaration(identifier: "public.archive", parents: ["public.data"]),
    Declaration(identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
    Declaration(identifier: "public.calendar-event", parents: ["public.data"], extensions: ["ics"], mimeTypes: ["text/calendar"]),
    Declaration(identifier: "public.vcard", parents: ["public.text"], extensions: ["vcf"], mimeTypes: ["text/vcard"]),
  ]
  static let all = Dictionary(uniqueKeysWithValues: ordered.map { ($0.identifier, $0) })
}

extension UTType {
  public static let item = UTType(declared: "public.item")
  public static let content = UTType(declared: "public.content")
  public static let compositeContent = UTType(declared: "public.composite-content")
  public static let data = UTType(declared: "public.data")
  public static let directory = UTType(declared: "public.directory")
  public static let folder = UTType(declared: "public.folder")
  public static let image = UTType(declared: "public.image")
  public static let jpeg = UTType(declared: "public.jpeg")
  public static let png = UTType(declared: "public.png")
  public static let tiff = UTType(declared: "public.tiff")
  public static let gif = UTType(declared: "com.compuserve.gif")
  public static let webP = UTType(declared: "org.webmproject.webp")
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  public static let heic = UTType(declared: "public.heic")
  public static let svg = UTType(declared: "public.svg-image")
  public static let pdf = UTType(declared: "com.adobe.pdf")
  public static let text = UTType(declared: "public.text")
  public static let plainText = UTType(declared: "public.plain-text")
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  public static let rtf = UTType(declared: "public.rtf")
  public static let html = UTType(declared: "public.html")
  public static let xml = UTType(declared: "public.xml")
  public static let json = UTType(declared: "public.json")
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  public static let propertyList = UTType(declared: "com.apple.property-list")
  public static let url = UTType(declared: "public.url")
  public static let fileURL = UTType(declared: "public.file-url")
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  public static let movie = UTType(declared: "public.movie")
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  public static let audio = UTType(declared: "public.audio")
  public static let mp3 = UTType(declared: "public.mp3")
  public static let mpeg4Audio = UTType(declared: "com.apple.m4a-audio")
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  public static let archive = UTType(declared: "public.archive")
  public static let zip = UTType(declared: "public.zip-archive")
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  public static let vCard = UTType(declared: "public.vcard")
}
