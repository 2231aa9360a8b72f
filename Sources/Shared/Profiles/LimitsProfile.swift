import Foundation

/// What an extension may use and what a reply may contain (`Data/limits.json`). Errors name a limit by its property's name.
///
/// A value type, so that a host or a test can change one limit and keep the others.
public struct LimitsProfile: Sendable, Hashable {
  /// Seconds until a reply must arrive.
  public var replyDeadline: Double
  /// Bytes by which an extension's memory may exceed the bare runtime's.
  public var memoryGrowth: Int
  /// The most bytes that count as the bare runtime's.
  public var memoryBaseline: Int
  /// The most bytes of one protocol frame.
  public var replyBytes: Int
  /// The most entries of one timeline.
  public var entryCount: Int
  /// The most bytes of one entry's display lists.
  public var entryBytes: Int
  /// The most bytes of one image.
  public var entryImageBytes: Int
  /// The most pixels of one image.
  public var imagePixelArea: Int
  /// Lines of output kept per app.
  public var logLines: Int
  /// The most bytes of one line of output.
  public var logLineBytes: Int
  /// Lines of output kept per second.
  public var logLinesPerSecond: Int
  /// Seconds after which an idle extension is ended.
  public var idleLetGo: Double
  /// The most extensions that work at the same time.
  public var concurrentExtensions: Int
  /// Seconds of processor time of one extension process.
  public var processorSeconds: Int
  /// Bytes of address space of one extension process.
  public var addressSpace: Int
  /// Bytes of private writable memory of one extension process.
  public var dataBytes: Int
  /// Open file descriptors of one extension process.
  public var openFiles: Int
  /// Bytes of the largest file that an extension may write.
  public var fileBytes: Int
}

extension Profiles {
  /// A host's default limits.
  public static let limits: LimitsProfile = {
    let file: LimitsFile = embedded(PackageResources.limits_json, named: "limits.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let limit = file.limits[name] else { preconditionFailure("Sources/Shared/Profiles/Data/limits.json lacks \(name)") }
      return limit.value
    }
    func whole(_ name: String) -> Int { Int(value(name)) }
    return LimitsProfile(
      replyDeadline: value("replyDeadline"), memoryGrowth: whole("memoryGrowth"), memoryBaseline: whole("memoryBaseline"),
      replyBytes: whole("replyBytes"), entryCount: whole("entryCount"), entryBytes: whole("entryBytes"),
      entryImageBytes: whole("entryImageBytes"), imagePixelArea: whole("imagePixelArea"), logLines: whole("logLines"),
      logLineBytes: whole("logLineBytes"), logLinesPerSecond: whole("logLinesPerSecond"), idleLetGo: value("idleLetGo"),
      concurrentExtensions: whole("concurrentExtensions"), processorSeconds: whole("processorSeconds"), addressSpace: whole("addressSpace"),
      dataBytes: whole("dataBytes"), openFiles: whole("openFiles"), fileBytes: whole("fileBytes"))
  }()
}

/// The format of `limits.json`.
private struct LimitsFile: Decodable {
  struct Figure: Decodable {
    let value: Double
    let unit: String
    let source: String
  }
  let limits: [String: Figure]
}
