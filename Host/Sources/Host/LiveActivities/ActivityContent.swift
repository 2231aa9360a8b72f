import AlmanacBasics
import AlmanacWireSchema
import Foundation

/// What a live activity shows: JSON of the app, and the drawings that its extension made of it.
struct ActivityContent: Codable, Sendable, Hashable {
  var attributes: Data
  var state: Data
  /// The newest alert. Its texts are the app's, so they are sealed with the content.
  var alert: ActivityAlert?
  /// The encoded archives of the newest drawings for the host's usual device, by presentation. They stay until newer ones are complete.
  var drawings: [String: Data] = [:]
  /// Names these drawings, so that a tap can say which of them it refers to; nil: there are none, or an earlier version made them.
  var drawing: String?

  /// Reads what ``encoded()`` has written; nil for anything else. A host refers to no value twice, so its lists take no more than their bytes.
  init?(encoded: Data) {
    guard encoded.starts(with: Data("bplist".utf8)),
      (try? CheckedPropertyList.check(encoded, expandedBytes: encoded.count + 1 << 16, depth: 8)) != nil
    else { return nil }
    guard let content = try? PropertyListDecoder().decode(Self.self, from: encoded) else { return nil }
    self = content
  }

  init(attributes: Data, state: Data, alert: ActivityAlert? = nil) {
    (self.attributes, self.state, self.alert) = (attributes, state, alert)
  }

  func encoded() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }

  /// The request's configuration: what the extension draws.
  func configuration(id: String, isStale: Bool) -> Data {
    // The parts were checked to be JSON.
    Data("{\"id\":\"\(id)\",\"isStale\":\(isStale),\"attributes\":".utf8) + attributes + Data(",\"state\":".utf8) + state + Data("}".utf8)
  }
}

/// New content of an activity, from the app or a push.
struct ActivityChange: Sendable {
  var state: Data
  var staleDate: Date?
  var relevanceScore: Double
  var timestamp: Date
  var alert: ActivityAlert?
}
