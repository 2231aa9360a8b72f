/// The rules, in the order of evaluation and of the specification.
///
/// A request is free if any freeing rule says so. It is granted at the latest of the instants that the holding rules return; the rule that returned
/// it is recorded. To add a rule, write its file and list it here.
public enum ReloadRules {
  static let freeing: [ReloadRule] = [
    .firstTimeline,  // B3
    .configuration,  // B4
    .foreground,  // C8
    .intent,  // C8, A14
    .environment,  // C9
    .appUpdate,  // C9
    .location,  // C9
    .staleWhenViewed,  // C9
  ]

  static let holding: [ReloadRule] = [
    .policyAtEnd,  // C3
    .policySystemChoice,  // C3
    .policyAfter,  // C4
    .floor,  // C5
    .inFlight,  // C5
    .backOff,  // C5
    .budget,  // C6
    .asleep,  // C7
    .locked,  // C7
  ]

  static let recording: [ReloadRule] = [
    .policyNever,  // C4
    .failure,  // C2
    .lostAttempt,  // C6
  ]

  public static let all: [ReloadRule] = freeing + holding + recording

  /// The rule with the name that a decision records.
  public static func rule(named name: String) -> ReloadRule? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
