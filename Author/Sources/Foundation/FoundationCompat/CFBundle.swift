import Foundation

public typealias CFBundle = Bundle

public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// Returns nil for a folder that is not there, such as one of Apple's own frameworks.
public func CFBundleCreate(_ allocator: CFAllocator!, _ bundleURL: CFURL!) -> CFBundle! {
  guard let url = bundleURL as URL?, FileManager.default.fileExists(atPath: url.path) else { return nil }
  return Bundle(url: url)
}
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle?.bundleIdentifier.map { $0 as NSString } }
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
  key.flatMap { bundle?.object(forInfoDictionaryKey: $0 as String) as AnyObject? }
}
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! { bundle?.infoDictionary.map { $0 as NSDictionary } }
/// Returns nil: bundles have no programs here.
public func CFBundleGetFunctionPointerForName(_ bundle: CFBundle!, _ functionName: CFString!) -> UnsafeMutableRawPointer! { nil }
public func CFBundleLoadExecutable(_ bundle: CFBundle!) -> Bool { false }
