import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import Foundation

/// An app bundle on disk: `<Name>.app` with its `Info.plist`, the widget extension's executable and its resources.
///
/// The layout is what ``PackageInstaller`` writes and what an extension reads through `ALMANAC_BUNDLE`.
/// Reading a bundle checks it and throws the first fault as a ``BundleError``.
public struct AppBundle: Sendable, Hashable {
  /// The bundle's folder.
  public let url: URL
  /// The folder's name without `.app`: the app's name in commands.
  public let name: String
  /// `CFBundleIdentifier`.
  public let identifier: String
  /// `CFBundleDisplayName`, or the name.
  public let displayName: String
  /// The extension's executable inside the bundle.
  public let executable: URL
  /// `NSWidgetUsesLocation`: whether significant location changes reload its widgets (Specification C9).
  public let usesLocation: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates`: whether its live activities are updated often.
  public let updatesOften: Bool
  /// `CFBundleURLSchemes` of `CFBundleURLTypes`: the URL schemes that the app opens.
  public let urlSchemes: [String]
  /// `AlmanacOpenCommand`: the command that a tap runs, with `%u` for the URL; nil = none.
  public let openCommand: String?
  /// `CFBundleSupportedPlatforms`: the devices that show its widgets.
  public let platforms: SupportedPlatforms
  /// `UIAppFonts`: the app's font files.
  public let fontNames: [String]
  /// The app's icon; nil: its asset catalogs have none.
  public let icon: AppIcon?
  /// `AlmanacLibraries`: the set of shared libraries that the executable was linked with; nil if it needs none of an SDK.
  public let libraries: String?
  /// Why the entitlements of an installed app cannot be read; nil: they can, or there are none.
  public let entitlementsFault: String?
  /// `default-data-protection` of `entitlements.plist`: archives are private while the device is locked (Specification D5).
  public let dataProtection: String?
  /// `com.apple.security.application-groups` of `entitlements.plist`: the app groups whose folders the extension shares, each a single path component.
  public let groups: [String]
  /// Whether this user has just built the bundle from their own sources. Then its debug information may be read outside of a sandbox.
  var isBuiltHere = false

  /// The properties that affect reloads.
  public var traits: AppTraits {
    // An unknown class counts as the strictest.
    AppTraits(isProtected: dataProtection.map { !Self.laxProtections.contains($0) } ?? false, usesLocation: usesLocation)
  }

  /// The classes of data that can be read while a device is locked.
  private static let laxProtections = [
    "NSFileProtectionNone", "NSFileProtectionCompleteUntilFirstUserAuthentication", "NSFileProtectionCompleteUnlessOpen",
  ]

  /// Reads and checks the bundle at `url`: its property lists and its executable. Other items are checked when it is installed.
  ///
  /// - Parameter isInstalled: whether it was checked before; then entitlements that cannot be read count as those of an app with protected data.
  /// - Throws: ``BundleError``.
  public init(at url: URL, limits: BundleLimits = Profiles.bundleLimits, isInstalled: Bool = false) throws {
    let url = url.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw BundleError.missing(url.path) }
    guard isFolder.boolValue else { throw BundleError.notAFolder(url.path) }
    guard let info = try Self.propertyList("Info.plist", in: url, of: url, limits: limits) else { throw BundleError.noInfo(url.path) }
    let name = url.deletingPathExtension().lastPathComponent
    let executableName = info["CFBundleExecutable"] as? String ?? name
    // The name is untrusted input: it must not lead out of the bundle.
    guard !executableName.isEmpty, !executableName.contains("/"), executableName != "..", executableName.unicodeScalars.allSatisfy(Printable.isPlain)
    else {
      throw BundleError.malformed(url.path, "CFBundleExecutable is not a file name: \(Printable.text(executableName))")
    }
    let executable = url.appendingPathComponent(executableName)
    guard FileManager.default.fileExists(atPath: executable.path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw BundleError.noExecutable(url.path, executableName)
    }
    let resolved = executable.resolvingSymlinksInPath().path
    guard resolved.hasPrefix(url.resolvingSymlinksInPath().path + "/") else {
      throw BundleError.refused(executable.path, .linkOutside(Printable.text(resolved)))
    }
    guard try executable.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      throw BundleError.refused(executable.path, .special("not a regular file"))
    }
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { throw BundleError.notExecutable(executable.path) }
    if let fault = ProgramFile.fault(executable.path) { throw BundleError.refused(executable.path, fault) }
    guard let identifier = info["CFBundleIdentifier"] as? String, !identifier.isEmpty else {
      throw BundleError.malformed(url.path, "CFBundleIdentifier is missing")
    }
    // Some apps have a space as their name, so that none is shown below a widget. Lists and questions need a name.
    let names = [info["CFBundleDisplayName"], info["CFBundleName"]].compactMap { $0 as? String }
    let displayName = names.first { !$0.allSatisfy(\.isWhitespace) } ?? name
    guard name.unicodeScalars.allSatisfy(Printable.isName) else { throw BundleError.refused(Printable.name(url.path), .name) }
    for (what, text) in [("CFBundleIdentifier", identifier), ("the display name", displayName)] {
      try Self.checkName(text, what, of: url, limits: limits)
    }
    let openCommand = info["AlmanacOpenCommand"] as? String
    guard openCommand?.unicodeScalars.allSatisfy(Printable.isName) != false else {
      throw BundleError.malformed(url.path, "AlmanacOpenCommand contains a control character; remove it")
    }
    var entitlements: [String: Any] = [:]
    var entitlementsFault: String?
    do {
      entitlements = try Self.propertyList("entitlements.plist", in: url, of: url, limits: limits) ?? [:]
    } catch BundleError.malformed(_, let fault) where isInstalled {
      entitlementsFault = fault
    }
    self.entitlementsFault = entitlementsFault
    self.url = url
    self.name = name
    self.identifier = identifier
    self.executable = executable
    self.displayName = displayName
    usesLocation = info["NSWidgetUsesLocation"] as? Bool ?? false
    updatesOften = info["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false
    urlSchemes = (info["CFBundleURLTypes"] as? [[String: Any]] ?? []).flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    self.openCommand = openCommand
    platforms = SupportedPlatforms(info["CFBundleSupportedPlatforms"] as? [String] ?? [])
    libraries = (info[AppLibraries.key] as? String).flatMap { AppLibraries.isName($0) ? $0 : nil }
    fontNames = info["UIAppFonts"] as? [String] ?? []
    icon = Self.icon(in: url, limits: limits)
    groups = (entitlements["com.apple.security.application-groups"] as? [String] ?? []).filter(Self.isGroup)
    let protection = entitlements["com.apple.developer.default-data-protection"] ?? entitlements["default-data-protection"]
    // A value that is not a text counts as complete protection.
    dataProtection = entitlementsFault != nil ? Self.complete : protection.map { $0 as? String ?? Self.complete }
  }

  private static let complete = "NSFileProtectionComplete"

  /// Checks a name that commands and the page show.
  private static func checkName(_ name: String, _ what: String, of bundle: URL, limits: BundleLimits) throws(BundleError) {
    guard name.utf8.count <= limits.nameBytes else {
      throw .malformed(Printable.text(bundle.path), "\(what) takes \(name.utf8.count) bytes, the limit is \(limits.nameBytes); shorten it")
    }
    guard name.unicodeScalars.allSatisfy(Printable.isName) else {
      throw .malformed(Printable.text(bundle.path), "\(what) contains a control character; remove it: \(Printable.name(name))")
    }
  }

  /// Whether `name` can be a folder's name. A comma separates groups in the extension's environment.
  private static func isGroup(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255 && !name.contains { $0 == "/" || $0 == "," }
      && name.unicodeScalars.allSatisfy(Printable.isName)
  }

  /// Reads a property list of keys and values; nil if there is no such file.
  static func propertyList(_ name: String, in folder: URL, of bundle: URL, limits: BundleLimits) throws -> [String: Any]? {
    let data: Data
    do {
      data = try BoundedFile.read(name, in: folder, limit: limits.propertyListBytes)
    } catch {
      guard case .unusable(let why) = error else { return nil }
      throw BundleError.malformed(bundle.path, "\(name) \(why)")
    }
    let list: Any
    do throws(CheckedPropertyList.Fault) {
      list = try CheckedPropertyList.read(data, expandedBytes: limits.propertyListExpandedBytes, depth: limits.propertyListDepth)
    } catch {
      throw BundleError.malformed(bundle.path, "\(name) \(error)")
    }
    guard let keys = list as? [String: Any] else {
      throw BundleError.malformed(bundle.path, "\(name) is not a property list of keys and values")
    }
    return keys
  }
}

/// Why a folder is not an app bundle.
public enum BundleError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is nothing at this path.
  case missing(String)
  /// The path is a file.
  case notAFolder(String)
  /// The folder has no `Info.plist`.
  case noInfo(String)
  /// The bundle lacks the executable of this name.
  case noExecutable(String, String)
  /// The executable lacks the permission to execute it.
  case notExecutable(String)
  /// The libraries that the bundle was built with are not on this machine.
  case noLibraries(String)
  /// A file of the bundle is malformed: the bundle, and how.
  case malformed(String, String)
  /// An item cannot be part of a bundle: its path, and what is wrong with it.
  case refused(String, BundleFault)

  public var description: String {
    switch self {
    case .missing(let path): "there is nothing at \(path); give an installed app's name, an app bundle or a package folder"
    case .notAFolder(let path): "\(path) is a file; an app bundle is a folder named <Name>.app"
    case .noInfo(let path): "\(path) has no Info.plist; install its package with: almanac install <package folder>"
    case .noExecutable(let path, let name): "\(path) has no executable \(name); install its package again"
    case .notExecutable(let path): "\(path) is not executable; run: chmod +x \(ShellWord.quoted(path))"
    case .noLibraries(let path):
      "\(path) was built with an SDK that is not on this machine; build it again here, or bring a bundle made with: almanac bundle <package folder>"
    case .malformed(let path, let what): "\(path) is malformed: \(what)"
    case .refused(let path, let fault): "\(path) \(fault)"
    }
  }
}
