import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Values, collections and kinds of objects.
@Suite struct CoreFoundationTests {
  @Test func `an error has its domain, code and description, and a status is a number`() {
    let error: CFError = NSError(domain: "org.example.tides", code: 7, userInfo: [NSLocalizedDescriptionKey: "no tide"])
    #expect(CFErrorGetDomain(error) as String == "org.example.tides" && CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyDescription(error) as String == "no tide")
    let status: OSStatus = -50
    #expect(status != noErr && noErr == 0)
  }

  @Test func `truth values, numbers and texts have kinds of their own`() throws {
    let values = try #require(try JSONSerialization.jsonObject(with: Data(#"[true, 1, "a", [1], {}, null]"#.utf8)) as? [Any])
    let kinds = values.map { CFGetTypeID($0 as AnyObject) }
    #expect(
      kinds == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFArrayGetTypeID(), CFDictionaryGetTypeID(), CFNullGetTypeID(),
      ])
    #expect(Set(kinds).count == 6 && CFGetTypeID(NSNumber(value: 1)) != CFBooleanGetTypeID())
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

  @Test func `the bytes of data are read where they are`() {
    let data = Data([1, 2, 3]) as CFData
    let bytes = CFDataGetBytePtr(data)
    #expect(CFDataGetLength(data) == 3 && bytes.map { [$0[0], $0[1], $0[2]] } == [1, 2, 3])
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
    withExtendedLifetime(data) {}
  }

  @Test func `bytes are swapped for the network`() {
    #expect(CFSwapInt16HostToBig(0x1234) == UInt16(0x1234).bigEndian && CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
    #expect(Int(OSHostByteOrder()) == OSLittleEndian && UINT64_MAX == UInt64.max)
  }

  @Test func `Apple's own frameworks are not there`() {
    #expect(CFBundleCreate(nil, NSURL(fileURLWithPath: "/System/Library/PrivateFrameworks/MediaRemote.framework")) == nil)
    #expect(CFBundleGetFunctionPointerForName(CFBundleGetMainBundle(), "main" as NSString) == nil)
  }

  @Test func `kCFBundleVersionKey is CFBundleVersion`() { #expect(kCFBundleVersionKey as String == "CFBundleVersion") }
}
