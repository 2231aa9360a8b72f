import AlmanacFoundationCompat

// Stub. Keyboard layouts of a Mac. None is selected, and keys have no characters.

public final class TISInputSource: Sendable {
  private init() {}
}
public typealias TISInputSourceRef = TISInputSource
public struct UCKeyboardLayout: Sendable {
  public var keyLayoutHeaderFormat: UInt16 = 0
  public var keyLayoutDataVersion: UInt16 = 0
  public var keyLayoutFeatureInfoOffset: UInt32 = 0
  public var keyboardTypeCount: UInt32 = 0
  public init() {}
}
public var kTISPropertyUnicodeKeyLayoutData: CFString! { "TISPropertyUnicodeKeyLayoutData" as NSString }
public var kTISPropertyInputSourceID: CFString! { "TISPropertyInputSourceID" as NSString }
public var kTISPropertyInputSourceLanguages: CFString! { "TISPropertyInputSourceLanguages" as NSString }
public var kTISPropertyLocalizedName: CFString! { "TISPropertyLocalizedName" as NSString }
public var kTISNotifySelectedKeyboardInputSourceChanged: CFString! {
  "com.apple.Carbon.TISNotifySelectedKeyboardInputSourceChanged" as NSString
}
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { nil }
public func TISCreateInputSourceList(_ properties: CFDictionary!, _ includeAllInstalled: Bool) -> Unmanaged<CFArray>! { nil }
public func TISGetInputSourceProperty(_ inputSource: TISInputSource!, _ propertyKey: CFString!) -> UnsafeMutableRawPointer! { nil }
@discardableResult public func TISSelectInputSource(_ inputSource: TISInputSource!) -> OSStatus { OSStatus(paramErr) }

public var kUCKeyActionDown: Int { 0 }
public var kUCKeyActionUp: Int { 1 }
public var kUCKeyActionAutoKey: Int { 2 }
public var kUCKeyActionDisplay: Int { 3 }
public var kUCKeyTranslateNoDeadKeysBit: Int { 0 }
public var kUCKeyTranslateNoDeadKeysMask: Int { 1 }
public func LMGetKbdType() -> UInt8 { 0 }
@discardableResult public func UCKeyTranslate(
  _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16, _ modifierKeyState: UInt32,
  _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits, _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: Int,
  _ actualStringLength: UnsafeMutablePointer<Int>!, _ unicodeString: UnsafeMutablePointer<UniChar>!
) -> OSStatus { OSStatus(paramErr) }
