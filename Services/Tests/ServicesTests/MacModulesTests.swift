import ApplicationServices
import Carbon
import CoreServices
import CoreWLAN
import FoundationCompat
import IOBluetooth
import Testing
import UniformTypeIdentifiers

/// Modules of a Mac: keys, other applications' windows, Wi-Fi and Bluetooth, types and events in C.
@Suite struct MacModulesTests {
  @Test func `a key for the whole system is refused`() {
    let handler: EventHandlerUPP = { _, event, data in
      var hotKey = EventHotKeyID()
      let size = MemoryLayout<EventHotKeyID>.size
      GetEventParameter(event, EventParamName(kEventParamDirectObject), EventParamType(typeEventHotKeyID), nil, size, nil, &hotKey)
      return data == nil ? noErr : OSStatus(eventNotHandledErr)
    }
    var type = EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))
    var (handlerRef, keyRef): (EventHandlerRef?, EventHotKeyRef?) = (nil, nil)
    #expect(InstallEventHandler(GetApplicationEventTarget(), handler, 1, &type, nil, &handlerRef) == OSStatus(eventInternalErr))
    let status = RegisterEventHotKey(
      UInt32(kVK_Space), UInt32(optionKey | cmdKey), EventHotKeyID(signature: 1, id: 2), GetApplicationEventTarget(), 0, &keyRef)
    #expect(status != noErr && handlerRef == nil && keyRef == nil)
    #expect(kVK_Space == 49 && kVK_ANSI_A == 0 && kVK_Escape == 53 && optionKey == 2048)
    #expect(TISCopyCurrentKeyboardLayoutInputSource() == nil)
  }

  @Test func `a widget is trusted with no windows`() {
    #expect(!AXIsProcessTrusted())
    #expect(!AXIsProcessTrustedWithOptions([kAXTrustedCheckOptionPrompt.takeUnretainedValue() as String: true] as NSDictionary))
    var value: CFTypeRef?
    let application = AXUIElementCreateApplication(1)
    #expect(AXUIElementCopyAttributeValue(application, kAXFocusedWindowAttribute as NSString, &value) == .apiDisabled && value == nil)
  }

  @Test func `a value of an element is read as its own type alone`() throws {
    var (point, copy, size) = (CGPoint(x: 1, y: 2), CGPoint.zero, CGSize.zero)
    let value = try #require(AXValueCreate(.cgPoint, &point))
    #expect(AXValueGetValue(value, .cgPoint, &copy) && copy == point)
    #expect(!AXValueGetValue(value, .cgSize, &size) && AXValueCreate(.illegal, &point) == nil)
  }

  @Test func `Wi-Fi and Bluetooth show nothing`() {
    #expect(CWWiFiClient.shared().interface() == nil)
    #expect(IOBluetoothDevice.pairedDevices()?.isEmpty == true)
  }

  @Test func `types in C are those of UniformTypeIdentifiers`() throws {
    #expect(UTTypeConformsTo("public.png" as NSString, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeMovie))
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as NSString, nil)?.takeRetainedValue()
    #expect(type as String? == "public.png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() as String? == "image/png")
    #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == .png && UTType.png.tags[.filenameExtension]?.first == "png")
  }

  @Test func `a descriptor in C keeps its bytes, of at most a megabyte`() {
    var descriptor = AEAddressDesc()
    #expect(AECreateDesc(typeApplicationBundleID, "com.apple.Music", 15, &descriptor) == 0 && descriptor.dataHandle != nil)
    #expect(AEDeterminePermissionToAutomateTarget(&descriptor, typeWildCard, typeWildCard, true) == OSStatus(procNotFound))
    #expect(AEDisposeDesc(&descriptor) == 0 && descriptor.dataHandle == nil)
    #expect(AECreateDesc(typeNull, nil, 1 << 30, &descriptor) == -50)
  }
}
