// Stub. Bonjour services in the local network. Publishing and resolving fail, and the delegate gets the error. `Network` has connections.

public protocol NetServiceDelegate: AnyObject {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}

public protocol NetServiceBrowserDelegate: AnyObject {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}

open class NetService: NSObject, @unchecked Sendable {
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let noAutoRename = Self(rawValue: 1)
    public static let listenForConnections = Self(rawValue: 2)
  }
  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"
  static let notFound: [String: NSNumber] = [
    errorCode: NSNumber(value: ErrorCode.notFoundError.rawValue), errorDomain: NSNumber(value: 10),
  ]

  open weak var delegate: (any NetServiceDelegate)?
  open var includesPeerToPeer = false
  public let name: String
  public let type: String
  public let domain: String
  public let port: Int
  open var hostName: String? { nil }
  open var addresses: [Data]? { nil }
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    super.init()
  }
  public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

  open func publish() { publish(options: []) }
  open func publish(options: Options) {
    Self.report()
    delegate?.netService(self, didNotPublish: Self.notFound)
  }
  open func resolve(withTimeout timeout: TimeInterval) {
    Self.report()
    delegate?.netService(self, didNotResolve: Self.notFound)
  }
  open func stop() { delegate?.netServiceDidStop(self) }
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  open func txtRecordData() -> Data? { record }
  open func startMonitoring() {}
  open func stopMonitoring() {}

  /// Writes each entry as its length in one byte and `key=value`. Entries that are too long are omitted.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { data, entry in
      let bytes = Data((entry.key + "=").utf8) + entry.value
      if bytes.count < 256 { data += Data([UInt8(bytes.count)]) + bytes }
    }
  }
  /// Skips malformed entries.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var (rest, entries) = (txtData[...], [String: Data]())
    while let length = rest.popFirst() {
      let entry = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let key = entry.prefix { $0 != UInt8(ascii: "=") }
      if let name = String(data: key, encoding: .utf8), !name.isEmpty, entries[name] == nil { entries[name] = Data(entry.dropFirst(key.count + 1)) }
    }
    return entries
  }

  static func report() {
    UnavailableServices.report("netService.unavailable", "Bonjour services cannot be published or found")
  }
}

open class NetServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false

  open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }
  open func searchForBrowsableDomains() { fail() }
  open func searchForRegistrationDomains() { fail() }
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  private func fail() {
    NetService.report()
    delegate?.netServiceBrowser(self, didNotSearch: NetService.notFound)
  }
}
