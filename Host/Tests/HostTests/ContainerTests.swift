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
}
