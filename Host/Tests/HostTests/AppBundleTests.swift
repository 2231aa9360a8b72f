import AlmanacProfiles
import Foundation
import Testing

@testable import Host

@Suite final class AppBundleTests: Sendable {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func bundle(_ info: [String: Any]?, executable: String? = "Test", entitlements: [String: Any]? = nil) throws -> URL {
    let folder = root.appendingPathComponent("\(UUID().uuidString)/Test.app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ list: [String: Any], _ name: String) throws {
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: folder.appendingPathComponent(name))
    }
    if let info { try write(info, "Info.plist") }
    if let entitlements { try write(entitlements, "entitlements.plist") }
    if let executable {
      let file = folder.appendingPathComponent(executable)
      try SampleBundle.programHeader().write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return folder
  }

  @Test func `the declarations of an app are read`() throws {
    let url = try bundle(
      [
        "CFBundleIdentifier": "org.example.test", "CFBundleDisplayName": "Testing", "CFBundleExecutable": "Test", "NSWidgetUsesLocation": true,
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["test", "example"]]], "AlmanacOpenCommand": "xdg-open %u",
      ], entitlements: ["com.apple.developer.default-data-protection": "NSFileProtectionComplete"])
    let app = try AppBundle(at: url)
    #expect(app.name == "Test" && app.identifier == "org.example.test" && app.displayName == "Testing" && app.usesLocation)
    #expect(app.urlSchemes == ["test", "example"] && app.openCommand == "xdg-open %u" && app.dataProtection == "NSFileProtectionComplete")
  }

  /// The head of a PNG file.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6])
  }

  /// A bundle whose asset catalog has an icon with these files.
  private func bundle(icons: [String: Data], contents: String? = nil) throws -> URL {
    let url = try bundle(["CFBundleIdentifier": "org.example.test", "CFBundleExecutable": "Test"])
    let set = url.appendingPathComponent("Test.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, file) in icons { try file.write(to: set.appendingPathComponent(name)) }
    let images = icons.keys.sorted().map { #"{"filename": "\#($0)", "idiom": "universal"}"# }.joined(separator: ", ")
    try Data((contents ?? #"{"images": [{"idiom": "universal"}, \#(images)]}"#).utf8).write(to: set.appendingPathComponent("Contents.json"))
    return url
  }

  @Test func `an app has the largest square picture of its icon`() throws {
    let app = try AppBundle(at: bundle(icons: ["a.png": png(60, 60), "b.png": png(180, 180), "c.png": png(200, 100)]))
    #expect(app.icon?.file.lastPathComponent == "b.png")
    #expect(app.iconFile(limits: Profiles.bundleLimits) == png(180, 180))
    let other = try AppBundle(at: bundle(icons: ["a.png": png(60, 60)]))
    #expect(other.icon != nil && other.icon?.tag != app.icon?.tag)
    // Changed after it was read, for example by an installation of another version.
    try png(61, 61).write(to: try #require(other.icon).file)
    #expect(other.iconFile(limits: Profiles.bundleLimits) == nil)
  }

  @Test func `an icon that cannot be one is no icon, and no fault of the app`() throws {
    #expect(try AppBundle(at: bundle(["CFBundleIdentifier": "test", "CFBundleExecutable": "Test"])).icon == nil)
    let deep = String(repeating: "[", count: 100_000)
    for contents in ["", "{", deep, #"{"images": [{"filename": "../../../Info.plist"}]}"#, #"{"images": [{"filename": "../a.png"}]}"#] {
      #expect(try AppBundle(at: bundle(icons: ["a.png": png(9, 9)], contents: contents)).icon == nil, "\(contents.prefix(40))")
    }
    for file in [Data(), Data("<svg/>".utf8), png(0, 0), png(20, 10), Data(png(9, 9).prefix(20))] {
      #expect(try AppBundle(at: bundle(icons: ["a.png": file])).icon == nil)
    }
    var limits = Profiles.bundleLimits
    limits.iconPixels = 100
    #expect(try AppBundle(at: bundle(icons: ["a.png": png(101, 101)]), limits: limits).icon == nil)
    limits.iconBytes = 10
    #expect(try AppBundle(at: bundle(icons: ["a.png": png(9, 9)]), limits: limits).icon == nil)
    // A link leads to another file, which may be secret.
    let url = try bundle(icons: [:], contents: #"{"images": [{"filename": "a.png"}]}"#)
    let secret = root.appendingPathComponent("secret.png")
    try png(9, 9).write(to: secret)
    let link = url.appendingPathComponent("Test.xcassets/AppIcon.appiconset/a.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
    #expect(try AppBundle(at: url).icon == nil)
  }

  @Test func `an app without a visible name has that of its bundle`() throws {
    var info = ["CFBundleIdentifier": "org.example.test", "CFBundleExecutable": "Test", "CFBundleDisplayName": " ", "CFBundleName": "Clocks"]
    #expect(try AppBundle(at: bundle(info)).displayName == "Clocks")
    info["CFBundleName"] = ""
    #expect(try AppBundle(at: bundle(info)).displayName == "Test")
  }

  @Test func `an executable that this machine cannot run is refused`() throws {
    let url = try bundle(["CFBundleIdentifier": "test", "CFBundleExecutable": "Test"])
    let program = url.appendingPathComponent("Test")
    let header = try SampleBundle.programHeader()
    var foreign = header
    foreign[18] ^= 1
    for (content, fault) in [
      (Data(), BundleFault.notProgram), (Data("#!/bin/sh\n".utf8), .notProgram), (header.dropLast(), .notProgram), (foreign, .otherProcessor),
    ] {
      try content.write(to: program)
      #expect(throws: BundleError.refused(program.path, fault)) { try AppBundle(at: url) }
    }
  }

  @Test(arguments: ["CFBundleDisplayName", "CFBundleName", "CFBundleIdentifier", "AlmanacOpenCommand"])
  func `a control character in what commands show is refused`(key: String) throws {
    for character in ["\n", "\u{1b}", "\u{7f}", "\u{9b}", "\u{2028}", "\u{202e}"] {
      let url = try bundle(["CFBundleIdentifier": "test", "CFBundleExecutable": "Test"].merging([key: "a\(character)b"]) { $1 })
      let error = #expect(throws: BundleError.self) { try AppBundle(at: url) }
      #expect(error?.description.contains("contains a control character; remove it") == true)
      #expect(error?.description.unicodeScalars.allSatisfy(Printable.isName) == true)
    }
  }

  @Test func `a display name that is too long is refused`() throws {
    let url = try bundle(["CFBundleIdentifier": "test", "CFBundleExecutable": "Test", "CFBundleDisplayName": String(repeating: "n", count: 256)])
    #expect(throws: BundleError.malformed(url.path, "the display name takes 256 bytes, the limit is 255; shorten it")) { try AppBundle(at: url) }
  }

  @Test func `each fault has an error of its own`() throws {
    let fine = ["CFBundleIdentifier": "test", "CFBundleExecutable": "Test"]
    #expect(throws: BundleError.missing("/nowhere/X.app")) { try AppBundle(at: URL(fileURLWithPath: "/nowhere/X.app")) }
    #expect(throws: BundleError.notAFolder("/etc/hostname")) { try AppBundle(at: URL(fileURLWithPath: "/etc/hostname")) }
    let noInfo = try bundle(nil)
    #expect(throws: BundleError.noInfo(noInfo.path)) { try AppBundle(at: noInfo) }
    let noExecutable = try bundle(fine, executable: nil)
    #expect(throws: BundleError.noExecutable(noExecutable.path, "Test")) { try AppBundle(at: noExecutable) }
    let outside = try bundle(["CFBundleIdentifier": "test", "CFBundleExecutable": "../../bin/sh"])
    #expect(throws: BundleError.self) { try AppBundle(at: outside) }
    let anonymous = try bundle(["CFBundleExecutable": "Test"])
    #expect(throws: BundleError.malformed(anonymous.path, "CFBundleIdentifier is missing")) { try AppBundle(at: anonymous) }
    let broken = try bundle(nil)
    try Data("{".utf8).write(to: broken.appendingPathComponent("Info.plist"))
    let error = #expect(throws: BundleError.self) { try AppBundle(at: broken) }
    #expect(error?.description.contains("\n") == false)
    let locked = try bundle(fine)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: locked.path + "/Test")
    #expect(throws: BundleError.notExecutable(locked.path + "/Test")) { try AppBundle(at: locked) }
  }
}
