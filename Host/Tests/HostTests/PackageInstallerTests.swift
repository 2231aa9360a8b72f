import Foundation
import Synchronization
import Testing

@testable import Host

extension ProcessTests {
  /// Tests with real builds of small packages.
  @Suite struct PackageInstallerTests {
    private func package(_ targets: [String: String]) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)/Pack", isDirectory: true)
      for (name, source) in targets {
        let sources = folder.appendingPathComponent("Sources/\(name)", isDirectory: true)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try source.write(to: sources.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
        try "hello".write(to: sources.appendingPathComponent("greeting.txt"), atomically: true, encoding: .utf8)
        let info = ["CFBundleIdentifier": "org.example.$(PRODUCT_NAME)", "CFBundleDisplayName": "The ${TARGET_NAME}"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: sources.appendingPathComponent("Info.plist"))
      }
      let list = targets.keys.sorted().map {
        #".executableTarget(name: "\#($0)", exclude: ["Info.plist"], resources: [.copy("greeting.txt")])"#
      }.joined(separator: ", ")
      let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pack\", targets: [\(list)])\n"
      try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      return folder
    }

    private func installer(_ folder: URL) -> PackageInstaller {
      let around = folder.deletingLastPathComponent()
      return PackageInstaller(
        place: .folder(around.appendingPathComponent("apps")), cache: around.appendingPathComponent("cache"), configuration: .debug,
        sdk: .failure(.missing("/nowhere")))
    }

    @Test func `a bundle is laid out, and laid out again in its place`() async throws {
      let folder = try package(["One": "print(1)", "Two": "print(2)"])
      #expect(PackageInstaller.isPackage(folder.path) && PackageInstaller.isPackage(folder.path + ":One"))
      try #"{"platform": "watchOS"}"#.write(to: folder.appendingPathComponent("almanac.json"), atomically: true, encoding: .utf8)
      let installer = installer(folder)
      for _ in 0..<2 {
        let app = try await installer.install(package: folder.path + ":One")
        #expect(app.name == "One" && app.identifier == "org.example.One" && app.displayName == "The One")
        #expect(app.platforms.include(.watch) && !app.platforms.include(.phone))
        let greeting = app.url.appendingPathComponent("greeting.txt")
        #expect(try String(contentsOf: greeting, encoding: .utf8) == "hello")
        #expect(!FileManager.default.fileExists(atPath: app.url.appendingPathComponent("Pack_Two.resources").path))
      }
      // The user can give the app another name than the target's.
      let named = try await installer.install(packages: [folder.path + ":Two"], named: "The second")
      #expect(named.map(\.name) == ["The second"] && named[0].identifier == "org.example.Two" && named[0].executable.lastPathComponent == "Two")
      try FileManager.default.removeItem(at: named[0].url)
      for name in ["", ".hidden", "a/b", "a\nb", String(repeating: "a", count: 65)] {
        await #expect(throws: PackageError.name(name)) { try await installer.install(packages: [folder.path + ":Two"], named: name) }
      }
      // No unfinished and no replaced bundles are left.
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().appendingPathComponent("apps").path) == ["One.app"])
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    @Test func `packages with targets of one name share no bundle, no container and no identifier`() async throws {
      let folders = try [package(["One": "print(1)"]), package(["One": "print(2)"])]
      let around = folders[0].deletingLastPathComponent()
      let installer = PackageInstaller(
        place: .byPackage(in: around.appendingPathComponent("bundles")), cache: around.appendingPathComponent("cache"), configuration: .debug,
        sdk: .failure(.missing("/nowhere")))
      let apps = try await [installer.install(package: folders[0].path), installer.install(package: folders[1].path)]
      #expect(apps.map(\.name) == ["One", "One"] && apps[0].url != apps[1].url)
      var configuration = HostConfiguration(dataFolder: around.appendingPathComponent("data"))
      configuration.uninstalledContainers = around.appendingPathComponent("uninstalled")
      #expect(configuration.container(of: apps[0]) != configuration.container(of: apps[1]))
      #expect(!apps.map { configuration.container(of: $0).path }.contains { $0.hasPrefix(configuration.containersFolder.path) })
      for folder in folders { try FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    }

    @Test(arguments: [("One", "Pack", "local.pack.one"), ("One", "One", "local.one"), ("Größe", "My Pack", "local.my-pack.gr--e")])
    func `an app whose package names no identifier gets that of package and target`(target: String, package: String, expected: String) {
      #expect(UsualIdentifier.of(target: target, package: package) == expected)
    }

    @Test func `an app of an earlier version is replaced, and another package's is not`() {
      #expect(UsualIdentifier.isLater("local.pack.one", than: "local.one") && UsualIdentifier.isLater("a.b", than: "a.b"))
      for known in ["local.other.one", "org.one", "local.two", "local"] {
        #expect(!UsualIdentifier.isLater("local.pack.one", than: known), "\(known)")
      }
    }

    @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
    func `a package that cannot be written is built in the cache`() async throws {
      let source = try package(["One": "print(1)"])
      let around = source.deletingLastPathComponent()
      defer { try? FileManager.default.removeItem(at: around) }
      let mounted = around.appendingPathComponent("mounted")
      let disk = try SmallDisk(at: mounted)
      let folder = mounted.appendingPathComponent("Pack", isDirectory: true)
      try FileManager.default.moveItem(at: source, to: folder)
      try await disk.makeReadOnly()
      let lines = Mutex<[String]>([])
      let installer = PackageInstaller(
        place: .folder(around.appendingPathComponent("apps")), cache: around.appendingPathComponent("cache"), configuration: .debug,
        sdk: .failure(.missing("/nowhere"))
      ) { line in lines.withLock { $0.append(line) } }
      for _ in 0..<2 { #expect(try await installer.install(package: folder.path).name == "One") }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build").path))
      #expect(try FileManager.default.contentsOfDirectory(atPath: installer.cache.path).count == 1)
      #expect(lines.withLock { $0 }.contains("note: \(folder.path) cannot be written, so it is built in the cache folder"))
    }

    @Test func `folders of languages have the names that apps search for, which a build writes in small letters`() async throws {
      let folder = try package(["One": "print(1)"])
      let sources = folder.appendingPathComponent("Sources/One/Texts")
      for language in ["pt-BR", "zh-Hant", "en"] {
        let place = sources.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try "\"a\" = \"b\";".write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
      }
      let manifest = folder.appendingPathComponent("Package.swift")
      let text = try String(contentsOf: manifest, encoding: .utf8)
        .replacing(".copy(\"greeting.txt\")", with: ".process(\"Texts\"), .copy(\"greeting.txt\")")
        .replacing("name: \"Pack\",", with: "name: \"Pack\", defaultLocalization: \"en\",")
      try text.write(to: manifest, atomically: true, encoding: .utf8)
      let app = try await installer(folder).install(package: folder.path).url
      let found = try FileManager.default.contentsOfDirectory(atPath: app.path).filter { $0.hasSuffix(".lproj") }.sorted()
      #expect(found == ["en.lproj", "pt-BR.lproj", "zh-Hant.lproj"])
    }

    @Test func `linked resources are copied as the files they point at`() async throws {
      let folder = try package(["One": "print(1)"])
      let sources = folder.appendingPathComponent("Sources/One/Resources/Bundle")
      let author = folder.deletingLastPathComponent().appendingPathComponent("Author")
      for place in [sources.appendingPathComponent("de.lproj"), author] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      for name in ["a.txt", "b.strings"] { try name.write(to: author.appendingPathComponent(name), atomically: true, encoding: .utf8) }
      // The folder is as deep as the build's resource folder, so that copied links lead to the same files.
      try FileManager.default.createSymbolicLink(atPath: sources.path + "/a.txt", withDestinationPath: "../../../../../Author/a.txt")
      try FileManager.default.createSymbolicLink(
        atPath: sources.path + "/de.lproj/b.strings", withDestinationPath: "../../../../../../Author/b.strings")
      let manifest = folder.appendingPathComponent("Package.swift")
      let resources = ".copy(\"Resources/Bundle/a.txt\"), .copy(\"Resources/Bundle/de.lproj\"), .copy(\"greeting.txt\")"
      let text = try String(contentsOf: manifest, encoding: .utf8).replacing(".copy(\"greeting.txt\")", with: resources)
      try text.write(to: manifest, atomically: true, encoding: .utf8)
      let installer = installer(folder)
      for _ in 0..<2 {
        let app = try await installer.install(package: folder.path).url
        for (path, content) in [("a.txt", "a.txt"), ("de.lproj/b.strings", "b.strings")] {
          let place = app.appendingPathComponent(path)
          #expect(try String(contentsOf: place, encoding: .utf8) == content)
          #expect(try place.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == false)
        }
        // A leftover for the next build: a link to a missing file.
        let resources = folder.appendingPathComponent(".build/debug/Pack_One.resources/old.txt")
        try? FileManager.default.createSymbolicLink(atPath: resources.path, withDestinationPath: "gone.txt")
        #expect(!FileManager.default.fileExists(atPath: app.appendingPathComponent("old.txt").path))
      }
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    @Test func `a link is followed from the package, not from the build folder`() async throws {
      let folder = try package(["One": "print(1)"])
      let sources = folder.appendingPathComponent("Sources/One")
      let author = folder.deletingLastPathComponent().appendingPathComponent("Author")
      for place in [sources.appendingPathComponent("fr.lproj"), author] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      for name in ["a.txt", "b.strings"] { try name.write(to: author.appendingPathComponent(name), atomically: true, encoding: .utf8) }
      // The folder is less deep than the build's resource folder, so copied links lead nowhere.
      try FileManager.default.createSymbolicLink(atPath: sources.path + "/a.txt", withDestinationPath: "../../../Author/a.txt")
      try FileManager.default.createSymbolicLink(
        atPath: sources.path + "/fr.lproj/b.strings", withDestinationPath: "../../../../Author/b.strings")
      let manifest = folder.appendingPathComponent("Package.swift")
      let resources = ".copy(\"a.txt\"), .copy(\"fr.lproj\"), .copy(\"greeting.txt\")"
      let text = try String(contentsOf: manifest, encoding: .utf8).replacing(".copy(\"greeting.txt\")", with: resources)
      try text.write(to: manifest, atomically: true, encoding: .utf8)
      let installer = installer(folder)
      let app = try await installer.install(package: folder.path).url
      for (path, content) in [("a.txt", "a.txt"), ("fr.lproj/b.strings", "b.strings"), ("greeting.txt", "hello")] {
        #expect(try String(contentsOf: app.appendingPathComponent(path), encoding: .utf8) == content)
      }
      // A file that has gone missing is an error; it is not silently left out.
      try FileManager.default.removeItem(at: author.appendingPathComponent("b.strings"))
      await #expect(throws: PackageError.lostLink(sources.path + "/fr.lproj/b.strings")) { try await installer.install(package: folder.path) }
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    @Test func `each fault has an error of its own`() async throws {
      let folder = try package(["One": "let x: Int = \"no\"", "Two": "print(2)"])
      let installer = installer(folder)
      func refusal(_ package: String) async -> PackageError? {
        do {
          _ = try await installer.install(package: package)
          return nil
        } catch {
          return error as? PackageError
        }
      }
      #expect(await refusal("/nowhere") == .nothing("/nowhere"))
      #expect(await refusal("/tmp") == .noPackage("/tmp"))
      #expect(await refusal(folder.path) == .severalExecutables(folder.path, ["One", "Two"]))
      #expect(await refusal(folder.path + ":Three") == .unknownTarget("Three", known: ["One", "Two"]))
      let error = await refusal(folder.path + ":One")
      #expect(error?.description.contains("cannot convert value of type 'String'") == true)
      #expect(error?.description.contains("\n") == false)
      try "nonsense".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      guard case .malformed = await refusal(folder.path) else {
        Issue.record("a malformed manifest is named")
        return
      }
      let checkout = folder.deletingLastPathComponent().appendingPathComponent("Almanac", isDirectory: true)
      let plugin = checkout.appendingPathComponent("Author/Sources/Tools/AuthorSupport")
      try FileManager.default.createDirectory(at: plugin, withIntermediateDirectories: true)
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Pack", dependencies: [.package(name: "Almanac", path: "../Almanac")],
          targets: [.executableTarget(name: "Two", exclude: ["Info.plist", "greeting.txt"])])
        """
      try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      #expect(
        await refusal(folder.path)
          == .sources(manifest: folder.path + "/Package.swift", of: checkout.path, package: checkout.path + "/bin/sdk/Almanac"))
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }
  }
}
