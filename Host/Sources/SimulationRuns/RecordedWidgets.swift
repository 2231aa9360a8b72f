import AlmanacScheduler
import AlmanacSimulation
import Foundation

/// A recording: descriptions of widgets that are simulated without their extensions.
///
/// ```yaml
/// widgets:
///   - {app: News, kind: headlines, family: systemMedium, page: 0, entries: 4, spacing: 900, policy: after, after: 900}
///   - {app: Market, kind: quotes, entries: 1, policy: aligned, at: "14:30", jitter: 600}
/// ```
public struct RecordedWidgets: Sendable {
  public let widgets: [SimulatedWidget]
  /// The timelines of each kind.
  public let timelines: [String: SyntheticTimeline]

  /// Reads a recording.
  ///
  /// - Throws: ``SimulationFileError`` with the line of the fault.
  public init(from url: URL) throws {
    try self.init(try StrictYAML.read(File.self, from: url, keys: File.knownKeys), named: url.lastPathComponent)
  }

  init(text: String, named file: String) throws {
    try self.init(try StrictYAML.read(File.self, from: text, named: file, keys: File.knownKeys), named: file)
  }

  private init(_ file: File, named name: String) throws {
    guard !file.widgets.isEmpty else { throw SimulationFileError(file: name, line: nil, message: "widgets is empty; write at least one") }
    var widgets: [SimulatedWidget] = []
    var timelines: [String: SyntheticTimeline] = [:]
    for (index, line) in file.widgets.enumerated() {
      widgets.append(
        SimulatedWidget(
          id: InstanceID("\(line.app)/\(line.kind)/\(index)"), app: AppID(line.app), kind: line.kind, family: line.family, page: line.page,
          traits: AppTraits(isProtected: line.isProtected, usesLocation: line.usesLocation)))
      if let other = timelines.updateValue(line.timeline, forKey: line.kind), other != line.timeline {
        throw SimulationFileError(
          file: name, line: nil, message: "the kind \(line.kind) has two different timelines; give each timeline a kind of its own")
      }
    }
    self.widgets = widgets
    self.timelines = timelines
  }

  private struct File: Decodable {
    var widgets: [Line]
    static let knownKeys = KnownKeys.map([
      "widgets": .list(.map(Dictionary(uniqueKeysWithValues: Line.CodingKeys.allCases.map { ($0.rawValue, $0 == .scores ? .list(.value) : .value) })))
    ])
  }

  private struct Line: Decodable {
    var app: String
    var kind: String
    var family: String
    var page: Int
    var isProtected: Bool
    var usesLocation: Bool
    var timeline: SyntheticTimeline

    enum CodingKeys: String, CodingKey, CaseIterable {
      case app, kind, family, page, protected, usesLocation, entries, spacing, policy, after, at, jitter, failuresPerThousand
      case scores, relevantFor
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      app = try container.decode(String.self, forKey: .app)
      kind = try container.decode(String.self, forKey: .kind)
      family = try container.decodeIfPresent(String.self, forKey: .family) ?? "systemSmall"
      isProtected = try container.decodeIfPresent(Bool.self, forKey: .protected) ?? false
      usesLocation = try container.decodeIfPresent(Bool.self, forKey: .usesLocation) ?? false
      func number(_ key: CodingKeys, in range: ClosedRange<Double>, orElse usual: Double? = nil) throws -> Double {
        if let usual, !container.contains(key) { return usual }
        let value = try container.decode(Double.self, forKey: key)
        guard range.contains(value) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "give \(range.lowerBound) to \(range.upperBound), not \(value)")
        }
        return value
      }
      page = Int(try number(.page, in: 0...99, orElse: 0))
      let name = try container.decode(String.self, forKey: .policy)
      let policy: SyntheticTimeline.Policy
      switch name {
      case "atEnd": policy = .atEnd
      case "never": policy = .never
      case "after": policy = .after(try number(.after, in: -1e9...1e9))
      case "aligned": policy = .aligned(try container.decode(TimeOfDay.self, forKey: .at), jitter: try number(.jitter, in: 0...86_400, orElse: 0))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .policy, in: container, debugDescription: "there is no policy \(name); write atEnd, after, aligned or never")
      }
      let scores = try container.decodeIfPresent([Double].self, forKey: .scores) ?? []
      guard scores.count <= 10_000, scores.allSatisfy({ Float($0).isFinite }) else {
        throw DecodingError.dataCorruptedError(forKey: .scores, in: container, debugDescription: "give at most 10000 finite numbers")
      }
      timeline = SyntheticTimeline(
        entries: Int(try number(.entries, in: 0...10_000, orElse: 1)), spacing: try number(.spacing, in: 0...1e9, orElse: 3600), policy: policy,
        failuresPerThousand: try number(.failuresPerThousand, in: 0...1000, orElse: 0), scores: scores,
        relevantFor: try number(.relevantFor, in: 0...1e9, orElse: 0))
    }
  }
}
