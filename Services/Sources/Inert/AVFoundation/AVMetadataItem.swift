/// A metadata entry, for example title, artist or cover.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var keySpace: AVMetadataKeySpace? { nil }
  open var extendedLanguageTag: String? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { (value as? NSString).map { $0 as String } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }

  /// Returns the items with an identifier.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      (keySpace == nil || item.keySpace == keySpace) && (key == nil || item.commonKey == key as? AVMetadataKey)
    }
  }
}
/// Stub. Stores the metadata of what the app plays; nothing shows it.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var values = Values()
  private struct Values {
    var identifier: AVMetadataIdentifier?
    var keySpace: AVMetadataKeySpace?
    var language: String?
    var key: (any NSCopying & NSObjectProtocol)?
    var value: (any NSCopying & NSObjectProtocol)?
    var time = CMTime.invalid
    var duration = CMTime.invalid
  }
  open override var identifier: AVMetadataIdentifier? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { values.keySpace }
    set { values.keySpace = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { values.language }
    set { values.language = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { values.key }
    set { values.key = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { values.value }
    set { values.value = newValue }
  }
  open override var time: CMTime {
    get { values.time }
    set { values.time = newValue }
  }
  open override var duration: CMTime {
    get { values.duration }
    set { values.duration = newValue }
  }
  open var dataType: String?
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.location.ISO6709")
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
}
