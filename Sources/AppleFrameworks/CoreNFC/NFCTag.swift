public enum NFCTypeNameFormat: UInt8, Sendable { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A record of a message.
// Unchecked: an app makes it on one thread and does not change it.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    self.init(format: format, type: type, identifier: identifier, payload: payload, chunkSize: 0)
  }
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
  /// A record of a link (NFC Forum, URI Record Type Definition): a byte for the beginning of the link, and the rest of it.
  public class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
  public class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    guard !uri.isEmpty else { return nil }
    let code = beginnings.indices.filter { uri.hasPrefix(beginnings[$0]) }.max { beginnings[$0].utf8.count < beginnings[$1].utf8.count } ?? 0
    let rest = uri.utf8.dropFirst(beginnings[code].utf8.count)
    return make(type: "U", payload: Data([UInt8(code)]) + Data(rest))
  }
  /// A record of a text (NFC Forum, Text Record Type Definition): the length of the language's code, the code, and the text in UTF-8.
  public class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
    let language = Array((locale.language.languageCode?.identifier ?? "en").utf8.prefix(63))
    return make(type: "T", payload: Data([UInt8(language.count)] + language) + Data(text.utf8))
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first, Int(code) < Self.beginnings.count else { return nil }
    return String(data: payload.dropFirst(), encoding: .utf8).flatMap { URL(string: Self.beginnings[Int(code)] + $0) }
  }
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
    let rest = payload.dropFirst()
    let length = Int(status & 0x3F)
    guard rest.count >= length else { return (nil, nil) }
    let text = String(data: rest.dropFirst(length), encoding: status & 0x80 == 0 ? .utf8 : .utf16)
    return (text, Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self)))
  }
  private class func make(type: String, payload: Data) -> Self? {
    NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload) as? Self
  }
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://",
    "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://",
    "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
    "urn:nfc:",
  ]
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// The bytes of the message: six for a record, or three more if its text is longer than 255, and its parts.
  open var length: Int {
    records.reduce(0) { sum, record in
      sum + 3 + (record.payload.count > 255 ? 3 : 0) + (record.identifier.isEmpty ? 0 : 1) + record.type.count + record.identifier.count
        + record.payload.count
    }
  }
}

// Tags that a reader finds. None is found.
public protocol NFCNDEFTag: NSObjectProtocol, Sendable {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
extension NFCNDEFTag {
  public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) { throw NFCReaderError.refusal() }
  public func readNDEF() async throws -> NFCNDEFMessage { throw NFCReaderError.refusal() }
  public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws { throw NFCReaderError.refusal() }
  public func writeLock() async throws { throw NFCReaderError.refusal() }
}
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentSystemCode: Data { get }
  var currentIDm: Data { get }
  func requestService(nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data], completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void)
}
extension NFCFeliCaTag {
  public func requestService(nodeCodeList: [Data]) async throws -> [Data] { throw NFCReaderError.refusal() }
  public func readWithoutEncryption(serviceCodeList: [Data], blockList: [Data]) async throws -> (Int, Int, [Data]) { throw NFCReaderError.refusal() }
}
public enum NFCMiFareFamily: UInt, Sendable {
  case unknown = 1
  case ultralight, plus, desfire
}
public protocol NFCMiFareTag: NFCNDEFTag {
  var mifareFamily: NFCMiFareFamily { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}
extension NFCMiFareTag {
  public func sendMiFareCommand(commandPacket: Data) async throws -> Data { throw NFCReaderError.refusal() }
}
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
  var historicalBytes: Data? { get }
}
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
}
public let NFCISO15693TagResponseErrorKey = "NFCISO15693TagResponseErrorKey"
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let dualSubCarriers = Self(rawValue: 1 << 0)
  public static let highDataRate = Self(rawValue: 1 << 1)
  public static let protocolExtension = Self(rawValue: 1 << 3)
  public static let select = Self(rawValue: 1 << 4)
  public static let address = Self(rawValue: 1 << 5)
  public static let option = Self(rawValue: 1 << 6)
}
public typealias RequestFlag = NFCISO15693RequestFlag
public struct NFCISO15693SystemInfo: Sendable {
  public let uniqueIdentifier: Data
  public let dataStorageFormatIdentifier: Int
  public let applicationFamilyIdentifier: Int
  public let blockSize: Int
  public let totalBlocks: Int
  public let icReference: Int
}
// Commands fail: no tag is near.
extension NFCISO15693Tag {
  public func readSingleBlock(requestFlags flags: RequestFlag, blockNumber: UInt8) async throws -> Data { throw NFCReaderError.refusal() }
  public func writeSingleBlock(requestFlags flags: RequestFlag, blockNumber: UInt8, dataBlock: Data) async throws { throw NFCReaderError.refusal() }
  public func readMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange) async throws -> [Data] { throw NFCReaderError.refusal() }
  public func writeMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange, dataBlocks: [Data]) async throws {
    throw NFCReaderError.refusal()
  }
  public func customCommand(requestFlags flags: RequestFlag, customCommandCode: Int, customRequestParameters: Data) async throws -> Data {
    throw NFCReaderError.refusal()
  }
  public func systemInfo(requestFlags flags: RequestFlag) async throws -> NFCISO15693SystemInfo { throw NFCReaderError.refusal() }
  public func stayQuiet() async throws { throw NFCReaderError.refusal() }
}
public enum NFCTag: Sendable {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool {
    switch self {
    case .feliCa(let tag): tag.isAvailable
    case .iso7816(let tag): tag.isAvailable
    case .iso15693(let tag): tag.isAvailable
    case .miFare(let tag): tag.isAvailable
    }
  }
}
