/// The keys that each part of a file may have, for checking a file before decoding it.
public indirect enum KnownKeys: Sendable {
  /// A number, string or Boolean.
  case value
  /// A list; every element may have these keys.
  case list(KnownKeys)
  /// A mapping that may have these keys, each with what its value may contain.
  case map([String: KnownKeys])

  fileprivate static func map<Key: CodingKey & CaseIterable>(_ keys: Key.Type, _ inner: [Key: KnownKeys] = [:]) -> KnownKeys where Key: Hashable {
    .map(Dictionary(uniqueKeysWithValues: keys.allCases.map { ($0.stringValue, inner[$0] ?? .value) }))
  }
}

extension Behavior {
  /// The keys that a behaviour's file may have.
  public static let knownKeys = KnownKeys.map(
    CodingKeys.self,
    [
      .pages: .list(.value),
      .stacks: .list(.map(BehaviorStack.CodingKeys.self, [.widgets: .list(.value)])),
      .days: .list(
        .map(
          BehaviorDay.CodingKeys.self,
          [
            .on: .list(.value), .travels: .list(.value), .lowPower: .list(.map(BehaviorDay.Span.CodingKeys.self)),
            .uses: .list(.map(BehaviorDay.Use.CodingKeys.self)), .launches: .list(.map(BehaviorDay.Launches.CodingKeys.self)),
            .sessions: .list(.map(BehaviorDay.Session.CodingKeys.self)), .pushes: .list(.map(BehaviorDay.Pushes.CodingKeys.self)),
            .swipes: .list(.map(BehaviorDay.Swipes.CodingKeys.self)),
          ])),
    ])
}
