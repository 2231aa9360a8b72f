import Foundation

/// What an extension may use and a reply may hold, each limit named in errors as it is named here (`Data/limits.json`).
///
/// A value, so that a host or a test can tighten one limit and leave the rest.
public struct LimitsProfile: Sendable, Hashable {
  /// Seconds for one reply.
  public var replyDeadline: Double
  /// Bytes of memory an extension may grow by over the bare runtime.
  public var memoryGrowth: Int
  /// The most bytes that count as the bare runtime.
  public var memoryBaseline: Int
  /// Bytes of one protocol frame.
  public var replyBytes: Int
  /// Entries of one timeline.
  public var entryCount: Int
  /// Bytes of one entry's display lists.
  public var entryBytes: Int
  /// Bytes of one image.
  public var entryImageBytes: Int
  /// Pixels of one image.
  public var imagePixelArea: Int
  /// Lines of output that are kept for one app.
  public var logLines: Int
  /// Bytes of one line of output.
  public var logLineBytes: Int
  /// Lines of output that are kept from one second.
  public var logLinesPerSecond: Int
  /// Seconds that an extension without work is kept.
  public var idleLetGo: Double
  /// Extensions that work at the same time.
  public var concurrentExtensions: Int
  /// Seconds of processor time of one extension process.
  public var processorSeconds: Int
  /// Bytes of address space of one extension process.
  public var addressSpace: Int
  /// Bytes of private writable memory of one extension process.
  public var dataBytes: Int
  /// Open descriptors of one extension process.
  public var openFiles: Int
  /// Bytes of the largest file that an extension may write.
  public var fileBytes: Int
}

extension Profiles {
  /// The limits that a host starts with.
  public static let limits: LimitsProfile = {
    let file: LimitsFile = embedded(PackageResources.limits_json, named: "limits.json")
    // A missing figure is a fault of the build, as a file that does not decode is.
    func figure(_ name: String) -> Double {
      guard let limit = file.limits[name] else { preconditionFailure("Sources/Shared/Profiles/Data/limits.json lacks \(name)") }
      return limit.value
    }
    func whole(_ name: String) -> Int { Int(figure(name)) }
    return LimitsProfile(
      replyDeadline: figure("replyDeadline"), memoryGrowth: whole("memoryGrowth"), memoryBaseline: whole("memoryBaseline"),
      replyBytes: whole("replyBytes"), entryCount: whole("entryCount"), entryBytes: whole("entryBytes"),
      entryImageBytes: whole("entryImageBytes"), imagePixelArea: whole("imagePixelArea"), logLines: whole("logLines"),
      logLineBytes: whole("logLineBytes"), logLinesPerSecond: whole("logLinesPerSecond"), idleLetGo: figure("idleLetGo"),
      concurrentExtensions: whole("concurrentExtensions"), processorSeconds: whole("processorSeconds"), addressSpace: whole("addressSpace"),
      dataBytes: whole("dataBytes"), openFiles: whole("openFiles"), fileBytes: whole("fileBytes"))
  }()
}

/// The shape of `limits.json`.
private struct LimitsFile: Decodable {
  struct Figure: Decodable {
    let value: Double
    let unit: String
    let source: String
  }
  let limits: [String: Figure]
}
