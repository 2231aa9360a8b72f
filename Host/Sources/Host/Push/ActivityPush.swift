import AlmanacProfiles
import AlmanacWireSchema
import Foundation

/// What a push says of a live activity: the member `aps` of its body.
struct ActivityPush {
  enum Event: String { case start, update, end }
  let event: Event
  let change: ActivityChange?
  /// Until when the activity is shown after its end; nil: as long as the system allows.
  let dismissal: Date?
  /// Of a start: the attributes' type and the attributes.
  let attributesType: String
  let attributes: Data
  /// Whether its alert names keys of the app's translations (`loc-key`), which are not looked up. The alert then has no words.
  let namesAlertKeys: Bool

  /// - Throws: ``PushError/badPayload``; ``ActivityError``.
  init(_ body: Data, now: Date, _ check: ActivityCheck) throws {
    guard JSONDepth.of(body) <= check.profile.contentDepth + 2, case .object(let members)? = try? JSONFragment(data: body),
      case .object(let aps)? = members["aps"], let event = Self.text(aps["event"]).flatMap(Event.init)
    else { throw PushError.badPayload }
    self.event = event
    func date(_ name: String) throws -> Date? {
      guard let value = aps[name] else { return nil }
      guard let seconds = Self.number(value) else { throw PushError.badPayload }
      return try check.date(seconds, name)
    }
    guard let timestamp = try date("timestamp") else { throw PushError.badPayload }
    dismissal = try date("dismissal-date")
    attributesType = Self.text(aps["attributes-type"]) ?? ""
    attributes = aps["attributes"]?.data ?? Data()
    let alertMembers: [String: JSONFragment]? = if case .object(let members)? = aps["alert"] { members } else { nil }
    namesAlertKeys = ["title", "body"].contains { name in
      if case .object? = alertMembers?[name] { true } else { false }
    }
    if let state = aps["content-state"] {
      let alert = alertMembers.map { check.alert(title: Self.text($0["title"]) ?? "", body: Self.text($0["body"]) ?? "", at: now) }
      change = ActivityChange(
        state: state.data, staleDate: try date("stale-date"), relevanceScore: try check.score(Self.number(aps["relevance-score"]) ?? 0),
        timestamp: timestamp, alert: alert)
    } else {
      change = nil
    }
    // Only an end can keep the content.
    guard change != nil || event == .end else { throw PushError.badPayload }
    guard event != .start || !attributesType.isEmpty && !attributes.isEmpty else { throw PushError.badPayload }
  }

  private static func text(_ value: JSONFragment?) -> String? { value.flatMap { try? JSONDecoder().decode(String.self, from: $0.data) } }
  private static func number(_ value: JSONFragment?) -> Double? { value.flatMap { try? JSONDecoder().decode(Double.self, from: $0.data) } }
}
