import Foundation

public typealias AEEventClass = FourCharCode
public typealias AEEventID = FourCharCode
public typealias AEKeyword = FourCharCode
public typealias DescType = FourCharCode
public typealias AEReturnID = Int16
public typealias AETransactionID = Int32
public typealias OSErr = Int16
public typealias Boolean = UInt8

// Four-character codes, as in Apple's headers.
public var kInternetEventClass: Int { 0x4755_524C }  // GURL
public var kAEGetURL: Int { 0x4755_524C }  // GURL
public var kCoreEventClass: Int { 0x6165_7674 }  // aevt
public var kAEOpenApplication: Int { 0x6F61_7070 }  // oapp
public var kAEReopenApplication: Int { 0x7261_7070 }  // rapp
public var kAEOpenDocuments: Int { 0x6F64_6F63 }  // odoc
public var kAEQuitApplication: Int { 0x7175_6974 }  // quit
public var keyDirectObject: UInt32 { 0x2D2D_2D2D }  // ----
public var keyAEPropData: UInt32 { 0x7072_6474 }  // prdt
public var typeNull: UInt32 { 0x6E75_6C6C }  // null
public var typeUnicodeText: UInt32 { 0x7574_7874 }  // utxt
public var typeBoolean: UInt32 { 0x626F_6F6C }  // bool
public var typeSInt32: UInt32 { 0x6C6F_6E67 }  // long
public var typeIEEE64BitFloatingPoint: UInt32 { 0x646F_7562 }  // doub
public var typeEnumerated: UInt32 { 0x656E_756D }  // enum
public var typeType: UInt32 { 0x7479_7065 }  // type
public var typeFileURL: UInt32 { 0x6675_726C }  // furl
public var typeAEList: UInt32 { 0x6C69_7374 }  // list
public var typeAERecord: UInt32 { 0x7265_636F }  // reco
public var typeAppleEvent: UInt32 { 0x6165_7674 }  // aevt
public var typeApplicationBundleID: UInt32 { 0x6275_6E64 }  // bund
public var typeWildCard: UInt32 { 0x2A2A_2A2A }  // ****

/// A value of an Apple event in memory: a text, a number, a list, a record or an event.
open class NSAppleEventDescriptor: NSObject {
  private enum Value {
    case null, text(String), truth(Bool), integer(Int32), number(Double), code(OSType), url(URL), bytes(Data)
  }
  public let descriptorType: DescType
  open private(set) var eventClass: AEEventClass = 0
  open private(set) var eventID: AEEventID = 0
  open private(set) var returnID: AEReturnID = 0
  open private(set) var transactionID: AETransactionID = 0
  private let value: Value
  private var items: [NSAppleEventDescriptor] = []
  private var parameters: [(keyword: AEKeyword, value: NSAppleEventDescriptor)] = []
  private var attributes: [AEKeyword: NSAppleEventDescriptor] = [:]

  private init(_ type: DescType, _ value: Value) { (descriptorType, self.value) = (type, value) }
  public convenience override init() { self.init(typeNull, .null) }
  public convenience init(listDescriptor: Void) { self.init(typeAEList, .null) }
  public convenience init(recordDescriptor: Void) { self.init(typeAERecord, .null) }
  public convenience init(string: String) { self.init(typeUnicodeText, .text(string)) }
  public convenience init(boolean: Bool) { self.init(typeBoolean, .truth(boolean)) }
  public convenience init(int32 signedInt: Int32) { self.init(typeSInt32, .integer(signedInt)) }
  public convenience init(double doubleValue: Double) { self.init(typeIEEE64BitFloatingPoint, .number(doubleValue)) }
  public convenience init(enumCode enumerator: OSType) { self.init(typeEnumerated, .code(enumerator)) }
  public convenience init(typeCode: OSType) { self.init(typeType, .code(typeCode)) }
  public convenience init(fileURL: URL) { self.init(typeFileURL, .url(fileURL)) }
  public convenience init(bundleIdentifier: String) { self.init(typeApplicationBundleID, .text(bundleIdentifier)) }
  public convenience init?(descriptorType: DescType, data: Data?) { self.init(descriptorType, data.map { .bytes($0) } ?? .null) }
  public convenience init(
    eventClass: AEEventClass, eventID: AEEventID, targetDescriptor: NSAppleEventDescriptor?, returnID: AEReturnID,
    transactionID: AETransactionID
  ) {
    self.init(typeAppleEvent, .null)
    (self.eventClass, self.eventID, self.returnID, self.transactionID) = (eventClass, eventID, returnID, transactionID)
  }
  open class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
  open class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor(listDescriptor: ()) }
  open class func record() -> NSAppleEventDescriptor { NSAppleEventDescriptor(recordDescriptor: ()) }
  open class func currentProcess() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }

  open var stringValue: String? {
    switch value {
    case .text(let text): text
    case .truth(let truth): truth ? "true" : "false"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .url(let url): url.absoluteString
    case .null, .code, .bytes: nil
    }
  }
  open var booleanValue: Bool {
    switch value {
    case .truth(let truth): truth
    case .integer(let integer): integer != 0
    default: stringValue?.lowercased() == "true"
    }
  }
  open var int32Value: Int32 {
    switch value {
    case .integer(let integer): integer
    case .truth(let truth): truth ? 1 : 0
    case .number(let number): Int32(exactly: number.rounded()) ?? 0
    default: stringValue.flatMap { Int32($0) } ?? 0
    }
  }
  open var doubleValue: Double {
    switch value {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: stringValue.flatMap { Double($0) } ?? 0
    }
  }
  open var enumCodeValue: OSType { if case .code(let code) = value { code } else { 0 } }
  open var typeCodeValue: OSType { if case .code(let code) = value { code } else { 0 } }
  open var fileURLValue: URL? { if case .url(let url) = value { url } else { nil } }
  open var dateValue: Date? { nil }
  open var data: Data { if case .bytes(let bytes) = value { bytes } else { Data((stringValue ?? "").utf8) } }
  open var isRecordDescriptor: Bool { descriptorType == typeAERecord }

  // Lists are indexed from 1.
  open var numberOfItems: Int { descriptorType == typeAEList ? items.count : parameters.count }
  open func insert(_ descriptor: NSAppleEventDescriptor, at index: Int) {
    if index > 0, index <= items.count { items[index - 1] = descriptor } else { items.append(descriptor) }
  }
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? {
    if descriptorType == typeAEList { return index > 0 && index <= items.count ? items[index - 1] : nil }
    return index > 0 && index <= parameters.count ? parameters[index - 1].value : nil
  }
  open func remove(at index: Int) {
    if index > 0, index <= items.count { items.remove(at: index - 1) }
  }
  open func keywordForDescriptor(at index: Int) -> AEKeyword { index > 0 && index <= parameters.count ? parameters[index - 1].keyword : 0 }

  open func setDescriptor(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) { setParam(descriptor, forKeyword: keyword) }
  open func forKeyword(_ keyword: AEKeyword) -> NSAppleEventDescriptor? { paramDescriptor(forKeyword: keyword) }
  open func setParam(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
    removeParamDescriptor(withKeyword: keyword)
    parameters.append((keyword, descriptor))
  }
  open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parameters.first { $0.keyword == keyword }?.value }
  open func removeParamDescriptor(withKeyword keyword: AEKeyword) { parameters.removeAll { $0.keyword == keyword } }
  open func setAttribute(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) { attributes[keyword] = descriptor }
  open func attributeDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { attributes[keyword] }
}
