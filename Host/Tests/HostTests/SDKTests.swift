import Crypto
import Foundation
import Testing

@testable import Host

/// The SDK of packages: reading it, choosing it for a package, and the libraries of apps that were built with it.
@Suite struct SDKTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: true)

  private static let set = String(repeating: "0a", count: 32)

  /// Writes an SDK with one library of its own and one of a runtime.
  private func sdk(compiler: String = "Swift version 6.9 (swift-6.9-RELEASE)", at place: URL? = nil, says: String? = nil) throws -> URL {
    let place = place ?? folder.appendingPathComponent("sdk", isDirectory: true)
    let runtime = folder.appendingPathComponent("runtime", isDirectory: true)
    for part in [place.appendingPathComponent("lib"), runtime] {
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
    }
    try Data("almanac".utf8).write(to: place.appendingPathComponent("lib/libAlmanac.so"))
    try Data("core".utf8).write(to: runtime.appendingPathComponent("libswiftCore.so"))
    let description = WidgetSDK.Description(
      version: "7.1.0", compiler: compiler, target: "x86_64-unknown-linux-gnu", folder: says ?? place.path, modules: ["SwiftUI"],
      librarySet: Self.set,
      libraries: [.init(path: "lib/libAlmanac.so", sha256: "01"), .init(path: runtime.path + "/libswiftCore.so", sha256: "02")])
    try JSONEncoder().encode(description).write(to: place.appendingPathComponent("sdk.json"))
    return place
  }

  /// Writes a bundle that names a set of libraries.
  private func bundle(libraries: String?, in apps: URL? = nil) throws -> AppBundle {
    let url = (apps ?? folder).appendingPathComponent("One.app", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/true"), to: url.appendingPathComponent("One"))
    var info = ["CFBundleIdentifier": "org.example.one"]
    info["AlmanacLibraries"] = libraries
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: url.appendingPathComponent("Info.plist"))
    return try AppBundle(at: url)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  // MARK: The SDK

  @Test func `an SDK is found beside the executable, in an installation, or where a variable says`() throws {
    defer { cleanUp() }
    let usual = WidgetSDK.usualFolders(executable: URL(fileURLWithPath: "/opt/almanac/bin/almanac")).map(\.path)
    #expect(usual == ["/opt/almanac/bin/sdk", "/opt/almanac/lib/almanac/sdk"])
    let place = try sdk()
    #expect(try WidgetSDK.find(environment: ["ALMANAC_SDK": place.path]).description.version == "7.1.0")
    // An empty one counts as not set.
    #expect(Self.fault(["ALMANAC_SDK": ""]) == Self.fault([:]))
    #expect(throws: SDKError.missing("/nowhere")) { try WidgetSDK.find(environment: ["ALMANAC_SDK": "/nowhere"]) }
  }

  /// Why no SDK is found; nil: one is.
  private static func fault(_ environment: [String: String]) -> SDKError? {
    do { _ = try WidgetSDK.find(environment: environment) } catch { return error as? SDKError }
    return nil
  }

  @Test func `an SDK that is unfinished or was moved is refused`() throws {
    defer { cleanUp() }
    let place = try sdk()
    let moved = folder.appendingPathComponent("moved", isDirectory: true)
    try FileManager.default.copyItem(at: place, to: moved)
    #expect(throws: SDKError.moved(from: place.path, to: moved.path)) { try WidgetSDK(at: moved) }
    // A link to it is the same folder.
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place)
    #expect(try WidgetSDK(at: link).description.target == "x86_64-unknown-linux-gnu")
    let file = place.appendingPathComponent("sdk.json")
    try Data("{".utf8).write(to: file)
    #expect(throws: SDKError.unreadable(file.path)) { try WidgetSDK(at: place) }
    try FileManager.default.removeItem(at: file)
    #expect(throws: SDKError.missing(place.path)) { try WidgetSDK(at: place) }
  }

  @Test func `an SDK of another compiler or platform, or without one of its parts, is refused by name`() async throws {
    defer { cleanUp() }
    let run = try #require(await ToolRun.run("swiftc", ["-print-target-info"]))
    let text = run.output.joined(separator: "\n")
    let info = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let compiler = try #require(info["compilerVersion"] as? String)
    await #expect(throws: SDKError.otherCompiler(sdk: "Swift version 6.9 (swift-6.9-RELEASE)", path: compiler)) {
      try await WidgetSDK(at: sdk()).check()
    }
    let fitting = try WidgetSDK(at: sdk(compiler: compiler))
    let target = (info["target"] as? [String: Any])?["unversionedTriple"] as? String
    let expected =
      target == fitting.description.target
      ? SDKError.incomplete(fitting.toolset.path) : .otherTarget(sdk: fitting.description.target, path: target ?? "")
    await #expect(throws: expected) { try await fitting.check() }
    #expect(
      "\(SDKError.otherCompiler(sdk: "Swift version 6.9 (swift-6.9-RELEASE)", path: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"))"
        == "the SDK was compiled by Swift 6.9, and swift on PATH is Swift 6.3.1; use that toolchain, or build the SDK again with: make build")
  }

  // MARK: Packages

  /// Makes a folder that looks like a checkout of Almanac.
  private func checkout(plugin: String = "Author/Sources/Tools/AuthorSupport") throws -> URL {
    let place = folder.appendingPathComponent("Almanac", isDirectory: true)
    try FileManager.default.createDirectory(at: place.appendingPathComponent(plugin), withIntermediateDirectories: true)
    return place
  }

  private func package(_ dependency: [String: String]?) throws -> WidgetPackage {
    let place = folder.appendingPathComponent("Pack", isDirectory: true)
    let described: [String: Any] = ["name": "Pack", "products": [Any](), "targets": [Any](), "dependencies": dependency.map { [$0] } ?? []]
    return try WidgetPackage(json: JSONSerialization.data(withJSONObject: described), folder: place)
  }

  /// A package with one dependency on a folder.
  private func package(path: String) throws -> WidgetPackage { try package(["identity": "almanac", "type": "fileSystem", "path": path]) }

  @Test func `a manifest's dependency says where Almanac comes from`() throws {
    defer { cleanUp() }
    let place = try sdk()
    #expect(try package(nil).almanac == .none)
    #expect(try package(path: place.path + "/Almanac").almanac == .sdk(place))
    // An SDK that was not built yet, at its usual place.
    #expect(try package(path: "/nowhere/bin/sdk/Almanac").almanac == .sdk(URL(fileURLWithPath: "/nowhere/bin/sdk", isDirectory: true)))
    #expect(try package(["identity": "other", "type": "fileSystem", "path": folder.path + "/Other"]).almanac == .none)
    for url in ["https://example.org/team/Almanac.git", "git@example.org:almanac"] {
      #expect(try package(["identity": "almanac", "type": "sourceControl", "url": url]).almanac == .repository(url))
    }
    #expect(try package(["identity": "other", "type": "sourceControl", "url": "https://example.org/almanac/other"]).almanac == .none)
  }

  @Test(arguments: ["Author/Sources/Tools/AuthorSupport", "Author/Sources/Tools/AuthorSupport"])
  func `a checkout is known by its plugin, today and as a single package`(plugin: String) throws {
    defer { cleanUp() }
    let checkout = try checkout(plugin: plugin)
    for part in ["", "/Author", "/Services", "/Engine"] {
      #expect(try package(path: checkout.path + part).almanac == .checkout(checkout), "\(part)")
    }
    #expect(try package(path: checkout.path + "/Other").almanac == .none)
  }

  @Test func `a package is built against the SDK`() throws {
    defer { cleanUp() }
    let sdk = try WidgetSDK(at: sdk())
    let plan = try BuildPlan(package(path: sdk.package.path), .success(sdk))
    #expect(plan.sdk == sdk && plan.arguments == ["--toolset", sdk.toolset.path] && plan.environment == ["ALMANAC_SDK": sdk.folder.path])
    #expect(throws: PackageError.sdk(.missing("/sdk"))) { try BuildPlan(package(path: sdk.package.path), .failure(.missing("/sdk"))) }
    // One without Almanac needs none.
    let without = try BuildPlan(package(nil), .failure(.missing("/sdk")))
    #expect(without.sdk == nil && without.arguments.isEmpty && without.environment.isEmpty)
  }

  @Test func `a manifest that names Almanac's sources is refused, and a line says what to write`() throws {
    defer { cleanUp() }
    let sdk = try WidgetSDK(at: sdk())
    let checkout = try checkout()
    let manifest = folder.appendingPathComponent("Pack/Package.swift").path
    #expect(throws: PackageError.sources(manifest: manifest, of: checkout.path, package: sdk.package.path)) {
      try BuildPlan(package(path: checkout.path), .success(sdk))
    }
    #expect(throws: PackageError.sources(manifest: manifest, of: checkout.path, package: checkout.path + "/bin/sdk/Almanac")) {
      try BuildPlan(package(path: checkout.path), .failure(.missing("/sdk")))
    }
    let url = "https://example.org/team/almanac.git"
    let far = try package(["identity": "almanac", "type": "sourceControl", "url": url])
    #expect(throws: PackageError.sources(manifest: manifest, of: url, package: sdk.package.path)) { try BuildPlan(far, .success(sdk)) }
    #expect(throws: PackageError.sources(manifest: manifest, of: url, package: "/usr/lib/almanac/sdk/Almanac")) {
      try BuildPlan(far, .failure(.missing("/sdk")))
    }
    #expect(
      "\(PackageError.sources(manifest: "Hello/Package.swift", of: "/x/Almanac", package: "/x/Almanac/bin/sdk/Almanac"))"
        == "Hello/Package.swift names Almanac's sources in /x/Almanac; a widget is built against the SDK: "
        + ".package(name: \"Almanac\", path: \"/x/Almanac/bin/sdk/Almanac\")")
  }

  // MARK: Libraries

  @Test func `an app keeps the libraries it was built with, once for all apps`() throws {
    defer { cleanUp() }
    let configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"))
    try FileManager.default.createDirectory(at: configuration.dataFolder, withIntermediateDirectories: true)
    let sdk = try WidgetSDK(at: sdk())
    let app = try bundle(libraries: Self.set)
    #expect(try AppLibraries.folder(of: app, in: configuration, sdk: sdk) == sdk.libraryFolder)
    #expect(throws: BundleError.noLibraries(app.url.path)) { try AppLibraries.folder(of: app, in: configuration, sdk: nil) }
    #expect(throws: BundleError.noLibraries(app.url.path)) { try AppLibraries.keep(of: app, in: configuration, sdk: nil) }

    try AppLibraries.keep(of: app, in: configuration, sdk: sdk)
    let kept = configuration.librariesFolder.appendingPathComponent(Self.set, isDirectory: true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted() == ["libAlmanac.so", "libswiftCore.so"])
    // No draft is left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: configuration.librariesFolder.path) == [Self.set])
    // The SDK may go now.
    #expect(try AppLibraries.folder(of: app, in: configuration, sdk: nil)?.path == kept.path)
    try AppLibraries.keep(of: app, in: configuration, sdk: nil)

    AppLibraries.sweep(configuration, used: [Self.set])
    #expect(FileManager.default.fileExists(atPath: kept.path))
    AppLibraries.sweep(configuration, used: [])
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `a set of libraries has the digest of its content as its name`() throws {
    defer { cleanUp() }
    let place = folder.appendingPathComponent("sets/c0e2e3ea0f2f7a4dbb7f0bba2e5eac9c65a8a2b8b9b0c0c1d0d1e0e1f0f1a0a1", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("abc".utf8).write(to: place.appendingPathComponent("libB.so"))
    try Data().write(to: place.appendingPathComponent("libA.so"))
    #expect(try !AppLibraries.isWhole(place))
    // The digests of nothing and of "abc" are those of FIPS 180-4's examples.
    let lines = """
      libA.so e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
      libB.so ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad

      """
    let name = SHA256.hash(data: Data(lines.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let named = folder.appendingPathComponent("sets/\(name)", isDirectory: true)
    try FileManager.default.moveItem(at: place, to: named)
    #expect(try AppLibraries.isWhole(named))
    try Data("abd".utf8).write(to: named.appendingPathComponent("libB.so"))
    #expect(try !AppLibraries.isWhole(named))
  }

  @Test func `libraries that an extension has closed are opened again`() throws {
    defer { cleanUp() }
    let configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"))
    try FileManager.default.createDirectory(at: configuration.dataFolder, withIntermediateDirectories: true)
    let sdk = try WidgetSDK(at: sdk())
    try AppLibraries.keep(of: bundle(libraries: Self.set), in: configuration, sdk: sdk)
    let kept = configuration.librariesFolder.appendingPathComponent(Self.set, isDirectory: true)
    func mode(_ url: URL) throws -> Int? { try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int }
    chmod(kept.appendingPathComponent("libAlmanac.so").path, 0)
    chmod(kept.path, 0)
    AppLibraries.reopen(kept, in: configuration)
    #expect(try mode(kept) == 0o500)
    #expect(try mode(kept.appendingPathComponent("libAlmanac.so")) == 0o500)
    chmod(kept.path, 0o700)
  }

  @Test func `a bundle names a set by its digits alone, and its own libraries come first`() throws {
    defer { cleanUp() }
    for text in ["", "..", "../../etc", Self.set.uppercased(), Self.set + "0"] { #expect(!AppLibraries.isName(text)) }
    let configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"))
    let hostile = try bundle(libraries: "../../../etc")
    #expect(hostile.libraries == nil)
    #expect(try AppLibraries.folder(of: hostile, in: configuration, sdk: nil) == nil)
    let own = try bundle(libraries: Self.set, in: folder.appendingPathComponent("other"))
    let frameworks = own.url.appendingPathComponent("Frameworks", isDirectory: true)
    try FileManager.default.createDirectory(at: frameworks, withIntermediateDirectories: true)
    #expect(try AppLibraries.folder(of: own, in: configuration, sdk: nil) == frameworks)
  }
}
