// Core Foundation's names for the keys of a bundle's information dictionary.
public var kCFBundleInfoDictionaryVersionKey: CFString { "CFBundleInfoDictionaryVersion" as NSString }
public var kCFBundleExecutableKey: CFString { "CFBundleExecutable" as NSString }
public var kCFBundleIdentifierKey: CFString { "CFBundleIdentifier" as NSString }
public var kCFBundleVersionKey: CFString { "CFBundleVersion" as NSString }
public var kCFBundleDevelopmentRegionKey: CFString { "CFBundleDevelopmentRegion" as NSString }
public var kCFBundleNameKey: CFString { "CFBundleName" as NSString }
public var kCFBundleLocalizationsKey: CFString { "CFBundleLocalizations" as NSString }
