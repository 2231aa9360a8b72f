import Foundation
import FoundationCompat
import Synchronization
import Testing

/// What Foundation and Darwin have on a Mac and on an iPhone, and whole apps use: transformers, scripts, encodings, sockets.
@Suite struct FoundationNamesOfMacsTests {
  private final class Doubling: ValueTransformer, @unchecked Sendable {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func `a transformer is found by its name`() throws {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue(4) as? Int == 8 && found.reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let negation = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
    #expect(negation.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
  }

  @Test func `a secure transformer reads its own archives and no others`() {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let data = transformer.reverseTransformedValue(["a", "b"] as NSArray)
    #expect(transformer.transformedValue(data) as? [String] == ["a", "b"])
    #expect(transformer.transformedValue(Data([1, 2, 3])) == nil)
  }

  @Test func `a script fails with a number`() throws {
    let script = try #require(NSAppleScript(source: "tell application \"Finder\" to activate"))
    var error: NSDictionary?
    #expect(script.executeAndReturnError(&error).stringValue == nil)
    #expect(error?[NSAppleScript.errorNumber] as? Int == -1763)
    #expect(!script.compileAndReturnError(nil))
  }

  @Test func `an event keeps its parameters`() {
    let event = NSAppleEventDescriptor(
      eventClass: AEEventClass(kInternetEventClass), eventID: AEEventID(kAEGetURL), targetDescriptor: nil, returnID: -1, transactionID: 0)
    event.setParam(NSAppleEventDescriptor(string: "app://a"), forKeyword: AEKeyword(keyDirectObject))
    #expect(event.eventID == 0x4755_524C && event.paramDescriptor(forKeyword: AEKeyword(keyDirectObject))?.stringValue == "app://a")
    let list = NSAppleEventDescriptor.list()
    list.insert(NSAppleEventDescriptor(int32: 7), at: 0)
    #expect(list.numberOfItems == 1 && list.atIndex(1)?.int32Value == 7 && list.atIndex(2) == nil && list.atIndex(0) == nil)
  }

  @Test func `Chinese, Japanese and Korean texts are read by Core Foundation's encodings`() {
    func encoding(_ encoding: CFStringEncodings) -> String.Encoding {
      String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue)))
    }
    #expect(String(data: Data([0xC4, 0xE3, 0xBA, 0xC3]), encoding: encoding(.GB_18030_2000)) == "你好")
    #expect(String(data: Data([0x82, 0xA0]), encoding: encoding(.dosJapanese)) == "あ")
    #expect(String(data: Data([0xB1, 0xE8]), encoding: encoding(.EUC_KR)) == "김")
    #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(encoding(.big5).rawValue) == 0x0A03)
  }

  @Test func `bytes are swapped for the network`() {
    #expect(CFSwapInt16HostToBig(0x1234) == UInt16(0x1234).bigEndian && CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
    #expect(Int(OSHostByteOrder()) == OSLittleEndian && UINT64_MAX == UInt64.max)
  }

  @Test func `sockets have Darwin's arguments`() {
    let file = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
    #expect(file >= 0)
    defer { close(file) }
    var life: Int32 = 9
    #expect(setsockopt(file, IPPROTO_IP, IP_TTL, &life, socklen_t(MemoryLayout<Int32>.size)) == 0)
    #expect(setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &life, socklen_t(MemoryLayout<Int32>.size)) == -1 && errno == ENOPROTOOPT)
    let hints = addrinfo(
      ai_flags: 0, ai_family: AF_UNSPEC, ai_socktype: SOCK_STREAM, ai_protocol: IPPROTO_TCP, ai_addrlen: 0, ai_canonname: nil, ai_addr: nil,
      ai_next: nil)
    #expect(hints.ai_socktype == 1 && hints.ai_protocol == 6)
  }

  @Test func `the free space is that of the volume`() throws {
    let values = try URL(fileURLWithPath: NSTemporaryDirectory()).resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
  }

  @Test func `progress of files keeps its numbers`() {
    let progress = Progress(totalUnitCount: 2)
    (progress.fileOperationKind, progress.fileTotalCount) = (.downloading, 3)
    #expect(progress.fileOperationKind == .downloading && progress.fileTotalCount == 3 && progress.throughput == nil)
  }

  @Test func `an array of one class is read from an archive`() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: [1, 2] as NSArray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data)?.map(\.intValue) == [1, 2])
  }

  private final class Called: NSObject, @unchecked Sendable {
    let count = Mutex(0)
    func call() { count.withLock { $0 += 1 } }
  }

  @MainActor @Test func `a request that is cancelled is not performed`() async {
    let (cancelled, kept) = (Called(), Called())
    cancelled.perform(Selector(Called.call), with: nil, afterDelay: 0.01)
    kept.perform(Selector(Called.call), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    while kept.count.withLock({ $0 }) == 0 { await Task.yield() }
    #expect(cancelled.count.withLock { $0 } == 0)
  }

  @Test func `accesses of a coordinator are allowed at once`() async {
    let intent = NSFileAccessIntent.writingIntent(with: URL(fileURLWithPath: "/tmp/a"), options: .forDeleting)
    let error = await withCheckedContinuation { done in
      NSFileCoordinator().coordinate(with: [intent], queue: OperationQueue()) { done.resume(returning: $0) }
    }
    #expect(error == nil && intent.url.path == "/tmp/a")
    let upload = NSFileAccessIntent.readingIntent(with: intent.url, options: .forUploading)
    let refusal = await withCheckedContinuation { done in
      NSFileCoordinator().coordinate(with: [upload], queue: OperationQueue()) { done.resume(returning: $0) }
    }
    #expect((refusal as? CocoaError)?.code == .featureUnsupported)
  }

  @Test func `a connection to a service fails, and ends when it is invalidated`() async {
    let connection = NSXPCConnection(serviceName: "org.example.helper")
    let error = await withCheckedContinuation { done in
      _ = connection.remoteObjectProxyWithErrorHandler { done.resume(returning: $0) }
    }
    #expect((error as NSError).code == 4099)
    await withCheckedContinuation { done in
      connection.invalidationHandler = { done.resume() }
      connection.invalidate()
    }
  }

  @Test func `a dictionary gives the addresses of its objects`() throws {
    let settings: NSDictionary = ["gif": ["delay": 0.25], "count": 3]
    let (gif, delay, none): (NSString, NSString, NSString) = ("gif", "delay", "none")
    var address: UnsafeRawPointer?
    #expect(CFDictionaryGetValueIfPresent(settings, Unmanaged.passUnretained(gif).toOpaque(), &address))
    let inner = unsafeBitCast(try #require(address), to: CFDictionary.self)
    let value = unsafeBitCast(CFDictionaryGetValue(inner, Unmanaged.passUnretained(delay).toOpaque()), to: AnyObject.self)
    #expect(value as? Double == 0.25 && !CFDictionaryContainsKey(settings, Unmanaged.passUnretained(none).toOpaque()))
    #expect(CFDictionaryGetValue(settings, Unmanaged.passUnretained(gif).toOpaque()) == address)
    let list = NSMutableArray()
    CFArrayAppendValue(list, Unmanaged.passUnretained(gif).toOpaque())
    #expect(CFArrayGetCount(list) == 1 && unsafeBitCast(CFArrayGetValueAtIndex(list, 0), to: CFString.self) == "gif")
    #expect(CFArrayGetValueAtIndex(list, 1) == nil && CFEqual(gif, "gif" as NSString))
  }

  @Test func `Apple's own frameworks are not there`() {
    #expect(CFBundleCreate(nil, NSURL(fileURLWithPath: "/System/Library/PrivateFrameworks/MediaRemote.framework")) == nil)
    #expect(CFBundleGetFunctionPointerForName(CFBundleGetMainBundle(), "main" as NSString) == nil)
  }
}
