import AlmanacBasics
import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation

/// What a kind's provider and its app say about when widgets are relevant, for one widget (Specification B5). A pure function of its arguments.
package struct RelevanceContexts {
  let kind: KindDescription
  /// What is configured of the widget.
  let configuration: [String: JSONFragment]
  /// Where the device is, if the app's user lets it be compared; nil: no place counts.
  let place: DeviceLocation?
  /// When the widget was relevant so far. A device that stays at a place has been there since then.
  let earlier: [RelevantSpan]
  let profile: StackProfile

  /// When the widget is relevant, and what of it the host cannot know.
  package struct Answer: Equatable {
    package var spans: [RelevantSpan] = []
    /// The names of contexts that never hold, sorted.
    var unknown: [String] = []
    /// Whether a place is among the contexts.
    package var hasPlaces = false
  }

  package init(
    kind: KindDescription, configuration: [String: JSONFragment], place: DeviceLocation?, earlier: [RelevantSpan], profile: StackProfile
  ) {
    self.kind = kind
    self.configuration = configuration
    self.place = place
    self.earlier = earlier
    self.profile = profile
  }

  package func answer(_ values: [RelevanceValue], at now: Date) -> Answer {
    var answer = Answer()
    var unknown: Set<String> = []
    var there: [RelevantSpan] = []
    for value in values where isMeant(value) {
      switch value.context {
      case .interval(let interval):
        // What has ended never holds again.
        if let span = span(interval, number(of: value)), span.end.map({ $0 > now }) ?? true { answer.spans.append(span) }
      case .region(let region):
        answer.hasPlaces = true
        if contains(region), let span = stay(number(of: value), at: now), !there.contains(span) { there.append(span) }
      case .inferredLocation(let name), .condition(let name): unknown.insert(name)
      // A group alone says nothing about when.
      case nil: break
      }
    }
    answer.spans.sort { ($0.start, $0.end ?? .distantFuture) < ($1.start, $1.end ?? .distantFuture) }
    answer.spans += there
    answer.unknown = unknown.sorted()
    return answer
  }

  /// An instant holds for a while before and after it.
  private func span(_ interval: RelevantInterval, _ configuration: UInt64?) -> RelevantSpan? {
    let (start, end) = (Date(timeIntervalSince1970: interval.start), Date(timeIntervalSince1970: interval.end))
    guard end <= start else { return RelevantSpan(.date, from: start, to: end, configuration: configuration) }
    return RelevantSpan(
      .date, from: start.addingTimeInterval(-profile.instantHolds), to: start.addingTimeInterval(profile.instantHolds), configuration: configuration)
  }

  private func stay(_ configuration: UInt64?, at now: Date) -> RelevantSpan? {
    let since = earlier.first { $0.reason == .location && $0.configuration == configuration }?.start
    return RelevantSpan(.location, from: since ?? now, configuration: configuration)
  }

  /// A widget that is shown only while it is relevant shows what its contexts name, so configurations are distinguished.
  private func number(of value: RelevanceValue) -> UInt64? { kind.onlyWhileRelevant ? Self.number(of: value.configuration) : nil }

  /// Returns the number by which the scheduler distinguishes configurations; nil: none.
  static func number(of configuration: Data) -> UInt64? { configuration.isEmpty ? nil : FNV1a.hash(configuration) }

  private func contains(_ region: RelevantRegion) -> Bool {
    guard let place, let center = try? DeviceLocation(latitude: region.latitude, longitude: region.longitude, date: place.date) else { return false }
    return place.distance(to: center) <= region.radius
  }

  // MARK: Which widgets are meant

  /// Whether a context is about a widget with this configuration. One without a configuration is about all, and so is each of a kind whose widgets show what
  /// their contexts name.
  private func isMeant(_ value: RelevanceValue) -> Bool {
    guard !kind.onlyWhileRelevant, !value.configuration.isEmpty, case .object(let members)? = try? JSONFragment(data: value.configuration) else {
      return true
    }
    return kind.parameters.allSatisfy { parameter in
      let wanted = members[parameter.name] ?? .null
      if let own = configuration[parameter.name], own != .null || parameter.isOptional { return Self.isSame(own, wanted) }
      if !parameter.defaultValue.isEmpty, let byDefault = try? JSONFragment(data: parameter.defaultValue) {
        return wanted == .null || Self.isSame(byDefault, wanted)
      }
      // Without a default the intent has an empty value, or an enumeration's first case.
      return Self.isNothing(wanted) || parameter.type == "enum" && parameter.options.first?.isValue(wanted) == true
    }
  }

  private static func isNothing(_ value: JSONFragment) -> Bool {
    switch value {
    case .null, .bool(false), .string(""): true
    case .array(let elements): elements.isEmpty
    case .object(let members): members["value"]?.number == 0
    default: value.number == 0
    }
  }

  /// Whether a configured value is the one that a context means. The context's value may have more fields: for a person who was configured by name
  /// also the handle.
  private static func isSame(_ own: JSONFragment, _ meant: JSONFragment) -> Bool {
    switch (own, meant) {
    case (.array(let own), .array(let meant)): own.count == meant.count && zip(own, meant).allSatisfy(isSame)
    case (.object(let members), .object):
      if let own = own["identifier"], let meant = meant["identifier"] {
        own == meant
      } else {
        members.allSatisfy { key, value in meant[key].map { isSame(value, $0) } ?? false }
      }
    case (.string, .object): own == meant["identifier"] || own == meant["name"]
    case (.object, .string): own["identifier"] == meant
    default: FormEvaluation.isEqual(own, meant) || FormEvaluation.order(own, meant) == .orderedSame
    }
  }
}
