import AlmanacFoundationCompat
import AlmanacTextEngine
import CoreGraphics
import Synchronization

/// How long a registration lasts. Every scope lasts as long as the extension process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
  public static let user = CTFontManagerScope.persistent
}

/// The error codes in `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case notRegistered = 201
  case inUse = 202
}
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// Registers a font file for `Font.custom`, `UIFont(name:size:)` and Core Text.
///
/// The file must be one of the app's resources, because the host, which paints widgets, has access only to those. Other files fail with
/// `insufficientPermissions`, files that are not fonts with `unrecognizedFormat`, registered ones with `alreadyRegistered`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistry.shared.add(fontURL as URL), to: error)
}

/// Registers several files. Returns false if any fails, with an error for each failed file in `errors`.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let found = urls(fontURLs).compactMap { FontRegistry.shared.add($0) }
  if !found.isEmpty { errors?.pointee = Unmanaged.passRetained(found as NSArray) }
  return found.isEmpty
}

/// Registers several files, then calls the handler once with the errors of those that failed.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let found = urls(fontURLs).compactMap { FontRegistry.shared.add($0) }
  _ = registrationHandler?(found as NSArray, true)
}

/// Registers a font that was created from a file's bytes, by finding the file with the same bytes among the app's resources.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  report(FontRegistry.shared.add(font), to: error)
}

/// Returns success, but the font stays registered until the process ends, because text may already use it. Fails with `notRegistered` for a file that
/// is not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontRegistry.shared.remove(fontURL as URL), to: error)
}
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  report(FontRegistry.shared.remove(font), to: error)
}

/// Returns a descriptor for each face of a font file; nil if it is not a font.
///
/// If the file is one of the app's resources, this function registers it, and the descriptors' fonts are drawn; otherwise the system font is used.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let names = TextEngine.postScriptNames(inFile: fileURL as URL)
  guard !names.isEmpty else { return nil }
  _ = FontRegistry.shared.add(fileURL as URL)
  return names.map { UIFontDescriptor(name: $0, size: 0) } as NSArray
}

/// Returns the scope in which a font file is registered; `none` if it is not registered.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
  FontRegistry.shared.contains(fontURL as URL) ? .process : .none
}

private func urls(_ array: CFArray) -> [URL] {
  (0..<array.count).compactMap { array.object(at: $0) as? URL ?? (array.object(at: $0) as? NSURL) as URL? }
}

private func report(_ problem: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  guard let problem else { return true }
  error?.pointee = Unmanaged.passRetained(problem)
  return false
}

/// The fonts that an app has registered at run time.
package final class FontRegistry: Sendable {
  package static let shared = FontRegistry(folders: ResourceFolders.folders(of: .main))
  private let folders: [URL]
  private let registered = Mutex<Set<String>>([])

  /// - Parameter folders: The app's resource folders, where the host finds fonts too.
  package init(folders: [URL]) { self.folders = folders.map { $0.resolvingSymlinksInPath() } }

  /// Registers a file. Returns the error, or nil on success.
  package func add(_ url: URL) -> NSError? {
    let file = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: file.path) else {
      return Self.error(.fileNotFound, "there is no font file at \(url.path)")
    }
    guard folders.contains(where: { file.path.hasPrefix($0.path + "/") }) else {
      return Self.error(
        .insufficientPermissions,
        "\(url.lastPathComponent) is not among the app's resources, where the host looks for fonts; add it to them")
    }
    return registered.withLock { registered in
      guard !registered.contains(file.path) else { return Self.error(.alreadyRegistered, "\(url.lastPathComponent) is already registered") }
      do {
        try TextEngine.register(fontFile: file)
      } catch {
        return Self.error(.unrecognizedFormat, "\(url.lastPathComponent) is not a TrueType or OpenType font")
      }
      registered.insert(file.path)
      return nil
    }
  }

  package func add(_ font: CGFont) -> NSError? {
    guard let file = file(of: font) else {
      return Self.error(
        .insufficientPermissions,
        "\(font.fullName ?? "the font") is not among the app's resources, where the host looks for fonts; add it to them")
    }
    return add(file)
  }

  package func contains(_ url: URL) -> Bool { registered.withLock { $0.contains(url.resolvingSymlinksInPath().path) } }

  package func remove(_ url: URL) -> NSError? {
    let wasRegistered = registered.withLock { $0.remove(url.resolvingSymlinksInPath().path) != nil }
    return wasRegistered ? nil : Self.error(.notRegistered, "\(url.lastPathComponent) is not registered")
  }
  package func remove(_ font: CGFont) -> NSError? {
    file(of: font).map { remove($0) } ?? Self.error(.notRegistered, "\(font.fullName ?? "the font") is not registered")
  }

  /// Returns the file from which a font was read. For bytes in memory, it is the file among the app's fonts with the same bytes.
  private func file(of font: CGFont) -> URL? {
    if let url = font.url { return url }
    guard let data = font.data else { return nil }
    return AppFonts.files(in: folders).first { file in
      (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) == data.count && (try? Data(contentsOf: file)) == data
    }
  }

  private static func error(_ code: CTFontManagerError, _ reason: String) -> NSError {
    NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
