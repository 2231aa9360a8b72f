import AlmanacKeychainKeys
import Foundation
import Testing

@testable import Host

/// An app's container on disk.
@Suite struct ContainerTests {
  @Test func `an extension's home is its app's container`() throws {
    let fixture = try Fixture()
    let configuration = fixture.configuration()
    let environment = ExtensionEnvironment(
      bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration, timeZone: "UTC", locale: "en-US")
    let launch = try environment.launch(scratch: configuration.scratchFolder.appendingPathComponent("one"), clock: nil)
    let home = configuration.containersFolder.appendingPathComponent("Test").path
    let variables = launch.environment
    // Foundation reads both; without the second its home is the account's.
    #expect(variables["HOME"] == home && variables["CFFIXED_USER_HOME"] == home)
    #expect(variables["XDG_CACHE_HOME"] == home + "/Library/Caches" && variables["XDG_DATA_HOME"] == home + "/Library/Application Support")
    for folder in ["Documents", "Library/Caches", "Library/Application Support"] {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: home + "/" + folder, isDirectory: &isFolder) && isFolder.boolValue, "\(folder)")
    }
  }

  @Test func `an extension gets the keys of its own keychains, and may not read the key of the device`() throws {
    let fixture = try Fixture()
    let configuration = fixture.configuration()
    var environment = ExtensionEnvironment(
      bundle: try AppBundle(at: fixture.bundleURL), configuration: configuration, timeZone: "UTC", locale: "en-US")
    environment.keychainKeys = KeychainKeys(environment.bundle.keychains, of: try AccountKey(of: configuration).get())
    let scratch = configuration.scratchFolder.appendingPathComponent("one")
    let launch = try environment.launch(scratch: scratch, clock: nil)
    let keys = try #require(launch.environment[KeychainKeys.variable].flatMap { KeychainKeys($0) })
    let file = configuration.dataFolder.appendingPathComponent("keychain.key")
    let device = try DeviceKey(file)
    #expect(keys[.app("Test")] == device.key(of: .app("Test")))
    #expect(keys[.app("Other")] == nil && keys[.group("group.other")] == nil)
    #expect(device.key(of: .app("Test")) != device.key(of: .app("Other")) && device.key(of: .app("Test")) != device.key(of: .group("Test")))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    #expect(launch.files.allSatisfy { !file.path.hasPrefix($0.path + "/") && $0.path != file.path })
    // A damaged key takes the keychain from the app, and nothing else.
    try Data("short".utf8).write(to: file)
    #expect(throws: AccountKeyFault.self) { try AccountKey(of: configuration).get() }
    #expect(try Data(contentsOf: file) == Data("short".utf8))
  }
}
