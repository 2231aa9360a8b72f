import Foundation
import Glibc

/// Almanac's modules for authors, compiled once: what `Scripts/build-sdk` writes. A package that is built against it compiles only its own sources.
public struct WidgetSDK: Sendable, Equatable {
  /// The file in the SDK's folder that describes it; written last, so that an SDK without it is unfinished.
  static let descriptionFile = "sdk.json"
  /// The environment variable that names another SDK's folder. Manifests may read it.
  static let variable = "ALMANAC_SDK"
  /// The SDK of Almanac's Debian package.
  static let installedFolder = "/usr/lib/almanac/sdk"

  /// The SDK's folder.
  public let folder: URL
  /// What the SDK says about itself.
  public let description: Description

  /// The content of `sdk.json`.
  public struct Description: Codable, Sendable, Equatable {
    /// Almanac's version.
    public let version: String
    /// The compiler's version, as `swiftc -print-target-info` says it. Swift modules can be read only by the compiler that wrote them.
    public let compiler: String
    /// The platform: `x86_64-unknown-linux-gnu`.
    public let target: String
    /// The folder for which the SDK was made. It cannot be used in another one, because the toolset contains absolute paths.
    public let folder: String
    /// The modules that sources can import.
    public let modules: [String]
    /// The name of the set of libraries: SHA-256 over their names and contents. Builds with the same bytes have the same name.
    public let librarySet: String
    /// The libraries that a bundle needs to run on a machine without the SDK and without a toolchain.
    public let libraries: [Library]
  }

  /// A shared library: the SDK's own, or one of Swift's runtime.
  public struct Library: Codable, Sendable, Equatable {
    /// The absolute path; one of the SDK's own is relative to its folder.
    public let path: String
    /// SHA-256 of the content, as hexadecimal digits.
    public let sha256: String

    /// The file's name.
    public var name: String { (path as NSString).lastPathComponent }
  }

  /// The options for compiler and linker.
  public var toolset: URL { folder.appendingPathComponent("toolset.json") }
  /// The same options, with which all targets of a build find the SDK's modules: for packages whose manifest does not name ``package``.
  public var toolsetForAllTargets: URL { folder.appendingPathComponent("toolset-all-targets.json") }
  /// The package for manifests.
  public var package: URL { folder.appendingPathComponent("Almanac", isDirectory: true) }
  /// The folder of the SDK's libraries.
  public var libraryFolder: URL { folder.appendingPathComponent("lib", isDirectory: true) }

  /// Where a library is.
  public func place(of library: Library) -> URL {
    library.path.hasPrefix("/") ? URL(fileURLWithPath: library.path) : folder.appendingPathComponent(library.path)
  }

  /// Reads the SDK in `folder`.
  ///
  /// - Throws: ``SDKError/missing(_:)``, ``SDKError/unreadable(_:)``, ``SDKError/moved(from:to:)``.
  public init(at folder: URL) throws {
    self.folder = folder.standardizedFileURL
    let file = folder.appendingPathComponent(Self.descriptionFile)
    guard let data = FileManager.default.contents(atPath: file.path) else { throw SDKError.missing(folder.path) }
    do { description = try JSONDecoder().decode(Description.self, from: data) } catch { throw SDKError.unreadable(file.path) }
    let place = URL(fileURLWithPath: description.folder, isDirectory: true)
    guard place.resolvingSymlinksInPath().path == folder.resolvingSymlinksInPath().path else {
      throw SDKError.moved(from: description.folder, to: folder.path)
    }
  }

  /// The folders in which an SDK is looked for, in order: `sdk` beside the executable, as in a checkout, then `lib/almanac/sdk` of an installation.
  static func usualFolders(executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    return ["sdk", "../lib/almanac/sdk"].map { folder.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
  }

  /// Finds the SDK of this command. The variable `ALMANAC_SDK` names another one; an empty one counts as not set.
  ///
  /// - Throws: ``SDKError``. ``SDKError/missing(_:)`` if there is none.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> WidgetSDK {
    if let wanted = environment[variable], !wanted.isEmpty { return try WidgetSDK(at: URL(fileURLWithPath: wanted, isDirectory: true)) }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let folders = usualFolders(executable: URL(fileURLWithPath: executable))
    let found = folders.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(descriptionFile).path) }
    return try WidgetSDK(at: found ?? folders[0])
  }

  /// Checks that the compiler on `PATH` can read the SDK's modules and that its parts are there.
  ///
  /// - Throws: ``SDKError``, `PackageError.noSwift`.
  public func check() async throws {
    guard let run = await ToolRun.run("swiftc", ["-print-target-info"]), run.status == 0 else { throw PackageError.noSwift }
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.joined(separator: "\n").utf8)) else {
      throw PackageError.noSwift
    }
    guard info.compilerVersion == description.compiler else {
      throw SDKError.otherCompiler(sdk: description.compiler, path: info.compilerVersion)
    }
    guard info.target.unversionedTriple == description.target else {
      throw SDKError.otherTarget(sdk: description.target, path: info.target.unversionedTriple)
    }
    let own = [toolset, toolsetForAllTargets, package.appendingPathComponent("Package.swift"), folder.appendingPathComponent("libexec/author-tool")]
    for file in own + description.libraries.map(place) where !FileManager.default.fileExists(atPath: file.path) {
      throw SDKError.incomplete(file.path)
    }
  }

  /// The file of Almanac's sources that was changed after the SDK was built, if the SDK is part of a checkout.
  public var newerSource: URL? {
    // <checkout>/bin/sdk
    let checkout = folder.deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default
    guard files.fileExists(atPath: checkout.appendingPathComponent("Scripts/build-sdk").path) else { return nil }
    func modified(_ url: URL) -> Date? { try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
    guard let built = modified(folder.appendingPathComponent(Self.descriptionFile)) else { return nil }
    for part in ["Engine/Sources", "Author/Sources", "Services/Sources", "SDK"] {
      let found = files.enumerator(at: checkout.appendingPathComponent(part), includingPropertiesForKeys: [.contentModificationDateKey])
      while let file = found?.nextObject() as? URL {
        if ["swift", "c", "h", "json"].contains(file.pathExtension), let date = modified(file), date > built { return file }
      }
    }
    return nil
  }

  /// The parts of `swiftc -print-target-info` that are read.
  private struct TargetInfo: Decodable {
    struct Target: Decodable { let unversionedTriple: String }
    let compilerVersion: String
    let target: Target
  }
}

/// Why an SDK cannot be used.
public enum SDKError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no SDK in this folder.
  case missing(String)
  /// The description of an SDK cannot be read.
  case unreadable(String)
  /// The folder is another one than the toolset's paths name.
  case moved(from: String, to: String)
  /// The SDK lacks this file.
  case incomplete(String)
  /// The SDK was compiled by another compiler than the one on PATH.
  case otherCompiler(sdk: String, path: String)
  /// The SDK is for another platform than that of the compiler on PATH.
  case otherTarget(sdk: String, path: String)
  /// The SDK is of another version of Almanac than this command.
  case otherVersion(sdk: String, command: String)

  public var description: String {
    switch self {
    case .missing(let folder): "there is no SDK in \(folder); build it with: make build"
    case .unreadable(let file): "\(file) cannot be read; build the SDK again with: make build"
    case .moved(let from, let to): "the SDK in \(to) was made for \(from); move it back, or build it again with: make build"
    case .incomplete(let file): "the SDK lacks \(file); build it again with: make build"
    case .otherCompiler(let sdk, let path):
      "the SDK was compiled by \(Self.short(sdk)), and swift on PATH is \(Self.short(path)); use that toolchain, or build the SDK again with: make build"
    case .otherTarget(let sdk, let path):
      "the SDK is for \(sdk), and swift on PATH compiles for \(path); build the SDK on this machine with: make build"
    case .otherVersion(let sdk, let command):
      "the SDK is of Almanac \(sdk), and this command is of Almanac \(command); build both again with: make build"
    }
  }

  /// "Swift 6.3.1" of "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  private static func short(_ version: String) -> String {
    version.replacing("Swift version ", with: "Swift ").split(separator: " (").first.map(String.init) ?? version
  }
}
