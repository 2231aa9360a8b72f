import AlmanacWireSchema
import Foundation
import Host

/// An app bundle with the widgets of `Widgets/`, whose extension can be started.
public struct BenchExtension {
  public let bundle: AppBundle
  public let configuration: HostConfiguration

  /// - Parameters:
  ///   - folder: where the app bundle is created.
  ///   - name: the app's name; an app of each name can be installed beside the others.
  public init(in folder: URL, named name: String = "BenchWidget") throws {
    guard let products = ProcessInfo.processInfo.environment["BENCH_WIDGETS"] else { throw BenchError.widgetsAreMissing }
    let app = folder.appending(path: "\(name).app")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: products).appending(path: "BenchWidget"), to: app.appending(path: "BenchWidget"))
    // As `almanac` writes it: the host lets the extension read the SDK's libraries.
    let libraries = try WidgetSDK.find().description.librarySet
    let info = ["CFBundleExecutable": "BenchWidget", "CFBundleIdentifier": "org.example.\(name)", "AlmanacLibraries": libraries]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: app.appending(path: "Info.plist"))
    bundle = try AppBundle(at: app)
    configuration = HostConfiguration(dataFolder: folder.appending(path: "data"))
  }

  public func client() -> ExtensionClient { ExtensionClient(bundle: bundle, configuration: configuration) }

  /// Requests the timeline of a kind whose name ends in its number of entries.
  public func request(_ kind: String, entries: Int, family: WidgetFamilyValue) throws -> EntryRequest {
    guard let context = RenderContext(device: configuration.device, family: family) else { throw BenchError.familyIsMissing(family.name) }
    return .with {
      $0.kind = "\(kind)\(entries)"
      $0.context = context
    }
  }

  /// Runs `body` with a temporary folder.
  public static func withFolder(
    _ name: String, isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}

public enum BenchError: Error, CustomStringConvertible {
  case widgetsAreMissing
  case familyIsMissing(String)
  case system(String, Int32)

  public var description: String {
    switch self {
    case .widgetsAreMissing:
      "BENCH_WIDGETS names no folder: run Scripts/bench, or build Benchmarks/Widgets in release and name the folder of its products, and in ALMANAC_SDK bin/sdk"
    case .familyIsMissing(let family): "the device has no \(family)"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    }
  }
}
