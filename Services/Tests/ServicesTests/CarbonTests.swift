import AlmanacFoundationCompat
import Carbon
import Testing

/// Keys and events in C.
@Suite struct CarbonTests {
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
}
