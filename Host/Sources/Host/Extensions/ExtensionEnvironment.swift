import AlmanacBasics
import AlmanacKeychainKeys
import Foundation

/// The environment variables and private folders of an extension process.
///
/// Of the host's environment only the variables named here are passed on.
struct ExtensionEnvironment: Sendable {
  let bundle: AppBundle
  let configuration: HostConfiguration
  /// The IANA identifier of the extension's `TimeZone.current`.
  let timeZone: String
  /// The BCP 47 identifier of the extension's locale.
  let locale: String
  /// Whether the process may only read its container, groups and scratch folder, because the disk is nearly full.
  var isReadOnly = false
  /// The keys of the keychains that the app may use; without them it can do everything else.
  var keychainKeys = KeychainKeys([], of: nil)

  /// Creates the folders and returns how to start the process.
  ///
  /// - Parameters:
  ///   - scratch: a folder that is private to the process.
  ///   - clock: the file that sets the extension's clock; nil: the machine's clock.
  func launch(scratch: URL, clock: ClockFile?) throws -> ProcessLaunch {
    let home = configuration.container(of: bundle)
    let caches = home.appendingPathComponent("Library/Caches", isDirectory: true)
    let support = home.appendingPathComponent("Library/Application Support", isDirectory: true)
    let groups = bundle.groups.map { configuration.groupsFolder.appendingPathComponent($0, isDirectory: true) }
    do {
      for folder in groups + [scratch, home, configuration.groupsFolder] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      // An app's container on the phone always has these. The app may have put a link in the place of one.
      let container = try FileDescriptor.folder(home.path)
      for names in [["Documents"], ["Library", "Caches"], ["Library", "Application Support"]] { try container.makeFolders(names) }
    } catch let fault as FolderFault {
      throw ExtensionError.spawn("its folder \(home.path)/\(fault.path): \(fault.fault); remove what is there")
    } catch {
      throw ExtensionError.spawn("its folders under \(configuration.dataFolder.path): \(error.localizedDescription)")
    }
    var variables = [
      "ALMANAC_SOCKET_FD": "3",
      "ALMANAC_BUNDLE": bundle.url.path,
      "ALMANAC_FONTS": configuration.fonts.path,
      "ALMANAC_GROUPS": configuration.groupsFolder.path,
      "ALMANAC_APP_GROUPS": bundle.groups.joined(separator: ","),
      "ALMANAC_JITTER_SEED": jitterSeed,
      "ALMANAC_APP": bundle.name,
      KeychainKeys.variable: keychainKeys.text,
      "HOME": home.path,
      // Without this variable Foundation uses the account's home.
      "CFFIXED_USER_HOME": home.path,
      "TMPDIR": scratch.path,
      "XDG_CACHE_HOME": caches.path,
      "XDG_DATA_HOME": support.path,
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "TZ": timeZone,
      "LANG": Self.language(of: locale),
      // With its keywords, which LANG cannot have.
      "ALMANAC_LOCALE": Locale(identifier: locale).identifier(.icu),
      // The host reports crashes. The runtime's own report needs a process, which an extension may not start.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // The path of a toolchain's libraries, if the executable does not find them.
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let libraries: URL?
    do { libraries = try AppLibraries.folder(of: bundle, in: configuration) } catch { throw ExtensionError.spawn("\(error)") }
    var files: [FileRule] = []
    if let libraries {
      AppLibraries.reopen(libraries, in: configuration)
      // Before the paths in the executable, which lead to the machine's toolchain: that may be another one by now.
      variables["LD_LIBRARY_PATH"] = ([libraries.path] + (variables["LD_LIBRARY_PATH"].map { [$0] } ?? [])).joined(separator: ":")
      files.append(FileRule(path: libraries.path, access: .execute, isRequired: true))
    }
    files += [
      FileRule(path: bundle.url.path, access: .execute, isRequired: true),
      FileRule(path: bundle.executable.resolvingSymlinksInPath().path, access: .execute, isRequired: true),
    ]
    files += ([home, scratch] + groups).map { FileRule(path: $0.path, access: isReadOnly ? .read : .write, isRequired: true) }
    files += fontFolders.map { FileRule(path: $0.path, access: .read) }
    if let clock {
      guard let library = ClockFile.library else {
        throw ExtensionError.spawn("libAlmanacExtensionClock.so, which sets its clock, is not beside the almanac executable; build with: make build")
      }
      variables.merge(ClockFile.loading(library, path: variables["LD_LIBRARY_PATH"])) { _, own in own }
      variables["ALMANAC_CLOCK_FILE"] = clock.url.path
      files += [FileRule(path: library.path, access: .execute, isRequired: true), FileRule(path: clock.url.path, access: .read, isRequired: true)]
    }
    let limits = configuration.limits
    return ProcessLaunch(
      executable: bundle.executable.path, arguments: [bundle.executable.path], environment: variables, directory: scratch.path,
      files: files + SystemFiles.rules, calls: .extension,
      addressSpace: limits.addressSpace, dataBytes: limits.dataBytes, processorSeconds: limits.processorSeconds,
      openFiles: limits.openFiles, fileBytes: limits.fileBytes)
  }

  /// The locale as C programs write it, without keywords and script: `de_DE.UTF-8`, `zh_CN.UTF-8`. Fontconfig warns of others.
  static func language(of locale: String) -> String {
    let parts = ((try? LocaleIdentifier(locale))?.base ?? locale).split { $0 == "-" || $0 == "_" }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
    return ([parts.first ?? "en"] + (region.map { [$0] } ?? [])).joined(separator: "_") + ".UTF-8"
  }

  /// The folders of fonts and symbols: Almanac's, and fontconfig's in the account's home.
  private var fontFolders: [URL] {
    let home = UserFolders.home()
    return [configuration.fonts, home.appendingPathComponent(".fonts"), home.appendingPathComponent(".local/share/fonts")]
  }

  /// A number that differs between machines, hosts and apps, so that their delayed reloads do too. An extension cannot read the machine's own id.
  private var jitterSeed: String {
    let machine = (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)) ?? ProcessInfo.processInfo.hostName
    return String(FNV1a.hash([machine, configuration.dataFolder.path, bundle.name].joined(separator: "\n").utf8), radix: 16)
  }
}

extension AppBundle {
  /// The keychains that the app may use. It gets their keys, and its extension may not read the key of which they are derived.
  var keychains: [KeychainName] { [.app(name)] + groups.map(KeychainName.group) }
}
