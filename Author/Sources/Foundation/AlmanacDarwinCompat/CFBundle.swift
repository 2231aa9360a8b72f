import Foundation

public typealias CFBundle = Bundle

public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// Returns nil if the folder does not exist. A folder such as `/System/Library/Frameworks` never does on Linux.
public func CFBundleCreate(_ allocator: CFAllocator!, _ bundleURL: CFURL!) -> CFBundle! {
  guard let url = bundleURL as URL?, FileManager.default.fileExists(atPath: url.path) else { return nil }
  return Bundle(url: url)
}
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier.map { $0 as NSString } }
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
  key.flatMap { bundle?.object(forInfoDictionaryKey: $0 as String) as AnyObject? }
}
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle?.infoDictionary.map { $0 as NSDictionary } }
/// Stub. Returns nil: bundles contain no loadable code on Linux.
public func CFBundleGetFunctionPointerForName(_ bundle: CFBundle!, _ functionName: CFString!) -> UnsafeMutableRawPointer! { nil }
public func CFBundleLoadExecutable(_ bundle: CFBundle!) -> Bool { false }
