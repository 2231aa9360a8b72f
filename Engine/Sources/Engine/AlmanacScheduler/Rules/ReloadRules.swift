/// The rules, in the order of evaluation and of the specification.
///
/// A request is free if a freeing rule applies to its reason. It is granted at the latest of the instants that the holding rules return; the rule
/// that returned it is recorded. To add a rule, write its file and list it here.
public enum ReloadRules {
  static let freeing: [ReloadRule] = [
    .firstTimeline,  // Specification B3
    .configuration,  // Specification B4
    .foreground,  // Specification C8
    .intent,  // Specification C8, A14
    .environment,  // Specification C9
    .appUpdate,  // Specification C9
    .location,  // Specification C9
    .staleWhenViewed,  // Specification C9
  ]

  static let holding: [ReloadRule] = [
    .policyAtEnd,  // Specification C3
    .policySystemChoice,  // Specification C3
    .policyAfter,  // Specification C4
    .floor,  // Specification C5
    .inFlight,  // Specification C5
    .backOff,  // Specification C5
    .budget,  // Specification C6
    .asleep,  // Specification C7
    .locked,  // Specification C7
  ]

  static let recording: [ReloadRule] = [
    .policyNever,  // Specification C4
    .failure,  // Specification C2
    .lostAttempt,  // Specification C6
  ]

  /// All rules: those that free a reload, those that hold one back, and those that only name an outcome.
  public static let all: [ReloadRule] = freeing + holding + recording

  /// Returns the rule with this ``ReloadRule/name``, which decisions record; nil if there is none.
  public static func rule(named name: String) -> ReloadRule? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
