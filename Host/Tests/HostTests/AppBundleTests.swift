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
