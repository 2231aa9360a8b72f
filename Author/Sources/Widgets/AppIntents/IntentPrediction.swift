/// Stub. The system's suggestion of an intent. Nothing suggests intents, so predictions are never read.
public protocol IntentPredictionConfiguration {}
public struct _NoPredictions: IntentPredictionConfiguration { public init() {} }

/// Stub. A suggestion of an intent with some of its parameters. Its closures are never called.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {}
  public init<P0>(parameters: KeyPath<Intent, P0>, displayRepresentation: @escaping @Sendable (P0) -> DisplayRepresentation) {}
  public init<P0, P1>(
    parameters: (KeyPath<Intent, P0>, KeyPath<Intent, P1>), displayRepresentation: @escaping @Sendable (P0, P1) -> DisplayRepresentation
  ) {}
  public init<P0, P1, P2>(
    parameters: (KeyPath<Intent, P0>, KeyPath<Intent, P1>, KeyPath<Intent, P2>),
    displayRepresentation: @escaping @Sendable (P0, P1, P2) -> DisplayRepresentation
  ) {}
  public init<P0, P1, P2, P3>(
    parameters: (KeyPath<Intent, P0>, KeyPath<Intent, P1>, KeyPath<Intent, P2>, KeyPath<Intent, P3>),
    displayRepresentation: @escaping @Sendable (P0, P1, P2, P3) -> DisplayRepresentation
  ) {}
}

@resultBuilder
public struct IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> _NoPredictions { _NoPredictions() }
}
