import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Host

/// A data folder and an app bundle around the test extension; both are deleted with the fixture.
final class Fixture: Sendable {
  let folder: URL
  let bundleURL: URL
  let startedProcesses: StartedProcesses

  /// - Parameter start: what the extension does when it starts, instead of serving requests.
  /// - Parameter info: further keys of the `Info.plist`.
  init(start: String? = nil, info: [String: Any] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: true)
    bundleURL = folder.appendingPathComponent("Test.app", isDirectory: true)
    startedProcesses = StartedProcesses(of: folder.path)
    try Self.makeBundle(at: bundleURL, start: start, info: info)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static func makeBundle(at url: URL, start: String? = nil, info further: [String: Any] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let name = url.deletingPathExtension().lastPathComponent
    let own: [String: Any] = ["CFBundleIdentifier": "test.\(name)", "CFBundleDisplayName": "The \(name)", "CFBundleExecutable": name]
    let info = own.merging(further) { $1 }
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: url.appendingPathComponent("Info.plist"))
    // A copy: a bundle's links stay inside it.
    try FileManager.default.copyItem(at: products.appendingPathComponent("TestExtension"), to: url.appendingPathComponent(name))
    try start?.write(to: url.appendingPathComponent("start"), atomically: true, encoding: .utf8)
  }

  /// The build folder that contains this test program and the test extension.
  static var products: URL {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: executable).deletingLastPathComponent()
  }

  /// A configuration whose limits of time are longer than a busy machine needs. Tests of these limits set them.
  func configuration(_ clock: ExtensionClock = .system, _ change: (inout LimitsProfile) -> Void = { _ in }) -> HostConfiguration {
    var limits = Profiles.limits
    (limits.replyDeadline, limits.optionsDeadline, limits.paintDeadline, limits.killWait, limits.idleLetGo) = (600, 600, 600, 600, 600)
    change(&limits)
    var configuration = HostConfiguration(dataFolder: folder.appendingPathComponent("data"), limits: limits, clock: clock)
    configuration.folderPatience = 60
    return configuration
  }

  func client(_ clock: ExtensionClock = .system, _ change: (inout LimitsProfile) -> Void = { _ in }) throws -> ExtensionClient {
    ExtensionClient(bundle: try AppBundle(at: bundleURL), configuration: configuration(clock, change))
  }

  static func request(_ kind: String, family: WidgetFamilyValue = .systemSmall, configuration: String = "") -> EntryRequest {
    .with {
      $0.kind = kind
      $0.context = RenderContext(device: Profiles.defaultDevice, family: family) ?? RenderContext()
      $0.configuration = Data(configuration.utf8)
    }
  }
}

/// The texts that the test extension put into its drawings.
func texts(_ archive: TimelineArchive) throws -> [String] {
  try archive.displayLists.map { try DisplayList(serializedBytes: $0).widgetURL }
}

/// The error that `body` throws, as an extension's failure.
func failure(_ body: () async throws -> some Any) async -> ExtensionError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? ExtensionError
  }
}
